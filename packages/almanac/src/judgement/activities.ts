/** A matter as the imperial almanacs name it. Source: 协纪辨方书, juan 11, 用事. */
type ClassicalTerm = string

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
 * What a person may plan. `terms` are the matters of the books it simply is; `read` those it is read into, which is our
 * judgement and marked wherever it is shown.
 */
type ActivityData = {
  readonly id: string
  readonly theme: ThemeId
  /** One of the undertakings a veto of the day holds for. */
  readonly isMajor?: true
  /** Not among the activities shown first, whatever the books say of it. */
  readonly isSetAside?: true
  readonly terms: readonly ClassicalTerm[]
  readonly read: readonly ClassicalTerm[]
}

// Terms: 协纪辨方书, juan 11, 用事; 词讼 and 剃头 also 百忌日, juan 35. Its list for the people has 会亲友 where that of the court has
// 宴会. Popular almanacs explain 解除 as cleaning a house, 纳财 as taking in goods, rents and debts. What `read` adds is ours.
const data = [
  { id: 'wedding', theme: 'family', isMajor: true, terms: ['嫁娶'], read: [] },
  { id: 'engagement', theme: 'family', isMajor: true, terms: ['结婚姻', '纳采'], read: [] },
  { id: 'date', theme: 'family', terms: ['会亲友', '宴会'], read: ['结婚姻'] },
  { id: 'conceive', theme: 'family', terms: ['求嗣'], read: [] },
  { id: 'reconcile', theme: 'family', terms: [], read: ['雪冤', '解除'] },
  { id: 'celebrate', theme: 'family', terms: ['宴会', '庆赐'], read: [] },
  { id: 'opening', theme: 'business', isMajor: true, terms: ['开市'], read: [] },
  { id: 'contract', theme: 'business', isMajor: true, terms: ['立券交易'], read: [] },
  { id: 'negotiate', theme: 'business', terms: ['见贵'], read: ['临政'] },
  { id: 'hire', theme: 'business', isMajor: true, terms: ['进人口'], read: [] },
  { id: 'launch', theme: 'business', terms: [], read: ['颁诏', '宣政事'] },
  { id: 'submit', theme: 'business', terms: ['上表章'], read: ['上册'] },
  { id: 'invest', theme: 'money', isMajor: true, terms: ['纳财'], read: [] },
  { id: 'loan', theme: 'money', isSetAside: true, terms: ['开仓'], read: [] },
  { id: 'collect-debt', theme: 'money', terms: ['纳财'], read: ['捕捉'] },
  { id: 'store', theme: 'money', terms: ['修仓库'], read: ['酝酿'] },
  { id: 'start-job', theme: 'career', isMajor: true, terms: ['上官'], read: [] },
  { id: 'study', theme: 'career', terms: ['入学'], read: ['冠带'] },
  { id: 'exam', theme: 'career', terms: [], read: ['招贤', '入学'] },
  { id: 'creative', theme: 'career', terms: [], read: ['裁制', '经络'] },
  { id: 'move-house', theme: 'home', isMajor: true, terms: ['搬移'], read: ['远回'] },
  { id: 'renovation', theme: 'home', isMajor: true, terms: ['修宫室', '竖柱上梁'], read: ['营建'] },
  { id: 'groundbreaking', theme: 'home', isMajor: true, terms: ['兴造动土'], read: ['筑堤防'] },
  { id: 'repairs', theme: 'home', terms: ['修饰垣墙', '补垣', '塞穴'], read: ['平治道涂'] },
  { id: 'cleaning', theme: 'home', terms: ['扫舍宇', '解除'], read: [] },
  { id: 'demolish', theme: 'home', isSetAside: true, terms: ['破屋坏垣'], read: [] },
  { id: 'bed', theme: 'home', terms: ['安床'], read: [] },
  { id: 'travel-far', theme: 'travel', isMajor: true, terms: ['出行'], read: [] },
  { id: 'boat', theme: 'travel', isSetAside: true, terms: ['乘船渡水'], read: [] },
  { id: 'vehicle', theme: 'travel', terms: [], read: ['出行', '纳财'] },
  { id: 'medical', theme: 'health', isMajor: true, terms: ['求医疗病'], read: [] },
  { id: 'surgery', theme: 'health', isMajor: true, terms: ['针刺'], read: ['求医疗病'] },
  { id: 'therapy', theme: 'health', terms: ['沐浴'], read: ['解除'] },
  { id: 'haircut', theme: 'health', terms: ['整容剃头'], read: [] },
  { id: 'pray', theme: 'spirit', isMajor: true, terms: ['祭祀', '祈福'], read: [] },
  { id: 'planting', theme: 'spirit', terms: ['栽种'], read: [] },
  { id: 'charity', theme: 'spirit', terms: ['恤孤茕', '施恩'], read: ['覃恩'] },
  { id: 'pets', theme: 'spirit', terms: ['纳畜', '牧养'], read: [] },
  { id: 'legal', theme: 'spirit', terms: ['词讼'], read: ['雪冤'] },
  { id: 'funeral', theme: 'spirit', isSetAside: true, terms: ['安葬'], read: [] },
] as const satisfies readonly ActivityData[]

export type ActivityId = (typeof data)[number]['id']

export type Activity = ActivityData & { readonly id: ActivityId }

/**
 * Every activity, theme after theme.
 * @example activities[0]?.id // 'wedding'
 */
export const activities: readonly Activity[] = data

/** The undertakings that great stars and vetoes concern. */
export const majorActivities: readonly ActivityId[] = activities
  .filter(({ isMajor }) => isMajor)
  .map(({ id }) => id)
