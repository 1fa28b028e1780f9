import type { ActivityText } from './activity-text.ts'

export const spiritTexts = {
  pray: {
    why: {
      en: 'Sacrifice stands first in the list, before marriage and before trade, because a house that has greeted its ancestors may begin anything else. It has the longest train of friends: Birth of Blessing, Sage’s Heart, Protection for All, Heavenly Shaman, Benefit to Heirs, every virtue and an Open day. Only the Tiger at the gate and the Heavenly Dog, which eats what was laid out for others, refuse it; even a Month Break lets one pray.',
      ru: 'Жертвоприношение стоит в списке первым, раньше брака и торговли: дом, который поклонился предкам, может браться за остальное. И друзей у него больше всех: Рождение счастья, Сердце мудреца, Всеобщая защита, Небесный шаман, Благо потомков, все добродетели и день Открытия. Отказывают лишь Тигр у ворот и Небесный пёс, который съедает чужое угощение; молиться не мешает даже Разрушитель месяца.',
    },
    questions: [
      {
        question: {
          en: 'Does one need a date to pray?',
          ru: 'Нужна ли дата, чтобы помолиться?',
        },
        answer: {
          en: 'Not for a prayer of one’s own. The page is for what is prepared: a service ordered, a visit to the graves, a shrine set up at home, where several people and a meal are involved.',
          ru: 'Для своей молитвы — нет. Страница о том, что готовят: заказанная служба, поездка на могилы, домашний алтарь — всё, где участвуют несколько человек и угощение.',
        },
      },
      {
        question: {
          en: 'I belong to another faith. Does this concern me?',
          ru: 'У меня другая вера. Касается ли это меня?',
        },
        answer: {
          en: 'Only as far as you wish. A religion with a calendar of its own has already fixed its days, and they come first. The ratings describe a Chinese custom of offerings.',
          ru: 'Лишь насколько вы сами захотите. Вера со своим календарём уже назначила дни, и они главнее. Оценки описывают китайский обычай приношений.',
        },
      },
    ],
  },
  planting: {
    why: {
      en: 'Peasants read the almanac for this line more than for any other. Mother Storehouse, which feeds as a mother does, Five Wealth and an Open day want things to grow; the stem Yi, a bent sprout, asks to be left in peace on its own day. Nine Scorches and Earthly Fire burn the seed, Withering Spirit and Spent Breath speak for themselves, and during the eighteen days of the Reign of Earth the ground takes no guests.',
      ru: 'Ради этой строки крестьяне и открывали календарь. Материнская кладовая, что кормит, как мать, Пять богатств и день Открытия хотят роста; ствол И, согнутый росток, просит в свой день его не трогать. Девять суховеев и Земной огонь жгут семя, Дух увядания и Угасшее дыхание говорят сами за себя, а восемнадцать дней Правления Земли почва гостей не принимает.',
    },
    questions: [
      {
        question: {
          en: 'Should I follow the calendar or the weather?',
          ru: 'Слушать календарь или погоду?',
        },
        answer: {
          en: 'The weather and the packet of seeds. Frost knows nothing of stars. Among the days that suit the plant, pick one that the almanac likes, and you have done as the old gardeners did.',
          ru: 'Погоду и надпись на пакетике. Заморозок о звёздах не знает. Из дней, которые годятся растению, возьмите тот, что по душе календарю, — так и поступали старые садовники.',
        },
      },
      {
        question: {
          en: 'Is this the sowing calendar by the moon?',
          ru: 'Это лунный посевной календарь?',
        },
        answer: {
          en: 'No. Those go by the moon’s sign of the zodiac and its phase, roots when it wanes and leaves when it waxes. The Chinese line judges the pillar of the day and the season, and takes no notice of either.',
          ru: 'Нет. Тот смотрит на знак зодиака и фазу: корни на убывающей луне, зелень на растущей. Китайская строка судит по столпу дня и времени года и ни того ни другого не замечает.',
        },
      },
      {
        question: {
          en: 'Repotting a house plant: the same?',
          ru: 'Пересадка комнатного цветка — то же самое?',
        },
        answer: {
          en: 'Yes, on a small scale. The earth in a pot is nobody’s domain, so the objections of soil hardly count; those about growth still do, if you care for them.',
          ru: 'Да, в малом виде. Земля в горшке ничьих владений не касается, и возражения почвы тут почти не в счёт; те, что о росте, в силе, если вам они важны.',
        },
      },
    ],
  },
  charity: {
    why: {
      en: '“Bestowing kindness and comforting the lonely” was asked of the emperor in spring and of everyone else all year. Yin Virtue and Yang Virtue exist for it, one for what is given unseen and one for what is given openly; Heavenly Grace, King’s Day, Three Harmony and an Open day join them. No star forbids kindness by name. The few days without a good word for it are those that refuse everything at once.',
      ru: '«Оказывать милость и утешать одиноких» требовали от государя весной, а от прочих круглый год. Ради этого существуют Добродетель Инь и Добродетель Ян: одна для того, что дают тайно, другая для того, что дают открыто; с ними Небесная милость, День царя, Три гармонии и день Открытия. По имени доброты не запрещает ни одна звезда. Немногие дни, где за неё некому сказать слово, — те, что отказывают всему сразу.',
    },
    questions: [
      {
        question: {
          en: 'Must I wait for a good day to help somebody?',
          ru: 'Ждать ли хорошего дня, чтобы помочь?',
        },
        answer: {
          en: 'Please do not. Help is due when it is needed. The dates are of use to those who organise: a collection, a charity dinner, a first shift as a volunteer.',
          ru: 'Пожалуйста, не надо. Помощь нужна тогда, когда нужна. Даты пригодятся тем, кто устраивает: сбор, благотворительный ужин, первое дежурство волонтёра.',
        },
      },
      {
        question: {
          en: 'Is a donation not the same as money paid out?',
          ru: 'Разве пожертвование — не то же, что выдать деньги?',
        },
        answer: {
          en: 'The book separates them. Lending expects a return, and its page counts losses; giving expects none, and nothing on this page speaks of loss.',
          ru: 'Книга их различает. Одалживая, ждут возврата, и та страница считает потери; даря, не ждут ничего, и о потерях здесь ни слова.',
        },
      },
    ],
  },
  pets: {
    why: {
      en: '“Receiving livestock” and “herding” were written for the ox and the pig; the kitten inherits them. Mother Storehouse, Heavenly Granary and Five Wealth see to the feeding, Six Harmony to the company, a Receive day to the welcome. Withering Spirit and Five Tombs are against it, and so are the lunar dates of the Long and the Short Star, on which the market of animals, like every market, stood still.',
      ru: '«Принять скот» и «пасти» писали о быке и свинье; котёнку строки достались по наследству. О корме хлопочут Материнская кладовая, Небесная житница и Пять богатств, о дружбе — Шесть гармоний, о встрече — день Получения. Против — Дух увядания и Пять гробниц, а ещё лунные даты Длинной и Короткой звезды, когда скотный рынок, как и всякий, стоял.',
    },
    questions: [
      {
        question: {
          en: 'The breeder’s date is fixed. Does it matter?',
          ru: 'Заводчик назначил день. Это важно?',
        },
        answer: {
          en: 'Less than a quiet weekend and a bowl of water ready. If you may choose, the day that counts is the one on which the animal first sleeps under your roof.',
          ru: 'Меньше, чем спокойные выходные и готовая миска воды. Если выбираете вы, важен день, когда зверь впервые уснул под вашей крышей.',
        },
      },
      {
        question: {
          en: 'What about a stray that turns up by itself?',
          ru: 'А если найдёныш пришёл сам?',
        },
        answer: {
          en: 'Then it has chosen the day, and chosen you. There is a Chinese saying that a dog that comes brings wealth; let that be the star of the date.',
          ru: 'Значит, день выбрал он, и вас тоже. В Китае говорят: пёс пришёл — достаток принёс; пусть это и будет звездой того дня.',
        },
      },
    ],
  },
  legal: {
    why: {
      en: 'To lay a complaint before the magistrate one needed to be heard, so Audience Day is the first friend of this page, and the Spirit of Release, which unties what is knotted, the other. Reversed Branch is its own enemy: on it a suit turns against the one who brought it. Custom adds the stem Gui, which Peng Zu’s verse keeps out of court; the book of 1741 dropped that line, and our rating follows the book.',
      ru: 'Чтобы подать жалобу судье, нужно было, чтобы тебя выслушали, поэтому первый друг этой страницы — День аудиенции, а второй — Дух избавления, который развязывает узлы. Свой противник у неё Обратная ветвь: в такой день тяжба оборачивается против истца. Обычай прибавляет ствол Гуй, который стих Пэн-цзу не пускает в суд; книга 1741 года эту строку опустила, и наша оценка следует книге.',
    },
    questions: [
      {
        question: {
          en: 'Can the day influence the judge?',
          ru: 'Повлияет ли день на судью?',
        },
        answer: {
          en: 'No, and you would not want a judge it could. The date is a way to begin calmly something that nobody begins gladly.',
          ru: 'Нет, и вы сами не захотели бы такого судью. Дата — способ спокойно начать то, чего никто не начинает с радостью.',
        },
      },
      {
        question: {
          en: 'Which day is meant: filing or hearing?',
          ru: 'О каком дне речь: подача или заседание?',
        },
        answer: {
          en: 'The filing, which is yours. Hearings are set by the court, limitation periods by the law; neither waits for a star, and a claim that is about to lapse is filed today.',
          ru: 'О подаче: она в ваших руках. Заседания назначает суд, сроки давности — закон; звёзд не ждёт ни тот ни другой, и иск, у которого истекает срок, подают сегодня.',
        },
      },
    ],
  },
} as const satisfies Readonly<Record<string, ActivityText>>
