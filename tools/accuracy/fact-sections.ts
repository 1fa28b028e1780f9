import { type Figure, rounded } from '../figures/figures.ts'
import { tableOf } from '../figures/table-of.ts'
import { figureTable, writeSections } from './page.ts'
import { forecastBirths } from './pillars.ts'

/** One measure of the almanac and of the libraries; undefined where a library lacks the feature. */
export type Comparison = {
  readonly what: string
  readonly unit: string
  readonly almanac: number
  readonly tyme4ts?: number
  readonly lunarTypescript?: number
  readonly astronomyEngine?: number
  readonly icu?: number
}

const cell = (value: number | undefined): string => (value === undefined ? '–' : String(rounded(value)))

function promiseText(reference: string, figures: readonly Figure[]): string {
  return `Reference of this run: ${reference}.
Without the reference tables the same run measures against tyme4ts with the published days set right, and against
astronomy-engine, which shares no code or series with either.

${figureTable(figures)}

Moonrise and moonset are those of the upper edge at sea level with 34′ of refraction, on 2 000 days in each of twenty
places from 55° S to 70° N. "Steep" is where the moon's height changes by 0.02° a minute or more. "Tangential" are a
rising and a setting within half an hour of each other, which a hair's breadth makes or undoes; they are counted apart.
Both sides read the same ΔT, so that skies are compared and not two forecasts of the Earth's rotation.

The pinned birth is ${forecastBirths.join(', ')} in UTC+8, a few seconds before 惊蛰: tyme4ts forecasts another ΔT for 2073 and
has the new month already. Its day and hour agree.`
}

function comparisonTable(comparisons: readonly Comparison[]): string {
  return tableOf(
    [
      'what',
      'almanac',
      'tyme4ts 1.5.2',
      'lunar-typescript 1.8.6',
      'astronomy-engine 2.1.19',
      `ICU ${process.versions.icu}`,
    ],
    comparisons.map(({ what, unit, almanac, tyme4ts, lunarTypescript, astronomyEngine, icu }) => [
      `${what}, ${unit}`,
      ...[almanac, tyme4ts, lunarTypescript, astronomyEngine, icu].map(cell),
    ]),
  )
}

const unknowable = `Civil time after 2026 is a forecast: TT − UTC is held at 69.184 s, since leap seconds are to end by 2035. A date hangs on
it where an instant falls within two minutes of midnight in China. Those days carry \`uncertain\`: the lunar months from
2057-09-29 and 2097-08-08, each with the day before, the month from 2089-09-04, and the two days beside the midnight of
the terms of 2051-03-20, 2083-02-03 and 2084-03-20. Days of any year that hang on two minutes carry \`nearBoundary\`.

Before 1929 the calendar was printed for the meridian of Beijing or from older tables. Dates follow the print (three month
starts, five terms, and 大寒 of 1979); instants stay those of the sky.`

/** Writes the sections about the facts of days. */
export function writeFactSections({
  reference,
  figures,
  comparisons,
}: {
  reference: string
  figures: readonly Figure[]
  comparisons: readonly Comparison[]
}): void {
  writeSections([
    { heading: 'What is promised, and what was measured', text: promiseText(reference, figures) },
    { heading: 'Beside the libraries', text: comparisonTable(comparisons) },
    { heading: 'What nobody can know', text: unknowable },
  ])
}
