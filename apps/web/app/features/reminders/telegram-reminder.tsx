import IconBrandTelegram from '@tabler/icons-react/dist/esm/icons/IconBrandTelegram.mjs'
import type { getMessenger, Output } from '@zeri/contract'
import { useTranslation } from '../../i18n/use-translation.ts'
import { PillFile } from '../../ui/pill.tsx'
import type { ReminderChart } from './reminder-charts.server.ts'
import { ReminderForm } from './reminder-form.tsx'
import styles from './reminders.module.css'

type TelegramReminderProps = {
  readonly messenger: Output<typeof getMessenger>['messenger']
  readonly charts: readonly ReminderChart[]
}

/** The settings of the reminder in Telegram, and the link that connects it. */
export function TelegramReminder({ messenger, charts }: TelegramReminderProps) {
  const { t } = useTranslation()
  if (!messenger) return <p className={styles.text}>{t('reminders.telegram.unavailable')}</p>
  const { messengerUser, link } = messenger
  const state = messengerUser ? (messengerUser.isBlocked ? 'blocked' : 'linked') : 'invitation'
  const icon = <IconBrandTelegram size={18} stroke={1.6} aria-hidden="true" />
  return (
    <>
      <div className={styles.state}>
        <p>{t(`reminders.telegram.${state}`)}</p>
        <PillFile
          href={link}
          target="_blank"
          rel="noopener noreferrer"
          variant={messengerUser ? 'secondary' : 'primary'}
          icon={icon}
        >
          {t(messengerUser ? 'reminders.telegram.relink' : 'reminders.telegram.link')}
        </PillFile>
        {!messengerUser && <p className={styles.text}>{t('reminders.telegram.afterwards')}</p>}
      </div>
      {messengerUser && !messengerUser.isBlocked && (
        <ReminderForm
          reminder={messenger}
          charts={charts}
          label={t('reminders.telegram.on')}
          hint={t('reminders.timeHint')}
        />
      )}
    </>
  )
}
