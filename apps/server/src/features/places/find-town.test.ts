import { expect, test } from 'vitest'
import { aPlace } from '../../testing/place.ts'
import { distanceKm, findTown } from './find-town.ts'

const moscow = aPlace({ id: 1, latitudeDeg: 55.752, longitudeDeg: 37.616, population: 10_381_222 })
const quarter = aPlace({ id: 2, latitudeDeg: 55.729, longitudeDeg: 37.577, population: 97_110 })
const korolyov = aPlace({ id: 3, latitudeDeg: 55.914, longitudeDeg: 37.825, population: 222_000 })

test('a position in a quarter of a city resolves to the city', () => {
  expect(findTown({ latitudeDeg: 55.73, longitudeDeg: 37.58 }, [quarter, moscow, korolyov])).toBe(moscow)
})

test('a position in a town near a city resolves to the town', () => {
  expect(findTown({ latitudeDeg: 55.92, longitudeDeg: 37.81 }, [moscow, korolyov])).toBe(korolyov)
})

test('without nearby places there is no town', () => {
  expect(findTown({ latitudeDeg: 0, longitudeDeg: 0 }, [])).toBeUndefined()
})

test('distances follow the great circle, also across the date line', () => {
  const east = { latitudeDeg: 0, longitudeDeg: 179.5 }
  const west = { latitudeDeg: 0, longitudeDeg: -179.5 }
  expect(distanceKm(east, west)).toBeCloseTo(111.2, 0)
})
