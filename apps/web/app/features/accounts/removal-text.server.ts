import type { Locale } from '@zeri/contract'
import { setRussian } from '../../i18n/typography.ts'

/** Leads from the page that explains it to where it is done. */
export function removalLink(locale: Locale): string {
  return { en: 'To my data', ru: 'К\u00a0моим данным' }[locale]
}

type KeepText = {
  readonly title: string
  readonly text: string
  readonly keep: string
  readonly kept: { readonly title: string; readonly text: string }
}

const keepTexts: Readonly<Record<Locale, KeepText>> = {
  en: {
    title: 'Keep your account?',
    text: 'Its deletion was asked for. With this button it stays, and everything in it is as it was. You then sign in as usual.',
    keep: 'Keep my account',
    kept: {
      title: 'Your account stays',
      text: 'The deletion is cancelled. Sign in whenever you like. If it was not you who asked for it, choose a new password: somebody else may know yours.',
    },
  },
  ru: {
    title: 'Сохранить учётную запись?',
    text: 'Поступила просьба удалить её. Нажмите кнопку — и учётная запись останется такой, как была. После этого войдите как обычно.',
    keep: 'Сохранить учётную запись',
    kept: {
      title: 'Учётная запись сохранена',
      text: 'Удаление отменено. Входите, когда захотите. Если удалить её просили не вы, смените пароль: возможно, он известен кому-то ещё.',
    },
  },
}

export function keepText(locale: Locale): KeepText {
  return locale === 'ru' ? setRussian(keepTexts[locale]) : keepTexts[locale]
}
