import type { Translator } from '../../../i18n/translator.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { usePage } from '../../../use-page.ts'
import type { WholeDay } from '../day.ts'
import type { PageTitle } from '../page-title.ts'
import type { DayPageData } from './load-day-page.ts'

type Message = Pick<NonNullable<WholeDay['judgement']>['verdict'], 'word' | 'summary'>

/** What a title says of a day. */
type TitledDay = {
  readonly words: Pick<DayPageData['words'], 'date' | 'weekday'>
  readonly day: {
    readonly hieroglyph: Pick<WholeDay['hieroglyph'], 'name'>
    readonly moon: { readonly lunar: Pick<WholeDay['moon']['lunar'], 'day'> }
    readonly day_info: { readonly officer: { readonly name: string }; readonly summary: string }
    readonly judgement: { readonly verdict: Message } | null
    readonly personal?: { readonly verdict: Message } | null | undefined
  }
}

/** Title and description of a day for search results and link previews. */
export function writeDayTitle(
  { day, words }: TitledDay,
  { t }: Pick<Translator, 't'>,
  product: string,
): PageTitle {
  const { hieroglyph, judgement, moon, day_info: info } = day
  const facts = { date: words.date, pillar: hieroglyph.name, lunarDay: moon.lunar.day }
  const message = day.personal?.verdict ?? judgement?.verdict
  const verdict = message && t('day.verdict', { word: message.word }).toLowerCase()
  return {
    title: verdict
      ? t('day.title', { ...facts, verdict, product })
      : t('day.titleFacts', { ...facts, product }),
    description: t('day.description', {
      ...facts,
      weekday: words.weekday,
      officer: info.officer.name,
      summary: message?.summary ?? info.summary,
    }),
  }
}

export function useDayTitle(data: DayPageData): PageTitle {
  const translator = useTranslation()
  const { product } = usePage()
  return writeDayTitle(data, translator, product)
}
