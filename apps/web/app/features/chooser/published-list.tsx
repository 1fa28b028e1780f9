import { useTranslation } from '../../i18n/use-translation.ts'
import { EndForm } from './end-form.tsx'
import styles from './feeds.module.css'
import type { FeedsData } from './load-feeds.server.ts'

/** What is readable by a secret address without a session: feeds and shared lists with their last use. */
export function PublishedList({ feeds, choices }: Pick<FeedsData, 'feeds' | 'choices'>) {
  const { t } = useTranslation()
  if (feeds.length + choices.length === 0) return <p className={styles.none}>{t('client.published.none')}</p>
  return (
    <ul>
      {feeds.map(({ uuid, chart, tag, lastRead }) => {
        const name = `${chart ?? t('chooser.feeds.everyone')} · ${tag ?? t('chooser.feeds.wholeDay')}`
        return (
          <li key={uuid} className={styles.row}>
            <h3 className={styles.name}>{name}</h3>
            <p className={styles.none}>
              {t('client.published.feed')}{' '}
              {lastRead ? t('chooser.feeds.lastRead', { date: lastRead }) : t('chooser.feeds.notRead')}
            </p>
            <div className={styles.actions}>
              <EndForm action="end-feed" uuid={uuid} label={t('chooser.feeds.endOf', { name })} />
            </div>
          </li>
        )
      })}
      {choices.map(({ uuid, tag, expiresAt, lastRead }) => (
        <li key={uuid} className={styles.row}>
          <h3 className={styles.name}>{tag}</h3>
          <p className={styles.none}>
            {t('client.published.list')} {t('chooser.choices.until', { date: expiresAt })}{' '}
            {lastRead ? t('client.published.lastRead', { date: lastRead }) : t('client.published.notRead')}
          </p>
          <div className={styles.actions}>
            <EndForm action="end-choice" uuid={uuid} label={t('chooser.choices.endOf', { tag })} />
          </div>
        </li>
      ))}
    </ul>
  )
}
