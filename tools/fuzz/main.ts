import { runFigures } from '../figures/figures.ts'
import { takeOption } from '../figures/take-option.ts'
import { fuzzAccounts, fuzzBilling, fuzzCharts, fuzzChooser } from './features.ts'
import { fuzzOperations } from './operations.ts'
import { fuzzPlaceSearch } from './place-search.ts'
import { fuzzQuestions } from './questions.ts'
import { fuzzTools } from './tools.ts'

// `npm run fuzz`: requests that are hostile, spoiled or at random; none may break the server or show what it must not.

const { rest, value: seed } = takeOption(process.argv.slice(2), '--seed')
await runFigures(
  {
    operations: ({ small }) => fuzzOperations({ small, ...(seed ? { seed: Number(seed) } : {}) }),
    accounts: fuzzAccounts,
    charts: fuzzCharts,
    billing: fuzzBilling,
    chooser: fuzzChooser,
    questions: fuzzQuestions,
    places: fuzzPlaceSearch,
    tools: fuzzTools,
  },
  rest,
)
