import type { Locale, Output, readChoice } from '@zeri/contract'
import { canonicalQuery, fillPath, sharedDayFilePath } from '@zeri/contract/browser'
import { typeset } from '../../i18n/typography.ts'
import { toDayData, toTaken } from './day-data.server.ts'

type ChoiceContext = { readonly locale: Locale; readonly until: string; readonly token: string }

/** Builds the data of a shared shortlist. Its days look as in the chooser, but without any person's weights. */
export function toChoice(choice: Output<typeof readChoice>, { locale, until, token }: ChoiceContext) {
  const shown = {
    tag: choice.tag.name,
    place: choice.place?.address ?? null,
    until,
    isPersonal: choice.isPersonal,
    school: choice.school?.name ?? null,
    days: choice.days.map(({ changedTo, ...day }) => {
      const hours = day.hours.map((hour) => ({ ...hour, nobleFor: [] }))
      const impersonal = { ...day, hours, general: day.weight, people: [] }
      const data = toDayData(impersonal, { people: [] }, locale)
      const fileOf = (kind: 'ics' | 'png') =>
        fillPath(sharedDayFilePath, { token, date: day.date, kind }) + canonicalQuery({ locale })
      const taken = toTaken(data, {
        tag: choice.tag.name,
        locale,
        town: choice.place?.address ?? null,
        fileOf,
      })
      return { ...data, changedTo, taken }
    }),
  }
  // Names typed by guests are shown as typed, without typographic changes.
  const { decided, guests, mine, isRemoved, own } = choice
  const typed = typeset(locale, shown)
  return {
    ...typed,
    decided: typed.days.find(({ date }) => date === decided) ?? null,
    guests,
    mine,
    isRemoved,
    own,
  }
}

export type ChoiceData = ReturnType<typeof toChoice>
