import { type Locale, pathIn } from '@zeri/contract'
import { dateWords } from '../date-words.ts'
import { exportWords, signed, type Weight } from '../words.ts'

type Sign = { readonly glyph: string }
type Verdict = { readonly weight: Weight; readonly word: string; readonly summary: string }

/** What the widget takes of a day. */
type WidgetDay = {
  readonly date: string
  readonly hieroglyph: { readonly name: string; readonly stem: Sign; readonly branch: Sign }
  readonly day_info: { readonly summary: string }
  readonly judgement: { readonly verdict: Verdict } | null
}

type WidgetOptions = { readonly locale: Locale; readonly product: string; readonly origin: string }

/** The fields that the widget shows. */
export function presentWidgetDay(day: WidgetDay, { locale, product, origin }: WidgetOptions) {
  const { hieroglyph, judgement, day_info } = day
  const weight = judgement?.verdict.weight ?? 0
  const words = dateWords(day.date, locale)
  return {
    locale,
    date: `${words.weekday}, ${words.date}`,
    glyphs: hieroglyph.stem.glyph + hieroglyph.branch.glyph,
    pillar: hieroglyph.name,
    sign: signed(weight),
    word: judgement?.verdict.word ?? '',
    side: weight > 0 ? 'good' : weight < 0 ? 'bad' : 'neutral',
    summary: judgement?.verdict.summary ?? day_info.summary,
    source: `${product} · ${exportWords[locale].tagline}`,
    url: origin + pathIn(locale, `/${day.date.split('-').map(Number).join('/')}`),
  }
}
