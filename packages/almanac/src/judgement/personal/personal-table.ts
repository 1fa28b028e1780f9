import type { NatalStarId } from '../../bazi/natal-stars.ts'
import type { Meeting } from '../../bazi/relations.ts'
import type { ActivityId } from '../activities.ts'
import type { Weight } from '../weight.ts'
import type { ElementFit } from './element-fit.ts'

/** Where the meeting of a day with a birth is described. What it means for an activity may still be our reading. */
export type PersonalSource =
  | 'san-ming-tong-hui' // 三命通会 (1578)
  | 'yuan-hai-zi-ping' // 渊海子平, the chapters on the gods
  | 'di-tian-sui' // 滴天髓, 衰旺
  | 'tong-shu' // popular almanacs: 日冲 and 本命
  | 'custom' // common usage of readers of charts

type BirthPlace = 'year' | 'day'

/** When a rule holds, as data. */
export type PersonalCondition =
  /** The pillar of the day meets one of these pillars of the birth in one of these ways. */
  | {
      readonly kind: 'meeting'
      readonly meetings: readonly Meeting['kind'][]
      readonly with: readonly BirthPlace[]
    }
  /** A harmony of six, or of three, with the branch of a pillar of the birth. */
  | { readonly kind: 'harmony'; readonly with: BirthPlace }
  | {
      readonly kind: 'star'
      readonly star: NatalStarId
      readonly from: readonly BirthPlace[]
      /** Whether the day must also clash with year or day of the birth, or must not. */
      readonly isClashing?: boolean
    }
  | { readonly kind: 'fit'; readonly fit: ElementFit }
  | {
      readonly kind: 'god'
      /** 0 比肩 … 9 正印. */
      readonly gods: readonly number[]
      /** Whether the day master must be weak, or must not; near balance neither holds. */
      readonly isWeak?: boolean
    }

export type PersonalDelta = -2 | -1 | 1 | 2

/** Whom an effect reaches: everything, what a veto holds for, or a list. */
export type PersonalReach = 'all' | 'major' | readonly ActivityId[]

export type PersonalEffect = {
  readonly on: PersonalReach
  readonly delta: PersonalDelta
  /** The link to the activities is written; elsewhere it is our reading. */
  readonly isWritten?: true
}

type PersonalRuleData = {
  readonly id: string
  readonly source: PersonalSource
  readonly when: PersonalCondition
  /** The first that reaches an activity counts. */
  readonly effects: readonly PersonalEffect[]
  /** The most a major activity can have. */
  readonly cap?: Weight
}

const money = ['invest', 'loan', 'collect-debt', 'store'] as const satisfies readonly ActivityId[]

