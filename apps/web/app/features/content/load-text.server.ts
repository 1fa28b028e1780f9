import type { Input, Operation, Output, PageContext } from '@zeri/contract'
import { refusedPage } from '../../api/refusal-code.server.ts'
import { typeset } from '../../i18n/typography.ts'

/** Loads a text of the site with the typography of its language. A refused call becomes an error page, such as 404. */
export async function loadText<Op extends Operation>(
  { api, locale }: Pick<PageContext, 'api' | 'locale'>,
  operation: Op,
  input: Omit<Input<Op>, 'locale'>,
): Promise<Output<Op>> {
  try {
    // True: every operation about texts takes a language beside its own input.
    const text = await api.call(operation, { ...input, locale } as Input<Op>)
    return typeset(locale, text)
  } catch (error) {
    throw refusedPage(error)
  }
}
