import type { ReadingInput, SheetInput } from './render-sheet.ts'

/** What the worker sends to the process that makes sheets. */
export type SheetRequest = { readonly input: SheetInput | ReadingInput }

/** What comes back: progress any number of times, then the file or the name of the error. */
export type SheetReply =
  | { readonly progress: number }
  | { readonly pdf: Uint8Array }
  | { readonly error: string }
