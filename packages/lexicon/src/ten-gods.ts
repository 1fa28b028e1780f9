import type { ElementRelation } from '@zeri/almanac/bazi'
import type { Entry, Grammar, TextEntry, Tuple } from './entry.ts'

/** What a stem may be to the day master, in the order of the almanac. */
export const tenGods = [
  // 比肩
  {
    zh: '比肩',
    pinyin: 'Bǐjiān',
    name: { en: 'Friend', ru: 'Братство' },
    synonyms: { en: ['Companion', 'Bi Jian'], ru: ['Плечом к плечу', 'Би Цзянь'] },
    short: {
      en: 'An equal of your own element and polarity, walking at your pace',
      ru: 'Равный вам по стихии и полярности, идущий с вами в ногу',
    },
    text: {
      en: 'The Chinese means “shoulder to shoulder”: two people of one height, side by side. Your own element in your own polarity is met a second time, as the brother, the old classmate, the colleague at the next desk. Friend steadies a tired Day Master and is found with people who rely on themselves and keep their word to equals. Where there is plenty of it already, two hands reach for one bowl, and sharing has to be learnt.',
      ru: 'По-китайски это «плечи вровень»: двое одного роста стоят рядом. Ваша собственная стихия в той же полярности встречается ещё раз — как брат, однокашник, коллега за соседним столом. Уставшему Господину Дня Братство даёт опору; те, в чьей карте оно заметно, рассчитывают на себя и держат слово перед равными. Если такого и без того много, к одной миске тянутся две руки, и делиться приходится учиться.',
    },
    grammar: { en: 'is', ru: 'n' },
  },
  // 劫财
  {
    zh: '劫财',
    pinyin: 'Jiécái',
    name: { en: 'Rob Wealth', ru: 'Грабитель богатства' },
    short: {
      en: 'Your own element in the other polarity: lively company with an open purse',
      ru: 'Своя стихия в чужой полярности: весёлая компания и открытый кошелёк',
    },
    text: {
      en: 'Whatever you might have earned, it reaches for first: hence the name. The element is the Day Master’s, the polarity is not, and in kinship it stands for the brother or sister with whom an inheritance is divided. There is warmth in it too: nerve, a persuasive tongue, a habit of filling the table with guests. To a weak Day Master such an ally is worth the price; a strong one does well to count aloud and keep the purse in plain view.',
      ru: 'Имя объясняется просто: к тому, что могло бы достаться вам, он дотягивается первым. Стихия у него та же, что у Господина Дня, полярность другая; в родстве это брат или сестра, с кем делят наследство. Есть в нём и тепло: азарт, умение уговорить, привычка собирать за столом гостей. Для слабого Господина Дня такой союзник стоит своей цены, а сильному полезно считать вслух и держать кошелёк на виду.',
    },
    grammar: { en: 'is', ru: 'm' },
  },
  // 食神
  {
    zh: '食神',
    pinyin: 'Shíshén',
    name: { en: 'Eating God', ru: 'Дух наслаждения' },
    synonyms: { en: ['Food God', 'Shi Shen'], ru: ['Ши Шэнь'] },
    short: {
      en: 'What comes of itself and in good time: a laid table, a song, a pupil',
      ru: 'То, что получается само и в срок: накрытый стол, песня, ученик',
    },
    text: {
      en: 'A meal stands in the very name, and the old books picture its owner well fed, broad in the waist and easy in the mind. The Day Master gives birth to it in its own polarity, so a woman’s chart is searched here for children. Eating God makes things without hurry and teaches without raising its voice; it is also the one that tames Seven Killings, as dinner disarms a soldier. Its failing is one more helping of comfort.',
      ru: 'В китайском имени стоит «еда», и старые книги рисуют человека сытого, дородного и довольного. Господин Дня порождает этого духа в своей же полярности, поэтому в женской карте здесь ищут детей. Он мастерит не спеша и учит, не повышая голоса; он же усмиряет Семь убийц — накрытый стол обезоруживает солдата вернее меча. Слабость у него простительная: ещё немного уюта, ещё одна добавка.',
    },
    grammar: { en: 'is', ru: 'm' },
  },
  // 伤官
  {
    zh: '伤官',
    pinyin: 'Shāngguān',
    name: { en: 'Hurting Officer', ru: 'Ранение чиновника' },
    synonyms: { en: ['Shang Guan', 'Hurting Officials'], ru: ['Ранящий чиновника', 'Шан Гуань'] },
    short: {
      en: 'A gift that speaks before it is asked and corrects its betters aloud',
      ru: 'Талант, который говорит без спроса и поправляет старших вслух',
    },
    text: {
      en: 'Show it a rule and it will find the exception. The Day Master brings it forth in the opposite polarity, and its element strikes Direct Officer, the keeper of order: that is the wound in the name. The same sharp edge serves satirists, inventors, stage people, critics who are right at the wrong moment. Resource works on it as a good editor works on a brilliant draft. Unedited, it argues with those it would do better to win over.',
      ru: 'Покажите ему правило — оно найдёт исключение. Господин Дня порождает его в противоположной полярности, а бьёт оно по Прямому чиновнику, хранителю порядка: вот чья это рана. Той же остротой живут сатирики, изобретатели, артисты, критики, правые не вовремя. Ресурс действует на него, как толковый редактор на блестящую рукопись. Без редактора оно спорит с теми, кого выгоднее было бы расположить к себе.',
    },
    grammar: { en: 'is', ru: 'm' },
  },
  // 偏财
  {
    zh: '偏财',
    pinyin: 'Piāncái',
    name: { en: 'Indirect Wealth', ru: 'Непрямое богатство' },
    short: {
      en: 'Money on the move: the fair, the commission, the lucky find',
      ru: 'Деньги в движении: ярмарка, комиссионные, счастливая находка',
    },
    text: {
      en: 'Gain that arrives from the side: a stall at the fair, a broker’s share, a cargo sold before it is unloaded. The Day Master governs this element within its own polarity, and in the family it is the father. The old books call it the wealth of the many and fear only that brothers will ask for their part. With it go an open hand, a wide acquaintance, an eye for what a thing might fetch, and some boredom with sums that merely add up.',
      ru: 'Прибыль, пришедшая сбоку: прилавок на ярмарке, доля посредника, груз, проданный ещё в трюме. Этой стихией Господин Дня управляет в пределах своей полярности; в семье она указывает на отца. Старые книги зовут её богатством многих и опасаются только братьев, которые попросят свою часть. С ней приходят щедрая рука, широкий круг знакомых, чутьё, что почём, — и скука от сумм, которые всего лишь сходятся.',
    },
    grammar: { en: 'is', ru: 'n' },
  },
  // 正财
  {
    zh: '正财',
    pinyin: 'Zhèngcái',
    name: { en: 'Direct Wealth', ru: 'Прямое богатство' },
    short: {
      en: 'What is earned, entered in the book and kept: wages, stores, a sound roof',
      ru: 'Заработанное, записанное и сбережённое: жалованье, припасы, крепкая крыша',
    },
    text: {
      en: 'Grain in the bin, pay on the appointed day. Day Master and this element are of opposite polarity, man and wife to the old readers, who likened it to the goods a bride brings into the house. It speaks of thrift, patience and fair measure, of a thing done thoroughly because it is one’s own. Strength is needed to enjoy it: a weak Day Master amid much of it was called a poor man in a rich house.',
      ru: 'Зерно в закроме, жалованье в назначенный день. Господин Дня и эта стихия разной полярности: для старых толкователей они муж и жена, а само богатство — приданое, с которым невеста входит в дом. Здесь бережливость, терпение, честная мера, дело, сделанное на совесть, потому что оно своё. Чтобы всем этим пользоваться, нужны силы: слабого Господина Дня среди такого изобилия называли бедняком в богатом доме.',
    },
    grammar: { en: 'is', ru: 'n' },
  },
  // 七杀
  {
    zh: '七杀',
    pinyin: 'Qīshā',
    name: { en: 'Seven Killings', ru: 'Семь убийц' },
    synonyms: { en: ['Seven Killers'], ru: ['Ци Ша'] },
    short: {
      en: 'Pressure with no cushion: a rival, a deadline, an order from above',
      ru: 'Напор без смягчения: соперник, крайний срок, приказ сверху',
    },
    text: {
      en: 'Count along the ten stems from your own: the seventh controls you, and being of your polarity it does so without courtesy. Hence the number and the fierce word. Old readers found commanders here, since the weight that bends an unready person trains a ready one. It has two tamers: Eating God, who meets it face to face, and Resource, which turns its push into knowledge. Untamed, it looks like haste and a short temper.',
      ru: 'Считайте стволы, начиная со своего: седьмой вами управляет, а полярность у него ваша, так что делает он это без церемоний. Отсюда и число, и грозное слово. Старые толкователи находили здесь полководцев: тяжесть, которая гнёт неготового, готового закаляет. Укротителей двое — Дух наслаждения, выходящий навстречу, и Ресурс, обращающий натиск в знание. Без них остаются спешка и крутой нрав.',
    },
    grammar: { en: 'is', ru: 'pl' },
  },
  // 正官
  {
    zh: '正官',
    pinyin: 'Zhèngguān',
    name: { en: 'Direct Officer', ru: 'Прямой чиновник' },
    short: {
      en: 'Order one agrees to live by: a just superior, a good name, kept hours',
      ru: 'Порядок по согласию: справедливый начальник, доброе имя, точный час',
    },
    text: {
      en: 'Picture a magistrate behind his desk, brush ready, the petitioners in a line. This element governs the Day Master from the opposite polarity, so its rule fits instead of pressing, and in a woman’s chart the husband was looked for here. Punctuality, conscience, care for one’s reputation belong to it. A single officer is enough: with several in one chart, as with several chiefs in one office, a person grows anxious to please them all.',
      ru: 'Представьте судью за столом: кисть наготове, просители стоят в очереди. Эта стихия управляет Господином Дня из противоположной полярности, потому её власть впору и не жмёт; в женской карте здесь искали мужа. При ней точность, совесть, забота о репутации. Чиновнику лучше быть одному: если в карте их несколько, выходит контора с несколькими начальниками, и человек устаёт угождать каждому.',
    },
    grammar: { en: 'is', ru: 'm' },
  },
  // 偏印
  {
    zh: '偏印',
    pinyin: 'Piānyìn',
    name: { en: 'Indirect Resource', ru: 'Непрямой ресурс' },
    short: {
      en: 'Learning by side paths: insight, solitude, a subject nobody else takes',
      ru: 'Знание окольными путями: чутьё, уединение, редкий предмет',
    },
    text: {
      en: 'Owl is its other name: it snatches the dish from Eating God, and by daylight would rather not be seen. Support reaches the Day Master here in its own polarity, more from a stepmother or an exacting teacher than from a tender hand. Seekers, diagnosticians, readers of dead languages have plenty of it: people who understand first and explain later, if at all. Regular meals and ordinary company do them a great deal of good.',
      ru: 'Второе его имя — Сова: он уносит блюдо у Духа наслаждения, а днём предпочитает не показываться. Поддержка приходит к Господину Дня в его же полярности, скорее от мачехи или строгого наставника, чем от ласковой руки. Много его у искателей, диагностов, знатоков мёртвых языков: сначала они понимают, потом объясняют, и то не всегда. Обед по часам и самое обычное общество идут им на пользу.',
    },
    grammar: { en: 'is', ru: 'm' },
  },
  // 正印
  {
    zh: '正印',
    pinyin: 'Zhèngyìn',
    name: { en: 'Direct Resource', ru: 'Прямой ресурс' },
    short: {
      en: 'A mother’s care and a teacher’s word: what feeds, shelters and vouches',
      ru: 'Забота матери и слово учителя: то, что кормит, укрывает и ручается',
    },
    text: {
      en: 'A red seal made a paper valid, and the seal is what the Chinese name means: whatever carries its mark is trusted. The element that feeds the Day Master comes here in the opposite polarity, gently, as a mother, a tutor, a book lent at the right age. Memory, tact and respect for one’s elders go with it. Too much makes a sheltered child, well read and slow to leave the house, until Wealth sends it out on errands.',
      ru: 'Бумагу делала действительной красная печать — её и называет китайское имя: чему она приложена, тому верят. Стихия, питающая Господина Дня, приходит в противоположной полярности, мягко: как мать, учитель, книга, данная почитать в нужном возрасте. С нею память, такт, почтение к старшим. В избытке получается домашний ребёнок, начитанный и тяжёлый на подъём, пока Богатство не пошлёт его с поручением на улицу.',
    },
    grammar: { en: 'is', ru: 'm' },
  },
] as const satisfies Tuple<TextEntry & { readonly grammar: Grammar }, 10>

