import type { getMessenger, Output } from '@zeri/contract'
import { useTranslation } from '../../i18n/use-translation.ts'
import { PageLink } from '../../ui/page-link.tsx'
import styles from './reminders.module.css'

type TelegramStateProps = { readonly messenger: Output<typeof getMessenger>['messenger'] }

/** Whether a chat in Telegram gets messages of the account, and where that is changed. */
export function TelegramState({ messenger }: TelegramStateProps) {
  const { t } = useTranslation()
  if (!messenger?.messengerUser) return <p className={styles.text}>{t('client.telegram.none')}</p>
  return (
    <p className={styles.text}>
      {t(messenger.messengerUser.isBlocked ? 'client.telegram.blocked' : 'client.telegram.linked')}{' '}
      <PageLink to="/client/password">{t('client.telegram.end')}</PageLink>
    </p>
  )
}
