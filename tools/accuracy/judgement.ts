import type { Figure } from '../figures/figures.ts'
import { beforeAndAfter, checkVersionTwo } from './before-and-after.ts'
import { figureTable, writeSections } from './page.ts'
import { measurePersonal, measurePersonalSpread } from './personal.ts'
import { measureSpread } from './spread.ts'
import { measureStars } from './stars.ts'
import { activityTable, measureVerdicts, weighYears } from './verdicts.ts'
import { countDays, measureMix, measureZeros } from './zeros.ts'

const starText = `Every day of 1950 to 2050 is compared, with terms on the dates of China. What is pinned is the corrupt rows of the packed
table of tyme4ts 1.5.2, cell by cell; in each the star's own rule holds in all its other cells. Most stars have a second source
in \`packages/almanac/golden/stars.csv\`.`

const zeroText = `What stars forbid and favour is read a second time from their lists, apart from the engine, over every day of 1900 to 2100.
"Lifted by the book" is a ban that the reasons say is taken back by the entry of its star, by the rules of noting (010-74a to
76b), by the eight cells of 010-77a, or by a grade at which the good wins. A ban that stays beside a virtue is lifted only by
59a, 66a and 77a. The mix of days is that of 2020 to 2035 over the activities shown first.`

const verdictText = `Shares of the days of 1984 to 2043 in China, the general verdict alone; good days are those of a year from 2000 to 2050, in the
poorest and in the richest. The great undertakings are in bold. Good or bad is what the book says; only how much, ±2 and ±3, is
set by share. "Rules of its own" are written of the very matter; an activity of today is read into matters of the book, and
such an activity is left out unless asked for. So are demolition and funerals.`

const spreadText = `Days of 2020 to 2035 in China. "For a person" is the mean of 300 births in 2026. Correlations are those of the weights of the
activities shown first.`

const SMALL_CHARTS = 10

/** Stars beside tyme4ts, what verdicts may not be and what they come to; a full run writes its sections of docs/accuracy.md. */
export async function measureJudgement({ small }: { small: boolean }): Promise<Figure[]> {
  const stars = measureStars({ small })
  const weighed = weighYears()
  const charts = small ? SMALL_CHARTS : undefined
  const personal = measurePersonalSpread(undefined, charts)
  const bounds = [...measureZeros({ small }), ...measureMix(countDays()), measurePersonal(personal, charts)]
  const verdicts = measureVerdicts(weighed)
  if (small) return [...stars, ...bounds, ...verdicts]
  writeSections([
    { heading: 'Where the stars stand', text: `${figureTable(stars)}\n\n${starText}` },
    { heading: 'What no verdict may be', text: `${figureTable(bounds)}\n\n${zeroText}` },
    { heading: 'What the verdicts come to', text: `${activityTable(weighed)}\n\n${verdictText}` },
    {
      heading: 'What version 3 of the rules changed',
      text: `${beforeAndAfter(measureSpread(), personal)}\n\n${spreadText}`,
    },
  ])
  return [...stars, ...bounds, ...verdicts, ...(await checkVersionTwo())]
}
