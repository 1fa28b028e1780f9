// The data of the page `/observatory`: every difference of sign, packed into a file of the server.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { activityWords, mansions, officers, paths, starWords, taboos } from '@zeri/lexicon'
import { rulesVersion } from './almanac.ts'
import { type ComparedActivity, comparedActivities, type Sign } from './tyme-lists.ts'

const target = join(import.meta.dirname, '../../apps/web/app/features/method/observatory-days.generated.ts')

type PackedDifference = {
  readonly date: string
  readonly activity: ComparedActivity
  readonly ours: Sign
  readonly theirs: Sign
  readonly rule: string | undefined
}

/** Beginnings of the names of rules, and the id of each on the page; the first that fits counts. */
const kinds: readonly (readonly [string, string])[] = [
  ['德犹忌', 'lasting'],
  ['止忌', 'staying'],
  ['天吏大时', 'reviving'],
  ['则不忌', 'relief'],
  ['不注忌开市等', 'trade'],
  ['吉凶相抵', 'together'],
  ['不注宜', 'unnoted'],
  ['诸事不忌', 'free'],
  ['不从德合所宜', 'void-virtue'],
  ['matters that follow', 'follows'],
  ['专忌之日', 'outside'],
  ['岁破', 'year-break'],
  ['从宜不从忌 beside', 'beside-lasting'],
  ['从宜不从忌', 'favour-wins'],
  ['从宜亦从忌', 'cancel'],
  ['从忌不从宜', 'forbid-wins'],
  ['诸事皆忌', 'all-forbidden'],
  ['day star ', 'day-star'],
  ['star ', 'star'],
  ['benefactors', 'benefactors'],
  ['stars of the six grades', 'graded'],
  ['general evils', 'general-evils'],
  ['officers', 'officers'],
  ['stars of year', 'day-stars'],
  ['one voice', 'one-voice'],
  ['馀事勿取', 'closed-list'],
  ['黄道黑道', 'path'],
  ['建除十二神', 'officer'],
  ['二十八宿', 'mansion'],
  ['the ban is passed over', 'silent-ban'],
  ['the favour is passed over', 'silent-favour'],
]

/** The id of what makes a difference, and its star where it is a single one. */
export function kindOfRule(rule: string | undefined): { readonly kind: string; readonly star?: string } {
  if (rule === undefined) return { kind: 'none' }
  const found = kinds.find(([beginning]) => rule.startsWith(beginning))
  if (!found) throw new Error(`no kind for the rule ${rule}`)
  const [beginning, kind] = found
  return kind.endsWith('star') ? { kind, star: rule.slice(beginning.length) } : { kind }
}

const signs = { '-1': '-', '0': '0', '1': '+' } as const

/** One line a date that differs: `MM-DD` and, for each activity that does, its place, both signs and the rule. */
function packDay(differences: readonly PackedDifference[], keys: readonly string[]): string {
  return differences
    .map(({ activity, ours, theirs, rule }) => {
      const { kind, star } = kindOfRule(rule)
      const place = comparedActivities.indexOf(activity)
      const key = keys.indexOf(star === undefined ? kind : `${kind}:${star}`)
      return `${place.toString(36)}${signs[ours]}${signs[theirs]}${key.toString(36).padStart(2, '0')}`
    })
    .join('')
}

/** The text of the file: rules by their number, and one line a date. */
function packDifferences(
  differences: readonly PackedDifference[],
  { dates, library }: { readonly dates: readonly string[]; readonly library: string },
): string {
  const used = differences.map(({ rule }) => {
    const { kind, star } = kindOfRule(rule)
    return star === undefined ? kind : `${kind}:${star}`
  })
  const keys = [...new Set(used)].toSorted()
  const byDate = Map.groupBy(differences, ({ date }) => date)
  const lines = dates.map((date) => packDay(byDate.get(date) ?? [], keys))
  return `// Written by \`npm run accuracy -- observatory\`; do not edit.

type Rule = { readonly kind: string; readonly star?: { readonly en: string; readonly ru: string } }

/** The library compared, and the version of our rules. */
export const comparedLibrary = '${library}'
export const comparedRules = '${rulesVersion}'
/** The date of the first line. */
export const firstComparedDate = '${dates[0] ?? ''}'
export const comparedActivities = [
${comparedActivities.map((id) => `  ${JSON.stringify({ id, ...activityWords[id].name })},`).join('\n')}
]
/** What makes a difference, and its star where it is a single one. */
export const differenceRules: readonly Rule[] = [
${keys.map((key) => `  ${JSON.stringify(describeKey(key))},`).join('\n')}
]
/**
 * A line for each date. Five characters a difference: the place of the activity, our sign, the sign of the library, and the
 * place of the rule by base 36.
 */
export const differenceLines = \`
${lines.join('\n')}\`
`
}

const names: Readonly<Record<string, { readonly name: { readonly en: string; readonly ru: string } }>> = {
  ...starWords,
  ...officers,
  ...paths,
  ...mansions,
  ...taboos,
}

function describeKey(key: string) {
  const [kind = '', star] = key.split(':')
  if (star === undefined) return { kind }
  const found = names[star]
  if (!found) throw new Error(`no words for the star ${star}`)
  return { kind, star: found.name }
}

export function writeDifferences(
  differences: readonly PackedDifference[],
  about: { readonly dates: readonly string[]; readonly library: string },
): void {
  writeFileSync(target, packDifferences(differences, about))
}
