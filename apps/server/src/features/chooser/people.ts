import type { Participant } from '@zeri/almanac'
import type { PersonRole } from '@zeri/contract'
import { AppError } from '../../platform/http/app-error.ts'
import type { ListedPerson } from '../charts/index.ts'

export type AskedPerson = { readonly uuid: string; readonly role: PersonRole }
export type ChosenPerson = ListedPerson & { readonly role: PersonRole }

/** Those a request names, of the caller's own charts; each must be paid for. */
export function pickPeople(own: readonly ListedPerson[], asked: readonly AskedPerson[]): ChosenPerson[] {
  const people = asked.map(({ uuid, role }) => {
    const person = own.find((one) => one.uuid === uuid)
    if (!person) throw new AppError('chart.not-found')
    return { ...person, role }
  })
  if (people.some(({ isPaid }) => !isPaid)) throw new AppError('chart.not-paid')
  return people
}

export function toParticipant({ uuid, role, natalChart }: ChosenPerson): Participant {
  return { id: uuid, role, chart: natalChart() }
}
