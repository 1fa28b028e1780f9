import { getSchool, type PageContext } from '@zeri/contract'
import { refusalCode } from '../../api/refusal-code.server.ts'
import { translatorOf } from '../../i18n/translator-of.server.ts'
import type { PageSchool } from '../../visit/layer.ts'

/** The school of the account or of the browser; null for the book, and where the account cannot be looked up. */
export async function findPageSchool({ api, locale, report }: PageContext): Promise<PageSchool | null> {
  try {
    const { school } = await api.call(getSchool, { locale })
    if (school.rules === '') return null
    return { rules: school.rules, mark: translatorOf(locale).t('school.by', { name: school.name }) }
  } catch (error) {
    refusalCode(error) // throws unless the error is a refusal: a programming error fails the page
    report(error)
    return null
  }
}
