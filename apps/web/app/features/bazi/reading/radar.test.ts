import { expect, test } from 'vitest'
import { radarOf } from './radar.ts'

const size = { width: 340, height: 290 }

test('equal shares make a regular figure, half as large as the outermost ring at half of its share', () => {
  const { rings, shape } = radarOf([20, 20, 20, 20, 20], size)
  const [top, right] = shape.split(' ')
  const [ringTop] = rings.at(-1)?.split(' ') ?? []
  expect([top, ringTop]).toEqual(['170.0,104.5', '170.0,56.0'])
  expect(right).toBe('216.1,138.0')
})

test('a share beyond the outermost ring widens it, and nothing leaves the figure', () => {
  const { rings, shape } = radarOf([80, 5, 5, 5, 5], size)
  expect(shape.split(' ')[0]).toBe(rings.at(-1)?.split(' ')[0])
})
