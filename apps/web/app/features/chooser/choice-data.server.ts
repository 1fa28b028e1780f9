import type { Locale, Output, readChoice } from '@zeri/contract'
import { typeset } from '../../i18n/typography.ts'
import { toDayData } from './day-data.server.ts'

type ChoiceContext = { readonly locale: Locale; readonly until: string }

/** Builds the data of a shared shortlist. Its days look as in the chooser, but without any person's weights. */
export function toChoice(choice: Output<typeof readChoice>, { locale, until }: ChoiceContext) {
  const shown = {
    tag: choice.tag.name,
    place: choice.place?.address ?? null,
    until,
    isPersonal: choice.isPersonal,
    days: choice.days.map(({ changedTo, ...day }) => {
      const hours = day.hours.map((hour) => ({ ...hour, nobleFor: [] }))
      const impersonal = { ...day, hours, general: day.weight, people: [] }
      return { ...toDayData(impersonal, { people: [] }, locale), changedTo }
    }),
  }
  // Names typed by guests are shown as typed, without typographic changes.
  return { ...typeset(locale, shown), guests: choice.guests, mine: choice.mine }
}

export type ChoiceData = ReturnType<typeof toChoice>
