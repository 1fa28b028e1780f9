import type { Locale } from '@zeri/contract'
import * as z from 'zod'
import { homeOf, type Letter, type Sender, writeInstant } from '../../../platform/mail/letter.ts'
import { defineMail } from '../../../platform/mail/mail-job.ts'

/** `token` is encrypted in the queue. */
const deletionRequestedData = z.strictObject({ erasedAt: z.iso.datetime(), token: z.string() })
type DeletionRequest = z.output<typeof deletionRequestedData>

/** The link opens a page with a button, so that a mail program that follows it changes nothing. */
export const deletionRequestedMail = defineMail(
  'deletion-requested',
  deletionRequestedData,
  (locale, data, { sender, seal }) =>
    writeDeletionRequested(locale, { ...data, token: seal.open(data.token) }, sender),
)

function writeDeletionRequested(
  locale: Locale,
  { erasedAt, token }: DeletionRequest,
  sender: Pick<Sender, 'origins'>,
): Letter {
  const url = `${homeOf(locale, sender)}/remove-account/${token}`
  const letters: Record<Locale, Letter> = {
    en: {
      subject: 'Your account will be deleted',
      title: 'Your account will be deleted',
      paragraphs: [
        'You asked us to delete your account. You are signed out everywhere; in seven days the account and everything in it will be erased for good.',
        'If you have changed your mind, or if it was not you, keep the account with the button below.',
      ],
      facts: [['Erased after', writeInstant(erasedAt)]],
      action: { label: 'Keep my account', url },
      about: 'account',
    },
    ru: {
      subject: 'Ваша учётная запись будет удалена',
      title: 'Учётная запись будет удалена',
      paragraphs: [
        'Вы попросили удалить учётную запись. Все сеансы завершены; через семь дней она и всё, что в ней хранится, исчезнет безвозвратно.',
        'Если вы передумали или просили об этом не вы, сохраните учётную запись кнопкой ниже.',
      ],
      facts: [['Будет удалена после', writeInstant(erasedAt)]],
      action: { label: 'Сохранить учётную запись', url },
      about: 'account',
    },
  }
  return letters[locale]
}

/** The deletion was cancelled in time. */
export const deletionCancelledMail = defineMail(
  'deletion-cancelled',
  z.strictObject({}),
  writeDeletionCancelled,
)

function writeDeletionCancelled(locale: Locale): Letter {
  const letters: Record<Locale, Letter> = {
    en: {
      subject: 'Your account stays',
      title: 'Your account stays',
      paragraphs: [
        'The deletion is cancelled, and everything in your account is as it was. Sign in whenever you like.',
        'If it was not you who asked for the deletion, choose a new password: somebody else may know yours.',
      ],
      about: 'account',
    },
    ru: {
      subject: 'Учётная запись сохранена',
      title: 'Учётная запись сохранена',
      paragraphs: [
        'Удаление отменено, в учётной записи всё осталось как было. Входите, когда захотите.',
        'Если удалить её просили не вы, смените пароль: возможно, он известен кому-то ещё.',
      ],
      about: 'account',
    },
  }
  return letters[locale]
}
