import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { aGazetteer } from '../../../testing/gazetteer.ts'
import { chooseZone } from './build-gazetteer.ts'

test('the zone map decides, unless it also allows the zone of the source', () => {
  expect(chooseZone('Asia/Qostanay', ['Asia/Qyzylorda'])).toBe('Asia/Qyzylorda')
  expect(chooseZone('Asia/Urumqi', ['Asia/Shanghai', 'Asia/Urumqi'])).toBe('Asia/Urumqi')
  expect(chooseZone('Europe/Moscow', [])).toBe('Europe/Moscow')
})

test('a line of the tables contains a place with its names, with special characters removed', async () => {
  const built = await aGazetteer([{ id: 7, name: 'Back\\slash', russian: 'Обратная', population: 20_000 }])
  const [places = '', names = ''] = [built.places, built.names].map((file) => readFileSync(file, 'utf8'))
  built.remove()
  const row = places.split('\n').find((line) => line.startsWith('7\t'))
  expect(row).toBe('7\tBack slash\tОбратная\t\\N\t\\N\tRU\t55\t49\t20000\tEurope/Moscow')
  const keys = names.split('\n').filter((line) => line.startsWith('7\t'))
  expect(keys.map((line) => line.split('\t')[1]).toSorted()).toEqual(['back slash', 'обратная'])
})

test('the same inputs give the same build, and other inputs another one', async () => {
  const [first, same, other] = [
    await aGazetteer([{ id: 7, name: 'One' }]),
    await aGazetteer([{ id: 7, name: 'One' }]),
    await aGazetteer([{ id: 7, name: 'Two' }]),
  ]
  for (const built of [first, same, other]) built.remove()
  expect(same.fingerprint).toBe(first.fingerprint)
  expect(other.fingerprint).not.toBe(first.fingerprint)
})
