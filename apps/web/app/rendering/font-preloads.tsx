import type { Locale } from '@zeri/contract'
import literataCyrillic from '../fonts/literata-cyrillic.woff2?url'
import literataLatin from '../fonts/literata-latin.woff2?url'
import literataSigns from '../fonts/literata-signs.woff2?url'
import hanzi from '../fonts/noto-serif-sc-first.woff2?url'
import onestCyrillic from '../fonts/onest-cyrillic.woff2?url'
import onestLatin from '../fonts/onest-latin.woff2?url'
import onestSigns from '../fonts/onest-signs.woff2?url'

/** Fonts of the first screen by script. Russian has spaces, digits and punctuation in files of their own. */
const fontsOf: Readonly<Record<Locale, readonly string[]>> = {
  en: [hanzi, literataLatin, onestLatin],
  ru: [hanzi, literataCyrillic, onestCyrillic, literataSigns, onestSigns],
}

export function FontPreloads({ locale }: { readonly locale: Locale }) {
  return fontsOf[locale].map((href) => (
    <link key={href} rel="preload" as="font" type="font/woff2" href={href} crossOrigin="anonymous" />
  ))
}
