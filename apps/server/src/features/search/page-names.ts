import type { Locale } from '@zeri/contract'

export type PageNames = {
  readonly path: string
  readonly title: Readonly<Record<Locale, string>>
  readonly snippet: Readonly<Record<Locale, string>>
  /** What people type for it beside its title. */
  readonly names: Readonly<Record<Locale, readonly string[]>>
}

/** The pages that are neither texts nor signs; `{year}` and `{month}` stand for those that are running. */
export const pageNames: readonly PageNames[] = [
  {
    path: '/',
    title: { en: 'Today', ru: 'Сегодня' },
    snippet: { en: 'What today is good for, and why.', ru: 'Для чего подходит сегодняшний день и почему.' },
    names: {
      en: ['calendar', 'today', 'home', 'almanac'],
      ru: ['календарь', 'сегодня', 'главная', 'какой сегодня день'],
    },
  },
  {
    path: '/{year}/{month}',
    title: { en: 'The calendar of this month', ru: 'Календарь на этот месяц' },
    snippet: {
      en: 'Every day of the month with its rating and its two characters.',
      ru: 'Все дни месяца с оценкой и двумя знаками.',
    },
    names: {
      en: ['month', 'calendar of the month', 'good days this month'],
      ru: ['месяц', 'календарь на месяц', 'хорошие дни месяца', 'благоприятные дни'],
    },
  },
  {
    path: '/{year}',
    title: { en: 'The year {year}', ru: '{year} год' },
    snippet: {
      en: 'Twelve months on one page, with the Chinese months and the solar terms.',
      ru: 'Двенадцать месяцев на одной странице, с китайскими месяцами и сезонами.',
    },
    names: {
      en: ['year', 'calendar {year}', 'year calendar'],
      ru: ['год', 'календарь {year}', 'календарь на год'],
    },
  },
  {
    path: '/predict',
    title: { en: 'Choose a day', ru: 'Выбор дня' },
    snippet: {
      en: 'Name the activity and the people: the chooser lists the days that suit.',
      ru: 'Назовите дело и людей: подбор покажет дни, которые подходят.',
    },
    names: {
      en: ['choose a date', 'lucky day', 'date selection', 'auspicious date', 'chooser', 'pick a day'],
      ru: ['выбрать дату', 'подбор даты', 'счастливый день', 'благоприятная дата', 'подобрать день'],
    },
  },
  {
    path: '/method',
    title: { en: 'How a verdict is made', ru: 'Как получается оценка' },
    snippet: {
      en: 'One real day on the scales, and how exact the calendar is.',
      ru: 'Один настоящий день на весах и насколько точен календарь.',
    },
    names: {
      en: ['method', 'how it works', 'accuracy', 'how ratings are made'],
      ru: ['метод', 'методика', 'как это работает', 'точность', 'как считается оценка'],
    },
  },
  {
    path: '/observatory',
    title: { en: 'The observatory: where calendars differ', ru: 'Обсерватория: где календари расходятся' },
    snippet: {
      en: 'Our verdicts beside those of the popular almanac, difference by difference.',
      ru: 'Наши оценки рядом с народным альманахом, расхождение за расхождением.',
    },
    names: {
      en: ['observatory', 'differences between calendars', 'compare calendars'],
      ru: ['обсерватория', 'расхождения календарей', 'сравнить календари'],
    },
  },
  {
    path: '/days-for',
    title: { en: 'Days for activities', ru: 'Дни по делам' },
    snippet: {
      en: 'Every activity with its next good days.',
      ru: 'Все дела и ближайшие хорошие дни для каждого.',
    },
    names: {
      en: ['activities', 'good days', 'auspicious days'],
      ru: ['дела', 'хорошие дни', 'благоприятные дни для дел'],
    },
  },
  {
    path: '/bazi',
    title: { en: 'BaZi calculator', ru: 'Калькулятор бацзы' },
    snippet: {
      en: 'The four pillars of a birth, read sign by sign.',
      ru: 'Четыре столпа рождения, прочитанные знак за знаком.',
    },
    names: {
      en: [
        'bazi',
        'bazi chart',
        'chinese horoscope',
        'birth chart',
        'natal chart',
        'four pillars',
        'four pillars of destiny',
      ],
      ru: [
        'бацзы',
        'ба цзы',
        'карта бацзы',
        'китайский гороскоп',
        'карта рождения',
        'натальная карта',
        'четыре столпа',
        'четыре столпа судьбы',
        'рассчитать карту',
      ],
    },
  },
  {
    path: '/personal',
    title: { en: 'Personal calendar', ru: 'Персональный календарь' },
    snippet: { en: 'Days rated for one birth chart.', ru: 'Оценка дней по карте рождения.' },
    names: {
      en: ['my calendar', 'own calendar'],
      ru: ['личный календарь', 'мой календарь', 'индивидуальный календарь'],
    },
  },
  {
    path: '/fengshui/{year}',
    title: { en: 'Flying stars of {year}', ru: 'Летящие звёзды {year} года' },
    snippet: {
      en: 'The annual board of the nine stars, Tai Sui, the Year Break and the Three Sha.',
      ru: 'Годовая карта девяти звёзд, Тай-суй, Разрушитель года и Три ша.',
    },
    names: {
      en: [
        'feng shui',
        'feng shui {year}',
        'flying stars',
        'tai sui',
        'tai sui {year}',
        'grand duke',
        'five yellow',
        'three sha',
        'annual stars',
      ],
      ru: [
        'фэншуй',
        'фен шуй',
        'фэншуй {year}',
        'летящие звёзды',
        'тай суй',
        'тай суй {year}',
        'великий герцог',
        'пятая жёлтая',
        'три ша',
        'летучие звёзды',
      ],
    },
  },
  {
    path: '/prices',
    title: { en: 'Prices', ru: 'Цены' },
    snippet: {
      en: 'What is free and what the personal calendar costs.',
      ru: 'Что бесплатно и сколько стоит персональный календарь.',
    },
    names: {
      en: ['price', 'cost', 'subscription', 'buy', 'pay', 'tariff', 'plans'],
      ru: ['цена', 'стоимость', 'сколько стоит', 'подписка', 'купить', 'тариф', 'оплата'],
    },
  },
  {
    path: '/school',
    title: { en: 'My school', ru: 'Моя школа' },
    snippet: {
      en: 'The rules by which schools differ, and your own choice of them.',
      ru: 'Правила, в которых школы расходятся, и ваш выбор.',
    },
    names: {
      en: ['school', 'schools', 'rules of the school', 'settings of rules'],
      ru: ['школа', 'школы', 'настройка правил', 'правила школы'],
    },
  },
  {
    path: '/signs',
    title: { en: 'Signs of the almanac', ru: 'Знаки календаря' },
    snippet: {
      en: 'Every star, officer, mansion, stem, branch, pillar and term on a page of its own.',
      ru: 'Каждая звезда, установление, созвездие, ствол, ветвь, столп и сезон на своей странице.',
    },
    names: { en: ['signs', 'glossary', 'stars', 'symbols'], ru: ['знаки', 'словарь', 'звёзды', 'символы'] },
  },
  {
    path: '/articles',
    title: { en: 'Articles', ru: 'Статьи' },
    snippet: {
      en: 'How the calendar works and how to use it.',
      ru: 'Как устроен календарь и как им пользоваться.',
    },
    names: { en: ['blog', 'read', 'texts'], ru: ['блог', 'почитать', 'тексты'] },
  },
  {
    path: '/faq',
    title: { en: 'FAQ', ru: 'Вопросы' },
    snippet: { en: 'Questions and answers.', ru: 'Вопросы и ответы.' },
    names: {
      en: ['questions', 'help', 'support', 'frequently asked questions'],
      ru: ['вопросы и ответы', 'помощь', 'поддержка', 'частые вопросы'],
    },
  },
  {
    path: '/faq/ask',
    title: { en: 'Ask a question', ru: 'Задать вопрос' },
    snippet: { en: 'A form for what the answers leave open.', ru: 'Форма для того, на что ответа нет.' },
    names: {
      en: ['contact', 'contact us', 'write to us', 'feedback'],
      ru: ['написать нам', 'связаться', 'контакты', 'обратная связь'],
    },
  },
  {
    path: '/print',
    title: { en: 'Printed calendar', ru: 'Календарь для печати' },
    snippet: { en: 'A month or a year as a sheet to print.', ru: 'Месяц или год листом для печати.' },
    names: {
      en: ['print', 'pdf', 'wall calendar'],
      ru: ['печать', 'распечатать', 'настенный календарь', 'пдф'],
    },
  },
  {
    path: '/place',
    title: { en: 'Your place', ru: 'Ваше место' },
    snippet: {
      en: 'The town whose sun and clock the calendar follows.',
      ru: 'Город, по солнцу и часам которого идёт календарь.',
    },
    names: {
      en: ['city', 'town', 'location', 'time zone'],
      ru: ['город', 'выбрать город', 'местоположение', 'часовой пояс'],
    },
  },
  {
    path: '/developers',
    title: { en: 'For developers', ru: 'Разработчикам' },
    snippet: { en: 'The API, the widget and the calendar feed.', ru: 'API, виджет и лента календаря.' },
    names: {
      en: ['api', 'widget', 'openapi', 'json', 'feed', 'ics'],
      ru: ['api', 'апи', 'виджет', 'программистам', 'лента', 'ics'],
    },
  },
  {
    path: '/about/data',
    title: { en: 'Data and licences', ru: 'Данные и лицензии' },
    snippet: {
      en: 'Which data and libraries the site rests on.',
      ru: 'На каких данных и библиотеках построен сайт.',
    },
    names: {
      en: ['licence', 'open source', 'libraries'],
      ru: ['лицензия', 'библиотеки', 'исходные данные'],
    },
  },
  {
    path: '/status',
    title: { en: 'Status', ru: 'Состояние сервиса' },
    snippet: { en: 'Whether everything works.', ru: 'Всё ли работает.' },
    names: { en: ['status', 'outage', 'not working'], ru: ['статус', 'не работает', 'сбой'] },
  },
  {
    path: '/client',
    title: { en: 'Your account', ru: 'Личный кабинет' },
    snippet: {
      en: 'Charts, payments, letters and security.',
      ru: 'Карты, платежи, письма и безопасность.',
    },
    names: {
      en: ['account', 'profile', 'my account', 'settings'],
      ru: ['кабинет', 'аккаунт', 'учётная запись', 'профиль', 'настройки'],
    },
  },
  {
    path: '/sign-in',
    title: { en: 'Sign in', ru: 'Вход' },
    snippet: {
      en: 'With a password, a passkey or another account.',
      ru: 'По паролю, ключу доступа или через другую учётную запись.',
    },
    names: { en: ['log in', 'login'], ru: ['войти', 'логин', 'авторизация'] },
  },
  {
    path: '/sign-up',
    title: { en: 'Create an account', ru: 'Регистрация' },
    snippet: { en: 'An e-mail and a password are enough.', ru: 'Достаточно почты и пароля.' },
    names: { en: ['sign up', 'register', 'registration'], ru: ['зарегистрироваться', 'создать аккаунт'] },
  },
  {
    path: '/recovery',
    title: { en: 'Forgotten password', ru: 'Восстановление пароля' },
    snippet: { en: 'A new password by a letter.', ru: 'Новый пароль по письму.' },
    names: {
      en: ['password', 'reset password', 'forgot password'],
      ru: ['пароль', 'забыл пароль', 'сменить пароль'],
    },
  },
]
