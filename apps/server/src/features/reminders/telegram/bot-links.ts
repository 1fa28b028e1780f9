import { type Locale, pathIn } from '@zeri/contract'
import { profileUrl, type Services } from '../services.ts'
import type { BotLinks } from './bot-words.ts'

/** The pages that replies in a language lead to. The profile with the settings of Telegram exists in Russian alone. */
export function botLinks(services: Pick<Services, 'origins'>, locale: Locale): BotLinks {
  return {
    profile: profileUrl(services),
    morning: services.origins[locale] + pathIn(locale, '/morning'),
  }
}
