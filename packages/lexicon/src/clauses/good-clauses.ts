import type { Clause } from './clause.ts'

// 天德 月德 天德合 月德合
const virtue = {
  at: '010-8a',
  zh: '上官赴任臨政親民結婚姻納采問名嫁娶般移解除求醫療病裁製營建宫室繕城郭興造動土豎柱上梁修倉庫栽種牧養納畜安葬',
  en: 'Good for many matters, among them taking up office, betrothals, weddings, moving house, cleansing, seeing a doctor, sewing, building and breaking ground, planting, livestock and burials',
  ru: 'Хорошо для многого: вступить в должность, заключить помолвку, сыграть свадьбу, переехать, очистить дом, лечиться, шить, строить и копать землю, сажать, завести скот, похоронить',
} as const satisfies Clause

const virtueForbids = {
  at: '010-8b',
  zh: '忌畋獵取魚',
  en: 'Not for hunting or fishing',
  ru: 'Не для охоты и рыбной ловли',
} as const satisfies Clause

// 月恩 四相 时德
const grace = {
  at: '010-12b',
  zh: '上官赴任臨政親民結婚姻納采問名般移解除求醫療病裁製修宮室繕城郭興造動土豎柱上梁納財開倉庫出貨財栽種牧養',
  en: 'Good for many matters, among them taking up office, betrothals, moving house, cleansing, seeing a doctor, sewing, repairs, building and breaking ground, taking in and paying out money, planting and raising livestock',
  ru: 'Хорошо для многого: вступить в должность, заключить помолвку, переехать, очистить дом, лечиться, шить, чинить дом, строить и копать землю, принимать и выдавать деньги, сажать, растить скот',
} as const satisfies Clause

const graceAdds = {
  at: '010-12b',
  zh: '與驛馬天馬併宜詔命公卿招賢',
  en: 'Beside the Travelling or the Heavenly Horse also good for calling able people to service',
  ru: 'Рядом с Почтовой лошадью или Небесным конём хорошо и призывать достойных на службу',
} as const satisfies Clause

// 阳德 阴德
const charity = {
  at: '010-13a',
  zh: '宜施恩惠恤孤惸行惠愛雪寃枉緩刑獄',
  en: 'Good for charity, for helping orphans and the lonely, clearing the wrongly accused and easing sentences',
  ru: 'Хорошо творить милость, помогать сиротам и одиноким, оправдывать невиновных, смягчать приговоры',
} as const satisfies Clause

// 官日 相日
const service = {
  at: '010-14a',
  zh: '宜襲爵受封上官赴任臨政親民',
  en: 'Good for receiving a title, taking up office and attending to public affairs',
  ru: 'Хорошо принимать титул, вступать в должность и заниматься делами управления',
} as const satisfies Clause

const campaign = {
  en: 'Good for securing the borders, drilling troops and marching out',
  ru: 'Хорошо умиротворять границы, обучать войско и выступать в поход',
} as const

// 宝日 义日 制日
const besideGood = {
  at: '010-25b',
  zh: '與吉神併宜安撫邊境選將訓兵出師',
  en: 'Beside a good star good for securing the borders, drilling troops and marching out',
  ru: 'Рядом с доброй звездой, которая это одобряет, хорошо умиротворять границы, обучать войско и выступать в поход',
} as const satisfies Clause

const heal = {
  en: 'Good for seeing a doctor and treating illness',
  ru: 'Хорошо обращаться к врачу и лечиться',
} as const

const offer = {
  en: 'Good for offerings and prayers',
  ru: 'Хорошо приносить жертвы и молиться о благе',
} as const

const offerForHeir = {
  at: '010-24b',
  zh: '宜祭祀祈福求嗣',
  en: 'Good for offerings, for prayers and for praying for a child',
  ru: 'Хорошо приносить жертвы, молиться о благе и о детях',
} as const satisfies Clause

