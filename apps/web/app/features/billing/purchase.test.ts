import { expect, test } from 'vitest'
import { findPurchaseFaults, readPurchase } from './purchase.ts'

const aForm = (fields: Readonly<Record<string, string>>) => {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return form
}

test('boxes count only when they are ticked, and what nobody asked for is not read', () => {
  const form = aForm({ uuid: 'u', product: 'personal_1m', offer: 'on', price: '0.01' })
  expect(readPurchase(form)).toEqual({
    uuid: 'u',
    further: [],
    product: 'personal_1m',
    autopay: false,
    offer: true,
  })
})

test('an order of several charts names each of them', () => {
  const form = aForm({ uuid: 'u', product: 'personal_1m' })
  form.append('uuid', 'v')
  expect(readPurchase(form)).toMatchObject({ uuid: 'u', further: ['v'] })
})

test.each([
  [{}, ['uuid', 'product', 'offer']],
  [{ uuid: 'u', product: 'personal_1m' }, ['offer']],
  [{ uuid: 'u', offer: 'on' }, ['product']],
  [{ uuid: 'u', product: 'personal_1m', offer: 'on' }, []],
])('%j lacks %j', (fields, lacking) => {
  expect(Object.keys(findPurchaseFaults(readPurchase(aForm(fields))))).toEqual(lacking)
})
