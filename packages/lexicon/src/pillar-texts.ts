import type { Tuple } from './entry.ts'
import type { Words } from './locale.ts'

type PillarText = {
  /** The picture of the stem upon the branch. */
  readonly short: Words
  readonly text: Words
}

/** What each of the sixty pillars is like; their names are made of stem and branch. */
export const pillarTexts = [
  // 甲子
  {
    short: {
      en: 'A tall tree drinks from midwinter water, and the count of sixty begins',
      ru: 'Высокое дерево пьёт зимнюю воду, и счёт шестидесяти начинается',
    },
    text: {
      en: 'Scribes of the Shang practised carving on a table of sixty days, and it opens with this pair. Under the tree lies pure water and nothing else, so growth comes from what is read, remembered and slept on. The melody of the pillar is gold on the sea floor: worth much, not yet shown. People born in it begin things gladly and do well to have beside them someone who likes to finish.',
      ru: 'Писцы эпохи Шан набивали руку, вырезая на кости таблицу шестидесяти дней, и открывает её эта пара. Под деревом чистая вода и больше ничего: рост идёт от прочитанного, запомненного, обдуманного за ночь. Созвучие столпа — золото на дне моря: цены немалой, а на виду его нет. Рождённые под ним легко начинают; хорошо, когда рядом тот, кто любит доводить до конца.',
    },
  },
  // 乙丑
  {
    short: {
      en: 'Winter grass on a frozen field, with everything spring needs stored below',
      ru: 'Зимняя трава на мёрзлом поле, под которым припасено всё, что нужно весне',
    },
    text: {
      en: 'Grass under snow looks like nothing at all, yet the field beneath holds soil, moisture and a grain of metal. The temper is slow, thrifty, impossible to hurry. In a yi-chou year, 1205, the young Yuan Haowen bought from a fowler two wild geese that had died together, buried them by the river Fen and asked in verse what love is. The day keeps that tone: few words, long loyalty.',
      ru: 'Трава под снегом ничем не примечательна, но в поле под ней есть и почва, и влага, и крупица металла. Нрав у этой пары неспешный, бережливый, торопить её бесполезно. В год и-чоу, 1205-й, юный Юань Хаовэнь выкупил у птицелова двух диких гусей, погибших вместе, похоронил их у реки Фэнь и спросил в стихах, что же такое любовь. Тот же тон и у дня: мало слов, долгая верность.',
    },
  },
  // 丙寅
  {
    short: {
      en: 'The sun comes up behind a forest in the first month of spring',
      ru: 'Солнце встаёт из-за леса в первый месяц весны',
    },
    text: {
      en: 'By the doctrine of twelve stages the sun is born in the Tiger. Here it climbs out of dark trees: timber for fuel, its own spark at the root, a shoulder of hill to stand on. The melody is fire in a furnace, which is to say a blaze somebody looks after. Bold, sunny, early to rise, people of the pillar spend their strength by noon; a little coal kept back makes the evening pleasant too.',
      ru: 'По учению о двенадцати стадиях солнце рождается в Тигре. Оно выбирается из тёмных деревьев, и всё при нём: дрова, собственная искра в корне, плечо холма для опоры. Созвучие — огонь в печи, то есть пламя, за которым присматривают. Такие люди смелы, веселы, встают рано и к полудню успевают истратить все силы; горсть углей про запас сделает приятным и вечер.',
    },
  },
  // 丁卯
  {
    short: {
      en: 'A lamp among young bamboo, burning thin dry stalks one at a time',
      ru: 'Лампа в молодом бамбуке: тонкие сухие стебли сгорают по одному',
    },
    text: {
      en: 'Thin stalks burn fast, so this lamp asks to be fed little and often: a page a day, a letter a week. Inside the Rabbit there is only soft grass, and it gives itself to the flame without a murmur. The Tang poet Xu Hun called his verses the Ding-mao Collection, after the bridge near his house. Courtesy, a fine eye and a certain weariness after guests mark those whose day or year this is.',
      ru: 'Тонкие стебли сгорают быстро, и кормить эту лампу надо понемногу, зато часто: страница в день, письмо в неделю. В Кролике нет ничего, кроме мягкой травы, и она отдаёт себя огню без ропота. Танский поэт Сюй Хунь назвал свои стихи «Собранием Динмао» — по мосту возле дома. Учтивость, тонкий глаз и лёгкая усталость от гостей выдают тех, чей это день или год.',
    },
  },
  // 戊辰
  {
    short: {
      en: 'Peak beyond peak in mist, with a meadow and a spring in the folds',
      ru: 'Гора за горой в тумане, в складках — луг и родник',
    },
    text: {
      en: 'Mountain stands on mountain, but this is no bare rock: the Dragon’s earth is wet, there is grass on the slope and a spring beneath, and from it rises the great forest of the melody. Painters loved such peaks because a third is seen and the rest guessed. Born here, one promises rarely and carries a great deal. It would not hurt to ask for a hand before the load becomes a legend.',
      ru: 'Гора стоит на горе, но это не голый камень: земля Дракона сырая, по склону трава, внизу ключ, и поднимается из неё большой лес созвучия. Живописцы любили такие вершины за то, что треть видна, а остальное угадываешь. Кто здесь родился, обещает редко, а несёт много. И хорошо бы звать на помощь раньше, чем о его ноше начнут слагать предания.',
    },
  },
  // 己巳
  {
    short: {
      en: 'A garden bed warmed right through by the first sun of summer',
      ru: 'Грядка, насквозь прогретая первым летним солнцем',
    },
    text: {
      en: 'In Japan the ji-si day belongs to Benzaiten, goddess of music and eloquence, whose messenger is a white snake, and once in sixty days her temples fill with visitors. The picture agrees with her: soil that has been soaking up sun since morning, with ore for strings and bells somewhere below. Quick, warm, fond of beautiful things, this pair keeps part of its thoughts under a stone, and that is its right.',
      ru: 'В Японии день цзи-сы отдан Бэндзайтэн, богине музыки и красноречия; вестница её — белая змея, и раз в шестьдесят дней в храмах богини людно. Картина ей под стать: земля с утра вбирает солнце, а где-то глубже лежит руда для струн и колоколов. Живая, тёплая, влюблённая в красивые вещи, эта пара часть своих мыслей держит под камнем, и это её право.',
    },
  },
  // 庚午
  {
    short: {
      en: 'Iron at the forge, held in the fire of noon until it takes shape',
      ru: 'Железо в горне: полуденный огонь держит его, пока не проступит форма',
    },
    text: {
      en: '“A lucky day, geng-wu; we have picked our horses”, runs a hunting song in the Book of Songs, so the fame of this pair is older than any almanac we still have. Raw iron sits on the hearth of noon, and a bed of clay beneath keeps it from cracking. Under rules it turns noble; left without them it is merely hot. Roadside earth is its melody: common ground, trodden by many, useful to all.',
      ru: '«Счастливый день гэн-у, коней мы отобрали», — поётся в охотничьей песне из «Книги песен»: слава этой пары старше всех дошедших до нас календарей. Сырое железо лежит в полуденном горне, а глиняная постель под ним не даёт треснуть. Под присмотром правил оно облагораживается, без них просто горячо. Созвучие — земля у дороги: ничья, утоптанная множеством ног и всем полезная.',
    },
  },
  // 辛未
  {
    short: {
      en: 'A ring found in warm dry soil at the edge of a path',
      ru: 'Кольцо, найденное в тёплой сухой земле у края тропы',
    },
    text: {
      en: 'Seven days after the Zhou victory, on a xin-wei day, King Wu gave an officer named Li some bronze, and Li had it cast into a vessel that still exists. A gift that becomes a keepsake suits the pair: jewel in dry soil, embers and roots beside it. Such people are polished late. They need a careful hand, resent being hurried, and glow best among old friends.',
      ru: 'Через семь дней после победы Чжоу, в день синь-вэй, царь У-ван пожаловал бронзу сановнику по имени Ли, и тот отлил из неё сосуд, который цел до сих пор. Подарок, ставший памятью, — как раз для этой пары: драгоценность в сухой почве, рядом угли и корни. Таких людей время гранит не спеша; им нужна бережная рука, а лучше всего они светятся среди старых друзей.',
    },
  },
  // 壬申
  {
    short: {
      en: 'A river at its source, breaking out between two rocks',
      ru: 'Река у истока вырывается между двух скал',
    },
    text: {
      en: 'Great water is born in the Monkey: rock above, a vein of river inside, a lip of earth for it to leap from. Few currents in the cycle of sixty are so fresh. Minds of this pillar run ahead of the conversation and come back with the answer. Sword-edge metal gives the melody, cold and bright; the edge is wit, and it is kinder to show it sheathed. Children of such a year ask why until somebody draws them a map.',
      ru: 'Большая вода рождается в Обезьяне: сверху скала, внутри жила реки, снизу порог земли, с которого можно прыгнуть. Мало в круге шестидесяти течений свежее. Ум у людей этого столпа убегает вперёд беседы и возвращается уже с ответом. Созвучие — металл острия меча, холодный и светлый; остриё здесь — остроумие, и в ножнах оно добрее. Дети таких лет спрашивают «почему», пока им не нарисуют карту.',
    },
  },
  // 癸酉
  {
    short: {
      en: 'Dew on polished bronze, clear enough to see a face in',
      ru: 'Роса на полированной бронзе: можно увидеть своё лицо',
    },
    text: {
      en: 'The Shang week had ten days, and on its last, always a gui day, diviners asked whether the next ten would pass in peace; gui-you is the first such evening of the cycle. Ancient moon-mirrors gathered dew on bronze, and the pair looks just like that: pure metal, clear drops. Precise, musical, a little shy, it dislikes noise and grease. A mirror, however, must sometimes look out of the window.',
      ru: 'В неделе эпохи Шан было десять дней, и в последний, всегда под знаком гуй, гадатели спрашивали, спокойно ли пройдут следующие десять; гуй-ю — первый такой вечер в круге. В старину росу собирали бронзовыми «лунными зеркалами», и пара похожа на них: чистый металл, прозрачные капли. Точная, музыкальная, немного застенчивая, она не выносит шума. Но и зеркалу стоит порой смотреть в окно.',
    },
  },
  // 甲戌
  {
    short: {
      en: 'A lone tree on a dry autumn hill, its leaves the colour of fire',
      ru: 'Одинокое дерево на сухом осеннем холме, листва цвета огня',
    },
    text: {
      en: 'One of the earliest manuscripts of Dream of the Red Chamber is named after this year, 1754, and the mood agrees: splendid colour late in the season. The tree holds on to a dry slope where a pinch of metal and a live ember are buried. Seen from the valley it burns like a beacon, which is the melody. Its people are loyal guardians with a taste for solitude; rain, which is to say tenderness, they accept so long as nobody mentions it.',
      ru: 'Один из самых ранних списков «Сна в красном тереме» назван по этому году, 1754-му, и настроение совпадает: великолепный цвет под конец осени. Дерево держится на сухом склоне, где зарыты щепоть металла и живой уголёк. Из долины оно пылает, как сигнальный огонь, — это и есть созвучие. Рождённые здесь — верные хранители, любящие одиночество; нежность, этот дождь, они принимают, если о ней не говорить вслух.',
    },
  },
  // 乙亥
  {
    short: {
      en: 'A water lily held up by the lake, a great tree asleep beneath it',
      ru: 'Кувшинка на ладони озера, под которой спит большое дерево',
    },
    text: {
      en: 'Chinese emperors opened the ploughing year in person on a hai day, trusting the wood that sleeps inside the Pig. In this pillar a small plant floats above that sleeper: wide water carries it, a strong brother stands below, and it never has to struggle for a drink. The pair is dreamy, kind and drawn to far shores. Its melody, fire on a mountain top, hints at a light that others will notice first.',
      ru: 'Китайские императоры начинали пахоту своими руками в день хай: доверяли дереву, спящему внутри Свиньи. Здесь над спящим плавает малое растение: широкая вода держит его, сильный брат стоит внизу, и за глоток бороться не приходится. Пара мечтательна, добра, её тянет к дальним берегам. Созвучие, огонь на вершине горы, намекает на свет, который первыми заметят другие.',
    },
  },
  // 丙子
  {
    short: {
      en: 'A low sun over winter water, brighter below than above',
      ru: 'Низкое солнце над зимней водой: внизу света больше, чем вверху',
    },
    text: {
      en: 'At midwinter the sun hardly clears the reeds, but the lake doubles it. Inside the Rat is nothing but still, dark water, a strict tutor for so much light, and from that meeting comes a person of great self-control: radiant in company, sober in private. Ravine water is the melody, cool and resonant. Children of such years learn early to be brave at the right moment, and later to be idle without guilt.',
      ru: 'В середине зимы солнце едва поднимается над камышом, зато озеро его удваивает. В Крысе одна тихая тёмная вода, строгий воспитатель для света, и из этой встречи выходит человек с большим самообладанием: сияющий на людях, трезвый наедине с собой. Созвучие — вода на дне ущелья, прохладная и гулкая. Дети этих лет рано учатся быть храбрыми вовремя, а позже — бездельничать без угрызений.',
    },
  },
  // 丁丑
  {
    short: {
      en: 'A lamp in the storehouse on a winter night',
      ru: 'Лампа в кладовой зимней ночью',
    },
    text: {
      en: 'Someone has gone down among the jars to see what is left for spring. By the small light one makes out damp earth, a trickle of water, something metal that glints: the Ox owns more than it says. The flame must work hard in such air, so people of the pillar guard their strength and plan in quarters and years. Warm them with praise while it is still evening; by morning they are at their ledgers.',
      ru: 'Кто-то спустился к кувшинам взглянуть, что осталось до весны. При малом свете видно сырую землю, струйку воды, что-то блеснувшее: у Быка припасено больше, чем он рассказывает. Огоньку в таком воздухе трудно, поэтому рождённые в этот день берегут силы и счёт ведут сразу на годы. Хвалить их лучше с вечера: утром они уже над счётными книгами.',
    },
  },
  // 戊寅
  {
    short: {
      en: 'A wooded mountain in early spring, its streams still under ice',
      ru: 'Лесистая гора ранней весной, ручьи ещё подо льдом',
    },
    text: {
      en: 'Sima Guang’s great chronicle of thirteen centuries takes its first step in a wu-yin year, 403 BC. Beginnings that weigh something are this pillar’s affair. Trees dig into the mountain, and the sun rising inside the Tiger repays it with warmth: pressure and comfort from the same side. In spring the almanac calls such a day Heavenly Pardon. City-wall earth is its melody, rammed hard by many feet.',
      ru: 'Великая летопись Сыма Гуана, тринадцать веков истории, делает первый шаг в год у-инь, 403-й до нашей эры. Весомые начала — вообще по части этого столпа. Деревья вгрызаются в гору, но солнце, которое всходит внутри Тигра, возвращает ей тепло: и натиск, и утешение с одной стороны. Весной календарь называет такой день Небесным прощением. Созвучие — земля городской стены, утрамбованная слой за слоем.',
    },
  },
  // 己卯
  {
    short: {
      en: 'A meadow where the grass has quite taken over the soil',
      ru: 'Луг, где трава совсем завладела землёй',
    },
    text: {
      en: 'Who owns a meadow, the earth or the grass? Inside the Rabbit there is grass alone, green to the horizon, and the soft soil lets itself be ruled by it. Hence a modest, obliging temper that hears every request, and hence the need for a mown path: one thing a week refused with a smile. Yet the roots hold the slope together, and the melody is a city wall. Mildness also defends.',
      ru: 'Кому принадлежит луг, земле или траве? В Кролике только трава, зелёная до горизонта, и мягкая почва позволяет ей распоряжаться. Отсюда скромный, уступчивый нрав, который слышит каждую просьбу; отсюда и нужда в прокошенной тропинке: хоть одно дело в неделю отклонять с улыбкой. Но корни держат склон, и созвучие здесь — городская стена. Кротость тоже оборона.',
    },
  },
  // 庚辰
  {
    short: {
      en: 'A sword laid up in a mountain lake, under mist and wet clay',
      ru: 'Меч, спрятанный в горном озере под туманом и мокрой глиной',
    },
    text: {
      en: 'Four pillars bear the name Kuigang, after the bowl and the handle of the Dipper, and this one is the first in the cycle: upright, decisive, impatient of half-measures. The Dragon’s wet earth feeds the blade and at the same time dims it with weed and water. Born here, people are at their best in difficult times. In easy ones let them take up something that resists: stone, law, a cello.',
      ru: 'Четыре столпа носят имя Куйган, по чаше и рукояти небесного Ковша, и этот в круге первый: прямой, решительный, не терпящий полумер. Сырая земля Дракона кормит клинок и тут же приглушает его блеск, укрыв тиной и водой. Люди, рождённые здесь, хороши в трудные времена. В лёгкие пусть возьмутся за то, что сопротивляется: за камень, право, виолончель.',
    },
  },
  // 辛巳
  {
    short: {
      en: 'A jewel in a sunlit window, throwing small rainbows on the wall',
      ru: 'Камень на солнечном окне, от него по стене разбегаются радуги',
    },
    text: {
      en: 'The stem of jewels and the sun inside the Snake are drawn to one another, so there is charm here and a readiness to be understood. Ore lies in the same branch, a strong relative just behind the curtain. Freshly poured white metal, soft as wax, is the melody: impressions go in deep. In company the pair sparkles; alone it checks every facet for a flaw. Someone should tell it that rainbows come from the cuts.',
      ru: 'Ствол драгоценных камней и солнце внутри Змеи тянутся друг к другу, поэтому здесь много обаяния и желания быть понятым. В той же ветви лежит руда — сильная родня за занавеской. Созвучие — белый металл, мягкий, как воск: впечатления входят глубоко. На людях пара искрится, а в одиночестве ищет изъян в каждой грани. Пусть кто-нибудь ей скажет, что радуги берутся как раз от надрезов.',
    },
  },
  // 壬午
  {
    short: {
      en: 'A river at noon, warm on top and cool underneath',
      ru: 'Река в полдень: сверху тёплая, в глубине прохладная',
    },
    text: {
      en: 'Old manuals of destiny say of this pillar that “salary and horse share one village”: the flame and the soil inside the Horse are wealth and office to the river above. The picture is pleasant, too: barges, washing on the stones, willows along the bank, for willow is the melody. Sociable and quick to see how people and goods might meet, it can forget the deep, cool layer where its own thinking is done.',
      ru: 'Старые руководства по картам судьбы говорят об этом столпе: «жалованье и конь — из одной деревни», ведь огонь и почва внутри Лошади для реки наверху — богатство и чин. И картина славная: барки, бельё на камнях, ивы вдоль берега — ива и есть созвучие. Общительный, мигом видящий, кого с кем свести, такой человек забывает порой о прохладной глубине, где он, собственно, и думает.',
    },
  },
  // 癸未
  {
    short: {
      en: 'A shower over a dry garden at the end of summer',
      ru: 'Короткий дождь над сухим садом на исходе лета',
    },
    text: {
      en: 'Listen to the ground drinking. Loam, a warm ember and a tangle of roots lie in the Goat, and all three are thirsty, so a drizzle that would be nothing elsewhere becomes an event. The people here are needed, and know it; their gift is arriving at the right hour with a small, exact help. The willow of the melody bends the same way. Let them keep one cistern closed, for their own August.',
      ru: 'Слышно, как пьёт земля. В Козе лежат суглинок, тёплый уголёк и спутанные корни, всем троим хочется пить, и морось, которую в другом месте не заметили бы, становится событием. Таким людям приятно быть нужными; дар их в том, чтобы прийти вовремя с малой, но точной помощью. Ива созвучия гнётся в ту же сторону. Одну бочку пусть держат закрытой — для собственного августа.',
    },
  },
  // 甲申
  {
    short: {
      en: 'A cliff-side pine, its roots in a crack where a spring comes out',
      ru: 'Сосна на обрыве, корнями в трещине, откуда бьёт ключ',
    },
    text: {
      en: 'An axe and a spring share the rock of the Monkey, and the tree above has dealings with both: what might have felled it feeds it first. Travellers photograph pines like this on Huangshan, bent by wind, greener than those in the park. The character is seasoned, ironical, at its best under strain. Wellspring water is the melody. A quiet year makes it restless, and then a hard task is the kindest present.',
      ru: 'В скале Обезьяны соседствуют топор и родник, и дереву наверху приходится ладить с обоими: то, что могло срубить, сперва напоило. Такие сосны снимают путешественники в горах Хуаншань — согнутые ветром и зеленее парковых. Характер закалённый, насмешливый, лучше всего он проявляется под нагрузкой. Созвучие — вода родника. Спокойный год его томит, и тогда нет подарка добрее, чем трудная задача.',
    },
  },
  // 乙酉
  {
    short: {
      en: 'A cut flower in a bronze vase, arranged with great care',
      ru: 'Срезанный цветок в бронзовой вазе, поставленный с большим вкусом',
    },
    text: {
      en: 'Tenderness sits upon pure metal here, and the two arts that come of it are the bouquet and the bonsai: beauty by way of scissors. Discipline arrives early in such a life, often from outside, and grows into taste. The wellspring in the melody keeps the stem fresh. What the pair does not say aloud is that it would like, for one season, to be let loose on a fence and bloom anyhow.',
      ru: 'Нежность стоит на чистом металле, и рождаются от этого два искусства, букет и бонсай: красота, которую делают ножницами. Дисциплина в такую жизнь приходит рано, часто извне, и со временем становится вкусом. Родник созвучия не даёт стеблю завянуть. Вслух пара не скажет, но ей хочется хоть одно лето повисеть на заборе и цвести как попало.',
    },
  },
  // 丙戌
  {
    short: {
      en: 'The sun going down behind dry hills, tiles still warm from the day',
      ru: 'Солнце садится за сухие холмы, черепица ещё хранит тепло',
    },
    text: {
      en: 'At the Dog the sun reaches the storehouse where it will spend the night. Hills take its warmth, an ember stays in their ashes, a vein of metal glows for a minute. Earth on the roof is the melody, and indeed tiles remember the heat until late. Generosity here is of the evening kind: to feed, to forgive, to tell the long story. Mornings come slowly, and great crowds are tiring.',
      ru: 'У Собаки солнце доходит до кладовой, где будет ночевать. Холмы забирают тепло, в золе остаётся уголёк, минуту светится жила металла. Созвучие — земля на крыше, и правда: черепица помнит жар допоздна. Щедрость у этой пары вечерняя — накормить, простить, рассказать длинную историю. Утро даётся ей с трудом, большие толпы утомляют.',
    },
  },
  // 丁亥
  {
    short: {
      en: 'A paper lantern set afloat on a wide night river',
      ru: 'Бумажный фонарик, пущенный по широкой ночной реке',
    },
    text: {
      en: '“First month, first lucky day, ding-hai”: so begin scores of inscriptions on ancient bronzes, whose makers plainly thought no other date so fit to be cast. A flame above water would be in danger, but the two stems have an affinity, the tree asleep in the Pig serves as fuel, and the branch is the lantern’s own Nobleman. Gentle and trusted by elders, people of the pillar drift far and are seldom lost.',
      ru: '«Первый месяц, начальный счастливый день, дин-хай» — так открываются десятки надписей на древней бронзе: лучшей даты для отливки мастера, видно, не знали. Огонёк над водой мог бы и погаснуть, но с рекой внутри Свиньи он в согласии, дерево, спящее там же, идёт на топливо, а сама ветвь — его Благородный человек. Мягкие, любимые старшими, эти люди уплывают далеко и редко теряются.',
    },
  },
  // 戊子
  {
    short: {
      en: 'A mountain with a black lake at its foot, each holding the other’s picture',
      ru: 'Гора и чёрное озеро у подножия: каждое хранит отражение другого',
    },
    text: {
      en: 'Mountain and lake are the landscape of every Chinese scroll, and here they are also betrothed, for the stem above and the one inside the Rat form a pair. Calm outside, deep feeling within. The melody is unexpected: a thunderbolt, the flash that sometimes jumps between a summit and a storm over water. So with these people. They look settled for years, then decide in a second, and it proves to have been long thought through.',
      ru: 'Гора и вода — пейзаж любого китайского свитка, а здесь они ещё и помолвлены: ствол наверху и тот, что внутри Крысы, составляют пару. Снаружи покой, внутри глубокое чувство. Созвучие неожиданное — молния, что проскакивает между вершиной и тучей над озером. Так и люди: годами кажутся неподвижными, потом решают за секунду, и выясняется, что обдумано всё было давно.',
    },
  },
  // 己丑
  {
    short: {
      en: 'A wet winter field, ploughed and resting until the thunder of March',
      ru: 'Сырое зимнее поле, вспаханное и отдыхающее до мартовского грома',
    },
    text: {
      en: 'Nothing happens on this field, and that is how it works. Soil lies upon soil, some water has soaked in, a ploughshare was left in the furrow. Frost breaks the clods better than any hoe. Slow nourishment is the gift, and endurance that asks for no witnesses. Thunderbolt fire, the melody, belongs to spring, when the first storm wakes the ground. Until then a warm kitchen and some foolish jokes do these people good.',
      ru: 'На этом поле ничего не происходит, в том и состоит его работа. Почва лежит на почве, впиталась вода, в борозде забыт лемех. Мороз дробит комья лучше мотыги. Дар столпа — медленно питать и терпеть, не требуя свидетелей. Огонь молнии, его созвучие, принадлежит весне: первая гроза разбудит землю. А пока таким людям полезны тёплая кухня и глупые шутки.',
    },
  },
  // 庚寅
  {
    short: {
      en: 'An axe in a forest where the sun is just getting through',
      ru: 'Топор в лесу, куда только пробивается солнце',
    },
    text: {
      en: '“On geng-yin I came down into the world”, says Qu Yuan in the opening lines of his Encountering Sorrow, and it may be the best-known birthday in Chinese poetry. An axe stands among great trunks, with a dawn inside the wood to temper it: work enough for a lifetime. Proud, enterprising, clean-handed, people of this day cut their own road. Pine and cypress, the melody, remind them to leave some trees standing.',
      ru: '«В день гэн-инь я сошёл в этот мир», — говорит Цюй Юань в первых строках «Скорби изгнанника», и это, пожалуй, самый известный день рождения в китайской поэзии. Топор среди могучих стволов, а внутри леса рассвет, чтобы закалить сталь: работы на целую жизнь. Гордые, предприимчивые, с чистыми руками, люди этого дня прорубают дорогу сами. Сосна и кипарис созвучия просят оставить что-нибудь на корню.',
    },
  },
  // 辛卯
  {
    short: {
      en: 'A sickle in spring grass, every blade with its own drop of light',
      ru: 'Серп в весенней траве, на каждой былинке по капле света',
    },
    text: {
      en: 'The Book of Songs remembers a new moon that fell on xin-mao, when “the sun was eaten”, one of the oldest eclipses in any literature. Light, then a thin bright edge, then light again: the pillar has that delicacy. A small blade stands in soft grass and rules it easily, perhaps too easily. Tact, thrift and a good ear are the strengths here. Evergreens in the melody lend patience to what might be merely neat.',
      ru: '«Книга песен» помнит новолуние, пришедшееся на день синь-мао, когда «затмилось солнце», — одно из древнейших затмений в мировой словесности. Свет, тонкая яркая кромка и снова свет: той же тонкости и столп. Маленькое лезвие стоит в мягкой траве и правит ею легко, быть может, слишком легко. Сильны здесь такт, расчётливость, верный слух. Вечнозелёные деревья созвучия добавляют аккуратности терпения.',
    },
  },
  // 壬辰
  {
    short: {
      en: 'A river that has reached its reservoir and rides the dragon’s back',
      ru: 'Река дошла до своего водохранилища и едет на спине дракона',
    },
    text: {
      en: '“Ren rides the dragon” is the old name of this pillar, one of the four Kuigang. Into the wet earth of late spring the river runs as into its own treasury, past a dyke and a strip of reeds, and there is always more of it than one sees. Large plans, a long memory, sudden authority. Long-flowing water is the melody. It gains from a sluice opened a little each day, lest everything be said at once.',
      ru: '«Жэнь верхом на драконе» — так издавна зовут этот столп, один из четырёх Куйган. В сырую землю поздней весны река входит, как в собственную казну, мимо плотины и полосы камыша, и её всегда больше, чем видно. Крупные замыслы, долгая память, внезапная властность. Созвучие — вода долгого потока. Шлюз лучше приоткрывать каждый день понемногу, чтобы не высказать всё разом.',
    },
  },
  // 癸巳
  {
    short: {
      en: 'Morning mist over warm stones, lifting as the sun finds it',
      ru: 'Утренний туман над тёплыми камнями: солнце нашло его и поднимает',
    },
    text: {
      en: 'Among the Day Nobles of the books stands this pillar: water above, and beneath it sun, ore and firm earth, in other words means, support and office all under one roof. The Snake is a Nobleman to the dew. Mist that rises looks idle, yet it is on its way to becoming rain for three provinces. Discreet, well connected, observant, such a person should beware only of vanishing from a conversation too soon.',
      ru: 'Книги причисляют этот столп к «дневным благородным»: наверху вода, под ней солнце, руда и твёрдая почва, то есть достаток, опора и должность под одной крышей. Змея для росы — Благородный человек. Туман, поднимаясь, кажется праздным, а сам собирается пролиться дождём над тремя провинциями. Человек здесь сдержан, наблюдателен, со многими знаком; пусть только не исчезает из разговора раньше времени.',
    },
  },
  // 甲午
  {
    short: {
      en: 'A great tree in full flower at noon, humming with bees',
      ru: 'Большое дерево в полном цвету, в полдень, гудит от пчёл',
    },
    text: {
      en: 'All the sap goes into blossom. Fire and a little ash-rich soil wait in the Horse, and the trunk gives them everything it has: talent on show, warmth for anyone who passes. In summer the almanac honours the day as Heavenly Pardon. Gold in the sand, the melody, must be washed out patiently, which this sign finds dull. Rain, shade and an honest bookkeeper are what such a person is grateful for afterwards.',
      ru: 'Весь сок уходит в цвет. В Лошади ждут огонь и немного удобренной золой почвы, и ствол отдаёт им всё, что имеет: талант на виду, тепло для каждого прохожего. Летом календарь чтит этот день как Небесное прощение. Золото в песке, созвучие столпа, надо мыть терпеливо, а это ему скучно. За дождь, тень и честного бухгалтера человек скажет судьбе спасибо, хоть и не сразу.',
    },
  },
  // 乙未
  {
    short: {
      en: 'A melon vine on dry ground, its sweetness out of sight under leaves',
      ru: 'Дынная плеть на сухой земле, вся сладость под листьями',
    },
    text: {
      en: 'Wood keeps its storehouse in the Goat, so the vine above is at home: its own root is there, with warm clay and a buried ember to ripen the fruit. Melons need no praise, only a dry August. Thrift, affection for relatives and a gift for making a little go a long way are the marks of this pair. Gold in the sand is its melody. Bitterness, if any, comes from not being asked.',
      ru: 'Кладовая Дерева находится в Козе, и плеть наверху у себя дома: здесь её корень, тёплая глина и зарытый уголёк, чтобы плод созрел. Дыням не нужна похвала, им нужен сухой август. Хозяйское терпение, привязанность к родне, умение обойтись малым так, что хватает всем, — вот приметы этой пары. Созвучие — золото в песке. А если есть в ней горечь, то оттого, что её не спросили.',
    },
  },
  // 丙申
  {
    short: {
      en: 'A four o’clock sun over the river, every ripple edged with metal',
      ru: 'Солнце в четыре часа над рекой, каждая волна оправлена в металл',
    },
    text: {
      en: 'By the hour of the Monkey the sun is leaning west, and what it touches turns to gold: rocks, the stream between them, the bank. At the winter solstice of a bing-shen year, 1176, the young Jiang Kui stopped in ruined Yangzhou and composed a song whose notation has come down to us. Its melody is the light under a dark slope. Lively and versatile, the pair shines best once it has chosen which river to follow.',
      ru: 'К часу Обезьяны солнце клонится на запад и золотит всё, чего коснётся: скалы, поток между ними, берег. В зимнее солнцестояние года бин-шэнь, 1176-го, молодой Цзян Куй остановился в разорённом Янчжоу и сочинил песню, ноты которой дошли до нас. Созвучие пары — огонь у подножия горы, свет под тёмным склоном. Живая, способная на многое, она сияет ярче, когда выбрала, вдоль какой реки идти.',
    },
  },
  // 丁酉
  {
    short: {
      en: 'A candle beside a jewel box: one flame, many answering glints',
      ru: 'Свеча возле ларца с украшениями: одно пламя, много ответных искр',
    },
    text: {
      en: 'A jeweller’s workshop in the evening is the scene. The lamp stands on pure metal, which is its livelihood and, by the old count of stages, the very place where lamplight is born; the branch is its Nobleman besides, hence the title of Day Noble. Elegance, accuracy and luck with patrons go together here. Fire at the mountain’s foot sounds behind them, homely windows that say: put the loupe down, supper is ready.',
      ru: 'Место действия — мастерская ювелира вечером. Лампа стоит на чистом металле: он её хлеб и, по старинному счёту стадий, то самое место, где этот огонёк родится; к тому же здесь его Благородный человек, откуда и звание «дневного благородного». Изящество, точность и удача с покровителями ходят здесь вместе. А позади звучит огонь у подножия горы — окна дома: отложи лупу, ужин на столе.',
    },
  },
  // 戊戌
  {
    short: {
      en: 'A high dry plateau with a watch-fire, and stars very close',
      ru: 'Высокое сухое плоскогорье, сторожевой костёр, звёзды совсем близко',
    },
    text: {
      en: 'In China the reforms of 1898 are still called by this pillar’s name. It is one of the Kuigang: mountain on mountain, dry, with a blade and a coal shut up inside. Convictions here are not discussed, they are lived in. That gives great reliability and a loneliness worn like an old coat. Wood of the plain, the melody, is good advice: come down sometimes to the flat country, where a tree has neighbours.',
      ru: 'Реформы 1898 года в Китае до сих пор зовут именем этого столпа. Он из четырёх Куйган: гора на горе, сушь, а внутри заперты клинок и уголь. Убеждения здесь не обсуждают, в них живут. Отсюда редкая надёжность — и одиночество, которое носят, как шинель. Созвучие, дерево равнины, звучит добрым советом: спускаться иногда в поля, где у дерева есть соседи.',
    },
  },
  // 己亥
  {
    short: {
      en: 'River silt at the start of winter, with a seed in it',
      ru: 'Речной ил в начале зимы, и в нём семечко',
    },
    text: {
      en: 'Leaving office in a ji-hai year, 1839, Gong Zizhen wrote three hundred and fifteen short poems on the road home. One says that fallen petals are not heartless: they turn to spring mud and shelter the flowers. No one has drawn this pillar better: soft earth over broad water, and a tree waiting inside. It is hospitable, forgiving, easily flooded by others’ needs. A few stones for a bank, and the plain of its melody bears timber.',
      ru: 'Покидая службу в год цзи-хай, 1839-й, Гун Цзычжэнь сочинил по пути домой триста пятнадцать коротких стихотворений. В одном сказано, что опавшие лепестки не бессердечны: став весенней грязью, они берегут цветы. Лучше этот столп никто не нарисовал: мягкая земля над широкой водой, внутри ждёт дерево. Гостеприимный, отходчивый, он легко тонет в чужих нуждах. Несколько камней для берега — и на равнине созвучия встанет роща.',
    },
  },
  // 庚子
  {
    short: {
      en: 'A bronze bell over still water in the cold, heard a long way off',
      ru: 'Бронзовый колокол над тихой водой в мороз, слышный издалека',
    },
    text: {
      en: 'Sound carries well at midwinter. Metal above, clear water beneath: the strength of the pair goes into speech, and its speech is candid, brilliant, sometimes chilly. Tao Yuanming, held up by contrary winds in a geng-zi year, used the delay to admit in verse that he longed for his garden. Earth on the wall is the melody, the plaster that keeps a room warm. Candour needs just that: a house in which to be gentle.',
      ru: 'В середине зимы звук идёт далеко. Сверху металл, под ним прозрачная вода: сила пары уходит в речь, а речь эта пряма, блестяща, порой холодновата. Тао Юаньмин, застряв в год гэн-цзы из-за встречного ветра, употребил задержку на то, чтобы признаться в стихах, как скучает по саду. Созвучие — земля на стене, штукатурка, что держит тепло. Прямоте она и нужна: дом, где можно быть мягче.',
    },
  },
  // 辛丑
  {
    short: {
      en: 'A jewel at the bottom of a winter chest, wrapped in three cloths',
      ru: 'Драгоценность на дне зимнего сундука, завёрнутая в три платка',
    },
    text: {
      en: 'Arriving in Laizhou in a xin-chou year, 1121, Li Qingzhao found herself alone in a bare room, opened a rhyme dictionary where it fell and made a poem on the first rhyme she saw. That is how this pair treats scarcity. Metal rests in its own storehouse, in damp cold clay, with kin beside it. It waits well, saves well, speaks drily. A stove and a visitor in the afternoon do wonders.',
      ru: 'Приехав в Лайчжоу в год синь-чоу, 1121-й, Ли Цинчжао оказалась одна в пустой комнате, раскрыла наугад словарь рифм и сложила стихи на первую попавшуюся. Примерно так эта пара обходится со скудостью. Металл лежит в своей кладовой, в сырой холодной глине, рядом с роднёй. Он умеет ждать, копить и говорить сухо. Печка и гость после обеда творят с ним чудеса.',
    },
  },
  // 壬寅
  {
    short: {
      en: 'A spring river running through forest, rafts on it and a red dawn',
      ru: 'Весенняя река идёт через лес, на ней плоты, над ней красный рассвет',
    },
    text: {
      en: 'Water here has a purpose: it floats the timber down. Great trees drink from it, dawn burns in their branches, a sandbank shows the turn. Generosity and appetite are about equal, ideas come as fast as logs, and there is courage to ride them. Gold leaf, the melody, makes a little brilliance cover a great deal of surface. Worth remembering, at each bend, is who was left on the landing stage.',
      ru: 'У воды здесь есть дело: она сплавляет лес. Большие деревья пьют из неё, в ветвях горит заря, отмель обозначает поворот. Щедрости и аппетита примерно поровну, мысли идут одна за другой, как брёвна, и хватает отваги на них стоять. Сусальное золото, созвучие столпа, малым блеском покрывает большую поверхность. На каждой излучине стоит вспомнить, кто остался на пристани.',
    },
  },
  // 癸卯
  {
    short: {
      en: 'Fine rain on new grass, the kind nobody bothers to run from',
      ru: 'Мелкий дождь на молодой траве, от которого никто не прячется',
    },
    text: {
      en: 'In early spring of a gui-mao year, 403, Tao Yuanming took up the hoe and found that “level fields send winds from far”. His two poems about it are this pillar set to words. Rain falls, grass answers; in the Rabbit there is grass and nothing more. To this stem the branch is both Nobleman and Academic Star, so learning comes sweetly. What is wanted is a little backbone, and bread earned by one’s own rows.',
      ru: 'Ранней весной года гуй-мао, 403-го, Тао Юаньмин взялся за мотыгу и заметил, как над ровными полями веет дальний ветер; два его стихотворения об этом — столп, переложенный на слова. Дождь идёт, трава отвечает: в Кролике ничего, кроме травы. Для ствола эта ветвь и Благородный человек, и Академическая звезда, так что учение даётся легко. Не мешает добавить твёрдости и хлеба с собственной борозды.',
    },
  },
  // 甲辰
  {
    short: {
      en: 'A young poplar in rain-soaked soil, putting on a foot a week',
      ru: 'Молодой тополь в напоённой дождями земле, растёт на глазах',
    },
    text: {
      en: 'Late spring gives a tree all it wants: deep wet loam, a hidden spring, grass for company. Growth is so easy that the danger is having no shape. Ambition and good nature live side by side, there is a nose for land and for what will be wanted in ten years. The melody speaks of a covered lamp, modest light kept for the night. One pruning a year, done by a friend, sets everything right.',
      ru: 'Поздняя весна даёт дереву всё, чего оно хочет: глубокий сырой суглинок, скрытый ключ, траву для компании. Растётся так легко, что рискуешь остаться без формы. Честолюбие уживается здесь с добродушием, есть чутьё на землю и на то, что понадобится через десять лет. Созвучие напоминает о лампе под колпаком, скромном свете, сбережённом на ночь. Одна обрезка в год, сделанная дружеской рукой, всё поправит.',
    },
  },
  // 乙巳
  {
    short: {
      en: 'A climbing rose on a sunny wall, wide open by mid-morning',
      ru: 'Вьющаяся роза на солнечной стене, к десяти утра вся раскрыта',
    },
    text: {
      en: 'Late in a yi-si year, 405, after eighty-odd days as a magistrate, Tao Yuanming untied his seal and wrote “Home again!”, with the pines and chrysanthemums still waiting by the path. The pillar has that grace: a plant on warm stone, all its strength in flower, ore and clay behind the sunshine. It pleases, owns little, tires suddenly. Under the covered lamp of its melody one may rest from being charming.',
      ru: 'На исходе года и-сы, 405-го, прослужив уездным начальником восемьдесят с чем-то дней, Тао Юаньмин снял печать и написал «Домой!»: сосны и хризантемы ещё ждали его у тропинки. В столпе та же лёгкость: растение на тёплом камне, вся сила в цветке, за солнцем руда и глина. Он нравится, живёт налегке, устаёт внезапно. Под укрытой лампой созвучия можно отдохнуть от собственного обаяния.',
    },
  },
  // 丙午
  {
    short: {
      en: 'Noon at midsummer: the sun on its own throne, no shadow anywhere',
      ru: 'Полдень середины лета: солнце на своём престоле, теней нет',
    },
    text: {
      en: 'In 1966 a quarter fewer children were born in Japan, because of an old tale about headstrong Fire Horse girls; those who came found roomy classrooms and a shorter queue at every door. Flame stands upon flame, with some baked soil beneath. Courage, frankness and a gift for gathering crowds are plain to see, rest much less so. And look at the melody: the River of Heaven, cool rain held in reserve above all that heat.',
      ru: 'В 1966 году в Японии родилось на четверть меньше детей: старая молва приписывала девочкам Огненной Лошади упрямый нрав. Зато родившимся достались просторные классы и короткие очереди. Пламя стоит на пламени, под ними немного обожжённой земли. Отвага, прямота, умение собрать вокруг себя толпу заметны сразу, умение отдыхать — куда меньше. А созвучие — Небесная река, прохладный дождь в запасе над всем этим зноем.',
    },
  },
  // 丁未
  {
    short: {
      en: 'Embers in a clay stove at the end of a summer evening',
      ru: 'Угли в глиняной печурке на исходе летнего вечера',
    },
    text: {
      en: 'Supper is over, the clay is hot through, and thyme roots smoulder somewhere in the ash: flame, earth and a little wood live together in the Goat as one household. Warmth here is domestic and lasting. It cooks, mends quarrels, remembers who likes what. Above stretches the River of Heaven, the melody, and children are allowed to stay up and look. Only being taken for granted can cool this stove.',
      ru: 'Ужин окончен, глина прогрета насквозь, в золе тлеют корешки тимьяна: пламя, земля и немного дерева живут в Козе одним хозяйством. Тепло тут домашнее и долгое. Оно варит, мирит, помнит, кто что любит. Над двором тянется Небесная река созвучия, и детям позволено не спать и смотреть. Остудить эту печурку может разве что привычка домашних принимать её как должное.',
    },
  },
  // 戊申
  {
    short: {
      en: 'A mountain that gives ore and a river to the plain below',
      ru: 'Гора, которая отдаёт равнине руду и реку',
    },
    text: {
      en: 'When his house burnt down in a wu-shen year, 408, Tao Yuanming lived with his family on a boat, looked at the moon, and closed his poem with the thought that he might as well go and water the garden. Such composure is native to the pillar. Metal, stream and earth come out of the mountain for everyone’s use. In autumn it is the day of Heavenly Pardon. Its melody is the post road, broad and busy.',
      ru: 'Когда в год у-шэнь, 408-й, у Тао Юаньмина сгорел дом, он поселился с семьёй в лодке, смотрел на луну и закончил стихи так: пойду-ка полью огород. Такое самообладание столпу сродни. Металл, поток и почва выходят из горы на общую пользу. Осенью это день Небесного прощения. Созвучие — земля почтового тракта, широкого и людного.',
    },
  },
  // 己酉
  {
    short: {
      en: 'A harvested terrace with the jars already filled',
      ru: 'Убранная терраса, и кувшины уже полны',
    },
    text: {
      en: 'The sign of the Rooster is a wine jar, and the soil above it has just given the grain. On the ninth of the ninth month of a ji-you year, 409, Tao Yuanming noted chill dew, a cicada fallen silent, geese calling, and poured himself some cloudy wine. Everything is done, and done neatly, for there is only pure metal inside. This pair produces, perfects, hands over. Post-road earth reminds it to carry something to market for itself.',
      ru: 'Знак Петуха — винный кувшин, а земля над ним только что отдала зерно. Девятого числа девятого месяца года цзи-ю, 409-го, Тао Юаньмин отметил холодную росу, умолкшую цикаду, крик гусей и налил себе мутного вина. Всё сделано, и сделано чисто, ведь внутри один металл без примеси. Эта пара производит, отделывает, отдаёт. Почтовый тракт созвучия подсказывает ей что-нибудь увезти и для себя.',
    },
  },
  // 庚戌
  {
    short: {
      en: 'Ore in a dry autumn hillside, and a smith’s fire kept in next door',
      ru: 'Руда в сухом осеннем склоне, а по соседству не гаснет горн кузнеца',
    },
    text: {
      en: 'Carrying in the early rice in a geng-xu year, 410, Tao Yuanming wrote that human life has its way, and food and clothing are where it starts. Sober, upright, unwilling to flatter: one of the Kuigang. The hill holds the ore close, a spark within can soften it, and out of that comes the gold of hairpins, its melody. Beneath such severity lies a softer spot for finery than anyone suspects.',
      ru: 'Убирая ранний рис в год гэн-сюй, 410-й, Тао Юаньмин записал, что у жизни человеческой есть свой путь, а начинается он с еды и одежды. Трезвый, прямой, не умеющий льстить — таков один из Куйган. Холм крепко держит руду, искра внутри способна её смягчить, и выходит тогда золото шпилек и браслетов, созвучие столпа. Под этой суровостью больше нежности к нарядам, чем принято думать.',
    },
  },
  // 辛亥
  {
    short: {
      en: 'A jade pin rinsed in a cold river, brighter for every wave',
      ru: 'Яшмовая шпилька в холодной реке, от каждой волны светлее',
    },
    text: {
      en: 'In the winter of a xin-hai year, 1191, Jiang Kui sailed through snow to a friend’s villa on Stone Lake and left there two new songs on plum blossom. White upon white, music over water: the pillar exactly. Jewels love a clear stream, and in the Pig it runs wide, with a sleeping tree to water. Talent flows freely here; money and sleep slip away with it. Hairpin gold is the melody, and a casket is recommended.',
      ru: 'Зимой года синь-хай, 1191-го, Цзян Куй приплыл по снегу в усадьбу друга на Каменном озере и оставил там две новые песни о цветах сливы. Белое на белом, музыка над водой — столп как он есть. Камни любят прозрачную струю, а в Свинье она широка, и есть кого поить: там спит дерево. Талант льётся свободно, деньги и сон утекают вместе с ним. Созвучие — золото шпилек, и ларец ему не помешает.',
    },
  },
  // 壬子
  {
    short: {
      en: 'The open sea in midwinter, deep upon deep',
      ru: 'Открытое море среди зимы, глубина на глубине',
    },
    text: {
      en: 'There is no bottom to be seen: above, the great water; inside the Rat, water again, dark and unmixed. Such force needs a coast. The people of this pillar can outlast any storm and talk anyone round; in a narrow room they pace. The melody is strangely tender, mulberry leaves for silkworms, as though the ocean’s business were to see a garden watered. Give them a large task with a harbour at the end.',
      ru: 'Дна не видно: наверху большая вода, и внутри Крысы снова вода, тёмная, без примесей. Такой силе нужен берег. Люди этого столпа переждут любую бурю и уговорят кого угодно, а в тесной комнате ходят из угла в угол. Созвучие на удивление нежное — шелковица, листья для шелкопряда, словно дело океана в том, чтобы полить сад. Им подходит большая задача с гаванью в конце.',
    },
  },
  // 癸丑
  {
    short: {
      en: 'A narrow stream between snowy fields, with wine cups afloat in spring',
      ru: 'Узкий ручей меж заснеженных полей, а весной на нём чарки с вином',
    },
    text: {
      en: 'Late in the spring of a gui-chou year, 353, forty-odd friends sat down by a winding brook at the Orchid Pavilion, let cups drift past and made verses; calligraphers have been copying Wang Xizhi’s preface to them ever since. Water seeps through cold clay here, picks up a taste of metal and keeps its course. Reserved, persistent, unexpectedly festive. Mulberry wood, the melody, turns plain leaves into silk in its own time.',
      ru: 'На исходе весны года гуй-чоу, 353-го, сорок с лишним друзей сели у извилистого ручья в Павильоне орхидей, пускали по воде чарки и слагали стихи; предисловие к ним, написанное Ван Сичжи, каллиграфы копируют по сей день. Вода здесь сочится сквозь холодную глину, набирает вкус металла и не сходит с пути. Замкнутость, упорство и вдруг — праздник. Шелковица созвучия превращает простой лист в шёлк, когда придёт срок.',
    },
  },
  // 甲寅
  {
    short: {
      en: 'A whole forest waking in February, trunk answering trunk',
      ru: 'Целый лес, просыпающийся в феврале: ствол отзывается стволу',
    },
    text: {
      en: 'Nowhere is great wood more itself: the tree stands on the Tiger, its own seat of Prosperity, with sunrise in the branches and a hill under the roots. Independence comes with mother’s milk. So do leadership, plain dealing, and a certain deafness to advice. Great-stream water, the melody, runs cold from the snows and never asks the forest for permission either; the two respect each other. A rival of equal height is a blessing here.',
      ru: 'Нигде большое дерево так не похоже на себя: оно стоит на Тигре, в собственном Процветании, в ветвях восход, под корнями холм. Независимость здесь впитана с молоком матери; с нею приходят старшинство, честность и некоторая глухота к советам. Вода большого ручья, созвучие столпа, бежит холодной со снегов и у леса тоже не спрашивает разрешения, за что он её и уважает. Соперник того же роста таким людям на пользу.',
    },
  },
  // 乙卯
  {
    short: {
      en: 'Green grass in every direction, the wind drawing waves on it',
      ru: 'Зелёная трава во все стороны, ветер гонит по ней волны',
    },
    text: {
      en: 'On a night in the first month of a yi-mao year, 1075, Su Shi dreamt of his first wife at her window, combing her hair, and made of it a song still known by heart. Grass on grass: what grows here grows again each year, however it was trodden. Nothing foreign is mixed in, so feelings are pure and a little defenceless. The stream of the melody keeps them green. Friends of firmer wood make good fences.',
      ru: 'Ночью в первом месяце года и-мао, 1075-го, Су Ши увидел во сне первую жену, которая причёсывалась у окна, и сложил об этом песню, которую до сих пор помнят наизусть. Трава на траве: сколько ни топчи, весной поднимется снова. Чужого здесь не примешано, оттого чувства чисты и слегка беззащитны. Зелень поит ручей созвучия. А друзья из древесины потвёрже сгодятся на изгородь.',
    },
  },
  // 丙辰
  {
    short: {
      en: 'Sun after rain, the lake steaming and the sandbars bright',
      ru: 'Солнце после дождя: озеро дымится, отмели блестят',
    },
    text: {
      en: 'At mid-autumn of a bing-chen year, 1076, Su Shi drank until dawn, missed his brother and wished that those who are apart might live long and share one moon across a thousand miles. Light over wet earth is the very picture of the pair: reeds, a pool, soil that soaks up any amount of warmth. It gives without counting, and broods when the sky clouds over. Earth in the sand, its melody, is new land, made by rivers overnight.',
      ru: 'В середине осени года бин-чэнь, 1076-го, Су Ши пил до рассвета, скучал по брату и пожелал всем, кто в разлуке, жить долго и за тысячу ли любоваться одной луной. Свет над сырой землёй — вылитая эта пара: камыш, заводь, почва, способная впитать любое тепло. Она отдаёт без счёта, а когда набежит туча, хмурится. Созвучие, земля в песке, — новая суша, намытая рекой за ночь.',
    },
  },
  // 丁巳
  {
    short: {
      en: 'A festival lantern lit while the sun is still up',
      ru: 'Праздничный фонарь, зажжённый ещё при солнце',
    },
    text: {
      en: 'Jiang Kui spent the lantern nights of a ding-si year, 1197, half in the crowd and half indoors, and noted both in verse. Two lights share this pillar, a small one above and the sun coiled within the Snake; beside the elder the younger may feel unseen, and shines all the harder. Ore waits for the smith. Wit and zeal are here, and a quick temper that is soon over. Earth in the sand, its melody, asks only for roots.',
      ru: 'Фонарные ночи года дин-сы, 1197-го, Цзян Куй провёл наполовину в толпе, наполовину дома и описал в стихах то и другое. В столпе два огня: малый наверху и солнце, свернувшееся внутри Змеи; рядом со старшим младший кажется себе незаметным и потому горит вдвое ярче. Руда ждёт кузнеца. Остроумие, пыл, вспыльчивость — всё налицо и быстро проходит. Зыбкой земле созвучия недостаёт лишь корней.',
    },
  },
  // 戊午
  {
    short: {
      en: 'A volcano in fine weather, with vineyards up its sides',
      ru: 'Вулкан в ясную погоду, по склонам виноградники',
    },
    text: {
      en: 'Fire feeds the mountain from within, and the result is warm, fertile, not to be trifled with. Vines love such slopes. Fire in the sky, the melody, ripens them from the other side, so there is heat above, heat below, and great presence between. People trust this pair with large responsibilities and bring it their quarrels. It would give much for a lake. Cool evenings, gentle humour and early news of anything unpleasant keep the summit calm.',
      ru: 'Огонь питает гору изнутри, и выходит она тёплой, плодородной и такой, с которой не шутят. Лозы любят подобные склоны. Зреть им помогает огонь в небе, созвучие столпа: жар сверху, жар снизу, а между ними тот, кого видно издалека. Этой паре доверяют крупные дела и несут ей свои ссоры. За озеро она отдала бы многое. Вершину успокаивают вечерняя прохлада, мягкая шутка и вовремя сообщённая неприятная новость.',
    },
  },
  // 己未
  {
    short: {
      en: 'A dry orchard at the end of July, apricots laid out on the roof',
      ru: 'Сухой сад в конце июля, на крыше разложены абрикосы',
    },
    text: {
      en: 'Everything is being dried for winter: fruit, seed, herbs in bundles. Soil stands on soil of its own kind, holding one coal and one root, and the sun of the melody hangs overhead. From here come people who keep: recipes, accounts, promises, the whole family in one head. Change is admitted slowly, through the kitchen door. A watering can would be the right present, or simply an afternoon on which nothing is preserved.',
      ru: 'Всё сушится на зиму: плоды, семена, травы пучками. Земля стоит на такой же земле, в которой один уголёк и один корень, а над головой висит солнце созвучия. Отсюда выходят люди, умеющие хранить: рецепты, счета, обещания, всю родню в одной голове. Перемены впускают не сразу и через кухню. Подарить бы им лейку — или хоть один вечер, когда ничего не надо заготавливать.',
    },
  },
  // 庚申
  {
    short: {
      en: 'A drawn blade in autumn air, and a spring under the rock',
      ru: 'Обнажённый клинок в осеннем воздухе, а под скалой родник',
    },
    text: {
      en: 'Daoists sat up through the night of geng-shen: on it, they said, the Three Worms that live in each of us go to Heaven to report misdeeds, but only once we are asleep. In Heian Japan the vigil became a party with verse and games. Strong metal stands on its own ground, just and tireless, and the spring within turns force to cleverness. Pomegranate, the melody, shows a tough rind round a great many sweet seeds.',
      ru: 'В ночь гэн-шэнь даосы не ложились: считалось, что три «червя», живущие в человеке, отправляются на Небо с докладом о его проступках, но уйти могут, лишь пока он спит. В Японии эпохи Хэйан бдение превратилось в вечер стихов и игр. Сильный металл стоит на своей земле, справедливый и неутомимый, а ключ внутри обращает силу в сметливость. Созвучие — гранат: жёсткая кожура и множество сладких зёрен.',
    },
  },
  // 辛酉
  {
    short: {
      en: 'A cabinet of cut gems, silver and moonlight, nothing out of place',
      ru: 'Шкаф с огранёнными камнями, серебро и лунный свет, всё на местах',
    },
    text: {
      en: 'Old Japan took a xin-you year for a turning point and used to greet it with a new era name, so as to begin afresh. Clean pages suit this pillar: jewel upon jewel, metal without alloy, at the very equinox of autumn. It judges finely, dresses well, keeps secrets. Others must not expect it to pretend. The pomegranate of the melody lends a warmer red, and laughter, when it comes, is worth waiting for.',
      ru: 'Старая Япония считала год синь-ю переломным и встречала его новым девизом правления, чтобы начать заново. Чистая страница этому столпу к лицу: камень на камне, металл без примеси, самое осеннее равноденствие. Он тонко судит, хорошо одет, хранит тайны; притворяться его не уговорить. Гранат созвучия добавляет красного тепла, а смех здесь редок, но его стоит дождаться.',
    },
  },
  // 壬戌
  {
    short: {
      en: 'Moonlit water among dark hills, one boat, one flute',
      ru: 'Большая вода под луной среди тёмных холмов, одна лодка, одна флейта',
    },
    text: {
      en: '“In the autumn of ren-xu, when the moon was just past full”: with these words, in 1082, Su Shi pushed off beneath the Red Cliff with friends, wine and a flute, to talk of what flows away and what stays. The hills hold the water in, with an ember and a knife-edge among their stones. Its melody is the sea. Thoughtful and capable, this pair frets indoors and breathes easily wherever water is in sight.',
      ru: '«Осенью года жэнь-сюй, когда луна только что миновала полноту…» — с этих слов начинается рассказ о том, как в 1082 году Су Ши отчалил с друзьями, вином и флейтой к Красной скале, чтобы поговорить о том, что утекает и что остаётся. Холмы держат воду, среди их камней уголёк и лезвие. Созвучие — море. Вдумчивая, умелая, эта пара тревожится в четырёх стенах и переводит дух там, где видно воду.',
    },
  },
  // 癸亥
  {
    short: {
      en: 'Rain falling into the sea at night, the sixtieth step and the last',
      ru: 'Ночной дождь над морем, шестидесятый шаг и последний',
    },
    text: {
      en: 'Sleepless on a moonlit night in a gui-hai year, 1083, Su Shi fetched a friend to walk in a temple yard, where bamboo shadows lay like waterweed. What night has no moon, he asked; all that is lacking is two idle people like us. Here the cycle of sixty ends. Drops return to the ocean, and in the Pig a tree is already asleep, for the count that starts tomorrow. The pair is imaginative and merciful, and asks only to be woken gently.',
      ru: 'Лунной ночью года гуй-хай, 1083-го, Су Ши не спалось, и он увёл друга гулять по храмовому двору, где тени бамбука лежали, как водоросли. В какую ночь нет луны, спросил он, — не хватает лишь двух праздных людей вроде нас. Здесь кончается круг шестидесяти. Капли возвращаются в океан, а в Свинье уже спит дерево для счёта, который начнётся завтра. Пара эта мечтательна и милосердна, будить её надо тихо.',
    },
  },
] as const satisfies Tuple<PillarText, 60>
