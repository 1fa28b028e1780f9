import { useTranslation } from '../../i18n/use-translation.ts'
import type { SecurityData } from './security-page.server.ts'
import styles from './session-list.module.css'

/** What happened with the security of the account, in words. */
export function SecurityEvents({ events }: Pick<SecurityData, 'events'>) {
  const { t } = useTranslation()
  if (events.length === 0) return <p className={styles.lead}>{t('client.events.none')}</p>
  return (
    <dl className={styles.events}>
      {events.map(({ kind, at, place }) => (
        <Entry key={place} at={at} words={t(`client.events.kinds.${kind}`)} />
      ))}
    </dl>
  )
}

function Entry({ at, words }: { readonly at: string; readonly words: string }) {
  return (
    <>
      <dt>{at}</dt>
      <dd>{words}</dd>
    </>
  )
}
