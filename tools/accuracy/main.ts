import { join } from 'node:path'
import { checkContent } from '../content/check.ts'
import { needs, runFigures } from '../figures/figures.ts'
import { takeOption } from '../figures/take-option.ts'
import { measureBazi } from './bazi.ts'
import { measureCalendar } from './calendar.ts'
import { measureConversion } from './conversion.ts'
import { measureFacts } from './facts.ts'
import { measureFengshui } from './fengshui.ts'
import { measureJudgement } from './judgement.ts'
import { measureLunarReturns } from './lunar-returns.ts'
import { measureMutations } from './mutation.ts'
import { measureObservatory } from './observatory.ts'
import { measureOneCalendar } from './one-calendar.ts'
import { measurePlaces } from './places.ts'
import { requireWebBuild } from './rendered-pages.ts'
import { printMovedDays } from './rules-diff.ts'
import { measureSearch } from './search.ts'
import { measureSources } from './sources.ts'
import { measureVoice } from './voice.ts'

// `npm run accuracy`: the results of the almanac, the places and the texts against outside authorities.

const contentFolder = join(import.meta.dirname, '../../content')

async function measure(args: readonly string[]): Promise<void> {
  const { rest, value: referenceFolder } = takeOption(args, '--reference')
  await runFigures(
    {
      facts: ({ small }) => measureFacts({ small, referenceFolder }),
      bazi: measureBazi,
      fengshui: measureFengshui,
      judgement: measureJudgement,
      sources: ({ small }) => measureSources({ small, referenceFolder }),
      observatory: measureObservatory,
      'one-calendar': async () => measureOneCalendar(),
      calendar: measureCalendar,
      conversion: ({ small }) => measureConversion({ small, referenceFolder }),
      'lunar-dates': ({ small }) => measureLunarReturns({ small, referenceFolder }),
      places: measurePlaces,
      search: measureSearch,
      voice: needs(measureVoice, requireWebBuild),
      content: async () => checkContent(contentFolder),
      mutation: measureMutations,
    },
    rest,
  )
}

const [first, ...rest] = process.argv.slice(2)
// A list for the changelog rather than a figure with a bar, so it runs only when it is named.
if (first === 'rules-diff') await printMovedDays(rest)
else await measure(process.argv.slice(2))
