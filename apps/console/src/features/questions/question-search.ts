import { consoleCalls } from '@zeri/contract/console'

/** What questions are searched by: the exact e-mail of a sender, or words and numbers. */
export type QuestionSearch =
  | { readonly kind: 'all' }
  | { readonly kind: 'words'; readonly words: string }
  | { readonly kind: 'email'; readonly email: string }

/**
 * What a typed text is searched as.
 * @example questionSearchOf(' anna@example.org ') // { kind: 'email', email: 'anna@example.org' }
 */
export function questionSearchOf(typed: string): QuestionSearch {
  const text = typed.trim()
  if (text === '') return { kind: 'all' }
  const parsed = consoleCalls.findQuestionsOf.request.safeParse({ email: text })
  return parsed.success ? { kind: 'email', email: parsed.data.email } : { kind: 'words', words: text }
}
