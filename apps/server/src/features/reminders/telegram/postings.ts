import type { Locale } from '@zeri/contract'
import type { Telegram } from '../reminder-settings.ts'
import { usualPlaceId, usualZone } from '../usual-place.ts'

/** A public channel that gets the day, and when. */
export type Posting = {
  readonly locale: Locale
  /** With its `@`, or the number of a channel without a name. */
  readonly channel: string
  readonly bot: string
  readonly placeId: string
  readonly zone: string
  /** The minute of the day. */
  readonly slot: number
}

/** The channels of the settings; the first bot posts in all of them. */
export function listPostings({
  bots,
  channels,
  channelMinute,
}: Pick<Telegram, 'bots' | 'channels' | 'channelMinute'>): Posting[] {
  const [poster] = bots
  if (!poster) return []
  return channels.map(({ locale, channel }) => ({
    locale,
    channel,
    bot: poster.name,
    placeId: usualPlaceId(locale),
    zone: usualZone(locale),
    slot: channelMinute,
  }))
}
