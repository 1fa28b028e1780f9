import type { Locale } from '@zeri/contract'

/** What people type for an answer or an article whose own words are others, by the path. */
export const textNames: Readonly<Partial<Record<string, Readonly<Record<Locale, readonly string[]>>>>> = {
  '/faq#refund': {
    en: ['refund', 'money back', 'get a refund'],
    ru: ['возврат денег', 'вернуть деньги', 'возврат оплаты'],
  },
  '/faq#declined': {
    en: ['payment failed', 'card declined', 'payment error', 'cannot pay'],
    ru: ['платёж не прошёл', 'оплата не проходит', 'карта отклонена', 'ошибка оплаты'],
  },
  '/faq#switch-off': {
    en: ['cancel subscription', 'unsubscribe', 'stop renewal', 'cancel renewal'],
    ru: ['отменить подписку', 'отписаться', 'отключить подписку', 'отменить автоплатёж'],
  },
  '/faq#renewal': { en: ['automatic renewal', 'recurring payment'], ru: ['автоплатёж', 'автопродление'] },
  '/faq#receipt': { en: ['invoice', 'receipt', 'bill'], ru: ['чек', 'квитанция', 'счёт'] },
  '/faq#recovery': {
    en: ['forgot password', 'cannot sign in', 'lost password'],
    ru: ['забыл пароль', 'не могу войти', 'потерял пароль'],
  },
  '/faq#delete': {
    en: ['delete account', 'remove account', 'close account'],
    ru: ['удалить аккаунт', 'удалить учётную запись'],
  },
  '/faq#export': { en: ['export data', 'download data'], ru: ['скачать данные', 'выгрузка данных'] },
  '/faq#daily-mail': {
    en: ['newsletter', 'email reminder'],
    ru: ['рассылка', 'письмо на почту', 'напоминание'],
  },
  '/faq#telegram': { en: ['telegram bot', 'reminder'], ru: ['телеграм', 'телеграм бот', 'напоминание'] },
  '/faq#marks': { en: ['rating', 'plus three', 'score'], ru: ['оценка дня', 'баллы', 'плюс три'] },
  '/faq#several-people': {
    en: ['day for a couple', 'day for two', 'family'],
    ru: ['день для двоих', 'день для пары', 'для всей семьи'],
  },
  '/faq#horizon': { en: ['lock', 'thirty days'], ru: ['замок', 'тридцать дней'] },
  '/faq#who-sees': { en: ['privacy', 'my data'], ru: ['приватность', 'мои данные'] },
  '/articles/moon-phases-and-lunar-days': {
    en: ['lunar day', 'lunar day today', 'lunar calendar', 'moon calendar', 'phases of the moon'],
    ru: ['лунный день', 'лунный день сегодня', 'лунный календарь', 'фазы луны', 'лунные сутки'],
  },
  '/articles/clash-and-what-to-do': {
    en: ['clash', 'clash day', 'my zodiac sign'],
    ru: ['столкновение', 'столкновение дня', 'личный разрушитель', 'мой знак'],
  },
}
