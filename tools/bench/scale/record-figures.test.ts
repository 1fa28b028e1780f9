import { expect, test } from 'vitest'
import { figure } from '../../figures/figures.ts'
import { withMeasured } from './record-figures.ts'

const recorded = {
  load: { reminders: 0.3 },
  figures: { 'costs: a page, server': 20, 'costs: a layer, server': 9, 'reminders: a text, elapsed': 0.2 },
}
const aLayer = (ms: number) => figure('costs: a layer, server', ms, 'ms', '<= 10')

test('a recorded figure is replaced by the measured one, with the load of its bench; the others stay', () => {
  expect(withMeasured(recorded, [aLayer(7)], 1.234)).toEqual({
    load: { reminders: 0.3, costs: 1.2 },
    figures: { ...recorded.figures, 'costs: a layer, server': 7 },
  })
})

test('a figure above its bar is recorded too: it is what was measured', () => {
  expect(withMeasured(recorded, [aLayer(70)], 0).figures['costs: a layer, server']).toBe(70)
})

test('figures that are not recorded are left out', () => {
  const other = figure('costs: getUser, declared as 1 ms', 1, 'ms', '<= 3')
  expect(withMeasured(recorded, [aLayer(7), other], 0).figures).not.toHaveProperty(other.name)
})

test.each([
  ['a figure that was not measured', [aLayer(Number.NaN)], 'nothing was measured'],
  ['a bench without such figures', [figure('app.warm', 1, 'ratio', '>= 1')], 'no figure of this bench'],
])('%s is refused', (_, measured, message) => {
  expect(() => withMeasured(recorded, measured, 0)).toThrow(message)
})
