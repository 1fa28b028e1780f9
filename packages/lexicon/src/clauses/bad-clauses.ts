import type { Clause } from './clause.ts'

// Clauses of the forbidding half of juan 10, of its grades and of its rules of noting. A key is the id of a star, or the id with
// the rule the clause proves. In `at` the files 034 and 035 are juan 35 and 36.

const earthworks = {
  at: '010-62a',
  zh: '忌營建宮室修宫室繕城郭築隄防興造動土修倉庫修置産室開渠穿井安碓磑補垣',
  en: 'Not for earthworks: building and repairs, dykes, breaking ground, storehouses, channels and wells, mills, walls',
  ru: 'Не для земляных работ: стройки и ремонта, дамб, закладки, амбаров, каналов и колодцев, жерновов, оград',
} as const satisfies Clause

const noHoles = {
  at: '010-76b',
  zh: '凡土府土符地囊止註忌補垣亦不註宜塞穴',
  en: 'On days of Earth Office, Earth Talisman and Earth Sack patching walls is forbidden, and stopping holes is not noted as good',
  ru: 'В дни Управы земли, Талисмана земли и Земляного мешка запрещена починка оград, а заделку дыр не отмечают как хорошее дело',
} as const satisfies Clause

const breakLasts = {
  at: '010-30a',
  zh: '德神臨此失力不能為福故與併猶忌',
  en: 'A virtue that comes here loses its power and cannot bring blessing; so even beside one the day forbids',
  ru: 'Добродетель, придя сюда, теряет силу и блага не приносит, поэтому запрет остаётся и рядом с ней',
} as const satisfies Clause

const sameAsRobbery40 = {
  at: '010-40b',
  zh: '忌同刼煞',
  en: 'It forbids the same as Robbery Sha',
  ru: 'Запрещает то же, что Ша ограбления',
} as const satisfies Clause

const fourNames = {
  at: '010-48a',
  zh: '三月又為單隂四月又為純陽九月又為孤陽十月又為純隂亦諸事皆忌',
  en: 'In the third month it is also Lone Yin, in the fourth Pure Yang, in the ninth Lone Yang, in the tenth Pure Yin; again everything is forbidden',
  ru: 'В третьем месяце это ещё и Одинокая Инь, в четвёртом Чистый Ян, в девятом Одинокий Ян, в десятом Чистая Инь; и здесь запрещены все дела',
} as const satisfies Clause

const breaks = {
  at: '010-29b',
  zh: '四月癸亥十月丁巳為隂陽交破六月癸丑十二月丁未為陽破隂衝亦諸事皆忌',
  en: 'On these days Yin and Yang break each other, or Yang breaks and Yin clashes; then too everything is forbidden',
  ru: 'В эти дни инь и ян разрушают друг друга или ян разрушает, а инь наносит удар; и здесь запрещены все дела',
} as const satisfies Clause

const thinUnnoted = {
  at: '010-77a',
  zh: '凡嵗薄逐陣日所宜事照月厭所忌刪所忌仍從本日',
  en: 'On these days what Month Aversion forbids is struck from what is good; what is forbidden follows from the day’s own stars',
  ru: 'В эти дни из хорошего вычёркивают всё, что запрещает Неприязнь месяца; запреты же берут от звёзд самого дня',
} as const satisfies Clause

const thin = {
  at: '010-48b',
  zh: '四月丙午戊午十月壬子戊子為歲薄六月丙午戊午十二月壬子戊子為逐陣皆從月厭所忌',
  en: 'These pillars of the fourth and tenth months are Press of the Year, those of the sixth and twelfth Parting Ranks; all follow what Month Aversion forbids',
  ru: 'Эти столпы четвёртого и десятого месяцев — Натиск года, шестого и двенадцатого — Расходящиеся ряды; все они следуют запретам Неприязни месяца',
} as const satisfies Clause

const cut = {
  at: '010-49b',
  zh: '四月戊辰為絶隂十月戊戌為絶陽亦諸事皆忌',
  en: 'Earth Dragon of the fourth month is the End of Yin, Earth Dog of the tenth the End of Yang; again everything is forbidden',
  ru: 'У-чэнь четвёртого месяца — Конец Инь, у-сюй десятого — Конец Ян; и здесь запрещены все дела',
} as const satisfies Clause

const oppositeRelief = {
  at: '010-51b',
  zh: '與天德月德天德合月德合天赦併則不忌',
  en: 'Beside a virtue, its union or the Heavenly Pardon it forbids nothing',
  ru: 'Рядом с добродетелью, её союзом или Небесным прощением запрета нет',
} as const satisfies Clause

const oppositeLasts = {
  at: '010-52a',
  zh: '子午月與月破併則尤忌',
  en: 'In the months of Rat and Horse, where it meets Month Break, it forbids all the more',
  ru: 'В месяцы Крысы и Лошади, вместе с Разрушителем месяца, запрет ещё строже',
} as const satisfies Clause

const army66 = {
  at: '010-66b',
  zh: '忌安撫邊境選將訓兵出師',
  en: 'Not for securing the border, choosing commanders, training troops or marching out',
  ru: 'Не для умиротворения границ, выбора полководцев, обучения войска и выступления в поход',
} as const satisfies Clause

const lasts66 = {
  at: '010-66b',
  zh: '與德合赦願併猶忌',
  en: 'It forbids even beside a virtue, the Pardon or the Wish',
  ru: 'Запрет остаётся и рядом с добродетелью, Прощением или Желанием',
} as const satisfies Clause

const lasts63a = {
  at: '010-63a',
  zh: '與德合赦願併猶忌',
  en: 'It forbids even beside a virtue, the Pardon or the Wish',
  ru: 'Запрет остаётся и рядом с добродетелью, Прощением или Желанием',
} as const satisfies Clause

const lasts62b = {
  at: '010-62b',
  zh: '與德合赦願併猶忌',
  en: 'It forbids even beside a virtue, the Pardon or the Wish',
  ru: 'Запрет остаётся и рядом с добродетелью, Прощением или Желанием',
} as const satisfies Clause

const tabooLasts = {
  at: '010-59a',
  zh: '與月德天德合月德合併猶忌',
  en: 'It forbids even beside Monthly Virtue or a union of virtues',
  ru: 'Запрет остаётся и рядом с Добродетелью месяца или союзом добродетелей',
} as const satisfies Clause

const tabooUnnoted = {
  at: '010-76b',
  zh: '凡四忌四窮止忌安葬如遇鳴吠鳴吠對亦不註宜破土啟攢',
  en: 'Four Taboos and Four Poverties forbid only the burial; yet opening a grave and moving remains are not noted as good either',
  ru: 'Четыре запрета и Четыре нужды запрещают только погребение, но и рытьё могилы, и перенос останков тогда не отмечают как хорошее',
} as const satisfies Clause

const dragons = {
  at: '010-59a',
  zh: '四忌四窮合為八龍七鳥九虎六蛇',
  en: 'Four Taboos and Four Poverties together are the Eight Dragons, Seven Birds, Nine Tigers and Six Snakes',
  ru: 'Четыре запрета и Четыре нужды вместе — это Восемь драконов, Семь птиц, Девять тигров и Шесть змей',
} as const satisfies Clause

const pitsLasts = {
  at: '010-62a',
  zh: '與德合併猶忌',
  en: 'It forbids even beside a virtue or its union',
  ru: 'Запрет остаётся и рядом с добродетелью или её союзом',
} as const satisfies Clause

const going = {
  at: '010-63b',
  zh: '行幸遣使安撫邊境選將訓兵出師上官赴任臨政親民嫁娶進人口般移求醫療病捕捉畋獵取魚',
  en: 'Not for journeys, the army, taking up office, weddings, adding to the household, moving house, seeing a doctor, hunting or fishing',
  ru: 'Не для поездок, военных дел, вступления в должность, свадьбы, приёма людей в дом, переезда, лечения, охоты и рыбной ловли',
} as const satisfies Clause

