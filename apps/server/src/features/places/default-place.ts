import type { Locale, PagePlace } from '@zeri/contract'

const moscow: PagePlace = { id: '524901', address: 'Москва', zone: 'Europe/Moscow' }

/** The place of a visitor who has chosen none: Moscow for Russian pages, none for English ones. */
export function defaultPlace(locale: Locale): PagePlace | null {
  return locale === 'ru' ? moscow : null
}
