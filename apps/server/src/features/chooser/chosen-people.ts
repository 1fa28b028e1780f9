// The people for whom the chooser weighs days.

import type { Participant } from '@zeri/almanac/chooser'
import type { PersonRole } from '@zeri/contract'
import { AppError } from '../../platform/http/app-error.ts'
import type { DaySchool } from '../calendar/index.ts'
import type { ListedPerson } from '../charts/index.ts'

export type RequestedPerson = { readonly uuid: string; readonly role: PersonRole }
export type ChosenPerson = ListedPerson & { readonly role: PersonRole }

/** Picks the requested people from the charts of the account; each chart must be paid for. */
export function pickPeople(
  own: readonly ListedPerson[],
  requested: readonly RequestedPerson[],
): ChosenPerson[] {
  const people = requested.map(({ uuid, role }) => {
    const person = own.find((one) => one.uuid === uuid)
    if (!person) throw new AppError('chart.not-found')
    return { ...person, role }
  })
  const refusal = people.find((person) => person.refusal)?.refusal
  if (refusal) throw new AppError(refusal)
  return people
}

export function toParticipant({ uuid, role, natalChart }: ChosenPerson, school: DaySchool): Participant {
  return { id: uuid, role, chart: natalChart(school) }
}