const barns = {
  en: 'Beside Monthly Grace, the Four Ministers or Seasonal Virtue also good for repairing barns and storehouses',
  ru: 'Рядом с Милостью месяца, Четырьмя министрами или Добродетелью времени года хорошо и чинить амбары',
} as const

const barnsWithOpen = {
  en: 'Beside Monthly Grace, the Four Ministers or an Open day also good for repairing barns and storehouses',
  ru: 'Рядом с Милостью месяца, Четырьмя министрами или в день Открытия хорошо и чинить амбары',
} as const

const edict = {
  en: 'Beside Heavenly Grace also good for proclaiming edicts and announcing affairs of state',
  ru: 'Рядом с Небесной милостью хорошо и обнародовать указы, объявлять о делах государства',
} as const

const horseAdds = {
  zh: '與天恩併宜頒詔宣政事與月恩四相時德併宜詔命公卿招賢',
  en: `${edict.en}; beside Monthly Grace, the Four Ministers or Seasonal Virtue for calling able people to service`,
  ru: `${edict.ru}; рядом с Милостью месяца, Четырьмя министрами или Добродетелью времени года — призывать достойных на службу`,
} as const

const huntAndFish = {
  zh: '霜降後立春前宜畋獵雨水後立夏前宜取魚',
  en: 'Good for hunting from Frost’s Descent to the Start of Spring, for fishing from Rain Water to the Start of Summer',
  ru: 'От Выпадения инея до Начала весны хорошо охотиться, от Дождевых вод до Начала лета — ловить рыбу',
} as const

// 午申日
const felling = {
  at: '010-26b',
  zh: '午申日立冬後立春前宜伐木',
  en: 'Days of Horse and Monkey, from the Start of Winter to the Start of Spring: good for felling trees',
  ru: 'Дни Лошади и Обезьяны от Начала зимы до Начала весны: хорошо рубить деревья',
} as const satisfies Clause

/**
 * The clauses of the good stars and the officers, 协纪辨方书, juan 10: by star what it favours, or
 * what the book calls it where it favours nothing; with `forbids`, `adds`, `relief` or `unnoted` behind the star what it says of these.
 */
