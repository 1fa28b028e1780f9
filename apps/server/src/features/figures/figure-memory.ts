import { createSchoolDifferences } from './school-years.ts'
import { createYearWeights } from './year-weights.ts'

/** What figures have counted over years, bounded. It follows from the rules alone, so that one serves every visitor. */
export type FigureMemory = {
  readonly weightsOf: ReturnType<typeof createYearWeights>
  readonly differencesOf: ReturnType<typeof createSchoolDifferences>
}

export function createFigureMemory(): FigureMemory {
  return { weightsOf: createYearWeights(), differencesOf: createSchoolDifferences() }
}
