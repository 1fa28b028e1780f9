// Templates of answers to visitors: where an operator begins to write. The text is in the language of the question.

import type { Locale } from '@zeri/contract'

type Words = Readonly<Record<Locale, string>>

type Template = { readonly id: string; readonly title: Words; readonly text: Words }

const greeting: Words = { en: 'Hello {name},', ru: 'Здравствуйте, {name}!' }
const closing: Words = { en: 'Best regards,\n{product}', ru: 'С уважением,\n{product}' }

const templates: readonly Template[] = [
  {
    id: 'own-words',
    title: { en: 'In your own words', ru: 'Своими словами' },
    text: { en: 'Thank you for your question.', ru: 'Спасибо за вопрос.' },
  },
  {
    id: 'payment-waits',
    title: { en: 'Payment has not arrived', ru: 'Платёж не зачтён' },
    text: {
      en: 'Thank you for writing. We do not see a confirmed payment yet. Please do not pay a second time: the calendar opens by itself as soon as the bank confirms the payment.\n\nIf the money was taken more than an hour ago, reply to this email with the time and the amount, without the number of your bank card. We will find the payment.',
      ru: 'Спасибо, что написали. Подтверждённого платежа мы пока не видим. Не платите второй раз: календарь откроется сам, как только банк подтвердит платёж.\n\nЕсли деньги списались больше часа назад, ответьте на это письмо и укажите время и сумму, без номера банковской карты. Мы найдём платёж.',
    },
  },
  {
    id: 'renewal-off',
    title: { en: 'Renewals are off', ru: 'Автопродление отключено' },
    text: {
      en: 'We have switched renewals off for your chart: nothing more will be charged. The time you paid for stays yours until its last day.',
      ru: 'Мы отключили автопродление вашей карты рождения: больше ничего не спишется. Оплаченное время остаётся за вами до последнего дня.',
    },
  },
  {
    id: 'sign-in',
    title: { en: 'Cannot sign in', ru: 'Не получается войти' },
    text: {
      en: 'Open “Recovery” on our site and enter the email of your account. A message with a link and a code will arrive; with either of them you set a new password. If it is not there, look into the spam folder and check the spelling of the address.',
      ru: 'Откройте на сайте «Восстановление» и введите e-mail учётной записи. Придёт письмо со ссылкой и кодом: по любому из них вы зададите новый пароль. Если письма нет, загляните в спам и проверьте, верно ли написан адрес.',
    },
  },
  {
    id: 'why-a-rating',
    title: { en: 'Why a day is rated so', ru: 'Почему у дня такая оценка' },
    text: {
      en: 'Each rating comes with its reasons: open the page of the day, and below the rating you will find the rules for and against it with their sources. We do not change the rating of a single day by hand. If your source says something else, reply with the date and the quotation, and we will check the rule.',
      ru: 'У каждой оценки названы причины: откройте страницу дня, и под оценкой вы увидите правила за и против с источниками. Вручную мы оценок не меняем. Если ваш источник говорит другое, ответьте на это письмо, укажите дату и приведите цитату: мы проверим правило.',
    },
  },
  {
    id: 'delete-account',
    title: { en: 'Deleting an account', ru: 'Удаление учётной записи' },
    text: {
      en: 'You can delete the account yourself: sign in, open “Data” in your account and confirm with your email. For seven days a link in the message we send can bring everything back; then nothing is left of it.',
      ru: 'Учётную запись можно удалить самостоятельно: войдите, откройте в личном кабинете «Данные» и подтвердите удаление своим e-mail. Семь дней всё можно вернуть по ссылке из нашего письма, потом запись исчезнет безвозвратно.',
    },
  },
]

/** Every template in a language, with the names filled in. */
export function listAnswerTemplates(
  locale: Locale,
  names: { readonly name: string; readonly product: string },
): { id: string; title: { en: string; ru: string }; text: string }[] {
  return templates.map(({ id, title, text }) => ({
    id,
    title: { ...title },
    text: [greeting, text, closing]
      .map((part) => part[locale])
      .join('\n\n')
      // By functions, because a name may contain the patterns of a replacement.
      .replaceAll('{product}', () => names.product)
      .replaceAll('{name}', () => names.name),
  }))
}