// How much each counts is the almanac's own; so is every link to an activity that is not marked as written.
const data = [
  // Popular almanacs print for each day the year of birth it clashes with: 日冲, 诸事不宜.
  {
    id: 'clash-year',
    source: 'tong-shu',
    when: { kind: 'meeting', meetings: ['clash'], with: ['year'] },
    effects: [
      { on: 'major', delta: -2, isWritten: true },
      { on: 'all', delta: -1, isWritten: true },
    ],
    cap: 0,
  },
  // 三命通会, 论冲击.
  {
    id: 'clash-day',
    source: 'san-ming-tong-hui',
    when: { kind: 'meeting', meetings: ['clash'], with: ['day'] },
    effects: [
      { on: ['wedding', 'engagement', 'contract', 'surgery', 'move-house'], delta: -2 },
      { on: 'all', delta: -1 },
    ],
  },
  // Common usage, 天克地冲: six places apart in the cycle of sixty.
  {
    id: 'heaven-earth-clash',
    source: 'custom',
    when: { kind: 'meeting', meetings: ['heaven-earth-clash'], with: ['day'] },
    effects: [],
    cap: -2,
  },
  // Common usage, 伏吟.
  {
    id: 'same-pillar',
    source: 'custom',
    when: { kind: 'meeting', meetings: ['same-pillar'], with: ['day'] },
    effects: [{ on: 'major', delta: -1 }],
  },
  // 三命通会, 论支元六合 and 论支元三合.
  {
    id: 'harmony-year',
    source: 'san-ming-tong-hui',
    when: { kind: 'harmony', with: 'year' },
    effects: [{ on: 'all', delta: 1 }],
  },
  {
    id: 'harmony-day',
    source: 'san-ming-tong-hui',
    when: { kind: 'harmony', with: 'day' },
    effects: [{ on: 'all', delta: 1 }],
  },
  // 三命通会, 论三刑 and 论六害; a branch that is both, as 寅 to 巳, counts once.
  {
    id: 'punishment-or-harm',
    source: 'san-ming-tong-hui',
    when: { kind: 'meeting', meetings: ['punishment', 'harm'], with: ['day'] },
    effects: [{ on: 'all', delta: -1 }],
  },
  // 三命通会, 论天乙贵人.
  {
    id: 'nobleman',
    source: 'san-ming-tong-hui',
    when: { kind: 'star', star: 'nobleman', from: ['day'] },
    effects: [
      { on: ['negotiate', 'start-job', 'submit', 'legal'], delta: 2 },
      { on: 'all', delta: 1 },
    ],
  },
  // The rhyme of 文昌.
  {
    id: 'academic',
    source: 'custom',
    when: { kind: 'star', star: 'academic', from: ['day'] },
    effects: [{ on: ['study', 'exam', 'creative'], delta: 1 }],
  },
  // 三命通会, 论驿马.
  {
    id: 'horse',
    source: 'san-ming-tong-hui',
    when: { kind: 'star', star: 'travelling-horse', from: ['year', 'day'], isClashing: false },
    effects: [{ on: ['travel-far', 'move-house', 'vehicle', 'start-job'], delta: 1 }],
  },
  {
    id: 'horse-struck',
    source: 'san-ming-tong-hui',
    when: { kind: 'star', star: 'travelling-horse', from: ['year', 'day'], isClashing: true },
    effects: [{ on: ['travel-far', 'move-house', 'vehicle', 'start-job'], delta: -1 }],
  },
  // 三命通会, 论咸池.
  {
    id: 'peach-blossom',
    source: 'san-ming-tong-hui',
    when: { kind: 'star', star: 'peach-blossom', from: ['year', 'day'] },
    effects: [{ on: ['date', 'celebrate', 'creative', 'launch'], delta: 1 }],
  },
  // 三命通会, 论十干禄.
  {
    id: 'prosperity',
    source: 'san-ming-tong-hui',
    when: { kind: 'star', star: 'prosperity', from: ['day'] },
    effects: [{ on: ['invest', 'start-job', 'opening'], delta: 1 }],
  },
  // 三命通会, 论羊刃.
  {
    id: 'blade',
    source: 'san-ming-tong-hui',
    when: { kind: 'star', star: 'blade', from: ['day'] },
    effects: [{ on: ['surgery', 'invest', 'travel-far'], delta: -1 }],
  },
  // 三命通会, 论空亡.
  {
    id: 'void',
    source: 'san-ming-tong-hui',
    when: { kind: 'star', star: 'void', from: ['day'] },
    effects: [
      { on: ['contract', 'invest', 'opening', 'engagement'], delta: -1 },
      { on: ['pray', 'cleaning'], delta: 1 },
    ],
  },
  // 滴天髓, 衰旺: hold up the weak, drain the strong.
  {
    id: 'elements-favourable',
    source: 'di-tian-sui',
    when: { kind: 'fit', fit: 'favourable' },
    effects: [{ on: 'major', delta: 1 }],
  },
  {
    id: 'elements-unfavourable',
    source: 'di-tian-sui',
    when: { kind: 'fit', fit: 'unfavourable' },
    effects: [{ on: 'major', delta: -1 }],
  },
  // 渊海子平, the chapters on the gods: what one can master feeds, what one cannot burdens.
  {
    id: 'wealth-carried',
    source: 'yuan-hai-zi-ping',
    when: { kind: 'god', gods: [4, 5], isWeak: false },
    effects: [{ on: [...money, 'opening'], delta: 1 }],
  },
  {
    id: 'wealth-too-heavy',
    source: 'yuan-hai-zi-ping',
    when: { kind: 'god', gods: [4, 5], isWeak: true },
    effects: [{ on: [...money, 'opening'], delta: -1 }],
  },
  {
    id: 'officer',
    source: 'yuan-hai-zi-ping',
    when: { kind: 'god', gods: [7] },
    effects: [{ on: ['start-job', 'exam', 'submit'], delta: 1 }],
  },
  {
    id: 'seven-killings-mastered',
    source: 'yuan-hai-zi-ping',
    when: { kind: 'god', gods: [6], isWeak: false },
    effects: [{ on: ['negotiate', 'legal'], delta: 1 }],
  },
  {
    id: 'seven-killings-too-strong',
    source: 'yuan-hai-zi-ping',
    when: { kind: 'god', gods: [6], isWeak: true },
    effects: [{ on: ['negotiate', 'legal'], delta: -1 }],
  },
  {
    id: 'resource',
    source: 'yuan-hai-zi-ping',
    when: { kind: 'god', gods: [8, 9] },
    effects: [{ on: ['study', 'medical', 'contract'], delta: 1 }],
  },
  {
    id: 'output',
    source: 'yuan-hai-zi-ping',
    when: { kind: 'god', gods: [2, 3] },
    effects: [{ on: ['creative', 'launch', 'date'], delta: 1 }],
  },
  // 渊海子平, 论伤官: it hurts the officer.
  {
    id: 'hurting-officer',
    source: 'yuan-hai-zi-ping',
    when: { kind: 'god', gods: [3] },
    effects: [{ on: ['legal', 'start-job'], delta: -1 }],
  },
  {
    id: 'companion',
    source: 'yuan-hai-zi-ping',
    when: { kind: 'god', gods: [0, 1] },
    effects: [{ on: ['hire', 'reconcile'], delta: 1 }],
  },
  // 渊海子平, 论劫财.
  {
    id: 'rob-wealth',
    source: 'yuan-hai-zi-ping',
    when: { kind: 'god', gods: [1] },
    effects: [{ on: money, delta: -1 }],
  },
] as const satisfies readonly PersonalRuleData[]

export type PersonalRuleId = (typeof data)[number]['id']

export type PersonalRule = PersonalRuleData & { readonly id: PersonalRuleId }

/**
 * What a day may be to a birth, and what follows.
 * @example personalTable.find(({ id }) => id === 'heaven-earth-clash').cap // -2
 */
export const personalTable: readonly PersonalRule[] = data
