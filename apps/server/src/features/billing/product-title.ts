import type { Locale } from '@zeri/contract'
import type { Tier } from './store.ts'

const tiers = {
  en: { personal: 'personal calendar', mobile: 'mobile Premium' },
  ru: { personal: 'персональный календарь', mobile: 'мобильный Премиум' },
} as const

function spanOf(locale: Locale, months: number): string {
  const form = new Intl.PluralRules(locale).select(months)
  if (locale === 'en') return `${months} ${form === 'one' ? 'month' : 'months'}`
  return `${months} ${{ one: 'месяц', few: 'месяца' }[form as string] ?? 'месяцев'}`
}

/**
 * The title of a product on the provider's page and on the receipt.
 * @example productTitle('Zeri', 'ru', { tier: 'personal', months: 6 }) // 'Zeri: персональный календарь, 6 месяцев'
 * @example productTitle('Zeri', 'en', { tier: 'personal', months: 1 }, 2) // 'Zeri: personal calendar, 1 month, for 2 people'
 */
export function productTitle(
  product: string,
  locale: Locale,
  { tier, months }: { readonly tier: Tier; readonly months: number },
  people = 1,
): string {
  const title = `${product}: ${tiers[locale][tier]}, ${spanOf(locale, months)}`
  if (people === 1) return title
  return locale === 'en' ? `${title}, for ${people} people` : `${title}, на ${people} чел.`
}
