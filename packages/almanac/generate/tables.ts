import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type EventModel, moonQuarterModel, solarTermModel } from '../src/astro/event-models.ts'
import { encodeResiduals, type ResidualText } from '../src/astro/residuals.ts'
import { referenceMoonPassage, referenceSunPassage } from './shou-xing.ts'

const LINE = 100

function residualsOf(
  { count, unitSec, unrolledDeg, terrestrial }: EventModel,
  reference: (unrolledDeg: number) => number,
): number[] {
  return Array.from({ length: count }, (_, index) =>
    Math.round((reference(unrolledDeg(index)) - terrestrial(index)) / unitSec),
  )
}

function inLines(text: string): string {
  const lines = text.match(new RegExp(`.{1,${LINE}}`, 'g')) ?? []
  return lines.map((line) => `    "${line}"`).join(' +\n')
}

function constant(name: string, { text, charactersEach }: ResidualText): string {
  return `export const ${name}: ResidualText = {
  charactersEach: ${charactersEach},
  text:
${inLines(text)},
}
`
}

const file = join(import.meta.dirname, '../src/astro/tables.generated.ts')
writeFileSync(
  file,
  `// Written by generate/tables.ts: seconds from our own series to the Shou Xing series (tyme4ts), in Terrestrial Time.
import type { ResidualText } from './residuals.ts'

${constant('solarTermResiduals', encodeResiduals(residualsOf(solarTermModel, referenceSunPassage), 2))}
${constant('moonQuarterResiduals', encodeResiduals(residualsOf(moonQuarterModel, referenceMoonPassage), 1))}`,
)
