import type { Locale } from '@zeri/contract'
import * as z from 'zod'
import { homeOf, type Letter, type Sender } from '../../../platform/mail/letter.ts'
import { defineMail, defineMailJob, type MailOf } from '../../../platform/mail/mail-job.ts'

const sum = { sum: z.string(), currency: z.enum(['USD', 'RUB']) }

const renewalNoticeData = z.strictObject({
  ...sum,
  day: z.iso.date(),
  hours: z.literal([72, 24]),
  /** The amount of the last payment, if it differs. */
  before: z.string().nullable(),
})
const renewalChargedData = z.strictObject({ ...sum, until: z.iso.date(), order: z.uuid() })
const renewalDeclinedData = z.strictObject({
  ...sum,
  needsPayer: z.boolean(),
  nextDay: z.iso.date().nullable(),
})
const renewalEndedData = z.strictObject({ why: z.enum(['user', 'refunded', 'leaving', 'withdrawn', 'card']) })

type Origins = Pick<Sender, 'origins'>

/** A date in words: 16 December 2026. */
const writeDay = (locale: Locale, day: string): string =>
  new Intl.DateTimeFormat(locale === 'en' ? 'en-GB' : 'ru', { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(day),
  )

/** A whole amount is shown without fractions. */
const writeSum = (locale: Locale, { sum: value, currency }: { sum: string; currency: string }): string =>
  new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    trailingZeroDisplay: 'stripIfInteger',
  }).format(Number(value))

/** The page with the button that stops renewals. */
const chartsOf = (locale: Locale, sender: Origins) => `${homeOf(locale, sender)}/client/charts`
const shopOf = (locale: Locale, sender: Origins) => `${homeOf(locale, sender)}/personal`

/** Announces a charge, 72 and 24 hours before it. */
export const renewalNoticeMail = defineMail('renewal-notice', renewalNoticeData, (locale, data, { sender }) =>
  writeRenewalNotice(locale, data, sender),
)

function writeRenewalNotice(
  locale: Locale,
  { day, hours, before, ...paid }: z.output<typeof renewalNoticeData>,
  sender: Origins,
): Letter {
  const [date, money] = [writeDay(locale, day), writeSum(locale, paid)]
  const last = before === null ? undefined : writeSum(locale, { ...paid, sum: before })
  const url = chartsOf(locale, sender)
  const letters: Record<Locale, Letter> = {
    en: {
      subject: `${money} will be charged on ${date}`,
      title: hours === 72 ? 'Your calendar renews soon' : 'Your calendar renews tomorrow',
      paragraphs: [
        `Your personal calendar will be renewed for a month. On ${date} we will charge ${money} to the card you linked.`,
        ...(last ? [`The price has changed: last time it was ${last}.`] : []),
        'If you want to go on, there is nothing to do. If you do not, switch automatic payment off before that day: one button, and nothing is charged. The time you have paid for stays yours.',
      ],
      facts: [
        ['Sum', money],
        ['Date of the charge', date],
      ],
      action: { label: 'Switch automatic payment off', url },
      about: 'account',
    },
    ru: {
      subject: `${date} спишется ${money}`,
      title: hours === 72 ? 'Скоро продление календаря' : 'Завтра продление календаря',
      paragraphs: [
        `Персональный календарь будет продлён на месяц. ${date} с привязанной банковской карты спишется ${money}.`,
        ...(last ? [`Цена изменилась: в прошлый раз было ${last}.`] : []),
        'Если вы хотите продолжать, делать ничего не нужно. Если нет — отключите автоплатёж до этого дня: достаточно одной кнопки, и списания не будет. Уже оплаченное время останется за вами.',
      ],
      facts: [
        ['Сумма', money],
        ['День списания', date],
      ],
      action: { label: 'Отключить автоплатёж', url },
      about: 'account',
    },
  }
  return letters[locale]
}

/** The receipt of a renewal. */
export const renewalChargedMail = defineMail(
  'renewal-charged',
  renewalChargedData,
  (locale, data, { sender }) => writeRenewalCharged(locale, data, sender),
)

function writeRenewalCharged(
  locale: Locale,
  { until, order, ...paid }: z.output<typeof renewalChargedData>,
  sender: Origins,
): Letter {
  const [date, money] = [writeDay(locale, until), writeSum(locale, paid)]
  const url = chartsOf(locale, sender)
  const letters: Record<Locale, Letter> = {
    en: {
      subject: 'Your personal calendar is renewed',
      title: 'Renewed for a month',
      paragraphs: [
        'The payment went through, and your personal calendar goes on for another month. You can switch automatic payment off at any time.',
      ],
      facts: [
        ['Charged', money],
        ['Paid up to', date],
        ['Order', order],
      ],
      action: { label: 'Charts and payments', url },
      about: 'account',
    },
    ru: {
      subject: 'Персональный календарь продлён',
      title: 'Продлено на месяц',
      paragraphs: [
        'Платёж прошёл, персональный календарь открыт ещё на месяц. Отключить автоплатёж можно в любой момент.',
      ],
      facts: [
        ['Списано', money],
        ['Оплачено по', date],
        ['Номер заказа', order],
      ],
      action: { label: 'Календари и оплата', url },
      about: 'account',
    },
  }
  return letters[locale]
}

