import { createSchoolDifferences } from './school-years.ts'
import { createYearWeights } from './year-weights.ts'

type FigureMemory = {
  readonly weightsOf: ReturnType<typeof createYearWeights>
  readonly differencesOf: ReturnType<typeof createSchoolDifferences>
}

let memory: FigureMemory | undefined

/** What figures have counted over years, bounded. It follows from the rules alone and is made at its first use. */
export function figureMemory(): FigureMemory {
  memory ??= { weightsOf: createYearWeights(), differencesOf: createSchoolDifferences() }
  return memory
}
