import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { balancesOf, entriesBetween } from './balances.ts'
import type { PaymentFact } from './port.ts'
import { type Attempt, moveAttempt, orderStateOf } from './transitions.ts'

const AMOUNT = 49_000
const begun: Attempt = { state: 'initiated', refundedMinor: 0, dispute: 'none', decline: null }

type AttemptFact = PaymentFact & { readonly ref: { readonly attemptId: 'first' | 'second' } }

const details = fc.oneof(
  fc.constant({ kind: 'pending' } as const),
  fc.constant({ kind: 'succeeded', amount: { minor: AMOUNT, currency: 'RUB' } } as const),
  fc.record({
    kind: fc.constant('failed' as const),
    final: fc.boolean(),
    decline: fc.record({
      class: fc.constantFrom('soft' as const, 'hard' as const),
      code: fc.constantFrom('a', 'b'),
    }),
  }),
  fc.constant({ kind: 'canceled' } as const),
  fc.record({
    kind: fc.constant('refunded' as const),
    total: fc.record({ minor: fc.constantFrom(10_000, AMOUNT), currency: fc.constant('RUB' as const) }),
  }),
  fc.record({ kind: fc.constant('disputed' as const), phase: fc.constantFrom('opened', 'won', 'lost') }),
  fc.constant({ kind: 'card-bound', card: { token: 'x' } } as const),
)
const aFact = fc
  .tuple(details, fc.constantFrom('first', 'second'), fc.nat(3))
  // True: the records above are the members of the union.
  .map(([detail, attemptId, at]) => ({ ...detail, ref: { attemptId }, at: new Date(at) }) as AttemptFact)

/** Lists of facts, and the same facts shuffled, some of them repeated. */
const repeatedFacts = fc.array(aFact, { maxLength: 8 }).chain((facts) =>
  fc.record({
    facts: fc.constant(facts),
    repeated: fc
      .array(fc.constantFrom(...(facts.length > 0 ? facts : [undefined])), { maxLength: 6 })
      .map((again) => [...facts, ...again.filter((fact) => fact !== undefined)])
      .chain((all) => fc.shuffledSubarray(all, { minLength: all.length, maxLength: all.length })),
  }),
)

/** Applies facts one by one, posting what each changes, as the database does. */
function applyAll(facts: readonly AttemptFact[]) {
  const attempts = { first: begun, second: begun }
  const ledger = new Map<string, number>()
  let state = orderStateOf('awaiting_payment', AMOUNT, Object.values(attempts))
  for (const fact of facts) {
    const before = balancesOf('yookassa', AMOUNT, Object.values(attempts))
    attempts[fact.ref.attemptId] = moveAttempt(attempts[fact.ref.attemptId], fact)
    const after = balancesOf('yookassa', AMOUNT, Object.values(attempts))
    for (const [account, minor] of entriesBetween(before, after))
      ledger.set(account, (ledger.get(account) ?? 0) + minor)
    state = orderStateOf(state, AMOUNT, Object.values(attempts))
  }
  return { attempts, state, ledger: Object.fromEntries([...ledger].filter(([, minor]) => minor !== 0)) }
}

test('facts in any order and any number lead to the same attempts, order and ledger', () => {
  fc.assert(
    fc.property(repeatedFacts, ({ facts, repeated }) => {
      expect(applyAll(repeated)).toEqual(applyAll(facts))
    }),
    { numRuns: 2_000 },
  )
})

test('the same property catches a machine that lets the last fact win', () => {
  const lastWins = (facts: readonly AttemptFact[]) => facts.at(-1)?.kind
  expect(() =>
    fc.assert(
      fc.property(repeatedFacts, ({ facts, repeated }) => expect(lastWins(repeated)).toBe(lastWins(facts))),
    ),
  ).toThrow()
})

test('after any facts the ledger sums to zero', () => {
  fc.assert(
    fc.property(fc.array(aFact), (facts) => {
      const total = Object.values(applyAll(facts).ledger).reduce((sum, minor) => sum + minor, 0)
      expect(total).toBe(0)
    }),
  )
})

describe('an order', () => {
  const at = new Date(0)
  const ref = { attemptId: 'first' } as const
  const ok: AttemptFact = { kind: 'succeeded', amount: { minor: AMOUNT, currency: 'RUB' }, ref, at }
  const refused: AttemptFact = { kind: 'failed', decline: { class: 'soft', code: 'x' }, final: true, ref, at }
  const back = (minor: number): AttemptFact => ({
    kind: 'refunded',
    total: { minor, currency: 'RUB' },
    ref,
    at,
  })
  const dispute = (phase: 'opened' | 'won' | 'lost'): AttemptFact => ({ kind: 'disputed', phase, ref, at })
  const stateAfter = (...facts: AttemptFact[]) => {
    const attempt = facts.reduce(moveAttempt, begun)
    return orderStateOf('awaiting_payment', AMOUNT, [attempt])
  }

  test.each([
    ['is paid by success', [ok], 'paid'],
    ['stays paid when a failure is reported later', [ok, refused], 'paid'],
    ['is cancelled when its only attempt failed', [refused], 'cancelled'],
    ['is refunded when all of it is returned', [ok, back(AMOUNT)], 'refunded'],
    ['stays paid when a part is returned', [ok, back(1)], 'paid'],
    ['is not refunded before it is paid', [back(AMOUNT)], 'awaiting_payment'],
    ['is disputed while a dispute is open', [ok, dispute('opened')], 'disputed'],
    ['is paid again when the dispute is won', [ok, dispute('opened'), dispute('won')], 'paid'],
    ['is charged back when it is lost', [ok, dispute('opened'), dispute('lost')], 'charged_back'],
  ] as const)('%s', (_name, facts, state) => {
    expect(stateAfter(...facts)).toBe(state)
  })

  test('that expired is paid by a late payment', () => {
    expect(orderStateOf('expired', AMOUNT, [moveAttempt(begun, ok)])).toBe('paid')
    expect(orderStateOf('expired', AMOUNT, [moveAttempt(begun, refused)])).toBe('expired')
  })

  test('paid twice owes the second payment back', () => {
    const paid = moveAttempt(begun, ok)
    expect(Object.fromEntries(balancesOf('yookassa', AMOUNT, [paid, paid]))).toMatchObject({
      'provider:yookassa': 2 * AMOUNT,
      revenue: -AMOUNT,
      overpaid: -AMOUNT,
    })
  })
})
