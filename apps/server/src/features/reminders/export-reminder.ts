import type { exportAccount, Output } from '@zeri/contract'
import { listDeliveriesOf } from './delivery-store.ts'
import { findMessengerUser } from './link-store.ts'
import { exportMornings } from './morning/export-mornings.ts'
import { timeOf } from './slot.ts'
import { type Db, findReminder } from './store.ts'

type ReminderExport = Pick<Output<typeof exportAccount>, 'reminder' | 'messenger' | 'mornings' | 'messages'>

/** The part of an account export that concerns reminders. */
export async function exportReminder(db: Db, accountId: string): Promise<ReminderExport> {
  const [reminder, user] = [await findReminder(db, accountId), await findMessengerUser(db, accountId)]
  return {
    reminder: reminder
      ? {
          active: reminder.isActive,
          channel: reminder.channel,
          timeReminder: reminder.slot === null ? null : timeOf(reminder.slot),
          chart: reminder.chartId,
        }
      : null,
    messenger: user ? { linkedAt: user.linkedAt.toISOString(), telegramId: user.chatId } : null,
    mornings: await exportMornings(db, accountId),
    messages: await listDeliveriesOf(db, accountId),
  }
}
