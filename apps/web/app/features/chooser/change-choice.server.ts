import { decideChoice, type ErrorCode, markChoice, type PageContext, removeGuest } from '@zeri/contract'
import { refusalCode } from '../../api/refusal-code.server.ts'
import { type GuestReply, readGuestReplies } from './guest-replies.ts'

export type ChoiceResult =
  | { readonly done: 'decided' | 'withdrawn' | 'removed' }
  | {
      readonly done: 'saved'
      /** What was saved. A page that is sent at once does not read it: the guest's cookie is new. */
      readonly mine: { readonly name: string; readonly answers: Readonly<Record<string, GuestReply>> }
    }
  | { readonly refused: ErrorCode }

const MAX_NAME = 40

/** Carries out a form of a shared shortlist: the replies of a guest, or what its owner decides. */
export async function changeChoice(
  form: FormData,
  token: string,
  { api }: Pick<PageContext, 'api'>,
): Promise<ChoiceResult> {
  const text = (name: string): string => String(form.get(name) ?? '').trim()
  try {
    switch (form.get('do')) {
      case 'decide': {
        const date = text('date') || null
        await api.call(decideChoice, { uuid: text('uuid'), date })
        return { done: date ? 'decided' : 'withdrawn' }
      }
      case 'remove-guest':
        await api.call(removeGuest, { uuid: text('uuid'), guest: text('guest') })
        return { done: 'removed' }
      default: {
        const name = text('name')
        if (name === '' || name.length > MAX_NAME) return { refused: 'request.invalid' }
        const mine = { name, answers: readGuestReplies(form) }
        await api.call(markChoice, { token, ...mine })
        return { done: 'saved', mine }
      }
    }
  } catch (error) {
    return { refused: refusalCode(error) }
  }
}
