import type { MoonQuarter } from '@zeri/almanac/astro'
import type {
  ElementRelation,
  LuckDirection,
  Meeting,
  NatalPlace,
  NatalStarId,
  Punishment,
  SeasonState,
  StrengthClass,
  TransitPlace,
} from '@zeri/almanac/bazi'
import type { FestivalId } from '@zeri/almanac/calendar'
import type {
  ActivityId,
  DayGrade,
  ElementFit,
  GeneralStarId,
  HourStarId,
  MansionId,
  OfficerId,
  PathId,
  PersonalRuleId,
  PersonalSource,
  Policy,
  Source,
  StarId,
  TabooId,
  ThemeId,
  Weight,
} from '@zeri/almanac/judgement'
import { expect, test } from 'vitest'
import type { activityWords, themeWords } from './activities.ts'
import type { Tuple } from './entry.ts'
import type { festivals } from './festivals.ts'
import type { dayGrades, policies } from './grades.ts'
import type { hourStars } from './hour-stars.ts'
import { listKinds } from './kinds.ts'
import type { Words } from './locale.ts'
import type { mansions } from './mansions.ts'
import type { moonQuarterWords } from './moon.ts'
import type { natalStars } from './natal-stars.ts'
import { officers } from './officers.ts'
import type { paths } from './paths.ts'
import type { personalRules } from './personal-rules.ts'
import type { meetings, punishments } from './relations.ts'
import type { sources } from './sources.ts'
import type { stars } from './stars.ts'
import { stems } from './stems.ts'
import type {
  elementFits,
  luckDirections,
  natalPlaces,
  seasonStates,
  strengthClasses,
  transitPlaces,
} from './strength.ts'
import type { taboos } from './taboos.ts'
import type { elementRelations } from './ten-gods.ts'
import type { weightWords } from './weights.ts'

/** `true` for two equal unions; anything else does not compile as one. */
type Same<One, Other> = [One, Other] extends [Other, One] ? true : false

test('every kind has the ids of the almanac, all of them and no other; the compiler checks it', () => {
  const same: readonly true[] = [
    true satisfies Same<keyof typeof stars, GeneralStarId>,
    true satisfies Same<keyof typeof officers, OfficerId>,
    true satisfies Same<keyof typeof paths, PathId>,
    true satisfies Same<keyof typeof mansions, MansionId>,
    true satisfies Same<keyof typeof taboos, TabooId>,
    true satisfies Same<keyof typeof hourStars, Exclude<HourStarId, StarId>>,
    true satisfies Same<keyof typeof festivals, FestivalId>,
    true satisfies Same<keyof typeof activityWords, ActivityId>,
    true satisfies Same<keyof typeof themeWords, ThemeId>,
    true satisfies Same<keyof typeof weightWords, Weight>,
    true satisfies Same<keyof typeof moonQuarterWords, MoonQuarter>,
    true satisfies Same<keyof typeof dayGrades, DayGrade | 'none'>,
    true satisfies Same<keyof typeof policies, Policy>,
    true satisfies Same<keyof typeof natalStars, NatalStarId>,
    true satisfies Same<keyof typeof meetings, Meeting['kind']>,
    true satisfies Same<keyof typeof punishments, Punishment>,
    true satisfies Same<keyof typeof elementRelations, ElementRelation>,
    true satisfies Same<keyof typeof seasonStates, SeasonState>,
    true satisfies Same<keyof typeof strengthClasses, StrengthClass>,
    true satisfies Same<keyof typeof elementFits, ElementFit>,
    true satisfies Same<keyof typeof luckDirections, LuckDirection>,
    true satisfies Same<keyof typeof natalPlaces, NatalPlace>,
    true satisfies Same<keyof typeof transitPlaces, TransitPlace>,
    true satisfies Same<keyof typeof personalRules, PersonalRuleId>,
    true satisfies Same<keyof typeof sources, Source | PersonalSource>,
    // @ts-expect-error a kind compared with the ids of another
    true satisfies Same<keyof typeof officers, PathId>,
  ]
  expect(same.length).toBe(26)
})

type Named = { readonly name: Words }

test('a missing id, an extra id, a missing language and a list too short do not compile', () => {
  const { 'officer-break': omitted, ...incomplete } = officers
  // @ts-expect-error an officer is missing
  const missing = incomplete satisfies Record<OfficerId, Named>
  const extra = {
    ...officers,
    // @ts-expect-error the almanac has no such officer
    'officer-sleep': omitted,
  } satisfies Record<OfficerId, Named>
  // @ts-expect-error the Russian name is missing
  const inOneLanguage = { name: { en: 'Destruction' } } satisfies Named
  // @ts-expect-error a name in a language the site does not have
  const inThreeLanguages = { name: { ...omitted.name, zh: '破' } } satisfies Named
  const [, ...nine] = stems
  // @ts-expect-error there are ten stems
  const tooShort = nine satisfies Tuple<Named, 10>
  expect([missing, extra, inOneLanguage, inThreeLanguages, tooShort]).toHaveLength(5)
})

test('the lists have the lengths of their cycles', () => {
  const lengths = Object.fromEntries(listKinds().map(({ title, words }) => [title, words.length]))
  expect(lengths).toMatchObject({
    'Heavenly stems': 10,
    'Earthly branches': 12,
    Pillars: 60,
    'Na yin': 30,
    'Solar terms': 24,
    'Days of the lunar month': 30,
    'Moonrise days': 30,
    'Steps of the moon': 30,
    'Ten gods': 10,
  })
})
