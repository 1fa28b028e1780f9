import { findSitePage, type PageContext, withoutLocale } from '@zeri/contract'
import type { Translator } from '../../i18n/translator.ts'
import { translatorOf } from '../../i18n/translator-of.server.ts'
import { linkTo } from './twin-path.ts'
import { type TwinWords, twinWords } from './twin-words.server.ts'

/** What every twin is written with: its language, its words, and the addresses of other pages. */
export type TwinSetting = Pick<Translator, 't' | 'locale'> & {
  readonly product: string
  readonly words: TwinWords
  readonly linkTo: (path: string) => string
}

export function settingOf({ locale, origins, product }: PageContext): TwinSetting {
  const { t } = translatorOf(locale)
  return { t, locale, product, words: twinWords[locale], linkTo: linkTo(origins[locale], locale) }
}

const TWIN = /\.md$/

const headersOf = (type: string): Record<string, string> => ({
  'content-type': `${type}; charset=utf-8`,
  'x-robots-tag': 'noindex',
})

/**
 * Responds with a text for programs, which lives as long as the page it is the twin of. Where the page would be a 404, so is
 * its twin, without a document around it.
 */
export async function respondWithText(path: string, write: () => Promise<string>): Promise<Response> {
  const life = findSitePage(withoutLocale(path.replace(TWIN, '')))?.cache ?? 'today'
  const type = TWIN.test(path) ? 'text/markdown' : 'text/plain'
  try {
    return new Response(`${await write()}\n`, { headers: { ...headersOf(type), 'x-page-cache': life } })
  } catch (error) {
    // Loaders throw `data(null, { status })` where a page does not exist.
    const { init } = error as { readonly init?: ResponseInit }
    if (!init?.status) throw error
    return new Response(`${init.status}\n`, { status: init.status, headers: headersOf(type) })
  }
}