export const goodClauses = {
  'heavenly-virtue': virtue,
  'heavenly-virtue forbids': virtueForbids,
  'heavenly-virtue-union': virtue,
  'heavenly-virtue-union forbids': virtueForbids,
  'month-virtue': virtue,
  'month-virtue forbids': virtueForbids,
  'month-virtue-union': virtue,
  'month-virtue-union forbids': virtueForbids,
  'heavenly-pardon': {
    at: '010-10b',
    zh: '按天赦為天地合德又為四時旺辰其力甚大故所宜與二德同',
    en: 'Heaven and Earth join their virtue in it, and it is the strong day of its season: its power is great, and it favours what the two Virtues favour',
    ru: 'В нём сходятся добродетели неба и земли, это сильный день своего времени года: власть его велика, и одобряет он то же, что обе добродетели',
  },
  'heavenly-pardon forbids': {
    at: '010-10b',
    zh: '忌畋獵取魚',
    en: 'Not for hunting or fishing',
    ru: 'Не для охоты и рыбной ловли',
  },
  'heavenly-wish': {
    at: '010-11b',
    zh: '結婚姻納采問名嫁娶進人口般移裁製營建宮室繕城郭興造動土豎柱上梁修倉庫經絡醞釀開市立劵交易納財栽種牧養納畜安葬',
    en: 'Good for many matters, among them betrothals, weddings, taking people into the household, moving house, sewing, building and breaking ground, weaving, brewing, opening a shop, trade, taking in money, planting, livestock and burials',
    ru: 'Хорошо для многого: заключить помолвку, сыграть свадьбу, принять людей в дом, переехать, шить, строить и копать землю, ткать, ставить вино, открыть лавку, торговать, принимать деньги, сажать, завести скот, похоронить',
  },
  'heavenly-grace': {
    at: '010-9b',
    zh: '宜覃恩肆赦施恩惠恤孤惸布政事行惠愛雪寃枉緩刑獄慶賜賞賀宴㑹',
    en: 'Good for amnesties, for helping orphans and the lonely, putting measures into effect, clearing the wrongly accused, for gifts, congratulations and banquets',
    ru: 'Хорошо миловать, помогать сиротам и одиноким, проводить государственные меры, оправдывать невиновных, одаривать, поздравлять и пировать',
  },
  'heavenly-grace adds': {
    at: '010-9b',
    zh: '與驛馬天馬建日併宜頒詔宣政事',
    en: 'Beside the Travelling or the Heavenly Horse, or on an Establish day, also good for proclaiming edicts and announcing affairs of state',
    ru: 'Рядом с Почтовой лошадью или Небесным конём и в день Основания хорошо и обнародовать указы, объявлять о делах государства',
  },
  'month-grace': grace,
  'month-grace adds': graceAdds,
  'four-ministers': grace,
  'four-ministers adds': graceAdds,
  'season-virtue': grace,
  'season-virtue adds': graceAdds,
  'three-harmony': {
    at: '010-15a',
    zh: '宜慶賜賞賀宴㑹結婚姻納采問名嫁娶進人口裁製修宮室繕城郭興造動土豎柱上梁修倉庫經絡醞釀立劵交易納財安碓磑納畜',
    en: 'Good for gifts and banquets, betrothals, weddings, taking people into the household, sewing, repairs, building and breaking ground, barns, weaving, brewing, trade, taking in money, setting up a mill and bringing home livestock',
    ru: 'Хорошо одаривать и пировать, заключать помолвку, играть свадьбу, принимать людей в дом, шить, чинить дом, строить и копать землю, чинить амбары, ткать, ставить вино, торговать, принимать деньги, ставить жёрнов, заводить скот',
  },
  'three-harmony adds': {
    at: '010-15a',
    zh: '寅申巳亥日為三合長生所宜並同母倉子午卯酉日為三合帝旺所宜並同王日',
    en: 'On days of Tiger, Monkey, Snake and Pig it also favours what the Mother Storehouse does; on days of Rat, Horse, Rabbit and Rooster, what the King’s Day does',
    ru: 'В дни Тигра, Обезьяны, Змеи и Свиньи одобряет и то, что Материнская кладовая; в дни Крысы, Лошади, Кролика и Петуха — то, что День царя',
  },
  'six-harmony': {
    at: '010-22b',
    zh: '宜宴㑹結婚姻嫁娶進人口經絡醞釀立劵交易納財納畜安葬',
    en: 'Good for banquets, agreeing on a marriage, weddings, taking people into the household, weaving, brewing, trade, taking in money, bringing home livestock and burials',
    ru: 'Хорошо пировать, заключать помолвку, играть свадьбу, принимать людей в дом, ткать, ставить вино, торговать, принимать деньги, заводить скот, хоронить',
  },
  'six-harmony adds': { at: '010-22b', zh: '與月恩四相時德併宜修倉庫', ...barns },
  'heavenly-joy': {
    at: '010-20b',
    zh: '又為天喜宜施恩封拜舉正直慶賜賞賀宴㑹行幸遣使上官赴任臨政親民結婚姻納采問名嫁娶',
    en: 'Good for granting honours, promoting the upright, gifts and banquets, journeys, taking up office, betrothals and weddings',
    ru: 'Хорошо жаловать титулы, выдвигать честных, одаривать и пировать, отправляться в путь, вступать в должность, заключать помолвку и играть свадьбу',
  },
  'heavenly-joy adds': {
    at: '010-20b',
    zh: '五月與天馬併宜詔命公卿招賢',
    en: 'In the fifth month, beside the Heavenly Horse, also good for calling able people to service',
    ru: 'В пятом месяце рядом с Небесным конём хорошо и призывать достойных на службу',
  },
  'heavenly-doctor': { at: '010-20b', zh: '為天醫宜求醫療病', ...heal },
  'travelling-horse': {
    at: '010-16a',
    zh: '宜行幸遣使般移',
    en: 'Good for journeys, sending envoys and moving house',
    ru: 'Хорошо отправляться в путь, посылать послов и переезжать',
  },
  'travelling-horse adds': { at: '010-16a', ...horseAdds },
  'heavenly-empress': { at: '010-16a', zh: '又為天后宜求醫療病', ...heal },
  'heavenly-horse': {
    at: '010-16b',
    zh: '宜行幸遣使般移',
    en: 'Good for journeys, sending envoys and moving house',
    ru: 'Хорошо отправляться в путь, посылать послов и переезжать',
  },
  'heavenly-horse adds': { at: '010-16b', ...horseAdds },
  'five-wealth': {
    at: '010-23a',
    zh: '宜經絡醞釀開市立劵交易納財開倉庫出貨財栽種牧養納畜',
    en: 'Good for weaving, brewing, opening a shop, trade, taking in and paying out money, planting and livestock',
    ru: 'Хорошо ткать, ставить вино, открывать лавку, торговать, принимать и выдавать деньги, сажать, растить и заводить скот',
  },
  'five-wealth adds': { at: '010-23a', zh: '與月恩四相時德併宜修倉庫', ...barns },
  'mother-storehouse': {
    at: '010-10b',
    zh: '宜納財栽種牧養納畜',
    en: 'Good for taking in money and goods, planting, raising livestock and bringing it home',
    ru: 'Хорошо принимать деньги и товар, сажать, растить и заводить скот',
  },
  'mother-storehouse adds': { at: '010-10b', zh: '與月恩四相開日併宜修倉庫', ...barnsWithOpen },
  'heavenly-granary': {
    at: '010-23b',
    zh: '宜進人口納財納畜',
    en: 'Good for taking people into the household, taking in money and goods, and bringing home livestock',
    ru: 'Хорошо принимать людей в дом, принимать деньги и товар, заводить скот',
  },
  'heavenly-granary adds': { at: '010-23b', zh: '與月恩四相開日併宜修倉庫', ...barnsWithOpen },
  'people-day': {
    at: '010-14a',
    zh: '宜宴㑹結婚姻納采問名進人口般移開市立劵交易納財栽種牧養納畜',
    en: 'Good for banquets, betrothals, taking people into the household, moving house, opening a shop, trade, taking in money, planting and livestock',
    ru: 'Хорошо пировать, заключать помолвку, принимать людей в дом, переезжать, открывать лавку, торговать, принимать деньги, сажать, растить и заводить скот',
  },
  'king-day': {
    at: '010-13b',
    zh: '施恩惠恤孤惸宣政事行惠愛雪寃枉緩刑獄慶賜賞賀宴㑹行幸遣使安撫邊境選將訓兵上官赴任臨政親民裁製',
    en: 'Good for charity, announcing affairs of state, clearing the wrongly accused, gifts and banquets, journeys, securing the borders, drilling troops, taking up office and sewing',
    ru: 'Хорошо для дел милосердия, объявления государственных дел, оправдания невиновных, даров и пиров, поездок, умиротворения границ, вступления в должность и шитья',
  },
  'officer-day': service,
  'guard-day': {
    at: '010-14a',
    zh: '宜襲爵受封上官赴任臨政親民守日又宜安撫邊境',
    en: 'Good for receiving a title, taking up office and attending to public affairs; this day also for securing the borders',
    ru: 'Хорошо принимать титул, вступать в должность и заниматься делами управления, а в этот день и умиротворять границы',
  },
  'minister-day': service,
  'audience-day': {
    at: '010-16a',
    zh: '宜上册進表章上官赴任臨政親民陳詞訟',
    en: 'Good for submitting papers to the throne, taking up office, attending to public affairs and bringing a case to court',
    ru: 'Хорошо подавать бумаги государю, вступать в должность, заниматься делами управления, обращаться в суд',
  },
  'month-void-good': {
    at: '010-9a',
    zh: '宜上表章',
    en: 'Good for submitting a memorial',
    ru: 'Хорошо подавать доклад',
  },
  'life-breath': {
    at: '010-22a',
    zh: '按開日一陽始生故又為時陽又為生氣其日最吉',
    en: 'On the Open day yang is born, so it is also called Yang of the Month and Life Breath: a most fortunate day',
    ru: 'В день Открытия рождается ян, поэтому его зовут и Ян месяца, и Дыханием жизни: день самый счастливый',
  },
  'life-breath forbids': {
    at: '010-22a',
    zh: '忌伐木漁獵者恐傷生氣也',
    en: 'Felling, fishing and hunting are avoided so as not to harm the breath of life',
    ru: 'Рубки, рыбной ловли и охоты избегают, чтобы не повредить дыханию жизни',
  },
  'lucky-term': {
    at: '010-17b',
    zh: '又為吉期宜施恩封拜舉正直行幸遣使上官赴任臨政親民',
    en: 'Good for granting honours, promoting the upright, journeys, taking up office and attending to public affairs',
    ru: 'Хорошо жаловать титулы, выдвигать честных, отправляться в путь, вступать в должность и заниматься делами управления',
  },
  'lucky-term adds': {
    at: '010-17b',
    zh: '十月與天馬併宜詔命公卿招賢',
    en: 'In the tenth month, beside the Heavenly Horse, also good for calling able people to service',
    ru: 'В десятом месяце рядом с Небесным конём хорошо и призывать достойных на службу',
  },
  'blessing-virtue': {
    at: '010-18b',
    zh: '又為福德宜上册進表章慶賜賞賀宴㑹修宮室繕城郭',
    en: 'Good for submitting papers to the throne, gifts, congratulations and banquets, repairing the house and the city walls',
    ru: 'Хорошо подавать бумаги государю, одаривать, поздравлять и пировать, чинить дом и городские стены',
  },
  'heavenly-shaman': { at: '010-18b', zh: '又為天巫宜祭祀祈福', ...offer },
  'release-spirit': {
    at: '010-24b',
    zh: '宜上表章陳詞訟解除沐浴整容剃頭整手足甲求醫療病',
    en: 'Good for submitting a memorial, going to court, cleansing, bathing, shaving and cutting the hair, trimming nails and seeing a doctor',
    ru: 'Хорошо подавать доклад, обращаться в суд, очищать дом, мыться, бриться и стричь волосы, стричь ногти, лечиться',
  },
  'clear-spirit': {
    at: '010-25a',
    zh: '宜解除沐浴整容剃頭整手足甲求醫療病掃舍宇',
    en: 'Good for cleansing, bathing, shaving and cutting the hair, trimming nails, seeing a doctor and sweeping the house',
    ru: 'Хорошо очищать дом, мыться, бриться и стричь волосы, стричь ногти, лечиться, мести дом',
  },
  'five-union': {
    at: '010-25a',
    zh: '宜宴㑹結婚姻立劵交易',
    en: 'Good for banquets, agreeing on a marriage and trade',
    ru: 'Хорошо пировать, заключать помолвку и торговать',
  },
  'yin-virtue': charity,
  'yang-virtue': charity,
  'blessing-born': { at: '010-24a', zh: '宜祭祀祈福', ...offer },
  'saint-heart': { at: '010-24a', zh: '宜祭祀祈福', ...offer },
  'benefit-heir': offerForHeir,
  'continue-line': offerForHeir,
  'protect-all': { at: '010-24a', zh: '宜祭祀祈福', ...offer },
  'important-peace': {
    at: '010-24a',
    zh: '宜安神',
    en: 'Good for setting up the household altar',
    ru: 'Хорошо ставить в доме образ божества',
  },
  'jade-eaves': {
    at: '010-24a',
    zh: '宜修祠宇',
    en: 'Good for repairing shrines',
    ru: 'Хорошо чинить храмы и святилища',
  },
  'golden-hall': {
    at: '010-24a',
    zh: '宜修祠宇',
    en: 'Good for repairing shrines',
    ru: 'Хорошо чинить храмы и святилища',
  },
  'respect-peace': {
    at: '010-24a',
    zh: '宜安神',
    en: 'Good for setting up the household altar',
    ru: 'Хорошо ставить в доме образ божества',
  },
  'six-rites': {
    at: '010-23a',
    zh: '宜臨政親民',
    en: 'Good for attending to public affairs',
    ru: 'Хорошо заниматься делами управления',
  },
  'no-general': { at: '010-23b', zh: '宜嫁娶', en: 'Good for weddings', ru: 'Хорошо для свадьбы' },
  'war-blessing': { at: '010-17a', zh: '又為兵福宜安撫邊境選將訓兵出師', ...campaign },
  'war-treasure': { at: '010-18a', zh: '又為兵寶宜安撫邊境選將訓兵出師', ...campaign },
  'war-luck': { at: '010-22b', zh: '宜安撫邊境選將訓兵出師', ...campaign },
  'season-yin': {
    at: '010-19a',
    zh: '又為時隂宜運謀算畫計策',
    en: 'Good for laying plans and working out strategy',
    ru: 'Хорошо обдумывать ходы и составлять планы',
  },
  'season-yang': {
    at: '010-22a',
    zh: '按開日一陽始生故又為時陽又為生氣其日最吉',
    en: 'On the Open day yang is born, so it is also called Yang of the Month and Life Breath: a most fortunate day',
    ru: 'В день Открытия рождается ян, поэтому его зовут и Ян месяца, и Дыханием жизни: день самый счастливый',
  },
  'treasure-day': besideGood,
  'righteous-day': besideGood,
  'control-day': besideGood,
  'singing-bark': {
    at: '010-26a',
    zh: '鳴吠宜破土安葬',
    en: 'Good for opening the ground for a grave and for burials',
    ru: 'Хорошо копать могилу и хоронить',
  },
  'singing-bark-opposite': {
    at: '010-26a',
    zh: '鳴吠對宜破土啟攢',
    en: 'Good for opening the ground for a grave and for moving remains',
    ru: 'Хорошо копать могилу и переносить останки',
  },
  'bathing-days': {
    at: '010-26b',
    zh: '亥子日宜沐浴',
    en: 'Days of Pig and Rat are good for bathing',
    ru: 'Дни Свиньи и Крысы хороши для омовения',
  },
  'felling-days': felling,
  'felling-days adds': felling,
  'officer-establish': {
    at: '010-17a',
    zh: '宜施恩封拜詔命公卿招賢舉正直行幸遣使上官赴任臨政親民',
    en: 'Good for granting honours, calling able people to service, promoting the upright, journeys, taking up office and attending to public affairs',
    ru: 'Хорошо жаловать титулы, призывать достойных на службу, выдвигать честных, отправляться в путь, вступать в должность и заниматься делами управления',
  },
  'officer-establish adds': { at: '010-17a', zh: '與天恩併宜頒詔宣政事', ...edict },
  'officer-remove': {
    at: '010-17b',
    zh: '宜解除沐浴整容剃頭整手足甲求醫療病掃舍宇',
    en: 'Good for cleansing, bathing, shaving and cutting the hair, trimming nails, seeing a doctor and sweeping the house',
    ru: 'Хорошо очищать дом, мыться, бриться и стричь волосы, стричь ногти, лечиться, мести дом',
  },
  'officer-full': {
    at: '010-18a',
    zh: '宜進人口裁製修倉庫經絡開市立劵交易納財開倉庫出貨財補垣塞穴',
    en: 'Good for taking people into the household, sewing, repairing barns, weaving, opening a shop, trade, taking in and paying out money, patching walls and stopping holes',
    ru: 'Хорошо принимать людей в дом, шить, чинить амбары, ткать, открывать лавку, торговать, принимать и выдавать деньги, чинить ограду, заделывать дыры',
  },
  'officer-full forbids': {
    at: '010-36b',
    zh: '忌施恩封拜詔命公卿招賢舉正直上官赴任臨政親民結婚姻納采問名求醫療病',
    en: 'Not for granting honours, calling people to service, taking up office, betrothals or seeing a doctor',
    ru: 'Не для пожалований, призыва на службу, вступления в должность, помолвки и лечения',
  },
  'officer-full relief': {
    at: '010-36b',
    zh: '寅申月值守日子午夘酉月值相日與德合月恩四相併則旺氣發為德輝而盈非可惡也故不忌',
    en: 'In the months of Tiger, Monkey, Rat, Horse, Rabbit and Rooster, beside a Virtue, Monthly Grace or the Four Ministers, its fullness does no harm and nothing is forbidden',
    ru: 'В месяцы Тигра, Обезьяны, Крысы, Лошади, Кролика и Петуха рядом с добродетелью, Милостью месяца или Четырьмя министрами полнота не вредит, и запрета нет',
  },
  'officer-balance': {
    at: '010-19a',
    zh: '宜修飾垣墻平治道塗',
    en: 'Good for plastering walls and levelling roads',
    ru: 'Хорошо отделывать стены и ровнять дороги',
  },
  'officer-balance forbids': {
    at: '010-31a',
    zh: '結婚姻納采問名嫁娶進人口般移安牀解除求醫療病裁製營建宮室修宮室繕城郭築隄防興造動土豎柱上梁修倉庫鼓鑄經絡醞釀開市',
    en: 'Forbidden are most matters, among them betrothals, weddings, taking people into the household, moving house, setting up a bed, cleansing, seeing a doctor, sewing, building, breaking ground, weaving, brewing and opening a shop',
    ru: 'Не для большинства дел, в том числе не для помолвки и свадьбы, приёма людей в дом, переезда, установки кровати, очищения, лечения, шитья, стройки и земляных работ, ткачества, виноделия, открытия лавки',
  },
  'officer-stable': {
    at: '010-19a',
    zh: '宜冠帶',
    en: 'Good for a coming of age',
    ru: 'Хорошо для обряда совершеннолетия',
  },
  'officer-hold': {
    at: '010-19b',
    zh: '宜捕捉',
    en: 'Good for catching thieves and vermin',
    ru: 'Хорошо ловить воров и вредителей',
  },
  'officer-hold adds': { at: '010-19b', ...huntAndFish },
  'officer-break': {
    at: '010-19b',
    zh: '宜求醫療病破屋壞垣',
    en: 'Good for seeing a doctor and for pulling down houses and walls',
    ru: 'Хорошо лечиться и сносить дома и стены',
  },
  'officer-danger': {
    at: '010-20a',
    zh: '宜安撫邊境選將訓兵安牀',
    en: 'Good for securing the borders, drilling troops and setting up a bed',
    ru: 'Хорошо умиротворять границы, обучать войско и ставить кровать',
  },
  'officer-danger adds': {
    at: '010-20a',
    zh: '立冬後立春前宜伐木霜降後立春前宜畋獵雨水後立夏前宜取魚',
    en: 'Good for felling trees from the Start of Winter, for hunting from Frost’s Descent, both to the Start of Spring; for fishing from Rain Water to the Start of Summer',
    ru: 'От Начала зимы до Начала весны хорошо рубить деревья, от Выпадения инея до Начала весны — охотиться, от Дождевых вод до Начала лета — ловить рыбу',
  },
  'officer-success': {
    at: '010-20a',
    zh: '宜入學安撫邊境般移築隄防開市',
    en: 'Good for starting school, securing the borders, moving house, raising dykes and opening a shop',
    ru: 'Хорошо начинать учёбу, умиротворять границы, переезжать, насыпать дамбы и открывать лавку',
  },
  'officer-receive': {
    at: '010-21a',
    zh: '宜進人口納財捕捉納畜',
    en: 'Good for taking people into the household, taking in money and goods, catching thieves and vermin, and bringing home livestock',
    ru: 'Хорошо принимать людей в дом, принимать деньги и товар, ловить воров и вредителей, заводить скот',
  },
  'officer-receive forbids': {
    at: '010-34b',
    zh: '結婚姻納采問名嫁娶般移安牀解除求醫療病裁製營建宫室修宮室繕城郭築隄防興造動土豎柱上梁鼓鑄經絡醞釀開市立劵交易',
    en: 'Forbidden are most matters, among them betrothals, weddings, moving house, setting up a bed, cleansing, seeing a doctor, sewing, building, breaking ground, weaving, brewing, opening a shop and trade',
    ru: 'Не для большинства дел, в том числе не для помолвки и свадьбы, переезда, установки кровати, очищения, лечения, шитья, стройки и земляных работ, ткачества, виноделия, открытия лавки и торговли',
  },
  'officer-receive adds': {
    at: '010-21a',
    zh: '霜降後立春前宜畋獵雨水後立夏前宜取魚與月恩四相時德併宜修倉庫',
    en: `${huntAndFish.en}; beside Monthly Grace, the Four Ministers or Seasonal Virtue for repairing barns and storehouses`,
    ru: `${huntAndFish.ru}; рядом с Милостью месяца, Четырьмя министрами или Добродетелью времени года — чинить амбары`,
  },
  'officer-open': {
    at: '010-21b',
    zh: '入學行幸遣使上官赴任臨政親民般移解除求醫療病裁製修宫室繕城郭興造動土豎柱上梁開市修置產室開渠穿井安碓磑栽種牧養',
    en: 'Good for many matters, among them starting school, journeys, taking up office, moving house, cleansing, seeing a doctor, sewing, repairs, building and breaking ground, opening a shop, ditches and wells, planting and raising livestock',
    ru: 'Хорошо для многого: начать учёбу, отправиться в путь, вступить в должность, переехать, очистить дом, лечиться, шить, чинить дом, строить и копать землю, открыть лавку, вести канавы и рыть колодцы, сажать, растить скот',
  },
  'officer-open forbids': {
    at: '010-21b',
    zh: '忌伐木畋獵取魚',
    en: 'Not for felling trees, hunting or fishing',
    ru: 'Не для рубки деревьев, охоты и рыбной ловли',
  },
  'officer-open unnoted': {
    at: '010-76b',
    zh: '凡開日不註宜破土安葬啟攢亦不註忌遇忌則註',
    en: 'On an Open day digging a grave, burials and moving remains are noted neither as good nor as bad, unless something else forbids them',
    ru: 'В день Открытия рытьё могилы, похороны и перенос останков не отмечают ни как хорошие, ни как дурные, если их не запрещает что-то другое',
  },
  'officer-close': {
    at: '010-22a',
    zh: '宜築隄防補垣塞穴',
    en: 'Good for raising dykes, patching walls and stopping holes',
    ru: 'Хорошо насыпать дамбы, чинить ограду и заделывать дыры',
  },
  'officer-close forbids': {
    at: '010-37a',
    zh: '行幸遣使出師上官赴任臨政親民結婚姻納采問名嫁娶進人口般移安牀求醫療目營建宫室修宮室興造動土豎柱上梁開市開倉庫出貨財',
    en: 'Forbidden are many matters, among them journeys, taking up office, betrothals, weddings, adding to the household, moving house, setting up a bed, seeing a doctor, treating the eyes, building, opening a shop and paying out money',
    ru: 'Не для многих дел, в том числе не для поездок, вступления в должность, помолвки и свадьбы, приёма людей в дом, переезда, установки кровати, лечения, в том числе глаз, стройки и земляных работ, открытия лавки, выдачи денег',
  },
} as const satisfies Record<string, Clause>
