import type { Matter } from './matters.ts'

export type ThemeId = 'family' | 'business' | 'money' | 'career' | 'home' | 'travel' | 'health' | 'spirit'

export const themes: readonly ThemeId[] = [
  'family',
  'business',
  'money',
  'career',
  'home',
  'travel',
  'health',
  'spirit',
]

/**
 * What a person may plan. `terms` are the matters of the book it simply is. An activity of today that is none of them is
 * `read` into some, which is our judgement and marked wherever it is shown.
 */
type ActivityData = {
  readonly id: string
  readonly theme: ThemeId
  /** One of the great undertakings. */
  readonly isMajor?: true
  /** Not among the activities shown first, whatever the book says of it. */
  readonly isSetAside?: true
} & (
  | { readonly terms: readonly [Matter, ...Matter[]]; readonly read?: never }
  | { readonly terms?: never; readonly read: readonly [Matter, ...Matter[]] }
)

// Terms: 协纪辨方书, juan 11, 用事; 陈词讼 juan 10, under 临日. Its list for the people has 会亲友 where that of the court has 宴会.
// Popular almanacs explain 纳财 as taking in goods, rents and debts, which makes it the reading of a debt collected.
const data = [
  { id: 'wedding', theme: 'family', isMajor: true, terms: ['嫁娶'] },
  { id: 'engagement', theme: 'family', isMajor: true, terms: ['结婚姻', '纳采问名'] },
  { id: 'date', theme: 'family', terms: ['宴会'] },
  { id: 'conceive', theme: 'family', terms: ['求嗣'] },
  { id: 'reconcile', theme: 'family', read: ['行惠爱雪冤枉缓刑狱'] },
  { id: 'celebrate', theme: 'family', terms: ['庆赐赏贺'] },
  { id: 'opening', theme: 'business', isMajor: true, terms: ['开市'] },
  { id: 'contract', theme: 'business', isMajor: true, terms: ['立券交易'] },
  { id: 'negotiate', theme: 'business', read: ['临政亲民'] },
  { id: 'hire', theme: 'business', isMajor: true, terms: ['进人口'] },
  { id: 'launch', theme: 'business', read: ['颁诏', '宣政事'] },
  { id: 'submit', theme: 'business', terms: ['上表章', '上册进表章'] },
  { id: 'invest', theme: 'money', isMajor: true, terms: ['纳财'] },
  { id: 'loan', theme: 'money', terms: ['开仓库出货财'] },
  { id: 'collect-debt', theme: 'money', read: ['纳财'] },
  { id: 'store', theme: 'money', terms: ['修仓库'] },
  { id: 'start-job', theme: 'career', isMajor: true, terms: ['上官赴任'] },
  { id: 'study', theme: 'career', terms: ['入学'] },
  { id: 'exam', theme: 'career', read: ['诏命公卿招贤', '入学'] },
  { id: 'creative', theme: 'career', read: ['裁制', '经络'] },
  { id: 'move-house', theme: 'home', isMajor: true, terms: ['搬移'] },
  { id: 'renovation', theme: 'home', isMajor: true, terms: ['修宫室'] },
  { id: 'groundbreaking', theme: 'home', isMajor: true, terms: ['兴造动土'] },
  { id: 'repairs', theme: 'home', terms: ['修饰垣墙', '补垣', '塞穴'] },
  { id: 'cleaning', theme: 'home', terms: ['扫舍宇'] },
  { id: 'demolish', theme: 'home', isSetAside: true, terms: ['破屋坏垣'] },
  { id: 'bed', theme: 'home', terms: ['安床'] },
  { id: 'travel-far', theme: 'travel', isMajor: true, terms: ['出行'] },
  { id: 'boat', theme: 'travel', terms: ['乘船渡水'] },
  { id: 'vehicle', theme: 'travel', read: ['出行', '纳财'] },
  { id: 'medical', theme: 'health', isMajor: true, terms: ['求医疗病'] },
  { id: 'surgery', theme: 'health', isMajor: true, terms: ['针刺'] },
  { id: 'therapy', theme: 'health', terms: ['沐浴'] },
  { id: 'haircut', theme: 'health', terms: ['剃头'] },
  { id: 'pray', theme: 'spirit', isMajor: true, terms: ['祭祀'] },
  { id: 'planting', theme: 'spirit', terms: ['栽种'] },
  { id: 'charity', theme: 'spirit', terms: ['施恩惠恤孤茕'] },
  { id: 'pets', theme: 'spirit', terms: ['纳畜', '牧养'] },
  { id: 'legal', theme: 'spirit', terms: ['陈词讼'] },
  { id: 'funeral', theme: 'spirit', isSetAside: true, terms: ['安葬'] },
] as const satisfies readonly ActivityData[]

export type ActivityId = (typeof data)[number]['id']

export type Activity = ActivityData & { readonly id: ActivityId }

/**
 * Every activity, theme after theme.
 * @example activities[0]?.id // 'wedding'
 */
export const activities: readonly Activity[] = data

/** The great undertakings. */
export const majorActivities: readonly ActivityId[] = activities
  .filter(({ isMajor }) => isMajor)
  .map(({ id }) => id)

/** The matters that decide an activity: those it is, else those it is read into. */
export function mattersOf({ terms, read }: Activity): readonly Matter[] {
  return terms ?? read
}
