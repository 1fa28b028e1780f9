import type { Translator } from '../../../i18n/translator.ts'
import type { WholeDay } from '../day.ts'
import { birthYearsOf, relateSigns, type SignRelation } from './sign-relations.ts'

/** A sign of birth, and what it is to a day. */
export type BirthSign = {
  readonly glyph: string
  readonly element: WholeDay['hours'][number]['pillar']['branch']['element']
  readonly name: string
  readonly years: string
  readonly relation: SignRelation
  readonly word: string
}

/** The twelve signs of birth beside a day. */
export function listSigns(
  { date, hieroglyph, hours }: Pick<WholeDay, 'date' | 'hieroglyph' | 'hours'>,
  { t }: Pick<Translator, 't'>,
): readonly BirthSign[] {
  const year = Number(date.slice(0, 4))
  const day = hieroglyph.index % 12
  // The hours of a day go by the twelve signs, so their names are at hand.
  const signs = hours.toSorted((one, other) => one.branch - other.branch)
  return signs.map(({ branch, name, pillar }) => {
    const relation = relateSigns(day, branch)
    return {
      glyph: pillar.branch.glyph,
      element: pillar.branch.element,
      name,
      years: birthYearsOf(branch, year).join(' '),
      relation,
      word: t(`day.signs.${relation}`),
    }
  })
}
