import { describeDirections, describeSchoolDirections, type PageContext } from '@zeri/contract'
import { renderToStaticMarkup } from 'react-dom/server'
import { translatorOf } from '../../i18n/translator-of.server.ts'
import { typeset } from '../../i18n/typography.ts'
import { WordsContext } from '../../i18n/use-translation.ts'
import { DayDirections } from './day-directions.tsx'

/** The visitor's own school where no rules are named. */
type OwnSchool = { readonly rules: string | undefined }

/**
 * Directions and flying stars of a date as finished markup: the page shows it without a script of its own, and the first
 * load carries neither the drawings nor their words. With a chart or a school, the star of the day is by the visitor's own
 * school.
 */
export async function writeFengshuiPart(
  date: string,
  { api, locale }: Pick<PageContext, 'api' | 'locale'>,
  school: OwnSchool | null,
) {
  const translator = translatorOf(locale)
  const found = await (school
    ? api.call(describeSchoolDirections, { date, rules: school.rules, locale })
    : api.call(describeDirections, { date, locale }))
  const directions = typeset(locale, found)
  return {
    title: translator.t('fengshui.title'),
    note: translator.t('fengshui.note'),
    year: directions.solarYear,
    link: translator.t('fengshui.yearLink', { year: directions.solarYear }),
    facing: translator.t('fengshui.facing.open'),
    html: renderToStaticMarkup(
      <WordsContext value={translator}>
        <DayDirections directions={directions} />
      </WordsContext>,
    ),
  }
}

export type FengshuiPart = Awaited<ReturnType<typeof writeFengshuiPart>>
