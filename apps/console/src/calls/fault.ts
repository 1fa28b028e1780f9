import { ConsoleError } from '@zeri/contract/console'
import type { Translator } from '../i18n/translator.ts'

/** Why a call failed: the code of the refusal, or `network` when there was no response. */
export type Fault = { readonly code: string; readonly fields: Readonly<Record<string, string>> }

/** The fault of anything that a call throws. */
export function faultOf(error: unknown): Fault {
  if (error instanceof ConsoleError) return { code: error.code, fields: error.fields }
  return { code: 'network', fields: {} }
}

/** A fault in words. A code without words of its own is named, so that it can be reported. */
export function faultWords({ t, codeWord }: Pick<Translator, 't' | 'codeWord'>, { code }: Fault): string {
  const words = codeWord('errors', code)
  return words === code ? t('call.unknownFault', { code }) : words
}
