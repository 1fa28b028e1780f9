import { expect, test } from 'vitest'
import { moonQuarterModel, solarTermModel } from '../src/astro/event-models.ts'
import { moonQuarters } from '../src/astro/moon-quarters.ts'
import { solarTerms } from '../src/astro/solar-terms.ts'
import { referenceMoonPassage, referenceSunPassage } from './shou-xing.ts'

const HALF_UNIT_SLACK = 0.51

test.each([
  { what: 'solar term', model: solarTermModel, instants: solarTerms, reference: referenceSunPassage },
  {
    what: 'quarter of the moon',
    model: moonQuarterModel,
    instants: moonQuarters,
    reference: referenceMoonPassage,
  },
])('every $what of the table is the reference to half a unit', ({ model, instants, reference }) => {
  const errors = Array.from({ length: model.count }, (_, index) =>
    Math.abs(instants.terrestrial(index) - reference(model.unrolledDeg(index))),
  )
  expect(Math.max(...errors)).toBeLessThanOrEqual(model.unitSec * HALF_UNIT_SLACK)
})
