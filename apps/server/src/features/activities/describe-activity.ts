import {
  type Activity,
  type Evidence,
  listRulesOf,
  mattersOf,
  rulesVersion,
  type Star,
  stars,
} from '@zeri/almanac/judgement'
import type { describeActivity, Locale, Output } from '@zeri/contract'
import { activityTexts, citeSource, describeSource } from '@zeri/lexicon'
import { isCustom, presentClauses, presentSpokesman } from '../calendar/index.ts'
import { presentActivity } from './activity.ts'

type Described = Output<typeof describeActivity>
type Rule = Described['rules'][number]

const reaches: readonly Rule['reach'][] = ['own', 'day', 'whole']

function reachOf({ forbidsAllBut, isGeneral }: Star): Rule['reach'] {
  if (forbidsAllBut !== undefined) return 'whole'
  return isGeneral ? 'day' : 'own'
}

function presentRule(
  { side, source, page, isReading, isLasting }: Evidence,
  star: Star,
  locale: Locale,
): Rule {
  const { short, ...named } = presentSpokesman(star.id, locale)
  return {
    ...named,
    side,
    reach: reachOf(star),
    isLasting: side === 'bad' && isLasting,
    short,
    source: describeSource({ source, isReading, page }, locale),
    leaf: citeSource({ source, page }, locale) ?? null,
    isCustom: isCustom({ source }),
    clauses: presentClauses(star.id, locale),
  }
}

/**
 * The rules of an activity without those that only lean, path and mansion; what favours first, then by how much else the
 * rule concerns.
 */
function listRules({ id }: Activity, locale: Locale): Rule[] {
  const byId = new Map(stars().map((star) => [star.id, star]))
  const rules = listRulesOf(id)
    .filter(({ isLeaning }) => !isLeaning)
    .flatMap((evidence) => {
      const star = byId.get(evidence.star)
      return star ? [presentRule(evidence, star, locale)] : []
    })
  return (['good', 'bad'] as const).flatMap((side) =>
    reaches.flatMap((reach) => rules.filter((rule) => rule.side === side && rule.reach === reach)),
  )
}

/** An activity with its texts and its rules. */
export function describeOne(activity: Activity, locale: Locale): Described {
  const text = activityTexts[activity.id]
  return {
    rulesVersion,
    tag: presentActivity(activity, locale),
    matters: [...mattersOf(activity)],
    why: text?.why[locale] ?? '',
    questions: (text?.questions ?? []).map(({ question, answer }) => ({
      question: question[locale],
      answer: answer[locale],
    })),
    rules: listRules(activity, locale),
  }
}