const goingLasts = {
  at: '010-63b',
  zh: '世俗避之惟謹雖值德合赦願不能無疑故與併猶忌',
  en: 'People avoid the day with care and would doubt it even beside a virtue, the Pardon or the Wish; so it forbids even then',
  ru: 'Люди усердно избегают этого дня и сомневались бы в нём даже рядом с добродетелью, Прощением или Желанием; потому запрет остаётся и тогда',
} as const satisfies Clause

const goingUnnoted = {
  at: '010-74b',
  zh: '凡忌詔命公卿招賢不註宜施恩封拜舉正直襲爵受封',
  en: 'Where calling people to service is forbidden, granting honours, recommending the upright and receiving titles are not noted as good',
  ru: 'Где запрещено призывать на службу, там не отмечают как хорошее и пожалования, представление честных, получение титула',
} as const satisfies Clause

const repeat = {
  at: '010-64a',
  zh: '忌破土安葬啟攢',
  en: 'Not for opening a grave, burial or moving remains',
  ru: 'Не для рытья могилы, погребения и переноса останков',
} as const satisfies Clause

const repeatRelief = {
  at: '010-65a',
  zh: '遇德赦六合則不忌識者自能辨之亦不註宜聊以從俗云爾',
  en: 'Beside a virtue, the Pardon or Six Harmony it forbids nothing; nor is anything noted as good, out of regard for custom',
  ru: 'Рядом с добродетелью, Прощением или Шестью гармониями запрета нет, но и как хорошее этого не отмечают, уступая обычаю',
} as const satisfies Clause

const spared = {
  at: '010-69a',
  zh: '止不忌祭祀解除沐浴整容剃頭整手足甲補垣塞穴掃舍宇修飾垣牆平治道塗破屋壊垣伐木餘事皆忌',
  en: 'Only offerings, cleansing, bathing, hair and nails, mending and plastering walls, sweeping, levelling roads, demolition and felling are free; all else is forbidden',
  ru: 'Не запрещены только жертвоприношения, очищение, омовение, стрижка волос и ногтей, починка и отделка стен, уборка, дороги, снос и рубка; всё прочее запрещено',
} as const satisfies Clause

const alsoBelow = {
  at: '010-69a',
  zh: '與徳合赦願併猶忌以下並同',
  en: 'It forbids even beside a virtue, the Pardon or the Wish; so do all that follow',
  ru: 'Запрет остаётся и рядом с добродетелью, Прощением или Желанием; так же и во все дни, названные ниже',
} as const satisfies Clause

const onTerms = {
  at: '010-70a',
  zh: '二至之日隂陽爭二分之日厭建對故雖吉日亦不註此數事',
  en: 'On the solstices Yin and Yang contend, on the equinoxes Month Founder and Month Aversion stand opposite; so even on a good day these matters are not noted',
  ru: 'В солнцестояния инь и ян спорят, в равноденствия Неприязнь месяца стоит против Основателя; поэтому и в добрый день этих дел не отмечают',
} as const satisfies Clause

const onTermsList = {
  at: '010-70a',
  zh: '不註上册進表章慶賜賞賀宴㑹行幸遣使安撫邊境選將訓兵出師上官赴任臨政親民結婚姻納采問名嫁娶進人口般移開市',
  en: 'Not noted as good: petitions, celebrations, journeys, the army, taking up office, betrothals, weddings, adding to the household, moving house, opening a shop',
  ru: 'Не отмечают как хорошее: прошения, торжества, поездки, военные дела, вступление в должность, помолвку, свадьбу, приём людей в дом, переезд, открытие лавки',
} as const satisfies Clause

const longShort = {
  at: '010-71b',
  zh: '忌進人口裁製經絡開市立劵交易納財納畜',
  en: 'Not for adding to the household, sewing, weaving, opening a shop, contracts, taking in money or bringing home livestock',
  ru: 'Не для приёма людей в дом, шитья, ткачества, открытия лавки, договоров, приёма денег и покупки скота',
} as const satisfies Clause

const heavenlyDogUnnoted = {
  at: '010-74a',
  zh: '凡天狗寅日忌祭祀不註宜求福祈嗣',
  en: 'Where the Heavenly Dog or a day of the Tiger forbids offerings, prayers for blessings and for a child are not noted as good',
  ru: 'Где Небесный пёс или день Тигра запрещает жертвоприношения, там не отмечают как хорошее и молитвы о счастье и о потомстве',
} as const satisfies Clause

const wells = {
  at: '010-74a',
  zh: '凡夘日忌穿井不註宜開渠壬日忌開渠不註宜穿井',
  en: 'Where days of the Rabbit forbid wells, channels are not noted as good; where days of the stem Ren forbid channels, wells are not',
  ru: 'Где день Кролика запрещает колодцы, там не отмечают как хорошее и каналы; где день Жэнь запрещает каналы — и колодцы',
} as const satisfies Clause

