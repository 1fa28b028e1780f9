import type { Locale } from '@zeri/contract'
import { typeset } from '../../i18n/typography.ts'

/** The link from the page that explains the deletion to the form that does it. */
export function deletionLinkText(locale: Locale): string {
  return { en: 'To my data', ru: 'К\u00a0моим данным' }[locale]
}

type CancelDeletionText = {
  readonly title: string
  readonly text: string
  readonly keep: string
  readonly cancelled: { readonly title: string; readonly text: string }
}

const cancelDeletionTexts: Readonly<Record<Locale, CancelDeletionText>> = {
  en: {
    title: 'Keep your account?',
    text: 'Its deletion was asked for. With this button it stays, and everything in it is as it was. You then sign in as usual.',
    keep: 'Keep my account',
    cancelled: {
      title: 'Your account stays',
      text: 'The deletion is cancelled. Sign in whenever you like. If it was not you who asked for it, choose a new password: somebody else may know yours.',
    },
  },
  ru: {
    title: 'Сохранить учётную запись?',
    text: 'Поступила просьба удалить её. Нажмите кнопку — и учётная запись останется такой, как была. После этого войдите как обычно.',
    keep: 'Сохранить учётную запись',
    cancelled: {
      title: 'Учётная запись сохранена',
      text: 'Удаление отменено. Входите, когда захотите. Если удалить её просили не вы, смените пароль: возможно, он известен кому-то ещё.',
    },
  },
}

/** The words of the page that cancels a deletion. */
export function cancelDeletionText(locale: Locale): CancelDeletionText {
  return typeset(locale, cancelDeletionTexts[locale])
}
