import type { Locale } from '@zeri/contract'
import * as z from 'zod'
import { type Letter, writeInstant } from '../../../platform/mail/letter.ts'
import { defineMail } from '../../../platform/mail/mail-job.ts'

/** `code` is encrypted in the queue, and empty for an address that is taken. `next` is the new address, for the old one. */
const addressChangeData = z.strictObject({
  kind: z.enum(['old', 'new', 'taken']),
  code: z.string(),
  minutes: z.int(),
  next: z.string(),
})
type Data = z.output<typeof addressChangeData>

/** The code for one of the two addresses of a change; the mail to a new address that has an account holds none. */
export const addressChangeMail = defineMail('address-change', addressChangeData, (locale, data, { seal }) =>
  writers[data.kind](locale, { ...data, code: seal.open(data.code) }),
)

const spaced = (code: string) => `${code.slice(0, 4)} ${code.slice(4)}`

function writeToOld(locale: Locale, { code, minutes, next }: Data): Letter {
  const letters: Record<Locale, Letter> = {
    en: {
      subject: 'A new email for your account',
      title: 'A new email for your account',
      paragraphs: [
        `Somebody, we hope you, wants to change the email of your account. To agree, enter this code on the page where you began; it works for ${minutes} minutes. A second code went to the new address.`,
        'If it was not you, share the code with nobody and choose a new password at once: open the sign-in window and go to “Password recovery”. That ends the change and signs everybody out.',
      ],
      facts: [
        ['New email', next],
        ['Code', spaced(code)],
      ],
      about: 'account',
    },
    ru: {
      subject: 'Новая почта вашей учётной записи',
      title: 'Новая почта вашей учётной записи',
      paragraphs: [
        `Кто-то — надеемся, вы — меняет почту вашей учётной записи. Если вы согласны, введите этот код на странице, где начали; он действует ${minutes} минут. Второй код отправлен на новый адрес.`,
        'Если это были не вы, никому не сообщайте код и сразу задайте новый пароль: откройте окно входа и выберите «Восстановление». Смена почты отменится, а все сеансы завершатся.',
      ],
      facts: [
        ['Новая почта', next],
        ['Код', spaced(code)],
      ],
      about: 'account',
    },
  }
  return letters[locale]
}

function writeToNew(locale: Locale, { code, minutes }: Data): Letter {
  const letters: Record<Locale, Letter> = {
    en: {
      subject: 'Is this your new email?',
      title: 'Is this your new email?',
      paragraphs: [
        `Somebody, we hope you, wants to use this address for their account. Enter the code on the page where you began; it works for ${minutes} minutes.`,
        'If it was not you, ignore this message: without the code nothing changes. Share it with nobody; we never request it.',
      ],
      facts: [['Code', spaced(code)]],
    },
    ru: {
      subject: 'Это ваша новая почта?',
      title: 'Это ваша новая почта?',
      paragraphs: [
        `Кто-то — надеемся, вы — хочет указать этот адрес в своей учётной записи. Введите код на странице, где начали; он действует ${minutes} минут.`,
        'Если это были не вы, ничего не делайте: без кода ничего не изменится. Никому его не сообщайте, мы его не спрашиваем.',
      ],
      facts: [['Код', spaced(code)]],
    },
  }
  return letters[locale]
}

function writeTaken(locale: Locale): Letter {
  const letters: Record<Locale, Letter> = {
    en: {
      subject: 'This email already has an account',
      title: 'This email already has an account',
      paragraphs: [
        'Somebody wanted to use this address for their account. It already belongs to one here, so nothing changes.',
        'If it was you, you have two accounts. To use this address for the other one, first sign in with it, or recover its password, and delete the account that has it now.',
        'If it was not you, you need not do anything.',
      ],
      about: 'account',
    },
    ru: {
      subject: 'У этой почты уже есть учётная запись',
      title: 'У этой почты уже есть учётная запись',
      paragraphs: [
        'Кто-то хотел указать этот адрес в своей учётной записи. Он уже занят другой учётной записью, поэтому ничего не изменится.',
        'Если это были вы, у вас две учётные записи. Чтобы перенести адрес, сначала войдите с ним или восстановите пароль и удалите ту запись, которая занимает его сейчас.',
        'Если это были не вы, делать ничего не нужно.',
      ],
      about: 'account',
    },
  }
  return letters[locale]
}

const writers: Readonly<Record<Data['kind'], (locale: Locale, data: Data) => Letter>> = {
  old: writeToOld,
  new: writeToNew,
  taken: writeTaken,
}

const addressChangedData = z.strictObject({ at: z.iso.datetime(), next: z.string() })

/** Notifies the old address that it is no longer that of the account. */
export const addressChangedMail = defineMail('address-changed', addressChangedData, writeAddressChanged)

function writeAddressChanged(locale: Locale, { at, next }: z.output<typeof addressChangedData>): Letter {
  const letters: Record<Locale, Letter> = {
    en: {
      subject: 'The email of your account has been changed',
      title: 'The email is changed',
      paragraphs: [
        'Your account has a new email. This address no longer opens or recovers it, and other devices have been signed out.',
        'The change was confirmed by a code from this mailbox. If it was not you, somebody else reads your mail: change the password of your mailbox first, then write to us in reply to this message.',
      ],
      facts: [
        ['New email', next],
        ['When', writeInstant(at)],
      ],
      about: 'account',
    },
    ru: {
      subject: 'Почта вашей учётной записи изменена',
      title: 'Почта изменена',
      paragraphs: [
        'У вашей учётной записи новая почта. По этому адресу в неё больше нельзя войти и восстановить пароль; на других устройствах сеансы завершены.',
        'Смену подтвердили кодом из этого ящика. Если это были не вы, вашу почту читает кто-то ещё: сначала смените пароль от ящика, затем напишите нам, ответив на это письмо.',
      ],
      facts: [
        ['Новая почта', next],
        ['Когда', writeInstant(at)],
      ],
      about: 'account',
    },
  }
  return letters[locale]
}
