import { useTranslation } from '../../i18n/use-translation.ts'
import { PageLink } from '../../ui/page-link.tsx'
import type { SignData } from './load-signs.server.ts'
import styles from './sign-page.module.css'

/** When a sign stands next, when it stood last, and how often it stands. */
export function SignTimes({ data: { when, share } }: { readonly data: Pick<SignData, 'when' | 'share'> }) {
  const { t } = useTranslation()
  const { percent, fromYear, toYear } = share
  return (
    <div className={styles.times}>
      {when.kind !== 'dated' && <p>{t(`signs.when.${when.kind}`)}</p>}
      {when.kind === 'dated' && when.next.length === 0 && (
        <p>{t('signs.when.none', { date: when.openUntil })}</p>
      )}
      {when.next.length > 0 && (
        <ul className={styles.dates}>
          {when.next.map(({ date, path, words, weekday }) => (
            <li key={date}>
              <PageLink to={path} className={styles.date}>
                <time dateTime={date}>{words}</time>
              </PageLink>{' '}
              <span className={styles.quiet}>{weekday}</span>
            </li>
          ))}
        </ul>
      )}
      {when.last && (
        <p className={styles.quiet}>
          {t('signs.when.last')} <PageLink to={when.last.path}>{when.last.words}</PageLink>
        </p>
      )}
      <p>
        <strong className={styles.share}>{percent}</strong> {t(`signs.share.${share.of}`)}
      </p>
      <p className={styles.quiet}>{t('signs.share.span', { from: fromYear, to: toYear })}</p>
    </div>
  )
}