export const badClauses = {
  'month-construct': {
    at: '010-27a',
    zh: '忌祈福求嗣上册進表章結婚姻納采問名解除整容剃頭整手足甲求醫療病營建宮室修宫室繕城郭興造動土',
    en: 'Not for prayers, petitions, betrothals, cleansing, hair and nails, seeing a doctor, building or breaking ground',
    ru: 'Не для молитв, прошений, помолвки, очищения, стрижки, лечения, стройки и земляных работ',
  },
  'month-construct adds': {
    at: '010-27a',
    zh: '正月建日又忌出師',
    en: 'In the first month not for marching out either',
    ru: 'В первом месяце также не для похода',
  },
  'month-construct relief': {
    at: '010-28a',
    zh: '若與德合天赦月恩四相併則益助吉神之力故動土伐木之外一切皆不忌',
    en: 'Beside a virtue, the Heavenly Pardon, Monthly Grace or the Four Ministers it only adds to their strength; so but for earthworks and felling nothing is forbidden',
    ru: 'Рядом с добродетелью, Небесным прощением, Милостью месяца или Четырьмя министрами он лишь прибавляет им силы; кроме земляных работ и рубки, ничто не запрещено',
  },
  'small-time': {
    at: '010-28a',
    zh: '葢月建本非凶日第以其為一月令氣之主故又名小時',
    en: 'Month Founder is no bad day in itself; it is the master of the month’s breath, and so is also called Small Time',
    ru: 'Основатель месяца сам по себе не дурной день; он хозяин дыхания месяца, потому и зовётся ещё Малым временем',
  },
  'earth-office': {
    at: '010-27a',
    zh: '又為土府專忌營建宮室修宮室繕城郭築隄防興造動土修倉庫修置產室開渠穿井',
    en: 'It is also Earth Office, which forbids earthworks: building and repairs, dykes, breaking ground, storehouses, channels and wells',
    ru: 'Это и Управа земли: она запрещает земляные работы, то есть стройку и ремонт, дамбы, закладку, амбары, каналы и колодцы',
  },
  'earth-office lasts': {
    at: '010-27b',
    zh: '止忌營建宮室修宫室繕城郭築隄防興造動土修倉庫修置產室開渠穿井',
    en: 'Beside a virtue only this stays forbidden: building, repairs, dykes, breaking ground, storehouses, channels and wells',
    ru: 'Рядом с добродетелью под запретом остаётся только это: стройка, ремонт, дамбы, закладка, амбары, каналы и колодцы',
  },
  'earth-office unnoted': noHoles,
  'month-break': {
    at: '010-28b',
    zh: '結婚姻納采問名嫁娶進人口般移安牀整容剃頭整手足甲裁製營建宫室修宫室繕城郭築隄防興造動土',
    en: 'Not for most matters, among them betrothals and weddings, adding to the household, moving house, beds, hair and nails, sewing, building and breaking ground',
    ru: 'Не для большинства дел, в том числе не для помолвки и свадьбы, приёма людей в дом, переезда, установки кровати, стрижки, шитья, стройки и земляных работ',
  },
  'month-break lasts': breakLasts,
  'great-loss': {
    at: '010-29a',
    zh: '又為大耗忌修倉庫開市立劵交易納財開倉庫出貨財',
    en: 'It is also Great Loss: not for storehouses, opening a shop, contracts, taking in or paying out money',
    ru: 'Это и Большая потеря: не для амбаров, открытия лавки, договоров, приёма и выдачи денег',
  },
  'great-loss lasts': breakLasts,
  'death-spirit': {
    at: '010-31b',
    zh: '又為死神忌安撫邊境選將訓兵出師進人口解除求醫療病修置產室栽種牧養納畜',
    en: 'It is also the Withering Spirit: not for the army, adding to the household, cleansing, seeing a doctor, the room for childbirth, planting or livestock',
    ru: 'Это и Дух увядания: не для военных дел, приёма людей в дом, очищения, лечения, комнаты для родов, посадки и скота',
  },
  'heavenly-dog': {
    at: '010-36b',
    zh: '申月又為天狗忌祭祀與德合併猶忌',
    en: 'In the month of the Monkey it is also the Heavenly Dog: not for offerings, even beside a virtue',
    ru: 'В месяц Обезьяны это и Небесный пёс: не для жертвоприношений, даже рядом с добродетелью',
  },
  'heavenly-dog lasts': {
    at: '010-36b',
    zh: '與德合併猶忌',
    en: 'It forbids even beside a virtue or its union',
    ru: 'Запрет остаётся и рядом с добродетелью или её союзом',
  },
  'heavenly-dog unnoted': heavenlyDogUnnoted,
  'blood-branch': {
    at: '010-37b',
    zh: '又為血支專忌針刺',
    en: 'It is also the Blood Branch, which forbids needling alone',
    ru: 'Это и Ветвь крови: она запрещает только уколы и кровопускание',
  },
  'blood-branch lasts': {
    at: '010-33b',
    zh: '除建破等日條例簡易及專忌之日無庸分别外餘分為六等',
    en: 'Days whose rule is simple and days with a ban of their own need no distinction; the rest fall into six grades',
    ru: 'Дни с простым правилом и дни с собственным запретом различать незачем; остальные делятся на шесть ступеней',
  },
  robbery: {
    at: '010-38b',
    zh: '結婚姻納采問名嫁娶進人口般移安牀解除整容剃頭整手足甲求醫療病裁製營建宮室修宮室繕城郭築隄防興造動土',
    en: 'Not for most matters, among them betrothals and weddings, adding to the household, moving house, cleansing, hair and nails, seeing a doctor, sewing, building and breaking ground',
    ru: 'Не для большинства дел, в том числе не для помолвки и свадьбы, приёма людей в дом, переезда, очищения, стрижки, лечения, шитья, стройки и земляных работ',
  },
  disaster: sameAsRobbery40,
  'heavenly-fire': {
    at: '010-40b',
    zh: '又為天火忌苫葢',
    en: 'It is also Heavenly Fire: not for thatching a roof',
    ru: 'Это и Небесный огонь: не для покрытия крыши',
  },
  'month-killing': {
    at: '010-41b',
    zh: '忌同刼煞',
    en: 'It forbids the same as Robbery Sha',
    ru: 'Запрещает то же, что Ша ограбления',
  },
  'month-emptiness': {
    at: '010-41b',
    zh: '又為月虛忌修倉庫開倉庫出貨財',
    en: 'It is also Month’s Emptiness: not for repairing storehouses or paying out',
    ru: 'Это и Оскудение месяца: не для ремонта амбаров и выдачи денег и товара',
  },
  'month-punishment': {
    at: '010-43b',
    zh: '結婚姻納采問名嫁娶進人口般移安牀解除整容剃頭整手足甲求醫療病裁製營建宫室修宫室繕城郭築隄防興造動土',
    en: 'Not for most matters, among them betrothals and weddings, adding to the household, moving house, cleansing, hair and nails, seeing a doctor, sewing, building and breaking ground',
    ru: 'Не для большинства дел, в том числе не для помолвки и свадьбы, приёма людей в дом, переезда, очищения, стрижки, лечения, шитья, стройки и земляных работ',
  },
  'month-harm': {
    at: '010-45a',
    zh: '忌祈福求嗣上册進表章慶賜賞賀宴㑹安撫邊境選將訓兵出師結婚姻納采問名嫁娶進人口求醫療病修倉庫經絡醞釀開市',
    en: 'Not for prayers, petitions, celebrations, the army, betrothals and weddings, adding to the household, seeing a doctor, storehouses, weaving, brewing or opening a shop',
    ru: 'Не для молитв, прошений, торжеств, военных дел, помолвки и свадьбы, приёма людей в дом, лечения, амбаров, ткачества, виноделия, открытия лавки',
  },
  'month-aversion': {
    at: '010-47a',
    zh: '結婚姻納采問名嫁娶進人口般移遠廻安牀解除整容剃頭整手足甲求醫療病裁製營建宮室修宮室',
    en: 'Not for most matters, among them betrothals and weddings, adding to the household, moving house, coming home from afar, cleansing, seeing a doctor, sewing and building',
    ru: 'Не для большинства дел, в том числе не для помолвки и свадьбы, приёма людей в дом, переезда, возвращения издалека, очищения, лечения, шитья и стройки',
  },
  'month-aversion keeps': {
    at: '010-47b',
    zh: '止忌行幸遣使安撫邊境選將訓兵出師上官赴任臨政親民結婚姻納采問名嫁娶求醫療病般移遠迴栽種餘皆不忌',
    en: 'Only journeys, the army, taking up office, betrothals, weddings, seeing a doctor, moving house, coming home and planting stay forbidden; nothing else is',
    ru: 'Под запретом остаются только поездки, военные дела, вступление в должность, помолвка, свадьба, лечение, переезд, возвращение и посадка; прочее не запрещено',
  },
  'month-aversion unnoted': {
    at: '010-75a',
    zh: '凡月厭忌行幸上官不註宜頒詔施恩封拜詔命公卿招賢舉正直',
    en: 'Where Month Aversion forbids journeys and taking office, edicts, honours, calls to service and recommendations are not noted as good',
    ru: 'Где Неприязнь месяца запрещает поездки и вступление в должность, там не отмечают как хорошее и указы, пожалования, призыв на службу, представление честных',
  },
  'earth-fire': {
    at: '010-47b',
    zh: '又為地火忌栽種修築園圃',
    en: 'It is also Earthly Fire: not for planting or laying out gardens',
    ru: 'Это и Земной огонь: не для посадки и устройства садов',
  },
  'great-meeting': {
    at: '010-48a',
    zh: '為隂陽大㑹與月德併仍諸事皆忌',
    en: 'These are the Great Meetings of Yin and Yang; even beside Monthly Virtue everything is forbidden',
    ru: 'Это Большие встречи Инь и Ян; даже рядом с Добродетелью месяца запрещены все дела',
  },
  'small-meeting': {
    at: '010-48a',
    zh: '為隂陽小㑹三月又為單隂四月又為純陽九月又為孤陽十月又為純隂亦諸事皆忌',
    en: 'These are the Small Meetings of Yin and Yang, some with a second name; again everything is forbidden',
    ru: 'Это Малые встречи Инь и Ян, у иных есть и второе имя; и здесь запрещены все дела',
  },
  'lone-yin': fourNames,
  'pure-yang': fourNames,
  'lone-yang': fourNames,
  'pure-yin': fourNames,
  'yin-place': {
    at: '010-27b',
    zh: '三月庚辰九月甲戌為隂位諸事皆忌',
    en: 'Metal Dragon of the third month and Wood Dog of the ninth are the Seat of Yin: everything is forbidden',
    ru: 'Гэн-чэнь третьего месяца и цзя-сюй девятого — Место Инь: запрещены все дела',
  },
  'yin-yang-break': breaks,
  'yang-breaks-yin': breaks,
  'yin-yang-clash': {
    at: '010-48b',
    zh: '五月壬子十一月丙午為隂陽擊衝六月癸丑十二月丁未為陽破隂衝二月己酉八月己卯為隂道衝陽亦諸事皆忌',
    en: 'Water Rat of the fifth month and Fire Horse of the eleventh are the Clash of Yin and Yang; there, as on the next pairs, everything is forbidden',
    ru: 'Жэнь-цзы пятого месяца и бин-у одиннадцатого — Столкновение Инь и Ян; в эти дни, как и в следующих парах, запрещены все дела',
  },
  'yin-path-clash': {
    at: '010-48b',
    zh: '二月己酉八月己卯為隂道衝陽亦諸事皆忌',
    en: 'On Earth Rooster of the second month and Earth Rabbit of the eighth the way of Yin clashes with Yang; again everything is forbidden',
    ru: 'В цзи-ю второго месяца и цзи-мао восьмого путь инь сталкивается с ян; и здесь запрещены все дела',
  },
  'year-thin': thin,
  'year-thin unnoted': thinUnnoted,
  'chasing-array': thin,
  'chasing-array unnoted': thinUnnoted,
  'three-yin': {
    at: '010-48b',
    zh: '正月辛酉七月乙卯為三隂諸事皆忌',
    en: 'Metal Rooster of the first month and Wood Rabbit of the seventh are Three Yin: everything is forbidden',
    ru: 'Синь-ю первого месяца и и-мао седьмого — Три Инь: запрещены все дела',
  },
  'yang-error': {
    at: '010-49a',
    zh: '為陽錯除四月己巳為小㑹諸事皆忌外餘皆從建所忌',
    en: 'These are Yang Error; but for the Small Meeting of the fourth month all follow what Month Founder forbids',
    ru: 'Это Ошибка Ян; кроме Малой встречи четвёртого месяца, все следуют запретам Основателя месяца',
  },
  'yin-error': {
    at: '010-49a',
    zh: '為隂錯除二月八月值月破六月十二月為大㑹諸事皆忌外餘俱從厭所忌',
    en: 'These are Yin Error; but for Month Break and the Great Meetings all follow what Month Aversion forbids',
    ru: 'Это Ошибка Инь; кроме Разрушителя месяца и Больших встреч, все следуют запретам Неприязни месяца',
  },
  'both-error': {
    at: '010-49a',
    zh: '五月丙午十一月壬子為隂陽俱錯雖值月德仍諸事皆忌',
    en: 'Fire Horse of the fifth month and Water Rat of the eleventh are the Double Error; though Monthly Virtue is there, everything is forbidden',
    ru: 'Бин-у пятого месяца и жэнь-цзы одиннадцатого — Двойная ошибка; хотя там и Добродетель месяца, запрещены все дела',
  },
  'cut-yin': cut,
  'cut-yang': cut,
  'aversion-opposite': {
    at: '010-51b',
    zh: '忌嫁娶',
    en: 'Not for weddings',
    ru: 'Не для свадьбы',
  },
  'aversion-opposite relief': oppositeRelief,
  'aversion-opposite lasts': oppositeLasts,
  beckoning: {
    at: '010-51b',
    zh: '又為招摇忌取魚乘船渡水',
    en: 'It is also the Beckoning Star: not for fishing or going by water',
    ru: 'Это и Манящая звезда: не для рыбной ловли и поездок по воде',
  },
  'beckoning relief': oppositeRelief,
  'beckoning lasts': oppositeLasts,
  'big-time': {
    at: '010-52a',
    zh: '上官赴任臨政親民結婚姻納采問名嫁娶進人口般移安牀解除求醫療病營建宮室修宮室',
    en: 'Not for taking up office, betrothals and weddings, adding to the household, moving house, beds, cleansing, seeing a doctor, building or repairs',
    ru: 'Не для вступления в должность, помолвки и свадьбы, приёма людей в дом, переезда, установки кровати, очищения, лечения, стройки и ремонта',
  },
  'big-time keeps': {
    at: '010-52b',
    zh: '止忌安撫邊境選將訓兵出師餘皆不忌',
    en: 'Only the army and the border stay forbidden; nothing else is',
    ru: 'Под запретом остаются только военные и пограничные дела; прочее не запрещено',
  },
  'great-defeat': {
    at: '010-53a',
    zh: '大時又名大敗為三合敗地故所忌如此',
    en: 'Great Time is also called Great Defeat, the weakest place of the month’s trio of branches; hence what it forbids',
    ru: 'Большое время зовётся ещё Большим поражением, это место, где стихия тройки терпит поражение; отсюда и запреты',
  },
  'salty-pool': {
    at: '010-52b',
    zh: '又為咸池忌取魚乘船渡水',
    en: 'It is also the Pool of Xian: not for fishing or going by water',
    ru: 'Это и Пруд Сянь: не для рыбной ловли и поездок по воде',
  },
  'wandering-misfortune': {
    at: '010-53b',
    zh: '忌祈福求嗣解除求醫療病',
    en: 'Not for prayers, cleansing or seeing a doctor',
    ru: 'Не для молитв, очищения и лечения',
  },
  'wandering-misfortune lasts': {
    at: '010-53b',
    zh: '與德合天赦併猶忌',
    en: 'It forbids even beside a virtue or the Heavenly Pardon',
    ru: 'Запрет остаётся и рядом с добродетелью или Небесным прощением',
  },
  'heavenly-clerk': {
    at: '010-54a',
    zh: '上官赴任臨政親民結婚姻納采問名嫁娶進人口般移安牀解除求醫療病營建宫室修宫室',
    en: 'Not for taking up office, betrothals and weddings, adding to the household, moving house, beds, cleansing, seeing a doctor, building or repairs',
    ru: 'Не для вступления в должность, помолвки и свадьбы, приёма людей в дом, переезда, установки кровати, очищения, лечения, стройки и ремонта',
  },
  'deliver-death': {
    at: '010-54b',
    zh: '天吏又名致死為三合死地故所忌如此',
    en: 'Heavenly Clerk is also called Spent Strength, the place where the strength of the month’s trio ends; hence what it forbids',
    ru: 'Небесный писарь зовётся ещё Иссякшей силой, это место, где стихия тройки угасает; отсюда и запреты',
  },
  'death-breath': {
    at: '010-55a',
    zh: '忌安撫邊境選將訓兵出師解除求醫療病修置産室栽種',
    en: 'Not for the army, cleansing, seeing a doctor, the room for childbirth or planting',
    ru: 'Не для военных дел, очищения, лечения, комнаты для родов и посадки',
  },
  'death-breath relief': {
    at: '010-55b',
    zh: '止忌安撫邊境選將訓兵出師求醫療病餘不忌',
    en: 'Beside a virtue only the army and seeing a doctor stay forbidden; the rest is not',
    ru: 'Рядом с добродетелью под запретом остаются только военные дела и лечение; прочее не запрещено',
  },
  'death-breath lasts': {
    at: '010-55b',
    zh: '辰戌月值月厭雖與德合併猶忌',
    en: 'In the months of Dragon and Dog it meets Month Aversion and forbids even beside a virtue',
    ru: 'В месяцы Дракона и Собаки оно встречает Неприязнь месяца, и запрет остаётся даже рядом с добродетелью',
  },
  'small-loss': {
    at: '010-56a',
    zh: '忌修倉庫開市立劵交易納財開倉庫出貨財',
    en: 'Not for storehouses, opening a shop, contracts, taking in or paying out money',
    ru: 'Не для амбаров, открытия лавки, договоров, приёма и выдачи денег',
  },
  'small-loss relief': {
    at: '010-56a',
    zh: '與天德月德天德合月德合天願併則不忌',
    en: 'Beside a virtue, its union or the Heavenly Wish it forbids nothing',
    ru: 'Рядом с добродетелью, её союзом или Небесным желанием запрета нет',
  },
  'small-loss lasts': {
    at: '010-56a',
    zh: '子午卯酉月值刼煞雖與德合併猶忌',
    en: 'In the months of Rat, Horse, Rabbit and Rooster it meets Robbery Sha and forbids even beside a virtue',
    ru: 'В месяцы Крысы, Лошади, Кролика и Петуха она встречает Ша ограбления, и запрет остаётся даже рядом с добродетелью',
  },
  'heavenly-thief': {
    at: '010-56b',
    zh: '忌行幸遣使修倉庫開倉庫出貨財',
    en: 'Not for journeys, repairing storehouses or paying out',
    ru: 'Не для поездок, ремонта амбаров и выдачи денег и товара',
  },
  'heavenly-thief lasts': {
    at: '010-56b',
    zh: '與德合併猶忌',
    en: 'It forbids even beside a virtue or its union',
    ru: 'Запрет остаётся и рядом с добродетелью или её союзом',
  },
  'four-strikes': {
    at: '010-56b',
    zh: '忌安撫邊境選將訓兵出師',
    en: 'Not for securing the border, choosing commanders, training troops or marching out',
    ru: 'Не для умиротворения границ, выбора полководцев, обучения войска и выступления в поход',
  },
  'four-strikes lasts': {
    at: '010-57a',
    zh: '與德合天願併而猶忌者慎戰也',
    en: 'That it forbids even beside a virtue or the Wish is care in matters of war',
    ru: 'Что запрет остаётся и рядом с добродетелью или Желанием, это осторожность в делах войны',
  },
  'four-loss': {
    at: '010-57a',
    zh: '忌安撫邊境選將訓兵出師修倉庫開市立劵交易納財開倉庫出貨財',
    en: 'Not for the army, storehouses, opening a shop, contracts, taking in or paying out money',
    ru: 'Не для военных дел, амбаров, открытия лавки, договоров, приёма и выдачи денег',
  },
  'four-loss relief': {
    at: '010-57a',
    zh: '辰月與天德月德併寅申月與天德合併巳月與月德合併辰戌丑未月與三合併止忌安撫邊境選將訓兵出師餘不忌',
    en: 'In certain months, beside a virtue, a union or Three Harmony, only the army and the border stay forbidden',
    ru: 'В некоторые месяцы, рядом с добродетелью, союзом или Тремя гармониями, под запретом остаются только военные и пограничные дела',
  },
  'four-waste': {
    at: '010-57b',
    zh: '結婚姻納采問名嫁娶進人口般移安牀解除求醫療病裁製營建宫室修宫室繕城郭築隄防興造動土',
    en: 'Not for most matters, among them betrothals and weddings, adding to the household, moving house, beds, cleansing, seeing a doctor, sewing, building and breaking ground',
    ru: 'Не для большинства дел, в том числе не для помолвки и свадьбы, приёма людей в дом, переезда, установки кровати, очищения, лечения, шитья, стройки и земляных работ',
  },
  'four-waste lasts': {
    at: '010-58a',
    zh: '與德合併猶忌',
    en: 'It forbids even beside a virtue or its union',
    ru: 'Запрет остаётся и рядом с добродетелью или её союзом',
  },
  'four-waste adds': {
    at: '010-58a',
    zh: '與月破併諸事皆忌',
    en: 'With Month Break everything is forbidden',
    ru: 'Вместе с Разрушителем месяца запрещены все дела',
  },
  'four-taboo': {
    at: '010-58b',
    zh: '忌安撫邊境選將訓兵出師結婚姻納采問名嫁娶安葬',
    en: 'Not for the army, betrothals, weddings or burials',
    ru: 'Не для военных дел, помолвки, свадьбы и погребения',
  },
  'four-taboo lasts': tabooLasts,
  'four-taboo unnoted': tabooUnnoted,
  'four-poverty': {
    at: '010-58b',
    zh: '四窮又忌進人口修倉庫開市立劵交易納財開倉庫出貨財',
    en: 'Four Poverties also: not for adding to the household, storehouses, opening a shop, contracts, taking in or paying out money',
    ru: 'Четыре нужды также не для приёма людей в дом, амбаров, открытия лавки, договоров, приёма и выдачи денег',
  },
  'four-poverty relief': {
    at: '010-59a',
    zh: '惟正月乙亥與天願併止忌安撫邊境選將訓兵出師餘皆不忌',
    en: 'Only Wood Pig of the first month, beside the Heavenly Wish, forbids no more than the army and the border',
    ru: 'Только и-хай первого месяца, рядом с Небесным желанием, запрещает лишь военные и пограничные дела',
  },
  'four-poverty lasts': tabooLasts,
  'four-poverty unnoted': tabooUnnoted,
  'eight-dragons': dragons,
  'seven-birds': dragons,
  'nine-tigers': dragons,
  'six-snakes': dragons,
  'five-voids': {
    at: '010-59b',
    zh: '忌修倉庫開倉庫出貨財',
    en: 'Not for repairing storehouses or paying out',
    ru: 'Не для ремонта амбаров и выдачи денег и товара',
  },
  'five-voids relief': {
    at: '010-59b',
    zh: '與天德月德天德合月德合六合併則不忌',
    en: 'Beside a virtue, its union or Six Harmony it forbids nothing',
    ru: 'Рядом с добродетелью, её союзом или Шестью гармониями запрета нет',
  },
  'eight-winds': {
    at: '010-60a',
    zh: '忌取魚乘船渡水',
    en: 'Not for fishing or going by water',
    ru: 'Не для рыбной ловли и поездок по воде',
  },
  'eight-winds relief': {
    at: '010-60a',
    zh: '與天德月德天德合月德合六合併則不忌',
    en: 'Beside a virtue, its union or Six Harmony it forbids nothing',
    ru: 'Рядом с добродетелью, её союзом или Шестью гармониями запрета нет',
  },
  'five-tombs': {
    at: '010-60b',
    zh: '結婚姻納采問名嫁娶進人口般移安牀解除求醫療病營建宮室修宮室繕城郭興造動土',
    en: 'Not for many matters, among them betrothals and weddings, adding to the household, moving house, beds, cleansing, seeing a doctor, building and breaking ground',
    ru: 'Не для многих дел, в том числе не для помолвки и свадьбы, приёма людей в дом, переезда, установки кровати, очищения, лечения, стройки и земляных работ',
  },
  'five-tombs relief': {
    at: '010-60b',
    zh: '五月十一月與月德併則不忌',
    en: 'In the fifth and eleventh months, beside Monthly Virtue, it forbids nothing',
    ru: 'В пятом и одиннадцатом месяцах рядом с Добродетелью месяца запрета нет',
  },
  'nine-void': {
    at: '010-61a',
    zh: '忌進人口修倉庫開市立劵交易納財開倉庫出貨財',
    en: 'Not for adding to the household, storehouses, opening a shop, contracts, taking in or paying out money',
    ru: 'Не для приёма людей в дом, амбаров, открытия лавки, договоров, приёма и выдачи денег',
  },
  'nine-void relief': {
    at: '010-61a',
    zh: '寅申月值滿日子午卯酉月值開日與月德天德合月德合併則不忌',
    en: 'In six months, on Full or Open days beside Monthly Virtue or a union, it forbids nothing',
    ru: 'В шести месяцах, в дни Полноты или Открытия рядом с Добродетелью месяца или союзом, запрета нет',
  },
  'nine-pits': {
    at: '010-61b',
    zh: '忌補垣塞穴取魚乘船渡水',
    en: 'Not for patching walls, stopping holes, fishing or going by water',
    ru: 'Не для починки оград, заделки дыр, рыбной ловли и поездок по воде',
  },
  'nine-pits lasts': pitsLasts,
  'nine-scorches': {
    at: '010-61b',
    zh: '又為九焦忌鼓鑄栽種修築園圃',
    en: 'It is also the Nine Scorches: not for casting metal, planting or laying out gardens',
    ru: 'Это и Девять суховеев: не для литья металла, посадки и устройства садов',
  },
  'nine-scorches lasts': pitsLasts,
  'earth-talisman': earthworks,
  'earth-talisman lasts': lasts62b,
  'earth-talisman unnoted': noHoles,
  'earth-sack': earthworks,
  'earth-sack lasts': lasts62b,
  'earth-sack unnoted': noHoles,
  'war-ban': {
    at: '010-62b',
    zh: '兵禁取逆義故忌軍事',
    en: 'The Ban of Arms means going against the grain; so it forbids what concerns the army',
    ru: 'Запрет войска означает движение наперекор, потому и запрещены военные дела',
  },
  'war-ban lasts': lasts62b,
  'great-killing': {
    at: '010-62b',
    zh: '忌安撫邊境選將訓兵出師',
    en: 'Not for securing the border, choosing commanders, training troops or marching out',
    ru: 'Не для умиротворения границ, выбора полководцев, обучения войска и выступления в поход',
  },
  'great-killing lasts': {
    at: '010-63a',
    zh: '與德合併猶忌',
    en: 'It forbids even beside a virtue or its union',
    ru: 'Запрет остаётся и рядом с добродетелью или её союзом',
  },
  'return-taboo': {
    at: '010-63a',
    zh: '忌般移逺廻',
    en: 'Not for moving house or coming home from afar',
    ru: 'Не для переезда и возвращения издалека',
  },
  'return-taboo lasts': lasts63a,
  'blood-taboo': {
    at: '010-63a',
    zh: '忌針刺',
    en: 'Not for needling or letting blood',
    ru: 'Не для уколов и кровопускания',
  },
  'blood-taboo lasts': lasts63a,
  'going-lost': going,
  'going-lost lasts': goingLasts,
  'going-lost unnoted': goingUnnoted,
  'going-lost-term': going,
  'going-lost-term lasts': goingLasts,
  'going-lost-term unnoted': goingUnnoted,
  'repeat-day': repeat,
  'repeat-day relief': repeatRelief,
  'repeat-day favours': {
    at: '010-64a',
    zh: '復日又宜裁製',
    en: 'A Repeating Day is also good for sewing',
    ru: 'День повторения хорош и для шитья',
  },
  'double-day': repeat,
  'double-day relief': repeatRelief,
  'five-partings': {
    at: '010-65a',
    zh: '忌慶賜賞賀宴㑹結婚姻納采問名立劵交易',
    en: 'Not for celebrations, banquets, betrothals or contracts',
    ru: 'Не для торжеств, пиров, помолвки и договоров',
  },
  'five-partings relief': {
    at: '010-65a',
    zh: '與天德月德天德合月德合天赦三合六合併則不忌',
    en: 'Beside a virtue, its union, the Pardon or a harmony it forbids nothing',
    ru: 'Рядом с добродетелью, её союзом, Прощением или гармонией запрета нет',
  },
  'eight-concentrated': {
    at: '010-66a',
    zh: '忌安撫邊境選將訓兵出師結婚姻納采問名嫁娶',
    en: 'Not for the army, betrothals or weddings',
    ru: 'Не для военных дел, помолвки и свадьбы',
  },
  'eight-concentrated relief': {
    at: '010-66a',
    zh: '與天願併止忌安撫邊境選將訓兵出師餘不忌',
    en: 'Beside the Heavenly Wish only the army and the border stay forbidden',
    ru: 'Рядом с Небесным желанием под запретом остаются только военные и пограничные дела',
  },
  'eight-concentrated lasts': {
    at: '010-66a',
    zh: '與德合併猶忌',
    en: 'It forbids even beside a virtue or its union',
    ru: 'Запрет остаётся и рядом с добродетелью или её союзом',
  },
  'water-dragon': {
    at: '010-66b',
    zh: '忌取魚乘船渡水',
    en: 'Not for fishing or going by water',
    ru: 'Не для рыбной ловли и поездок по воде',
  },
  'water-dragon lasts': {
    at: '010-66b',
    zh: '與德合天願併猶忌',
    en: 'It forbids even beside a virtue or the Heavenly Wish',
    ru: 'Запрет остаётся и рядом с добродетелью или Небесным желанием',
  },
  'concentrated-day': army66,
  'concentrated-day lasts': lasts66,
  'attack-day': army66,
  'attack-day lasts': lasts66,
  'ten-evils': {
    at: '010-67a',
    zh: '止註祭祀解除沐浴整容剃頭整手足甲掃舍宇修飾垣墻平治道塗破屋壞垣伐木餘事不註',
    en: 'Only offerings, cleansing, bathing, hair and nails, sweeping, plastering walls, levelling roads, demolition and felling are noted; nothing else is',
    ru: 'Отмечают только жертвоприношения, очищение, омовение, стрижку волос и ногтей, уборку, отделку стен, дороги, снос и рубку; прочего не отмечают',
  },
  'ten-evils relief': {
    at: '010-67a',
    zh: '與天德月德併則不以無禄論',
    en: 'Beside Heavenly or Monthly Virtue the day does not count as without prosperity',
    ru: 'Рядом с Небесной добродетелью или Добродетелью месяца день не считается лишённым процветания',
  },
  'ten-evils lasts': {
    at: '010-68a',
    zh: '惟癸亥為干支俱盡日雖值天月二徳歳月太陽填實歳徳㑹合仍以無祿論',
    en: 'Only Water Pig, where stems and branches both end, counts as without prosperity whatever fills it',
    ru: 'Только гуй-хай, где кончаются и стволы, и ветви, считается лишённым процветания, что бы его ни наполняло',
  },
  'reverse-branch': {
    at: '010-69a',
    zh: '忌上冊進表章陳詞訟',
    en: 'Not for petitions or going to law',
    ru: 'Не для прошений и судебных тяжб',
  },
  'reverse-branch lasts': {
    at: '010-69a',
    zh: '與徳合赦願併猶忌',
    en: 'It forbids even beside a virtue, the Pardon or the Wish',
    ru: 'Запрет остаётся и рядом с добродетелью, Прощением или Желанием',
  },
  'first-extreme': spared,
  'first-extreme lasts': alsoBelow,
  'four-separations': spared,
  'four-separations lasts': alsoBelow,
  'four-extinctions': spared,
  'four-extinctions lasts': alsoBelow,
  'last-moon-day': spared,
  'last-moon-day lasts': alsoBelow,
  'last-moon-day comment': {
    at: '010-69b',
    zh: '晦日雖不與上朔同凶然亦止宜祭祀等事餘事雖不忌亦不註宜也',
    en: 'The last day of the moon is not as grave; it too is good only for offerings and the like, and the rest, though not forbidden, is not noted as good',
    ru: 'Последний день луны не столь тяжёл, но и он хорош лишь для жертвоприношений и подобного; прочее хоть и не запрещено, как хорошее не отмечают',
  },
  'winter-solstice': onTerms,
  'winter-solstice unnoted': onTermsList,
  'summer-solstice': onTerms,
  'summer-solstice unnoted': onTermsList,
  'spring-equinox': onTerms,
  'spring-equinox unnoted': onTermsList,
  'autumn-equinox': onTerms,
  'autumn-equinox unnoted': onTermsList,
  'winter-solstice felling': {
    at: '010-70a',
    zh: '冬至日又不註伐木',
    en: 'On the winter solstice felling is not noted either',
    ru: 'В зимнее солнцестояние не отмечают и рубку деревьев',
  },
  'earth-king': {
    at: '010-70a',
    zh: '忌營建宫室修宫室繕城郭築隄防興造動土修倉庫修置産室開渠穿井安碓磑補垣',
    en: 'Not for earthworks: building and repairs, dykes, breaking ground, storehouses, channels and wells, mills, walls',
    ru: 'Не для земляных работ: стройки и ремонта, дамб, закладки, амбаров, каналов и колодцев, жерновов, оград',
  },
  'earth-king lasts': alsoBelow,
  'fu-and-she-days': {
    at: '010-70b',
    zh: '伏為金伏是申酉之反也社為土旺是亥子之反也故忌沐浴',
    en: 'In the dog days metal hides, on the day of the soil earth is strong: both run against the bathing days; so not for bathing',
    ru: 'В дни зноя металл прячется, в день духа земли сильна земля: и то и другое против дней омовения; потому не для омовения',
  },
  'fu-and-she-days lasts': alsoBelow,
  'taboo-moon-quarters': {
    at: '010-70b',
    zh: '朔弦朢忌求醫療病',
    en: 'New moon, quarters and full moon: not for seeing a doctor',
    ru: 'Новолуние, четверти и полнолуние: не для лечения',
  },
  'taboo-moon-quarters lasts': alsoBelow,
  'month-taboo': {
    at: '010-71a',
    zh: '止註祭祀宴㑹沐浴整容剃頭整手足甲求醫療病補垣掃舍宇修飾垣牆平治道塗餘事不註',
    en: 'Only offerings, banquets, bathing, hair and nails, seeing a doctor, walls, sweeping and levelling roads are noted; nothing else is',
    ru: 'Отмечают только жертвоприношения, пиры, омовение, стрижку волос и ногтей, лечение, починку и отделку стен, уборку и дороги; прочего не отмечают',
  },
  'fifteenth-day': {
    at: '010-71a',
    zh: '十五日忌求醫療病義同朢日',
    en: 'The fifteenth: not for seeing a doctor, for the same reason as the full moon',
    ru: 'Пятнадцатое число: не для лечения, по той же причине, что и полнолуние',
  },
  'fifteenth-day lasts': alsoBelow,
  'long-star': longShort,
  'long-star lasts': alsoBelow,
  'short-star': longShort,
  'short-star lasts': alsoBelow,
  'taboo-hair-days': {
    at: '010-71b',
    zh: '十二日在髮際十五日在徧身忌剃頭',
    en: 'On the twelfth the human spirit is at the hairline, on the fifteenth in the whole body: not for shaving the head',
    ru: 'Двенадцатого дух человека у края волос, пятнадцатого во всём теле: не для бритья головы',
  },
  'taboo-hair-days lasts': alsoBelow,
  'taboo-hair-days unnoted': {
    at: '011-16a',
    zh: '忌月建月破劫煞災煞月煞月刑月厭丁日每月十二日十五日',
    en: 'Dressing and shaving the hair, taken together, avoid among others days of the stem Ding and the twelfth and fifteenth',
    ru: 'Причёски и бритья, записанных вместе, среди прочего избегают в дни Дин, двенадцатого и пятнадцатого',
  },
  'taboo-nail-days': {
    at: '010-71b',
    zh: '一日在足大指六日在手十五日在徧身十九日在足二十一日在手小指二十三日在肝及足忌整手足甲',
    en: 'On these days the human spirit is in toe, hand, whole body, foot, finger or liver and foot: not for paring the nails',
    ru: 'В эти дни дух человека в пальце ноги, руке, всём теле, стопе, мизинце руки или в печени и стопе: не для подрезания ногтей',
  },
  'taboo-nail-days lasts': alsoBelow,
  'taboo-jia': {
    at: '010-72a',
    zh: '甲日忌開倉庫出貨財',
    en: 'Days of the stem Jia: not for opening the store or paying out',
    ru: 'Дни Цзя: не для открытия амбара и выдачи денег и товара',
  },
  'taboo-jia lasts': alsoBelow,
  'taboo-yi': {
    at: '010-72a',
    zh: '乙日忌栽種',
    en: 'Days of the stem Yi: not for planting',
    ru: 'Дни И: не для посадки',
  },
  'taboo-yi lasts': alsoBelow,
  'taboo-ding': {
    at: '010-72a',
    zh: '丁日忌剃頭',
    en: 'Days of the stem Ding: not for shaving the head',
    ru: 'Дни Дин: не для бритья головы',
  },
  'taboo-ding lasts': alsoBelow,
  'taboo-geng': {
    at: '010-72a',
    zh: '庚日忌經絡',
    en: 'Days of the stem Geng: not for stringing the loom',
    ru: 'Дни Гэн: не для заправки станка',
  },
  'taboo-geng lasts': alsoBelow,
  'taboo-xin': {
    at: '010-72a',
    zh: '辛日忌醖釀',
    en: 'Days of the stem Xin: not for brewing',
    ru: 'Дни Синь: не для вина и заквасок',
  },
  'taboo-xin lasts': alsoBelow,
  'taboo-ren': {
    at: '010-72a',
    zh: '壬日忌開渠',
    en: 'Days of the stem Ren: not for cutting channels',
    ru: 'Дни Жэнь: не для прокладки каналов',
  },
  'taboo-ren lasts': alsoBelow,
  'taboo-chou': {
    at: '010-72a',
    zh: '丑日忌冠帶',
    en: 'Days of the Ox: not for coming of age',
    ru: 'Дни Быка: не для обряда совершеннолетия',
  },
  'taboo-chou lasts': alsoBelow,
  'taboo-yin': {
    at: '010-72a',
    zh: '寅日忌祭祀',
    en: 'Days of the Tiger: not for offerings',
    ru: 'Дни Тигра: не для жертвоприношений',
  },
  'taboo-yin lasts': alsoBelow,
  'taboo-mao': {
    at: '010-72a',
    zh: '夘日忌穿井',
    en: 'Days of the Rabbit: not for digging wells',
    ru: 'Дни Кролика: не для рытья колодцев',
  },
  'taboo-mao lasts': alsoBelow,
  'taboo-si': {
    at: '010-72a',
    zh: '巳日忌出行',
    en: 'Days of the Snake: not for journeys',
    ru: 'Дни Змеи: не для поездок',
  },
  'taboo-si lasts': alsoBelow,
  'taboo-wu': {
    at: '010-72a',
    zh: '午日忌苫葢',
    en: 'Days of the Horse: not for thatching',
    ru: 'Дни Лошади: не для покрытия крыши',
  },
  'taboo-wu lasts': alsoBelow,
  'taboo-wei': {
    at: '010-72a',
    zh: '未日忌求醫療病',
    en: 'Days of the Goat: not for seeing a doctor',
    ru: 'Дни Козы: не для лечения',
  },
  'taboo-wei lasts': alsoBelow,
  'taboo-shen': {
    at: '010-72a',
    zh: '申日忌安牀',
    en: 'Days of the Monkey: not for setting up a bed',
    ru: 'Дни Обезьяны: не для установки кровати',
  },
  'taboo-shen lasts': alsoBelow,
  'taboo-you': {
    at: '010-72a',
    zh: '酉日忌宴㑹',
    en: 'Days of the Rooster: not for banquets',
    ru: 'Дни Петуха: не для пиров',
  },
  'taboo-you lasts': alsoBelow,
  'taboo-hai': {
    at: '010-72a',
    zh: '亥日忌嫁娶',
    en: 'Days of the Pig: not for weddings',
    ru: 'Дни Свиньи: не для свадьбы',
  },
  'taboo-hai lasts': alsoBelow,
  'taboo-yin unnoted': heavenlyDogUnnoted,
  'taboo-mao unnoted': wells,
  'taboo-ren unnoted': wells,
  'taboo-si unnoted': {
    at: '010-74a',
    zh: '凡巳日忌出行不註宜出師遣使',
    en: 'Where days of the Snake forbid journeys, marching out and sending envoys are not noted as good',
    ru: 'Где день Змеи запрещает поездки, там не отмечают как хорошее и поход, и отправку послов',
  },
  'taboo-you unnoted': {
    at: '010-74b',
    zh: '凡酉日忌宴㑹亦不註宜慶賜賞賀',
    en: 'Where days of the Rooster forbid banquets, rewards and congratulations are not noted as good either',
    ru: 'Где день Петуха запрещает пиры, там не отмечают как хорошее и награды, и поздравления',
  },
  'taboo-ding unnoted': {
    at: '010-74b',
    zh: '凡丁日忌剃頭亦不註宜整容',
    en: 'Where days of the stem Ding forbid shaving the head, dressing the hair is not noted as good either',
    ru: 'Где день Дин запрещает бритьё головы, там не отмечают как хорошее и причёску',
  },
  'year-break': {
    at: '003-16b',
    zh: '其地不可興造移徙嫁娶逺行',
    en: 'At its place one may not build, move, marry or travel far',
    ru: 'В этом месте нельзя строить, переезжать, играть свадьбу, ехать далеко',
  },
  'yang-gong': {
    at: '035-51b',
    zh: '邪説誣民莫此為甚',
    en: 'Of false teachings that mislead the people none is worse',
    ru: 'Из ложных учений, что морочат народ, нет хуже этого',
  },
  'receive-death': {
    at: '006-46a',
    zh: '若夫龍虎罪至受死三辰並仍舊歴從刪',
    en: 'As for these three stars, they are struck out, as in the old calendars',
    ru: 'Что до этих трёх звёзд, они вычеркнуты, как и в прежних календарях',
  },
  'taboo-gui': {
    at: '034-17a',
    zh: '癸不詞訟',
    en: 'Days of the stem Gui: no going to law',
    ru: 'Дни Гуй: не судиться',
  },
  'month-taboo-popular': {
    at: '034-27b',
    zh: '凡月忌日不忌嫁娶',
    en: 'Days of the Month Taboo do not forbid weddings',
    ru: 'Дни Запрета месяца свадьбу не запрещают',
  },
  'grade-0': {
    at: '010-33b',
    zh: '其上吉足勝凶從宜不從忌',
    en: 'The highest: the good is enough to overcome the bad; follow what is good, not what is forbidden',
    ru: 'Высшая: добра довольно, чтобы одолеть дурное; следуют хорошему, а не запрету',
  },
  'grade-1': {
    at: '010-34a',
    zh: '上次吉足抵凶遇德從宜不從忌不遇從宜亦從忌',
    en: 'The next: the good balances the bad; with a virtue follow what is good, without one follow both',
    ru: 'Следующая: добро уравновешивает дурное; с добродетелью следуют хорошему, без неё — и тому и другому',
  },
  'grade-2': {
    at: '010-34a',
    zh: '中等吉不抵凶遇德則吉勝從宜不從忌不遇從忌不從宜',
    en: 'The middle: the good does not balance the bad; with a virtue it wins, without one follow what is forbidden',
    ru: 'Средняя: добро не уравновешивает дурного; с добродетелью оно побеждает, без неё следуют запрету',
  },
  'grade-3': {
    at: '010-34a',
    zh: '中次凶勝於吉遇德始相抵從宜亦從忌不遇從忌不從宜',
    en: 'Below the middle: the bad is stronger; only a virtue balances it, and both are followed; without one follow what is forbidden',
    ru: 'Ниже средней: дурное сильнее; лишь добродетель его уравновешивает, и следуют обоим; без неё следуют запрету',
  },
  'grade-4': {
    at: '010-34a',
    zh: '其下凶又逢凶遇德從忌不從宜不遇諸事皆忌',
    en: 'The low: bad meets bad; with a virtue follow what is forbidden, without one everything is forbidden',
    ru: 'Низкая: дурное встречает дурное; с добродетелью следуют запрету, без неё запрещены все дела',
  },
  'grade-5': {
    at: '010-34a',
    zh: '最下凶叠大凶遇德仍諸事皆忌',
    en: 'The lowest: bad upon great bad; even with a virtue everything is forbidden',
    ru: 'Низшая: дурное поверх очень дурного; даже с добродетелью запрещены все дела',
  },
  'policy-favour-wins': {
    at: '010-73b',
    zh: '凡吉足勝凶從宜不從忌者如遇徳猶忌之事則仍註忌',
    en: 'Where the good overcomes the bad, follow what is good; but what is forbidden even beside a virtue is still noted as forbidden',
    ru: 'Где добро одолевает дурное, следуют хорошему; но то, что запрещено и рядом с добродетелью, всё же отмечают как запретное',
  },
  'policy-favour-wins keeps': {
    at: '010-32a',
    zh: '止忌安撫邊境選將訓兵出師求醫療病餘皆不忌',
    en: 'Only the army, the border and seeing a doctor stay forbidden; nothing else is',
    ru: 'Под запретом остаются только военные и пограничные дела и лечение; прочее не запрещено',
  },
  'policy-favour-wins care': {
    at: '010-33b',
    zh: '以亥月之吉而猶忌軍事療病者慎戰疾也',
    en: 'That even in the good month of the Pig army and doctor stay forbidden is care in war and illness',
    ru: 'Если и тогда запрещены военные дела и лечение, то из осторожности в войне и болезни',
  },
  'policy-cancel': {
    at: '010-32a',
    zh: '凡所忌者則不註宜所宜者亦不註忌',
    en: 'What is forbidden is not noted as good, and what is good is not noted as forbidden',
    ru: 'Запрещённое не отмечают как хорошее, а хорошее не отмечают как запрещённое',
  },
  'policy-cancel lasts': {
    at: '010-74a',
    zh: '凡吉凶相抵不註宜亦不註忌者如遇徳猶忌之事則仍註忌',
    en: 'Where good and bad cancel and neither is noted, what is forbidden even beside a virtue is still noted as forbidden',
    ru: 'Где добро и дурное гасят друг друга и не отмечают ни того ни другого, запрет, что держится и рядом с добродетелью, всё же отмечают',
  },
  'policy-forbid-wins': {
    at: '010-32a',
    zh: '不與德合併如常例',
    en: 'Without a virtue or its union, as the usual rule has it',
    ru: 'Без добродетели или её союза — по обычному правилу',
  },
  'policy-all-forbidden': {
    at: '010-42a',
    zh: '不與德合併諸事皆忌',
    en: 'Without a virtue or its union everything is forbidden',
    ru: 'Без добродетели или её союза запрещены все дела',
  },
  'trade-relief': {
    at: '010-74a',
    zh: '凡徳合赦願月恩四相時徳等日不註忌進人口安牀經絡醖釀開市立劵交易納財開倉庫出貨財',
    en: 'On days of a virtue, the Pardon, the Wish, Monthly Grace, Four Ministers or Seasonal Virtue no ban is noted on adding to the household, beds, weaving, brewing, shops, contracts and money',
    ru: 'В дни добродетели, Прощения, Желания, Милости месяца, Четырёх министров или Добродетели времени года не отмечают запрета на приём людей в дом, кровать, ткачество, виноделие, лавку, договоры и денежные дела',
  },
  'trade-relief lasts': {
    at: '010-74a',
    zh: '如遇徳猶忌及從忌不從宜之日則仍註忌',
    en: 'But where a ban holds beside a virtue, or the day follows what is forbidden, it is still noted',
    ru: 'Но где запрет держится и рядом с добродетелью или день следует запрету, его всё же отмечают',
  },
  'freed-together': {
    at: '010-75a',
    zh: '凡吉凶相抵不註忌結婚姻亦不註忌冠帶納采問名嫁娶進人口',
    en: 'Where good and bad cancel and betrothal is not noted as forbidden, neither are coming of age, betrothal gifts, weddings and adding to the household',
    ru: 'Где добро и дурное гасят друг друга и запрета на помолвку не отмечают, не отмечают его и на совершеннолетие, дары невесте, свадьбу, приём людей в дом',
  },
  'free-days': {
    at: '010-77a',
    zh: '徳合與赦願所㑹之辰諸事不忌',
    en: 'Days on which a virtue or its union meets the Pardon or the Wish: nothing is forbidden',
    ru: 'Дни, когда добродетель или её союз встречает Прощение или Желание: ничто не запрещено',
  },
  'heavier-decides': {
    at: '010-46a',
    zh: '各從重論',
    en: 'In each case the heavier one decides',
    ru: 'В каждом случае решает более тяжёлая',
  },
} as const satisfies Record<string, Clause>
