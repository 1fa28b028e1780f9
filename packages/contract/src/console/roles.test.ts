import { expect, test } from 'vitest'
import { mayDo, operatorRoles } from './roles.ts'

test.each([
  ['nobody', ['support', 'finance', 'admin']],
  ['support', ['support', 'finance', 'admin']],
  ['finance', ['finance', 'admin']],
  ['admin', ['admin']],
] as const)('what needs %s may be done by %j', (role, allowed) => {
  expect(operatorRoles.filter((one) => mayDo(one, { role }))).toEqual(allowed)
})
