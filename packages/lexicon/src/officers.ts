import type { OfficerId } from '@zeri/almanac/judgement'
import type { Grammar, TextEntry } from './entry.ts'
import type { Says } from './star-entry.ts'

type Officer = TextEntry & {
  readonly grammar: Grammar
  /** Whose day: Опасности, Успеха … */
  readonly ruGenitive: string
  readonly says?: Says
}

export const officers = {
  'officer-establish': {
    zh: '建',
    pinyin: 'Jiàn',
    name: { en: 'Establish', ru: 'Основание' },
    synonyms: { en: ['Initiate'], ru: ['Установление', 'Учреждение', 'Цзянь'] },
    ruGenitive: 'Основания',
    grammar: { en: 'is', ru: 'n' },
    short: {
      en: 'The day that carries the month’s own sign, as a new master enters the house',
      ru: 'День под знаком самого месяца: новый хозяин входит в дом',
    },
    text: {
      en: 'At dusk the handle of the Northern Dipper points to one of twelve directions, and that direction names the month. When a day bears the same branch, the count of officers begins again with Establish. The book of 1741 thinks it good for giving honours, for taking up a post and for setting out on a long journey. Only the soil is left in peace, on account of Month Founder, the star that stands on the same branch.',
      ru: 'В сумерках рукоять Северного Ковша указывает на одну из двенадцати сторон, и по ней зовётся месяц. День с той же ветвью открывает счёт: Основание — первое из двенадцати. Свод 1741 года считает его подходящим для наград, вступления в должность и дальней поездки. Землю же в этот день не тревожат: на той же ветви стоит звезда по имени Основатель месяца.',
    },
    says: { favours: ['start-job', 'travel-far'] },
  },
  'officer-remove': {
    zh: '除',
    pinyin: 'Chú',
    name: { en: 'Remove', ru: 'Удаление' },
    synonyms: { en: ['Clear'], ru: ['Устранение', 'Чу'] },
    ruGenitive: 'Удаления',
    grammar: { en: 'is', ru: 'n' },
    short: {
      en: 'Broom, basin and razor: out goes what has outlived its use',
      ru: 'Метла, таз и бритва: прочь всё, что отслужило',
    },
    text: {
      en: 'Right after the month has taken its seat, the old is swept out. The list in the imperial handbook could hang on a bathroom door: washing, shaving the head, trimming nails, seeing the doctor about what ails you, sweeping the house. Few days have so homely a character, and it still serves well for cleaning, for a haircut and for beginning treatment.',
      ru: 'Месяц занял своё место — и старое выметают вон. Перечень из дворцового справочника хоть на дверь ванной вешай: мыться, брить голову, стричь ногти, лечить, что болит, мести полы. Мало дней с таким домашним нравом. Он и теперь хорош для уборки, для стрижки и для похода к врачу, а заодно и для того, чтобы выбросить ненужное.',
    },
    says: { favours: ['cleaning', 'haircut', 'medical', 'therapy'] },
  },
  'officer-full': {
    zh: '满',
    pinyin: 'Mǎn',
    name: { en: 'Full', ru: 'Полнота' },
    synonyms: { en: ['Fullness'], ru: ['Наполнение', 'Мань'] },
    ruGenitive: 'Полноты',
    grammar: { en: 'is', ru: 'f' },
    short: {
      en: 'The jar filled to the brim: a merchant’s day, less so a matchmaker’s',
      ru: 'Кувшин, налитый до краёв: день купца, но не свахи',
    },
    text: {
      en: 'Water stands level with the rim of the jar: that is the picture in the sign. Barns and counters like such a day, so the books favour it for opening a shop, for trade contracts, for hiring and for work on the storeroom. A vessel already full takes nothing more: the same books leave an engagement, a new post and a visit to the doctor for another day.',
      ru: 'Вода вровень с краем кувшина — вот картинка в иероглифе. Амбару и прилавку такой день по душе: книги одобряют его для открытия лавки, для торговых договоров, для найма и для устройства кладовых. Но в налитое до краёв больше не войдёт ни капли: помолвку, новую должность и визит к врачу те же книги советуют отложить.',
    },
    says: {
      favours: ['opening', 'contract', 'hire', 'store'],
      forbids: ['engagement', 'start-job', 'medical'],
    },
  },
  'officer-balance': {
    zh: '平',
    pinyin: 'Píng',
    name: { en: 'Balance', ru: 'Равновесие' },
    synonyms: { en: ['Level'], ru: ['Баланс', 'Выравнивание', 'Пин'] },
    ruGenitive: 'Равновесия',
    grammar: { en: 'is', ru: 'n' },
    short: {
      en: 'The plasterer’s level: smooth the wall, even the path, leave great plans be',
      ru: 'Уровень штукатура: выровнять стену и дорожку, а большое не затевать',
    },
    text: {
      en: 'Two tasks are assigned to Balance: plastering walls and levelling roads. Both make the uneven even, and small repairs about the house are in the same spirit. Nearly everything else stands on the list of what to avoid, as if a level scale, leaning to neither side, gave a large undertaking no push. A wedding, moving house or a long trip is better given another day.',
      ru: 'За Равновесием записаны два занятия: белить стены и ровнять дороги. И то и другое сглаживает неровное, так что день хорош для мелкого ремонта по дому. Почти всё прочее попало в список нежелательного, словно уравновешенные весы, которые никуда не клонятся, не дают большому делу разгона. Свадьбу, переезд и дальнюю поездку лучше назначить на другое число.',
    },
    says: { favours: ['repairs'], forbids: ['wedding', 'move-house', 'travel-far'] },
  },
  'officer-stable': {
    zh: '定',
    pinyin: 'Dìng',
    name: { en: 'Stable', ru: 'Стабильность' },
    synonyms: { en: ['Settle', 'Steady'], ru: ['Определение', 'Закрепление', 'Дин'] },
    ruGenitive: 'Стабильности',
    grammar: { en: 'is', ru: 'f' },
    short: {
      en: 'A foot set firmly under a roof: the middle corner of the month’s triangle',
      ru: 'Нога, твёрдо ступившая под крышу: средняя вершина треугольника месяца',
    },
    text: {
      en: 'Draw a roof, put a foot firmly beneath it, and you have the sign. The book of 1741 gives this officer a single task, to set the cap of manhood on a young man’s head, because day and month stand here at the middle of their triangle, like the sun just short of noon. Whatever else suits the day it owes to Three Harmony, which always keeps it company and likes people to agree.',
      ru: 'Нарисуйте крышу, под ней — твёрдо стоящую ногу, и получится иероглиф. Свод 1741 года поручает этому дню одно: надеть на юношу шапку взрослого, потому что день и месяц стоят здесь посередине своего треугольника, как солнце незадолго до полудня. Всем остальным день обязан Трём гармониям: они всегда рядом и любят, когда люди приходят к согласию.',
    },
  },
  'officer-hold': {
    zh: '执',
    pinyin: 'Zhí',
    name: { en: 'Hold', ru: 'Удержание' },
    synonyms: { en: ['Grasp'], ru: ['Схватывание', 'Чжи'] },
    ruGenitive: 'Удержания',
    grammar: { en: 'is', ru: 'n' },
    short: {
      en: 'The constable’s grip: good for catching and keeping, poor for letting go',
      ru: 'Хватка стражника: ловить и держать — да, отпускать — нет',
    },
    text: {
      en: 'On oracle bones the sign is a kneeling man with shackled wrists, and the book gives this officer a single task: to catch. Bailiffs went after thieves; hunters set their snares between Frost’s Descent and spring, fishermen their nets between Rain Water and summer, for even a grip should keep to the season. Popular almanacs stretched it to whatever ought to take hold. The book of 1741 did not follow them, and neither do we.',
      ru: 'На гадательных костях этот знак — коленопреклонённый человек в колодках, и дело у дня одно: ловить. Стражники шли за вором; охотники ставили силки от Выпадения инея до весны, рыбаки сети от Дождевых вод до лета: даже хватке положено знать время. Народные календари распространили её на всё, что должно закрепиться. Свод 1741 года за ними не пошёл, не идём и мы.',
    },
  },
  'officer-break': {
    zh: '破',
    pinyin: 'Pò',
    name: { en: 'Destruction', ru: 'Разрушение' },
    synonyms: { en: ['Break'], ru: ['Слом', 'По'] },
    ruGenitive: 'Разрушения',
    grammar: { en: 'is', ru: 'n' },
    short: {
      en: 'The branch opposite the month’s: things come apart, some of them rightly',
      ru: 'Ветвь напротив месяца: всё распадается, и кое-чему это на пользу',
    },
    text: {
      en: 'Six steps round the circle bring the day face to face with its month, and the two clash. Builders of anything lasting wait it out. Wreckers need not: a sagging shed and a stubborn illness are just what the sign of the cracked stone is about. The book calls the day good for demolition and for treatment, where a sickness is to be broken, and in the hardest months takes even that back.',
      ru: 'Шесть шагов по кругу — и день стоит лицом к лицу с месяцем: это столкновение. Тот, кто строит надолго, такое время пережидает. Иное дело — покосившийся сарай или застарелая хворь: знак треснувшего камня как раз о них. Свод называет день подходящим для сноса и для лечения, когда болезнь нужно переломить, а в самые тяжёлые месяцы берёт назад и это.',
    },
    says: { favours: ['demolish', 'medical'] },
  },
  'officer-danger': {
    zh: '危',
    pinyin: 'Wēi',
    name: { en: 'Danger', ru: 'Опасность' },
    synonyms: { en: ['Precarious'], ru: ['Риск', 'Вэй'] },
    ruGenitive: 'Опасности',
    grammar: { en: 'is', ru: 'f' },
    short: {
      en: 'A man looking down from a cliff: not a bad day, only a careful one',
      ru: 'Человек смотрит вниз с обрыва: день не плохой, а осмотрительный',
    },
    text: {
      en: 'Despite its name this officer sits among the good ones: whoever knows where the edge is does not fall. The sign shows a figure on a cliff, and from danger the book reads its opposite, a safe place to lie down: setting up a bed suits the day. The same thought sent generals to drill their troops while all was quiet. In winter trees are felled under it, in due season game and fish are taken.',
      ru: 'Вопреки имени этот день числится среди добрых: кто видит край, тот не сорвётся. В знаке человек стоит на скале, и из опасности свод выводит обратное, надёжное место для отдыха: день подходит для установки кровати. По той же мысли полководцы учили войска, пока вокруг тихо. Зимой в такой день валят лес, в свой срок бьют зверя и ловят рыбу.',
    },
    says: { favours: ['bed'] },
  },
  'officer-success': {
    zh: '成',
    pinyin: 'Chéng',
    name: { en: 'Success', ru: 'Успех' },
    synonyms: { en: ['Accomplish', 'Completion'], ru: ['Завершение', 'Свершение', 'Чэн'] },
    ruGenitive: 'Успеха',
    grammar: { en: 'is', ru: 'm' },
    short: {
      en: 'The craftsman’s “done”: a day when loose ends find each other',
      ru: 'Мастер говорит: «готово»; день, когда всё складывается',
    },
    text: {
      en: 'The word is what a craftsman says on putting down the tool: done. It is the third corner of the triangle that joins day and month, and two stars make their home here, Heavenly Joy, who brings the guests, and the healer of Heaven. The books hold the officer itself good for starting school, for opening a market stall and for moving house, since what is begun at such a corner is thought to come to a close of its own accord.',
      ru: 'Этим словом мастер откладывает инструмент: готово. День замыкает треугольник гармонии с месяцем, и живут здесь сразу две звезды: Небесная радость, которая созывает гостей, и небесный целитель. Сам день в книгах хорош для начала учёбы, открытия бизнеса и переезда: начатое в такой вершине, как считалось, само приходит к завершению.',
    },
    says: { favours: ['study', 'opening', 'move-house'] },
  },
  'officer-receive': {
    zh: '收',
    pinyin: 'Shōu',
    name: { en: 'Receive', ru: 'Получение' },
    synonyms: { en: ['Harvest', 'Collect'], ru: ['Приём', 'Сбор урожая', 'Шоу'] },
    ruGenitive: 'Получения',
    grammar: { en: 'is', ru: 'n' },
    short: {
      en: 'Barn doors at harvest: what comes in is welcome, what goes out waits',
      ru: 'Амбар в дни жатвы: входящему рады, исходящее подождёт',
    },
    text: {
      en: 'Picture a farmyard on the last evening of harvest, everything moving one way: inwards. Money owed comes home, a worker joins the household, a calf is led to the stall. The handbook lists exactly these, so the day suits collecting debts, hiring and getting a pet. What leads outwards belongs elsewhere; a long journey or the opening of a shop is better put off.',
      ru: 'Представьте двор в последний вечер жатвы: всё движется в одну сторону — внутрь. Возвращаются долги, в дом берут работника, телёнка ведут в стойло. Ровно это и перечисляет справочник: день хорош для возврата долгов, найма и появления питомца. То, что ведёт наружу, ему не с руки: дальнюю поездку и открытие лавки советуют отложить.',
    },
    says: { favours: ['collect-debt', 'hire', 'pets'], forbids: ['travel-far', 'opening'] },
  },
  'officer-open': {
    zh: '开',
    pinyin: 'Kāi',
    name: { en: 'Open', ru: 'Открытие' },
    synonyms: { en: ['Opening'], ru: ['Начало', 'Кай'] },
    ruGenitive: 'Открытия',
    grammar: { en: 'is', ru: 'n' },
    short: {
      en: 'Two hands lift the bar from the gate, and life’s own breath comes through',
      ru: 'Две руки снимают засов с ворот, и в них входит само дыхание жизни',
    },
    text: {
      en: 'In its older form the sign is a gate, its bar, and two hands lifting it. The list of what suits such a day is the longest of all twelve: school and a new post, opening a shop and a long journey, planting and the doctor, feast and prayer. Life Breath, a star of growth, lodges here, so the day belongs to the living: no tree is felled, no game taken, and of graves the book keeps silent.',
      ru: 'В старом написании здесь ворота, засов и две руки, которые его снимают. Список подходящего — самый длинный из всех двенадцати: учёба и новая должность, открытие лавки и дальний путь, посадка дерева и врач, праздник и молитва. Здесь же обитает звезда роста, Дыхание жизни, и день принадлежит живым: лес стоит, зверя берегут, о могилах книга молчит.',
    },
    says: {
      favours: ['study', 'start-job', 'opening', 'travel-far', 'planting', 'medical', 'celebrate', 'pray'],
    },
  },
  'officer-close': {
    zh: '闭',
    pinyin: 'Bì',
    name: { en: 'Close', ru: 'Закрытие' },
    synonyms: { en: ['Closed'], ru: ['Замыкание', 'Би'] },
    ruGenitive: 'Закрытия',
    grammar: { en: 'is', ru: 'n' },
    short: {
      en: 'The bar is back across the gate: stop the gaps, raise the dyke, rest',
      ru: 'Засов снова на воротах: заделать щели, поднять дамбу, отдохнуть',
    },
    text: {
      en: 'Last of the twelve, the gate with its bar across. Dykes are raised on such a day, mouse holes stopped, gaps in a wall bricked up: work that keeps the outside out, and so small repairs fit it well. Not so a beginning. The opening of a business, a long trip or a visit to the doctor, the eye doctor above all, is put off until the circle starts again.',
      ru: 'Последний из двенадцати: ворота, заложенные засовом. В такой день поднимали дамбы, затыкали мышиные норы, закладывали бреши в стене — словом, не пускали внешнее внутрь; он хорош для мелкого ремонта. Начинать же не время: открытие бизнеса, дальнюю поездку и визит к врачу, особенно к глазному, откладывают до нового круга.',
    },
    says: { favours: ['repairs'], forbids: ['opening', 'travel-far', 'medical'] },
  },
} as const satisfies Record<OfficerId, Officer>
