import { gradeRows, type Policy } from '../../packages/almanac/src/judgement/grade.ts'
import { benefactors } from '../../packages/almanac/src/judgement/noting.ts'
import type * as almanac from './almanac.ts'
import { type BookRule, isDaily, type ReadDay, recomputeSign } from './recompute.ts'
import type { Sign } from './tyme-lists.ts'

/** How far a rule reaches: one of the book, one of popular almanacs, or that a list passes something over. */
export type Reach = 'book' | 'popular' | 'silence'

/** A rule, and the sign of an activity without it, or with another in its place. */
export type Switch = {
  readonly rule: string
  readonly reach: Reach
  readonly signOf: (activity: almanac.ActivityId) => Sign
}

type Changed = { readonly rule: string; readonly day: ReadDay }

const withoutStars = (day: ReadDay, isLeft: (star: almanac.Star) => boolean): ReadDay => ({
  ...day,
  stars: day.stars.filter((star) => !isLeft(star)),
})

const policyNames: Readonly<Record<Policy, string>> = {
  'favour-wins': '从宜不从忌',
  cancel: '从宜亦从忌',
  'forbid-wins': '从忌不从宜',
  'all-forbidden': '诸事皆忌',
}

/** The grade of the day decides otherwise. */
function listPolicies(day: ReadDay): Changed[] {
  const name = `${policyNames[day.policy]}${day.grade === undefined ? ' (no grade)' : ` (grade ${day.grade})`}`
  const others = (['favour-wins', 'cancel', 'forbid-wins'] as const).filter((policy) => policy !== day.policy)
  return others.map((policy) => ({
    rule: `${name} instead of ${policyNames[policy]}`,
    day: { ...day, policy },
  }))
}

const bookRules: Readonly<Record<BookRule, string>> = {
  lasting: '德犹忌: bans that stay beside a virtue',
  staying: '止忌: what stays forbidden where the good wins',
  reviving: '天吏大时仍以死败论 (76b)',
  relief: '则不忌: the entry of a star takes its ban back',
  trade: '不注忌开市等 (74a): benefactors free trade',
  together: '吉凶相抵: matters freed together (75a to 76b)',
  unnoted: '不注宜: matters that are not noted as good',
  free: '诸事不忌 (77a)',
  'void-virtue': '不从德合所宜 (48b to 49a)',
  follows: 'matters that follow another (011-26a)',
  outside: '专忌之日无庸分别 (33b): the grade reaches graded stars only',
  caps: '岁破 as custom',
}

function listBookRules(day: ReadDay): Changed[] {
  // The names of a literal are its own.
  return (Object.keys(bookRules) as BookRule[]).map((rule) => ({
    rule: bookRules[rule],
    day: { ...day, off: new Set([rule]) },
  }))
}

/** Stars that a table by month and pillar cannot have: of year, moon and terms. */
function listDailyStars(day: ReadDay): Changed[] {
  return day.stars
    .filter(isDaily)
    .map(({ id }) => ({ rule: `day star ${id}`, day: withoutStars(day, (star) => star.id === id) }))
}

function listSingleStars(day: ReadDay): Changed[] {
  return day.stars
    .filter((star) => !isDaily(star))
    .map(({ id }) => ({ rule: `star ${id}`, day: withoutStars(day, (star) => star.id === id) }))
}

const general: ReadonlySet<string> = new Set(benefactors)
const graded: ReadonlySet<string> = new Set(gradeRows.map(({ star }) => star))

/** Families of stars that one rule of the book lets speak. */
function listFamilies(day: ReadDay): Changed[] {
  const families: readonly { rule: string; isLeft: (star: almanac.Star) => boolean }[] = [
    { rule: 'benefactors favour matters (8a to 12b)', isLeft: ({ id }) => general.has(id) },
    { rule: 'stars of the six grades forbid (31a to 55a)', isLeft: ({ id }) => graded.has(id) },
    {
      rule: 'general evils forbid',
      isLeft: ({ polarity, isGeneral }) => polarity === 'bad' && isGeneral === true,
    },
    { rule: 'officers favour and forbid', isLeft: ({ family }) => family === 'officer' },
    { rule: 'stars of year, moon and term', isLeft: isDaily },
  ]
  return [
    ...families.map(({ rule, isLeft }) => ({ rule, day: withoutStars(day, isLeft) })),
    { rule: 'one voice is enough to favour', day: { ...day, leastVoices: 2 } },
    {
      rule: '从宜不从忌 beside lasting bans',
      day: { ...day, policy: 'favour-wins', off: new Set(['lasting', 'staying', 'reviving']) },
    },
  ]
}

/** The rules of the book that can be switched on a day, the narrowest first. */
function listBook(day: ReadDay): Switch[] {
  const changed = [
    ...listBookRules(day),
    ...listPolicies(day),
    ...listDailyStars(day),
    ...listSingleStars(day),
    ...listFamilies(day),
  ]
  return changed.map(({ rule, day: other }) => ({
    rule,
    reach: 'book',
    signOf: (activity) => recomputeSign(activity, other),
  }))
}

/** A sign that popular almanacs take from one thing of the day alone. */
const popular = (rule: string, sign: Sign): Switch => ({ rule, reach: 'popular', signOf: () => sign })

// 黄道诸事皆宜 and 建满平收黑, 除危定执黄, 成开皆可用, 闭破不相当; verses of the mansions.
function listPopular(day: ReadDay, isClosed: boolean): Switch[] {
  const signs = day.stars.flatMap(({ family, polarity }): Switch[] => {
    const sign = polarity === 'good' ? 1 : -1
    if (family === 'path') return [popular('黄道黑道 decides', sign)]
    if (family === 'officer') return [popular('建除十二神 decides', sign)]
    return family === 'mansion' ? [popular('二十八宿 decides', sign)] : []
  })
  return [...(isClosed ? [popular('馀事勿取: its list is closed', -1)] : []), ...signs]
}

/** Favour or ban of the book passed over. */
function listSilence(day: ReadDay): Switch[] {
  const silent = (rule: string, sign: Sign): Switch => ({
    rule,
    reach: 'silence',
    signOf: (activity) => (recomputeSign(activity, day) === -sign ? 0 : recomputeSign(activity, day)),
  })
  return [silent('the ban is passed over there', 1), silent('the favour is passed over there', -1)]
}

/** Every rule that can be switched on a day, the narrowest first. */
export function listSwitches(day: ReadDay, isClosed: boolean): readonly Switch[] {
  return [...listBook(day), ...listPopular(day, isClosed), ...listSilence(day)]
}