/** The bank declined a renewal. */
export const renewalDeclinedMail = defineMail(
  'renewal-declined',
  renewalDeclinedData,
  (locale, data, { sender }) => writeRenewalDeclined(locale, data, sender),
)

function writeRenewalDeclined(
  locale: Locale,
  { needsPayer, nextDay, ...paid }: z.output<typeof renewalDeclinedData>,
  sender: Origins,
): Letter {
  const money = writeSum(locale, paid)
  const next = nextDay === null ? undefined : writeDay(locale, nextDay)
  const url = shopOf(locale, sender)
  const letters: Record<Locale, Letter> = {
    en: {
      subject: 'The renewal was not paid',
      title: 'The bank declined the payment',
      paragraphs: [
        needsPayer
          ? 'We could not renew your personal calendar: the bank wants you to confirm the payment yourself. You can pay on the site whenever it suits you.'
          : 'We could not renew your personal calendar: the bank declined the payment. Perhaps there was not enough money on the card, or it has expired.',
        next
          ? `We will try again on ${next}. You can also pay on the site with any card, or switch automatic payment off.`
          : 'We will not try again. Your charts stay, and you can pay on the site whenever you like.',
      ],
      facts: [['Sum', money], ...(next ? [['Next try', next] as const] : [])],
      action: { label: 'Pay on the site', url },
      about: 'account',
    },
    ru: {
      subject: 'Продление не оплачено',
      title: 'Банк отклонил платёж',
      paragraphs: [
        needsPayer
          ? 'Продлить персональный календарь не получилось: банк просит, чтобы вы подтвердили платёж сами. Оплатить можно на сайте, когда вам удобно.'
          : 'Продлить персональный календарь не получилось: банк отклонил платёж. Возможно, на банковской карте не хватило денег или срок её действия истёк.',
        next
          ? `Мы попробуем ещё раз ${next} Вы также можете оплатить на сайте любой банковской картой или отключить автоплатёж.`
          : 'Больше попыток списания не будет. Ваши карты рождения сохранятся, оплатить можно на сайте в любое время.',
      ],
      facts: [['Сумма', money], ...(next ? [['Следующая попытка', next] as const] : [])],
      action: { label: 'Оплатить на сайте', url },
      about: 'account',
    },
  }
  return letters[locale]
}

const reasons = {
  en: {
    user: 'You switched it off. Nothing more will be charged, and we have forgotten your card.',
    refunded: 'A payment was returned to you, so nothing more will be charged. We have forgotten your card.',
    leaving:
      'You asked us to delete your account, so nothing more will be charged. We have forgotten your card.',
    withdrawn:
      'The plan you bought is no longer sold, so nothing more will be charged. We have forgotten your card.',
    card: 'Your card can no longer be charged, so we have stopped trying and forgotten it.',
  },
  ru: {
    user: 'Вы отключили автоплатёж. Больше ничего не спишется, данные банковской карты мы удалили.',
    refunded: 'Платёж вам возвращён, поэтому больше ничего не спишется. Данные банковской карты мы удалили.',
    leaving:
      'Вы попросили удалить учётную запись, поэтому больше ничего не спишется. Данные банковской карты мы удалили.',
    withdrawn:
      'Ваш тариф больше не продаётся, поэтому больше ничего не спишется. Данные банковской карты мы удалили.',
    card: 'Списать оплату с банковской карты больше нельзя, поэтому мы прекратили попытки и удалили её данные.',
  },
} as const

/** The renewals of a chart ended. */
export const renewalEndedMail = defineMail('renewal-ended', renewalEndedData, (locale, data, { sender }) =>
  writeRenewalEnded(locale, data, sender),
)

function writeRenewalEnded(
  locale: Locale,
  { why }: z.output<typeof renewalEndedData>,
  sender: Origins,
): Letter {
  const url = shopOf(locale, sender)
  const letters: Record<Locale, Letter> = {
    en: {
      subject: 'Automatic payment is off',
      title: 'Automatic payment is off',
      paragraphs: [
        reasons.en[why],
        'The time you have paid for stays yours, and so do your charts. You can buy more whenever you like.',
      ],
      action: { label: 'Personal calendar', url },
      about: 'account',
    },
    ru: {
      subject: 'Автоплатёж отключён',
      title: 'Автоплатёж отключён',
      paragraphs: [
        reasons.ru[why],
        'Оплаченное время остаётся за вами, карты рождения тоже. Продлить персональный календарь можно в любое время.',
      ],
      action: { label: 'Персональный календарь', url },
      about: 'account',
    },
  }
  return letters[locale]
}

const schemas = [
  renewalNoticeMail.schema,
  renewalChargedMail.schema,
  renewalDeclinedMail.schema,
  renewalEndedMail.schema,
] as const

/** Enqueues any mail about a renewal. */
export const sendRenewalMail = defineMailJob(z.discriminatedUnion('template', schemas))

export type RenewalMail =
  | MailOf<typeof renewalNoticeMail>
  | MailOf<typeof renewalChargedMail>
  | MailOf<typeof renewalDeclinedMail>
  | MailOf<typeof renewalEndedMail>
