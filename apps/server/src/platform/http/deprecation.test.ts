import { listSchools } from '@zeri/contract'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { createLog } from '../log.ts'
import { AppError } from './app-error.ts'
import { deprecationHeaders } from './deprecation.ts'
import { handleErrors } from './errors.ts'
import { createLimits } from './limits.ts'
import { registerOperations, route } from './operations.ts'
import { createResponseCache } from './response-cache.ts'

const deprecated = { since: '2027-01-01', sunset: '2028-01-01' }

test('an operation that will end says since when, until when and where to read about it', () => {
  expect(deprecationHeaders(deprecated)).toEqual({
    deprecation: '@1798761600',
    sunset: 'Sat, 01 Jan 2028 00:00:00 GMT',
    link: '</developers#changes>; rel="deprecation"; type="text/html"',
  })
})

test('its declaration alone writes the headers of every response, of refusals and of both paths', async () => {
  const app = Fastify()
  const clock = { now: () => 0 }
  const refuse = () => {
    throw new AppError('server.busy')
  }
  handleErrors(app, createLog('silent'))
  registerOperations(
    app,
    [
      route({ ...listSchools, deprecated }, refuse),
      route({ ...listSchools, id: 'lasting', path: '/calendar/lasting' }, refuse),
    ],
    {
      edition: 'en',
      limits: createLimits(clock, { add: async () => new Map() }),
      charge: async () => {},
      sensitive: { name: 'sensitive', perMinute: 1 },
      responses: createResponseCache(1_000_000, clock.now),
      findInternal: () => undefined,
      findSession: async () => undefined,
    },
  )
  for (const url of ['/calendar/schools', '/v1/schools', '/v1/schools?unknown=1'])
    expect((await app.inject({ url })).headers).toMatchObject(deprecationHeaders(deprecated))
  expect((await app.inject({ url: '/v1/lasting' })).headers).not.toHaveProperty('sunset')
})
