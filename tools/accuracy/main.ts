import { runFigures } from '../figures.ts'
import { measureMutations } from '../mutation/measure.ts'
import { measureAccounts, measureBilling, measureCharts, measureChooser } from './accounts.ts'
import { measureBazi } from './bazi.ts'
import { measureCalendar } from './calendar.ts'
import { measureContent } from './content.ts'
import { measureFacts } from './facts.ts'
import { measureFuzz } from './fuzz.ts'
import { measureJudgement } from './judgement.ts'
import { measurePlaces } from './places.ts'

/** Takes an option and its value out of the command line. */
function takeOption(args: readonly string[], name: string): { rest: string[]; value: string | undefined } {
  const at = args.indexOf(name)
  if (at < 0) return { rest: [...args], value: undefined }
  const value = args[at + 1]
  if (!value) throw new Error(`${name} needs a value`)
  return { rest: args.toSpliced(at, 2), value }
}

const { rest: words, value: referenceFolder } = takeOption(process.argv.slice(2), '--reference')
const { rest, value: seed } = takeOption(words, '--seed')
await runFigures(
  {
    facts: ({ small }) => measureFacts({ small, referenceFolder }),
    bazi: measureBazi,
    judgement: measureJudgement,
    calendar: measureCalendar,
    places: measurePlaces,
    accounts: measureAccounts,
    charts: measureCharts,
    billing: measureBilling,
    chooser: measureChooser,
    content: measureContent,
    fuzz: ({ small }) => measureFuzz({ small, ...(seed ? { seed: Number(seed) } : {}) }),
    mutation: ({ small }) => measureMutations({ small }),
  },
  rest,
)
