import type { getReminderMail, Output } from '@zeri/contract'
import { useLocale } from '../../i18n/use-locale.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { PillLink } from '../../ui/pill.tsx'
import { usePage } from '../../use-page.ts'
import type { ReminderChart } from './reminder-charts.server.ts'
import { ReminderForm } from './reminder-form.tsx'
import styles from './reminders.module.css'

/** The first part of an address: Chicago of “Chicago, Illinois, United States”. */
const cityOf = (address: string): string => address.split(',')[0] ?? address

type MailReminderProps = {
  readonly mail: Output<typeof getReminderMail>
  readonly charts: readonly ReminderChart[]
}

/** The settings of the daily mail; a confirmed address and, in the English edition, a place come first. */
export function MailReminder({ mail, charts }: MailReminderProps) {
  const { t } = useTranslation()
  const { user, place } = usePage()
  const needsPlace = useLocale() === 'en' && !mail.hasPlace
  return (
    <>
      <p className={styles.text}>{t('reminders.mail.text', { email: user?.email ?? '' })}</p>
      {mail.isInTelegram && <p className={styles.text}>{t('reminders.mail.instead')}</p>}
      {user?.verified === false ? (
        <p className={styles.state}>{t('errors.address.not-verified')}</p>
      ) : needsPlace ? (
        <div className={styles.state}>
          <p>{t('errors.reminder.no-place')}</p>
          <PillLink to="/place?back=/client/mail" variant="primary">
            {t('reminders.mail.choosePlace')}
          </PillLink>
        </div>
      ) : (
        <ReminderForm
          reminder={mail}
          charts={charts}
          label={t('reminders.mail.on')}
          hint={
            // The place of the page is that of the account, unless another one was chosen a moment ago.
            mail.hasPlace && place?.zone === mail.zone
              ? t('reminders.zoneHint', { city: cityOf(place.address) })
              : t('reminders.timeHint')
          }
        />
      )}
    </>
  )
}
