import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { badClauses } from '../../packages/lexicon/src/clauses/bad-clauses.ts'
import type { Clause } from '../../packages/lexicon/src/clauses/clause.ts'
import { goodClauses } from '../../packages/lexicon/src/clauses/good-clauses.ts'
import { hourClauses } from '../../packages/lexicon/src/clauses/hour-clauses.ts'
import { type Figure, figure, rounded } from '../figures/figures.ts'
import * as almanac from './almanac.ts'
import { type Canon, isQuoted, parseTable, readCanon } from './canon.ts'
import { compareJuan, type ListDifference } from './juan-10.ts'
import { type Settled, settledDifferences } from './juan-10-settled.ts'
import { figureTable, writeSections } from './page.ts'

const clauses: Readonly<Record<string, Clause>> = { ...goodClauses, ...badClauses, ...hourClauses }

const LONGEST_CLAUSE = 60
const customs: readonly string[] = ['tong-shu', 'folk', 'modern']

const shareOf = (good: number, all: number): number => rounded((100 * good) / Math.max(all, 1), 2)

/** Names the culprits, so that a missed bar can be mended. */
function complain(what: string, culprits: readonly string[]): void {
  for (const culprit of culprits.slice(0, 40)) console.error(`${what}: ${culprit}`)
}

/** A rule with the page it is written on, or the custom it rests on. */
export type SourcedRule = {
  readonly id: string
  readonly source: string
  readonly pages: readonly (string | undefined)[]
}

/** Every list of matters a star has, with its page. */
function listStarRules(): readonly SourcedRule[] {
  return almanac.stars().map((star) => {
    const hasBans = [star.forbids, star.forbidsAllBut, star.notesOnly, star.unnoted].some(
      (list) => list !== undefined,
    )
    const pages = [
      ...(star.favours === undefined ? [] : [star.favoursAt]),
      ...(hasBans ? [star.forbidsAt] : []),
      ...(star.relief?.map(({ at }) => at) ?? []),
    ]
    return { id: star.id, source: star.source, pages }
  })
}

/** Grades, what they decide, and the rules of noting; each is proven by its clause alone. */
const dayRules = [
  ...['grade-0', 'grade-1', 'grade-2', 'grade-3', 'grade-4', 'grade-5'],
  ...['policy-favour-wins', 'policy-cancel', 'policy-forbid-wins', 'policy-all-forbidden'],
  ...['trade-relief', 'freed-together', 'free-days'],
]

/** Every rule of days and hours. */
function listRules(): readonly SourcedRule[] {
  return [
    ...listStarRules(),
    ...dayRules.map((id) => ({ id, source: 'xie-ji-10', pages: [clauses[id]?.at] })),
    ...almanac.listHourStars().map(({ id, source, at }) => ({ id, source, pages: [at] })),
  ]
}

const isCustom = ({ source }: SourcedRule): boolean => customs.includes(source)

export function measurePages(rules: readonly SourcedRule[]): Figure {
  const unproven = rules.filter((rule) => !isCustom(rule) && rule.pages.some((page) => page === undefined))
  complain(
    'no page',
    unproven.map(({ id }) => id),
  )
  const share = shareOf(rules.length - unproven.length, rules.length)
  return figure(`rules of ${rules.length} with a page or marked as custom`, share, '%', '= 100')
}

/** Rules of the book whose decisive words are quoted. */
export function measureQuoted(
  rules: readonly SourcedRule[],
  known: Readonly<Record<string, Clause>>,
): Figure {
  const written = rules.filter((rule) => !isCustom(rule) && rule.pages.length > 0)
  const silent = written.filter(({ id }) => !known[id])
  complain(
    'no clause',
    silent.map(({ id }) => id),
  )
  const share = shareOf(written.length - silent.length, written.length)
  return figure(`rules of the book, of ${written.length}, with a clause`, share, '%', '= 100')
}

/** Clauses that are short and translated. */
export function measureClauses(known: Readonly<Record<string, Clause>>): Figure {
  const all = Object.entries(known)
  const wrong = all.filter(
    ([, { zh, en, ru }]) => zh === '' || [...zh].length > LONGEST_CLAUSE || en === '' || ru === '',
  )
  complain(
    'clause',
    wrong.map(([id]) => id),
  )
  const name = `clauses of ${all.length} that are short and have both translations`
  return figure(name, shareOf(all.length - wrong.length, all.length), '%', '= 100')
}

/** Quotations that stand where they say. */
export function measureQuotations(known: Readonly<Record<string, Clause>>, canon: Canon): Figure {
  const all = Object.entries(known)
  const missing = all.filter(([, { at, zh }]) => !isQuoted(canon, at, zh))
  complain(
    'not on its page',
    missing.map(([id, { at, zh }]) => `${id} ${at} ${zh}`),
  )
  const name = `quotations of ${all.length} found on their page`
  return figure(name, shareOf(all.length - missing.length, all.length), '%', '= 100')
}

const keyOf = ({ id, list, differs }: ListDifference): string => `${id} ${list}: ${differs}`

/** Differences from the keyed table that no page decides, and decisions about what does not differ. */
export function measureKeying(
  differences: readonly ListDifference[],
  settled: readonly Settled[],
): readonly Figure[] {
  const [found, decided] = [new Set(differences.map(keyOf)), new Set(settled.map(keyOf))]
  const open = [...found].filter((key) => !decided.has(key))
  const idle = [...decided].filter((key) => !found.has(key))
  complain('open', open)
  complain('does not differ', idle)
  return [
    figure(`open differences of ${found.size} from the first keying of juan 10`, open.length, 'lists', '= 0'),
    figure('settled differences that are none', idle.length, 'lists', '= 0'),
  ]
}

function measureJuan(folder: string): readonly Figure[] {
  const rows = parseTable(readFileSync(join(folder, '../golden/juan10.csv'), 'utf8'))
  const differences = compareJuan(rows, almanac.stars())
  const settled = new Set(settledDifferences.filter(({ list }) => list === 'star').map(({ id }) => id))
  const unknown = differences.filter(({ id, list }) => list === 'star' && !settled.has(id))
  return [
    figure(
      `rows of juan 10 keyed or settled, of ${rows.length}`,
      shareOf(rows.length - unknown.length, rows.length),
      '%',
      '= 100',
    ),
    ...measureKeying(differences, settledDifferences),
  ]
}

const text = `Every list of matters names its leaf; what rests on custom says so. The decisive clause of a rule is quoted in the lexicon.
With the transcription of the book at hand (\`--reference <folder>\`) each quotation must begin on its page and end there or
on the next, line ends and spaces apart. The lists of juan 10 are compared with a separate keying; each difference is settled
by the page in \`tools/accuracy/juan-10-settled.ts\`.`

/** Pages and quotations of the rules; with a folder of the transcription, also whether they are true. */
export async function measureSources({
  small,
  referenceFolder,
}: {
  readonly small: boolean
  readonly referenceFolder?: string | undefined
}): Promise<Figure[]> {
  const rules = listRules()
  const figures = [measurePages(rules), measureQuoted(rules, clauses), measureClauses(clauses)]
  if (referenceFolder)
    figures.push(measureQuotations(clauses, readCanon(referenceFolder)), ...measureJuan(referenceFolder))
  if (!small && referenceFolder)
    writeSections([{ heading: 'Where the rules are written', text: `${figureTable(figures)}\n\n${text}` }])
  return figures
}
