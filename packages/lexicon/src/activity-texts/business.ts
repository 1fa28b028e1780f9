import type { ActivityText } from './activity-text.ts'

export const businessTexts = {
  opening: {
    why: {
      en: '“Opening the market” is the day on which the shutters go up and the first customer comes in. Few stars favour it, and that is what makes its good days worth waiting for: Heavenly Wish, Five Wealth, a People’s Day, and the officers Full, Success and Open. The list of objections is that of a shopkeeper’s fears: losses great and small, Four Poverties, Ninefold Void, the Long and the Short Star, a Close day. Six paths and the mansions lean as they do at a wedding.',
      ru: '«Открытие рынка» — день, когда поднимают ставни и входит первый покупатель. Благоволят ему немногие, потому его хорошие дни и стоят ожидания: Небесное желание, Пять богатств, День народа и дни Полноты, Успеха и Открытия. Возражения — перечень страхов лавочника: Большая и Малая потеря, Четыре нужды, Девятикратная пустота, Длинная и Короткая звезда, день Закрытия. Пути и созвездия склоняют оценку так же, как у свадьбы.',
    },
    questions: [
      {
        question: {
          en: 'Which day is the opening: registration, the first sale or the party?',
          ru: 'Что считать открытием: регистрацию, первую продажу или праздник?',
        },
        answer: {
          en: 'The first day on which a stranger can buy. Registering the company is a paper filed with an office, and the rent was a contract; both have pages of their own. A website opens when its order button works.',
          ru: 'Первый день, когда у вас может купить посторонний. Регистрация — это подача документов, аренда — договор, и у обоих свои страницы. Сайт открыт, когда заработала кнопка заказа.',
        },
      },
      {
        question: {
          en: 'There is no good day this month. Should we lose a month’s rent?',
          ru: 'В этом месяце нет хороших дней. Терять месяц аренды?',
        },
        answer: {
          en: 'Certainly not. Open quietly on a neutral day for friends and neighbours, and put the sign up, with flowers and music, when a better one comes. Shops have done so for as long as there have been almanacs.',
          ru: 'Конечно, нет. Откройтесь тихо в нейтральный день, для знакомых и соседей, а вывеску с цветами и музыкой повесьте, когда подойдёт день получше. Так лавки поступали, сколько существуют календари.',
        },
      },
      {
        question: {
          en: 'Does the day of the owner’s birth matter?',
          ru: 'Важен ли день рождения владельца?',
        },
        answer: {
          en: 'For a business of one or two, yes: a date that clashes with the owner’s year is rated lower in a personal calendar. For a company with a board nobody’s birth is the company’s own, and the general rating is the fair one.',
          ru: 'Если хозяев один-два — да: дата, которая сталкивается с годом рождения хозяина, в персональном календаре оценена ниже. Если компанией правит совет, ничьё рождение не заменит её собственного, и справедлива общая оценка.',
        },
      },
    ],
  },
  contract: {
    why: {
      en: 'Behind “setting up tallies and trading” are two strips of bamboo, notched together and split, one for each side: they had to fit again. So the stars of fitting lead, Three Harmony, Six Harmony, Five Unions, with Five Wealth and a Full day behind them. Five Partings unfits what was joined; losses, poverties and voids worry about the price; on the Long and Short Star of the moon the book wants nothing bought or sold.',
      ru: 'За словами «ставить бирки и торговать» — две бамбуковые планки: их зарубали вместе и раскалывали, каждой стороне по половине, и половины должны были сойтись. Потому впереди звёзды, которые соединяют: Три гармонии, Шесть гармоний, Пять союзов, а за ними Пять богатств и день Полноты. Пять расставаний разлучают сложенное; потери, нужды и пустоты тревожатся о цене; под Длинной и Короткой звездой луны книга не велит ни покупать, ни продавать.',
    },
    questions: [
      {
        question: {
          en: 'The parties sign on different days. Which one counts?',
          ru: 'Стороны подписывают в разные дни. Какой считается?',
        },
        answer: {
          en: 'The last signature makes the contract, for lawyers and for the almanac alike. If you can choose only your own day, choose a good double-hour in it and do not worry about the other side’s.',
          ru: 'Договор заключает последняя подпись — и для юриста, и для календаря. Если выбрать можно только свой день, возьмите в нём хороший двойной час и за чужой не беспокойтесь.',
        },
      },
      {
        question: {
          en: 'Is a click on “I agree” a contract too?',
          ru: 'А галочка «Согласен» — тоже договор?',
        },
        answer: {
          en: 'In law it may be; for this page it is not worth a star. Keep the calendar for what you would read twice before signing: a flat, a lease, a partnership, a loan.',
          ru: 'По закону бывает; для этой страницы она звезды не стоит. Оставьте календарь для того, что читают дважды, прежде чем подписать: квартира, аренда, партнёрство, кредит.',
        },
      },
      {
        question: {
          en: 'Can a good day make up for a bad clause?',
          ru: 'Исправит ли хороший день плохой пункт?',
        },
        answer: {
          en: 'It cannot. The day is a matter of courtesy to custom; the clause is a matter for a lawyer. If something in the text troubles you, no rating of the date is a reason to sign.',
          ru: 'Не исправит. День — это уважение к обычаю, а пункт — дело юриста. Если что-то в тексте смущает, никакая оценка даты не причина подписывать.',
        },
      },
    ],
  },
  hire: {
    why: {
      en: '“Letting people in” enlarged the household by a servant, an apprentice or a daughter-in-law, one more bowl at the table. Heavenly Granary and a Full or Receive day think of what will feed them; Three and Six Harmony of how they will get on. The Withering Spirit, Five Tombs and the two stars of Going and Perishing are against it, as is the turn of a month or a season.',
      ru: '«Принять людей» значило прибавить к дому слугу, ученика или невестку: одной чашкой на столе больше. Небесная житница и дни Полноты и Получения думают о том, чем их кормить, Три и Шесть гармоний — о том, как уживутся. Против — Дух увядания, Пять гробниц и обе звезды «Уход без возврата», а также переломы месяца и времени года.',
    },
    questions: [
      {
        question: {
          en: 'Is it the interview, the offer or the first day at work?',
          ru: 'Что выбирать: собеседование, предложение или первый день?',
        },
        answer: {
          en: 'For the employer, the day on which somebody joins: the first morning, with a desk and a name on the list. The new colleague has another question, starting a job, and another page; the two need not agree.',
          ru: 'Для работодателя — день, когда человек вошёл в коллектив: первое утро, стол и имя в списке. У нового сотрудника свой вопрос, выход на работу, и своя страница; совпадать они не обязаны.',
        },
      },
      {
        question: {
          en: 'Does it hold for a nanny or a cleaner at home?',
          ru: 'Годится ли это для няни или помощницы по дому?',
        },
        answer: {
          en: 'For them above all. The line was written about a home and not about an office: the one who will have a key is exactly the person it had in mind.',
          ru: 'Для них прежде всего. Строка написана о доме, а не о конторе: тот, у кого будет ключ, и есть человек, о котором она думала.',
        },
      },
    ],
  },
  submit: {
    why: {
      en: 'A memorial to the throne went up in both hands, and the writer waited. Audience Day and Month Void are the days the book keeps for that moment, with Blessed Virtue, the Spirit of Release and an Open day. Reversed Branch is the opposite, a day on which paper comes back; so are the two stars of Going and Perishing and a Close day, when the office, so to speak, has shut its window.',
      ru: 'Доклад государю подавали обеими руками и ждали. Для этой минуты книга бережёт День аудиенции и Пустоту месяца, а с ними Благую добродетель, Духа избавления и день Открытия. Противоположность им — Обратная ветвь: день, когда бумага возвращается. Таковы же обе звезды «Уход без возврата» и день Закрытия, когда окошко, так сказать, захлопнулось.',
    },
    questions: [
      {
        question: {
          en: 'The deadline is tomorrow and the day is bad. What now?',
          ru: 'Срок подачи завтра, а день плохой. Что делать?',
        },
        answer: {
          en: 'Submit. A missed deadline is certain, a star is not. If there is still a choice of hours, take a good one, and let the almanac have its say about the next application.',
          ru: 'Подавать. Пропущенный срок — факт, звезда — нет. Если есть выбор часа, возьмите хороший, а за календарём оставьте слово в следующем заявлении.',
        },
      },
      {
        question: {
          en: 'Does sending it online count as submitting?',
          ru: 'Считается ли отправка через сайт?',
        },
        answer: {
          en: 'Yes: the moment at which it leaves your hands and can no longer be changed. A draft saved last week has not been submitted to anybody.',
          ru: 'Да: минута, когда бумага ушла из ваших рук и изменить её нельзя. Черновик, сохранённый неделю назад, ещё никому не подан.',
        },
      },
    ],
  },
} as const satisfies Readonly<Record<string, ActivityText>>
