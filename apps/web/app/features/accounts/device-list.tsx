import { Form } from 'react-router'
import { useTranslation } from '../../i18n/use-translation.ts'
import { PillButton } from '../../ui/pill.tsx'
import type { SecurityData } from './security-page.server.ts'
import styles from './session-list.module.css'

/** The browsers an account knows; each can be made a stranger. */
export function DeviceList({ devices }: Pick<SecurityData, 'devices'>) {
  const { t } = useTranslation()
  return (
    <>
      <p className={styles.lead}>{t('client.devices.lead')}</p>
      {devices.length === 0 && <p className={styles.lead}>{t('client.devices.none')}</p>}
      <ul>
        {devices.map(({ id, device, current, lastSeen }) => {
          const name = device || t('client.sessions.unknown')
          return (
            <li key={id} className={styles.session}>
              <div>
                <p className={styles.device}>
                  {name}
                  {current && <span className={styles.current}>{t('client.sessions.current')}</span>}
                </p>
                <p className={styles.lead}>{t('client.devices.lastSeen', { at: lastSeen })}</p>
              </div>
              <Form method="post">
                <input type="hidden" name="id" value={id} />
                <PillButton
                  type="submit"
                  name="do"
                  value="forget-device"
                  aria-label={t('client.devices.forgetOf', { device: name, at: lastSeen })}
                >
                  {t('client.devices.forget')}
                </PillButton>
              </Form>
            </li>
          )
        })}
      </ul>
    </>
  )
}
