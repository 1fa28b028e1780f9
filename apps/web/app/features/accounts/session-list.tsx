import { Form } from 'react-router'
import { useTranslation } from '../../i18n/use-translation.ts'
import { PillButton } from '../../ui/pill.tsx'
import styles from './session-list.module.css'

export type PageSession = {
  readonly uuid: string
  readonly device: string
  readonly network: string
  /** In words. */
  readonly firstUsed: string
  readonly lastUsed: string
  readonly current: boolean
}

/** The sessions of the account; each but the current one can be ended. */
export function SessionList({ sessions }: { readonly sessions: readonly PageSession[] }) {
  const { t } = useTranslation()
  return (
    <>
      <ul>
        {sessions.map((session) => (
          <SessionRow key={session.uuid} session={session} />
        ))}
      </ul>
      {sessions.length > 1 && (
        <Form method="post" className={styles.others}>
          <PillButton type="submit" name="do" value="end-others">
            {t('client.sessions.endOthers')}
          </PillButton>
        </Form>
      )}
    </>
  )
}

function SessionRow({ session }: { readonly session: PageSession }) {
  const { t } = useTranslation()
  const { uuid, network, firstUsed, lastUsed, current } = session
  const device = session.device || t('client.sessions.unknown')
  return (
    <li className={styles.session}>
      <div>
        <p className={styles.device}>
          {device}
          {current && <span className={styles.current}>{t('client.sessions.current')}</span>}
        </p>
        <dl className={styles.facts}>
          <dt>{t('client.sessions.network')}</dt>
          <dd>{network}</dd>
          <dt>{t('client.sessions.firstUsed')}</dt>
          <dd>{firstUsed}</dd>
          <dt>{t('client.sessions.lastUsed')}</dt>
          <dd>{lastUsed}</dd>
        </dl>
      </div>
      {!current && (
        <Form method="post">
          <input type="hidden" name="uuid" value={uuid} />
          <PillButton
            type="submit"
            name="do"
            value="end"
            aria-label={t('client.sessions.endOf', { device, at: lastUsed })}
          >
            {t('client.sessions.end')}
          </PillButton>
        </Form>
      )}
    </li>
  )
}
