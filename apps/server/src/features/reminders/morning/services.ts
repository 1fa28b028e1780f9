import type { Input, savePushMorning } from '@zeri/contract'
import type { Clock } from '../../../platform/clock.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import type { Limits } from '../../../platform/http/limits.ts'
import { createMissThrottle, type MissThrottle } from '../../../platform/http/miss-throttle.ts'
import type { ChartServices } from '../../charts/index.ts'
import type { Places } from '../../places/index.ts'
import type { RenderMessage } from '../message/render-message.ts'
import type { Push } from '../push/push-settings.ts'
import { readPushSubscription } from '../push/read-subscription.ts'
import type { Services } from '../services.ts'
import type { PushKeys } from './reader-store.ts'

export type SentSubscription = Input<typeof savePushMorning>['subscription']

/** Subscriptions of browsers: the key they subscribe with, and the reader of what they send. */
type PushGate = {
  readonly publicKey: string
  /** Undefined where the keys are none or the endpoint is that of no push service. */
  readonly read: (subscription: SentSubscription) => PushKeys | undefined
}

/** What the routes of mornings work with. */
export type MorningServices = {
  readonly reminders: Services
  readonly charts: ChartServices
  readonly places: Places
  readonly misses: MissThrottle
  readonly render: RenderMessage
  /** Null while web push is not configured. */
  readonly push: PushGate | null
}

/** Look-ups a minute that may find nothing; the ids cannot be guessed. */
const MISSES_PER_MINUTE = 30

export function createMorningServices(
  deps: { readonly config: { readonly push: Push }; readonly limits: Limits; readonly clock: Clock },
  rest: Pick<MorningServices, 'reminders' | 'charts' | 'places' | 'render'>,
): MorningServices {
  const isMiss = (error: unknown): boolean => error instanceof AppError && error.code === 'morning.not-found'
  return {
    ...rest,
    push: createPushGate(deps.config.push),
    misses: createMissThrottle(deps, { name: 'morning-misses', perMinute: MISSES_PER_MINUTE, isMiss }),
  }
}

function createPushGate({ vapid, endpoints }: Push): PushGate | null {
  return (
    vapid && {
      publicKey: vapid.publicKey,
      read: (subscription) => readPushSubscription(subscription, endpoints),
    }
  )
}
