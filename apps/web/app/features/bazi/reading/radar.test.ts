import { expect, test } from 'vitest'
import { radarOf } from './radar.ts'

const size = { width: 340, height: 290 }

test('equal shares of half the full percentage draw a regular figure of half the radius', () => {
  const { rings, shape } = radarOf([20, 20, 20, 20, 20], size)
  const [top, right] = shape.split(' ')
  const [ringTop] = rings.at(-1)?.split(' ') ?? []
  expect([top, ringTop]).toEqual(['170.0,104.5', '170.0,56.0'])
  expect(right).toBe('216.1,138.0')
})

test('a share above the full percentage rescales the rings, so that nothing is drawn outside', () => {
  const { rings, shape } = radarOf([80, 5, 5, 5, 5], size)
  expect(shape.split(' ')[0]).toBe(rings.at(-1)?.split(' ')[0])
})
