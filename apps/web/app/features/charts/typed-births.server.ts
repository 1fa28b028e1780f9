import { listReadings, type Output, type PageContext } from '@zeri/contract'
import { refusalCode } from '../../api/refusal-code.server.ts'
import { dateWords } from '../../i18n/civil-day.ts'

type Reading = Output<typeof listReadings>['list'][number]

/** The births that were typed in this browser and belong to no account yet; none if they cannot be read. */
export async function listTypedBirths({ api, report }: Pick<PageContext, 'api' | 'report'>) {
  try {
    return (await api.call(listReadings, {})).list
  } catch (error) {
    refusalCode(error) // throws unless the error is a refusal: a programming error fails the page
    report(error)
    return []
  }
}

/** The name of a typed birth: what was typed, else its date. */
export function typedName({ fio, birthday }: Reading, { locale }: Pick<PageContext, 'locale'>): string {
  return fio ?? dateWords(birthday, locale).date
}
