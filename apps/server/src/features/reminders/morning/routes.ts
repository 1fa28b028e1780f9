import * as contract from '@zeri/contract'
import { AppError } from '../../../platform/http/app-error.ts'
import { personalRoute, type Route, route } from '../../../platform/http/operations.ts'
import { placeName } from '../../places/index.ts'
import { timeOf } from '../slot.ts'
import { usualPlaceId } from '../usual-place.ts'
import { findBrowserToken } from './browser-token.ts'
import { deleteReader, listReaders, type PushKeys, type Reader, type ReaderOwner } from './reader-store.ts'
import { makeSample } from './sample-morning.ts'
import { type Chooser, changeReader, inviteTelegram, saveMail, savePush } from './save-morning.ts'
import type { MorningServices, SentSubscription } from './services.ts'

/** The readers that a caller manages: those of the account and those of the browser. */
function ownerOf({ session, caller }: Chooser): ReaderOwner {
  return { accountId: session?.userId, hashes: findBrowserToken(caller)?.hashes ?? [] }
}

/** The routes of the mornings: by notification, Telegram and mail, with an account or without. */
export function morningRoutes(services: MorningServices): Route[] {
  return [...choiceRoutes(services), ...managementRoutes(services)]
}

function readKeys(push: MorningServices['push'], subscription: SentSubscription): PushKeys {
  if (push === null) throw new AppError('push.unavailable')
  const keys = push.read(subscription)
  if (!keys) throw new AppError('request.invalid', { fields: { subscription: 'cannot be used' } })
  return keys
}

function choiceRoutes(services: MorningServices): Route[] {
  const { charts, push } = services
  return [
    route(contract.savePushMorning, ({ input: { subscription, ...choices }, session, caller, setCookie }) =>
      charts.misses.watch(caller.address, async () => {
        const keys = readKeys(push, subscription)
        const { uuid, token } = await savePush(services, { choices, keys, session, caller })
        setCookie(token.cookie)
        return { uuid }
      }),
    ),
    route(contract.inviteTelegramMorning, ({ input: choices, session, caller, setCookie }) =>
      charts.misses.watch(caller.address, async () => {
        const { link, token } = await inviteTelegram(services, { choices, session, caller })
        setCookie(token.cookie)
        return { link }
      }),
    ),
    personalRoute(contract.saveMailMorning, ({ input: choices, session, caller }) =>
      charts.misses.watch(caller.address, () => saveMail(services, { choices, session, caller })),
    ),
  ]
}

function managementRoutes({ reminders, push, misses, places, render }: MorningServices): Route[] {
  const { db, bots, clock, schedule } = reminders
  return [
    route(contract.listMornings, async ({ input: { locale }, session, caller, setCookie }) => {
      const readers = await listReaders(db, ownerOf({ session, caller }))
      const token = findBrowserToken(caller)
      if (token && readers.some(({ isHere }) => isHere)) setCookie(token.cookie)
      const nameOf = async (id: number) => {
        const place = await places.find(String(id))
        return place ? placeName(place, locale) : null
      }
      const mornings = readers.map(async (reader) => ({
        ...present(reader),
        place: reader.placeId === null ? null : await nameOf(reader.placeId),
      }))
      return {
        mornings: await Promise.all(mornings),
        pushKey: push?.publicKey ?? null,
        hasTelegram: bots.length > 0,
      }
    }),
    route(contract.sampleMorning, async ({ input: { place: id, locale } }) => {
      const place = await places.find(id ?? usualPlaceId(locale))
      if (id !== undefined && !place) throw new AppError('place.not-found')
      return makeSample({ clock, schedule, render }, place, locale)
    }),
    route(contract.changeMorning, ({ input: { subscription, ...change }, session, caller }) =>
      misses.watch(caller.address, async () => {
        const keys = subscription && readKeys(push, subscription)
        await changeReader(reminders, ownerOf({ session, caller }), { ...change, keys })
        return {}
      }),
    ),
    route(contract.endMorning, ({ input: { uuid }, session, caller }) =>
      misses.watch(caller.address, async () => {
        if (!(await deleteReader(db, ownerOf({ session, caller }), uuid)))
          throw new AppError('morning.not-found')
        return {}
      }),
    ),
  ]
}

function present({ id, channel, slot, rhythm, chartId, locale, isHere }: Reader) {
  return { uuid: id, channel, time: timeOf(slot), rhythm, chart: chartId, locale, isHere }
}
