import type { getMessenger, Output } from '@zeri/contract'
import { Form } from 'react-router'
import { useTranslation } from '../../i18n/use-translation.ts'
import { PillButton } from '../../ui/pill.tsx'
import styles from './reminders.module.css'

type TelegramStateProps = { readonly messenger: Output<typeof getMessenger>['messenger'] }

/** Whether a chat in Telegram gets messages of the account, and the button that unlinks it. */
export function TelegramState({ messenger }: TelegramStateProps) {
  const { t } = useTranslation()
  if (!messenger?.messengerUser) return <p className={styles.text}>{t('client.telegram.none')}</p>
  return (
    <>
      <p className={styles.text}>
        {t(messenger.messengerUser.isBlocked ? 'client.telegram.blocked' : 'client.telegram.linked')}
      </p>
      <Form method="post">
        <PillButton type="submit" name="do" value="unlink-telegram">
          {t('client.telegram.unlink')}
        </PillButton>
      </Form>
    </>
  )
}