/** The five relations of elements the ten gods come from, two of each. */
export const elementRelations = {
  companion: {
    zh: '比劫',
    pinyin: 'Bǐjié',
    name: { en: 'Companion', ru: 'Соратники' },
    short: {
      en: 'The Day Master’s own element: siblings, peers, rivals at the same bench',
      ru: 'Стихия самого Господина Дня: братья и сёстры, ровня, соперники по цеху',
    },
  },
  output: {
    zh: '食伤',
    pinyin: 'Shíshāng',
    name: { en: 'Output', ru: 'Самовыражение' },
    short: {
      en: 'What the Day Master brings forth: work, words, children, all that leaves the hands',
      ru: 'То, что Господин Дня порождает: труды, слова, дети, всё вышедшее из рук',
    },
  },
  wealth: {
    zh: '财星',
    pinyin: 'Cáixīng',
    name: { en: 'Wealth', ru: 'Богатство' },
    short: {
      en: 'What the Day Master governs: earnings, goods, everything one has to manage',
      ru: 'То, чем Господин Дня управляет: заработок, имущество, хлопоты хозяйства',
    },
  },
  officer: {
    zh: '官杀',
    pinyin: 'Guānshā',
    name: { en: 'Officer', ru: 'Власть' },
    short: {
      en: 'What governs the Day Master: duty, rank, law, other people’s demands',
      ru: 'То, что управляет Господином Дня: долг, чин, закон, чужие требования',
    },
  },
  resource: {
    zh: '印星',
    pinyin: 'Yìnxīng',
    name: { en: 'Resource', ru: 'Ресурс' },
    short: {
      en: 'What feeds the Day Master: parents, schooling, sleep, a roof in the rain',
      ru: 'То, что питает Господина Дня: родители, школа, сон, крыша в дождь',
    },
  },
} as const satisfies Record<ElementRelation, Entry>
