import { type NatalRules, natalRules } from '@zeri/almanac/bazi'
import type { Locale, Output, readBazi } from '@zeri/contract'
import { schools, type Words } from '@zeri/lexicon'
import { type BirthDetails, type NatalChoices, natalRulesOf } from './birth.ts'

type Choosable = Pick<BirthDetails, 'rules' | 'chosenMs'>
type Question = Extract<Output<typeof readBazi>, { view: 'own' }>['questions'][number]
type Named = { readonly name: Words; readonly short: Words }

/** How a birth is read, as its owner can choose it. */
export function presentChoice(
  birth: Choosable,
  usual: NatalRules = natalRules,
): {
  readonly rules: NatalChoices
  readonly chosenAt: string | null
} {
  const { ziRule, timeBasis, seasonRule, commandTable, lifePalaceMonth } = natalRulesOf(birth, usual)
  return {
    rules: { ziRule, timeBasis, seasonRule, commandTable, lifePalaceMonth },
    chosenAt: birth.chosenMs === undefined ? null : new Date(birth.chosenMs).toISOString(),
  }
}

const questions = [
  'ziRule',
  'timeBasis',
  'seasonRule',
  'commandTable',
  'lifePalaceMonth',
] as const satisfies readonly (keyof NatalChoices)[]

/** The questions on which schools differ, with what is chosen for a birth. */
export function presentQuestions(
  birth: Choosable,
  { usual, locale }: { readonly usual: NatalRules; readonly locale: Locale },
): Question[] {
  const { rules } = presentChoice(birth, usual)
  return questions.map((id) => {
    const values: Readonly<Record<string, Named>> = schools[id].values
    return {
      id,
      question: schools[id].question[locale],
      isOwn: birth.rules?.[id] !== undefined,
      values: Object.entries(values).map(([value, { name, short }]) => ({
        id: value,
        name: name[locale],
        short: short[locale],
        isChosen: rules[id] === value,
        isUsual: usual[id] === value,
      })),
    }
  })
}
