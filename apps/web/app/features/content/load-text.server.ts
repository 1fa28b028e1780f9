import type { Input, Operation, Output, PageContext } from '@zeri/contract'
import { refusedPage } from '../../api/refusal-code.server.ts'
import { setRussian } from '../../i18n/typography.ts'

/** A text of the site as the language sets it; one that is not there, or cannot be named so, is not found. */
export async function loadText<Op extends Operation>(
  { api, locale }: Pick<PageContext, 'api' | 'locale'>,
  operation: Op,
  input: Omit<Input<Op>, 'locale'>,
): Promise<Output<Op>> {
  try {
    // True: every operation about texts takes a language beside its own input.
    const answer = await api.call(operation, { ...input, locale } as Input<Op>)
    return locale === 'ru' ? setRussian(answer) : answer
  } catch (error) {
    throw refusedPage(error)
  }
}
