import type { ActivityText } from './activity-text.ts'

export const travelTexts = {
  'travel-far': {
    why: {
      en: 'What is judged is the hour of leaving: the gate closes behind you and the road begins. Two horses run for the traveller, Travelling Horse and Heavenly Horse, with King’s Day, Lucky Date and the officers Establish and Open. The Snake keeps to its hole and forbids long roads outright. Going and Perishing, whose name alone is a warning, stands twice in the list, once by branch and once counted from the solar term; the Heavenly Thief has an eye on the luggage.',
      ru: 'Оценивается час отъезда: ворота за спиной закрыты, дорога началась. За путника бегут две лошади, Почтовая лошадь и Небесный конь, с ними День царя, Счастливый срок и дни Основания и Открытия. Змея сидит в норе и дальнюю дорогу прямо запрещает. «Уход без возврата», чьё имя уже предупреждение, стоит в списке дважды — по ветви и по счёту от сезона; Небесный вор приглядывает за багажом.',
    },
    questions: [
      {
        question: {
          en: 'Does the return journey need a good day as well?',
          ru: 'Нужен ли хороший день для обратной дороги?',
        },
        answer: {
          en: 'The book has a separate line for coming home from afar, with the Return Taboo as its chief objection. Most travellers choose the departure and let the ticket decide the rest.',
          ru: 'О возвращении издалека в книге отдельная строка, и главное возражение там — Запрет возвращения. Большинство выбирает день отъезда, а остальное решает билет.',
        },
      },
      {
        question: {
          en: 'Is a flight at one in the morning yesterday or today?',
          ru: 'Вылет в час ночи — это вчера или сегодня?',
        },
        answer: {
          en: 'Ask when you left home. If you locked up in the evening, the journey belongs to that day, whatever the boarding pass says. Days here begin at midnight.',
          ru: 'Вспомните, когда вы вышли из дома. Если заперли дверь вечером, поездка принадлежит тому дню, что бы ни стояло в посадочном талоне. Дни здесь считаются от полуночи.',
        },
      },
      {
        question: {
          en: 'How far is far?',
          ru: 'Дальняя — это сколько?',
        },
        answer: {
          en: 'Far enough to sleep elsewhere. A commute, a visit across town or a day in the country is not what the old lists have in view.',
          ru: 'Столько, чтобы заночевать не дома. Дорога на работу, визит на другой конец города или день на даче старые списки не занимают.',
        },
      },
    ],
  },
  boat: {
    why: {
      en: 'No star of the book recommends going by water; it merely names those that forbid it. Eight Winds and the Roused Water Dragon are its storms, the Beckoning Star and the Pool of Xian its treacherous calm, Nine Pits its shoals. So a day here is at best neutral, and neutral is good news: nothing is noted against it. Read this page as a skipper reads it, for what to avoid.',
      ru: 'Плыть по воде не советует ни одна звезда книги: она называет только тех, кто против. Восемь ветров и Потревоженный водяной дракон — её бури, Манящая звезда и Пруд Сянь — обманчивый штиль, Девять ям — мели. Поэтому лучший день здесь нейтральный, и это добрая весть: против него ничего не отмечено. Читайте страницу, как читает шкипер: чего избежать.',
    },
    questions: [
      {
        question: {
          en: 'Why is there not a single good day in the month?',
          ru: 'Почему в месяце нет ни одного хорошего дня?',
        },
        answer: {
          en: 'Because the compilers listed dangers and no blessings for the crossing of rivers. A day rated 0 is the one to take; if the journey is also a long one, let the page of journeys choose among those.',
          ru: 'Потому что составители перечислили для переправы опасности, а благословений не дали. Берите день с оценкой 0; а если поездка ещё и дальняя, среди таких дней пусть выберет страница о дороге.',
        },
      },
      {
        question: {
          en: 'Does the ferry on my way to work fall under it?',
          ru: 'Касается ли это парома по дороге на работу?',
        },
        answer: {
          en: 'No more than a bridge does. Think of a cruise, a yacht at the start of the season, a rafting trip; and of the weather report first, which knows more about winds than eight of them.',
          ru: 'Не больше, чем моста. Речь о круизе, о яхте в начале сезона, о сплаве; и сначала о прогнозе погоды, который знает о ветрах больше, чем все восемь.',
        },
      },
    ],
  },
} as const satisfies Readonly<Record<string, ActivityText>>
