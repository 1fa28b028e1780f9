import * as contract from '@zeri/contract'
import { AppError } from '../../platform/http/app-error.ts'
import { personalRoute, type Route, route } from '../../platform/http/operations.ts'
import { getAccount, lockSession } from '../accounts/index.ts'
import type { ChartServices } from '../charts/index.ts'
import { createInvitationLink, pickBot } from './bot-invitation.ts'
import { endTelegramOf, findMessengerUser } from './link-store.ts'
import { saveSettings } from './save-settings.ts'
import type { Services } from './services.ts'
import { timeOf } from './slot.ts'
import { DEFAULT_ZONE, findReminder, findZoneOf, type Reminder, switchOffByLink } from './store.ts'

/** The routes of the reminder settings, by Telegram and by mail. */
export function remindersRoutes(services: Services, charts: ChartServices): Route[] {
  return [...telegramRoutes(services, charts), ...mailRoutes(services, charts)]
}

/** The fields both settings share. A reminder sent through the other channel shows as off. */
function presentReminder(reminder: Reminder | undefined, channel: Reminder['channel']) {
  const slot = reminder?.slot ?? null
  return {
    active: reminder?.isActive === true && reminder.channel === channel,
    timeReminder: slot === null ? null : timeOf(slot),
    chart: reminder?.chartId ?? null,
  }
}

function telegramRoutes(services: Services, charts: ChartServices): Route[] {
  const { db, bots, clock } = services
  return [
    personalRoute(contract.getMessenger, async ({ session }) => {
      const { userId } = session
      const bot = pickBot(userId, bots)
      if (bot === undefined) return { messenger: null }
      const [reminder, user] = [await findReminder(db, userId), await findMessengerUser(db, userId)]
      const messengerUser = user && {
        linkedAt: user.linkedAt.toISOString(),
        isBlocked: user.blockedAt !== null,
      }
      return {
        messenger: {
          ...presentReminder(reminder, 'telegram'),
          ...(messengerUser ? { messengerUser } : {}),
          link: await createInvitationLink(services, session, bot),
        },
      }
    }),
    personalRoute(contract.saveMessenger, ({ input, session: { userId }, caller }) =>
      charts.misses.watch(caller.address, async () => {
        if (bots.length === 0) throw new AppError('messenger.unavailable')
        const user = await findMessengerUser(db, userId)
        if (input.active && (!user || user.blockedAt !== null)) throw new AppError('messenger.not-linked')
        await saveSettings(services, charts, {
          accountId: userId,
          channel: 'telegram',
          locale: 'ru',
          wanted: input,
        })
        return {}
      }),
    ),
    personalRoute(contract.unlinkMessenger, async ({ session }) => {
      await db.transaction().execute(async (trx) => {
        await lockSession(trx, session)
        await endTelegramOf(trx, session.userId, new Date(clock.now()))
      })
      return {}
    }),
  ]
}

function mailRoutes(services: Services, charts: ChartServices): Route[] {
  const { db, clock } = services
  return [
    personalRoute(contract.getReminderMail, async ({ session: { userId } }) => {
      const reminder = await findReminder(db, userId)
      const zone = await findZoneOf(db, userId)
      return {
        ...presentReminder(reminder, 'mail'),
        zone: zone ?? DEFAULT_ZONE,
        hasPlace: zone !== null,
        isInTelegram: reminder?.isActive === true && reminder.channel === 'telegram',
      }
    }),
    personalRoute(
      contract.saveReminderMail,
      ({ input: { locale, ...wanted }, session: { userId }, caller }) =>
        charts.misses.watch(caller.address, async () => {
          if (wanted.active && !(await getAccount(db, userId)).isReachable)
            throw new AppError('address.not-verified')
          // The default zone is Moscow, which would be wrong for most readers of the English edition.
          if (wanted.active && locale === 'en' && (await findZoneOf(db, userId)) === null)
            throw new AppError('reminder.no-place')
          await saveSettings(services, charts, { accountId: userId, channel: 'mail', locale, wanted })
          return {}
        }),
    ),
    // The response is the same whether or not such a reminder exists.
    route(contract.disableReminder, async ({ input: { uuid } }) => {
      await switchOffByLink(db, uuid, new Date(clock.now()))
      return {}
    }),
  ]
}
