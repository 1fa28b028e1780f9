import type { ActivityText } from './activity-text.ts'

export const moneyTexts = {
  invest: {
    why: {
      en: '“Taking in wealth” covered rents brought home, a field bought, silver counted into the chest: what comes to stay. Mother Storehouse and Heavenly Granary are its own stars, Five Wealth and the harmonies help, and of the officers Full and Receive. Against it are the three losses, Four Poverties, Ninefold Void and the two lunar dates of the Long and the Short Star. The rating says when tradition liked such a purchase; whether it is a sound one is arithmetic.',
      ru: '«Принять богатство» — это привезённый оброк, купленное поле, серебро, пересчитанное в сундук: то, что приходит остаться. Собственные звёзды здесь — Материнская кладовая и Небесная житница, помогают Пять богатств и гармонии, а из дней Полнота и Получение. Против — три потери, Четыре нужды, Девятикратная пустота и лунные даты Длинной и Короткой звезды. Оценка говорит, когда традиция одобряла такую покупку; разумна ли она, решает арифметика.',
    },
    questions: [
      {
        question: {
          en: 'Is this a forecast for the stock market?',
          ru: 'Это прогноз для биржи?',
        },
        answer: {
          en: 'No. Everyone’s calendar shows the same day, so it cannot make one buyer richer than the next. Use it, if you like, to fix the date of a decision that you have already thought through.',
          ru: 'Нет. Календарь у всех один, и сделать одного покупателя богаче другого он не может. Им удобно назначить дату решению, которое вы уже обдумали.',
        },
      },
      {
        question: {
          en: 'We are buying a flat: which page is ours?',
          ru: 'Покупаем квартиру: какая страница наша?',
        },
        answer: {
          en: 'There are several days in one purchase. The signing is a contract, the money you pay is this page, the first night there is moving house. If only one can be chosen, choose the signing.',
          ru: 'В одной покупке несколько дней. Подпись — это договор, деньги — эта страница, первая ночь — переезд. Если выбрать можно только один, выбирайте подпись.',
        },
      },
    ],
  },
  loan: {
    why: {
      en: 'The words are “opening the granary and letting goods out”: grain lent in spring against the harvest. Only five things favour it, among them Five Wealth and a Full day, which has enough to share. The first line of Peng Zu’s verse forbids it on the stem Jia, the Heavenly Thief and Month’s Emptiness watch the gate, and three losses wait behind them. It is the strictest of the money pages, as anyone who has lent to a cousin will understand.',
      ru: 'Сказано: «открыть амбары и выпустить добро», то есть весной ссудить зерно до урожая. Одобряют это лишь пятеро, среди них Пять богатств и день Полноты, которому есть чем поделиться. Первая строка стихов Пэн-цзу запрещает выдачу при стволе Цзя, ворота стерегут Небесный вор и Оскудение месяца, а за ними стоят три потери. Это самая строгая из денежных страниц, и кто одалживал двоюродному брату, тот поймёт почему.',
    },
    questions: [
      {
        question: {
          en: 'Does it also speak of taking a loan?',
          ru: 'А если не дать, а взять в долг?',
        },
        answer: {
          en: 'No, only of money that leaves you. To borrow is to sign an agreement and take money in; look at contracts for the one and at investments for the other.',
          ru: 'Нет, речь только о деньгах, которые уходят от вас. Занимать — значит подписать соглашение и принять деньги; для первого есть договоры, для второго — вложения.',
        },
      },
      {
        question: {
          en: 'May wages and bills be paid on a bad day?',
          ru: 'Можно ли в плохой день платить зарплату и по счетам?',
        },
        answer: {
          en: 'What is owed is paid when it is due; an almanac is no excuse and was never meant as one. The line is about opening a store of your own free will, for a friend, a venture, a gift of money.',
          ru: 'Долг платят в срок: календарь тут не отговорка и никогда ею не был. Строка — о кладовой, которую вы открываете по доброй воле: для друга, для начинания, в подарок.',
        },
      },
    ],
  },
  store: {
    why: {
      en: 'In the book one repairs the storehouse, so that what is put by stays dry. Heavenly Granary and Mother Storehouse have their name from it; a Full day fills, a Receive day gathers in, and the virtues of heaven and month bless the roof. Because walls are touched, the spirits of earth have a vote: Earth Office, Earth Talisman, Earth Sack and the eighteen days of the Reign of Earth before each season are against it.',
      ru: 'В книге чинят амбар, чтобы отложенное лежало сухим. От него и имена: Небесная житница, Материнская кладовая; день Полноты наполняет, день Получения собирает, добродетели неба и месяца благословляют кровлю. А раз трогают стены, голос есть и у духов земли: против Управа земли, Талисман земли, Земляной мешок и восемнадцать дней Правления Земли перед каждым временем года.',
    },
    questions: [
      {
        question: {
          en: 'Does opening a savings account belong here?',
          ru: 'Открыть вклад — это сюда?',
        },
        answer: {
          en: 'We think so: it is a place in which to put things by. The book knew jars and not accounts, so take the rating as a friendly nod and compare the interest yourself.',
          ru: 'Мы думаем, да: это место, куда откладывают. Книга знала кувшины, а не счета, поэтому примите оценку как дружеский кивок, а проценты сравните сами.',
        },
      },
      {
        question: {
          en: 'What has the soil to do with a pantry?',
          ru: 'При чём тут земля, если речь о кладовой?',
        },
        answer: {
          en: 'A granary stood on beaten earth and was mended with clay; to repair it was to disturb the ground. For shelves and jars indoors, the objections of earth weigh little, and you may treat the day as neutral.',
          ru: 'Амбар стоял на утрамбованной земле и чинился глиной: трогая его, тревожили почву. Для полок и банок в квартире возражения земли весят мало, и такой день можно считать обычным.',
        },
      },
    ],
  },
} as const satisfies Readonly<Record<string, ActivityText>>
