import { type Locale, operations } from '@zeri/contract'
import { createBrowserApi, failureKeyOf } from '../../api/browser-client.ts'

export type TrialResult =
  | { readonly ok: true; readonly json: string }
  | { readonly ok: false; readonly wordsKey: ReturnType<typeof failureKeyOf> }

/** Calls an operation as the pages do and returns the response as text. A 404 is a result here and does not redirect. */
export async function tryOperation(id: string, input: object, locale: Locale): Promise<TrialResult> {
  const operation = operations.find((one) => one.id === id)
  if (!operation) throw new Error(`no operation ${id}`)
  try {
    const response = await createBrowserApi({ locale, onNotFound: () => {} }).call(operation, input)
    return { ok: true, json: JSON.stringify(response, null, 2) }
  } catch (error) {
    return { ok: false, wordsKey: failureKeyOf(error) }
  }
}
