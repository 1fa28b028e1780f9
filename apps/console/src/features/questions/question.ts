import type { ConsoleOutput, consoleCalls } from '@zeri/contract/console'

export type Question = ConsoleOutput<typeof consoleCalls.getQuestion>

/** A part of the page of a question; `reload` shows what an act has changed. */
export type QuestionPart = { readonly question: Question; readonly reload: () => Promise<void> }
