import { expect, test } from 'vitest'
import { findSaturation } from './saturation.ts'

/** A machine that sustains rates up to a limit. */
const upTo = (limit: number) => async (rate: number) => rate <= limit

test.each([130, 500, 777, 4_000])(
  'the rate found for a limit of %s is sustained and close to it',
  async (limit) => {
    const found = await findSaturation({ sustains: upTo(limit), from: 100, halvings: 4 })
    expect(found).toBeLessThanOrEqual(limit)
    expect(found).toBeGreaterThan(0.9 * limit)
  },
)

test('one bad moment does not end the search', async () => {
  let tries = 0
  const sustains = async (rate: number) => {
    tries += 1
    return tries !== 2 && rate <= 500
  }
  expect(await findSaturation({ sustains, from: 100, halvings: 4 })).toBeGreaterThan(450)
})

test('a machine too weak for the first rate is an error', async () => {
  await expect(findSaturation({ sustains: upTo(50), from: 100, halvings: 1 })).rejects.toThrow('not even 100')
})

test('a check that never fails is an error', async () => {
  const search = { sustains: async () => true, from: 100, halvings: 1 }
  await expect(findSaturation(search)).rejects.toThrow('no end found')
})
