import type { Figure } from '../figures/figures.ts'
import { figureTable, writeSections } from './page.ts'
import { measureStars } from './stars.ts'
import { activityTable, measureVerdicts, weighYears } from './verdicts.ts'

const starText = `Every day of 1950 to 2050 is compared, with terms on the dates of China. What is pinned is the corrupt rows of the packed
table of tyme4ts 1.5.2, cell by cell; in each the star's own rule holds in all its other cells. 五离 beside a virtue or a
harmony is void here and noted there. Most stars have a second source in \`packages/almanac/golden/stars.csv\`.`

const verdictText = `Shares of the days of 1984 to 2043 in China, the books alone; good days are those of a year from 2000 to 2050, in the poorest
and in the richest. The great undertakings are in bold. They are set to be good and bad about a third each. A sum takes few
values, so that a share cannot always be met more closely: weddings, contracts, groundbreaking, doctors and surgery have no
more days with a sum above nought. "Rules of its own" are written in a book or almanac of the very matter; the rest is read
into it. An activity with fewer than three of its own is judged and left out unless asked for; so are loans, trips by water,
demolition and funerals.`

/** Stars beside tyme4ts, and what the verdicts come to; a full run writes its sections of docs/accuracy.md. */
export async function measureJudgement({ small }: { small: boolean }): Promise<Figure[]> {
  const stars = measureStars({ small })
  const weighed = weighYears()
  if (!small)
    writeSections([
      { heading: 'Where the stars stand', text: `${figureTable(stars)}\n\n${starText}` },
      { heading: 'What the verdicts come to', text: `${activityTable(weighed)}\n\n${verdictText}` },
    ])
  return [...stars, ...measureVerdicts(weighed)]
}
