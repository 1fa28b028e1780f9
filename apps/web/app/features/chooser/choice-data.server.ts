import type { Locale, Output, readChoice } from '@zeri/contract'
import { setRussian } from '../../i18n/typography.ts'
import { toDayData } from './load-predict.server.ts'

type ChoiceContext = { readonly locale: Locale; readonly until: string }

/** A shared shortlist as its page shows it: days as the chooser tells them, and nobody's in particular. */
export function toChoice(choice: Output<typeof readChoice>, { locale, until }: ChoiceContext) {
  const shown = {
    tag: choice.tag.name,
    place: choice.place?.address ?? null,
    until,
    isPersonal: choice.isPersonal,
    days: choice.days.map(({ changedTo, ...day }) => {
      const hours = day.hours.map((hour) => ({ ...hour, nobleFor: [] }))
      const nobodys = { ...day, hours, general: day.weight, people: [] }
      return { ...toDayData(nobodys, { people: [] }, locale), changedTo }
    }),
  }
  // What guests typed stays as they typed it.
  return { ...(locale === 'ru' ? setRussian(shown) : shown), guests: choice.guests, mine: choice.mine }
}

export type ChoiceData = ReturnType<typeof toChoice>
