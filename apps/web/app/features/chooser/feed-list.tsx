import { useTranslation } from '../../i18n/use-translation.ts'
import { CopyLink } from '../../ui/share/copy-link.tsx'
import { EndForm } from './end-form.tsx'
import styles from './feeds.module.css'
import type { FeedsData } from './load-feeds.server.ts'
import { SubscribeLinks } from './subscribe-links.tsx'

/** The calendar feeds of an account, with buttons to copy, open and end each. */
export function FeedList({ feeds }: Pick<FeedsData, 'feeds'>) {
  const { t } = useTranslation()
  if (feeds.length === 0) return <p className={styles.none}>{t('chooser.feeds.none')}</p>
  return (
    <ul>
      {feeds.map((feed) => (
        <FeedRow key={feed.uuid} feed={feed} />
      ))}
    </ul>
  )
}

function FeedRow({ feed }: { readonly feed: FeedsData['feeds'][number] }) {
  const { t } = useTranslation()
  const { uuid, address, chart, tag, filter, withHours, withLunarDates, place, lastRead, changed } = feed
  const name = `${chart ?? t('chooser.feeds.everyone')} · ${tag ?? t('chooser.feeds.wholeDay')}`
  return (
    <li className={styles.row}>
      <div className={styles.what}>
        <h3 className={styles.name}>
          {name}
          {changed > 0 && (
            <span className={styles.changed}>{t('chooser.feeds.changed', { count: changed })}</span>
          )}
        </h3>
        <p className={styles.none}>
          {t(`chooser.feeds.filters.${filter}`)}
          {withHours && `, ${t('chooser.feeds.withHours').toLowerCase()}`}
          {withLunarDates && `, ${t('chooser.feeds.withLunarDates').toLowerCase()}`}. {place ?? 'UTC'}.{' '}
          {lastRead ? t('chooser.feeds.lastRead', { date: lastRead }) : t('chooser.feeds.notRead')}
        </p>
        {address && (
          <code className={styles.url} translate="no">
            {address.url}
          </code>
        )}
      </div>
      <div className={styles.actions}>
        {address && (
          <>
            <CopyLink url={address.url} />
            <SubscribeLinks address={address} name={name} />
          </>
        )}
        <EndForm action="end-feed" uuid={uuid} label={t('chooser.feeds.endOf', { name })} />
      </div>
    </li>
  )
}
