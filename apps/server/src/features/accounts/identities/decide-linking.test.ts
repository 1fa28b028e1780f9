import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { decideLinking, type LinkingDecision, type LinkingFacts } from './decide-linking.ts'

const verified = { address: 'anna@example.org', isVerified: true }
const unverified = { ...verified, isVerified: false }
const ours = { id: 'anna', isVerified: true }
const unproven = { id: 'anna', isVerified: false }

const cases: readonly [string, LinkingFacts, LinkingDecision][] = [
  ['a known identity signs in', { linkedTo: 'anna' }, { do: 'sign-in', accountId: 'anna' }],
  [
    'whatever its address is now',
    { linkedTo: 'anna', email: verified, holder: { id: 'boris', isVerified: true } },
    { do: 'sign-in', accountId: 'anna' },
  ],
  ['a fresh session links', { linksTo: 'anna' }, { do: 'link', accountId: 'anna', isNew: true }],
  [
    'linking once more changes nothing',
    { linksTo: 'anna', linkedTo: 'anna' },
    { do: 'link', accountId: 'anna', isNew: false },
  ],
  ['an identity of another account is refused', { linksTo: 'anna', linkedTo: 'boris' }, { do: 'refuse' }],
  [
    'a verified address of our account needs a proof',
    { email: verified, holder: ours },
    { do: 'prove', accountId: 'anna' },
  ],
  [
    'the proof of another account is none',
    { email: verified, holder: ours, proof: { accountId: 'boris', by: 'code' } },
    { do: 'prove', accountId: 'anna' },
  ],
  [
    'the password links',
    { email: verified, holder: ours, proof: { accountId: 'anna', by: 'password' } },
    { do: 'link-proven', accountId: 'anna', claims: false },
  ],
  [
    'the mailed code links',
    { email: verified, holder: ours, proof: { accountId: 'anna', by: 'code' } },
    { do: 'link-proven', accountId: 'anna', claims: false },
  ],
  [
    'the mailed code claims an account that was never verified',
    { email: verified, holder: unproven, proof: { accountId: 'anna', by: 'code' } },
    { do: 'link-proven', accountId: 'anna', claims: true },
  ],
  [
    'the password of an unverified account claims nothing',
    { email: verified, holder: unproven, proof: { accountId: 'anna', by: 'password' } },
    { do: 'link-proven', accountId: 'anna', claims: false },
  ],
  [
    'an unverified address is never used, even with a proof',
    { email: unverified, holder: ours, proof: { accountId: 'anna', by: 'password' } },
    { do: 'sign-up', verifiedEmail: undefined },
  ],
  ['a new verified address', { email: verified }, { do: 'sign-up', verifiedEmail: 'anna@example.org' }],
  ['no address', {}, { do: 'sign-up', verifiedEmail: undefined }],
]

test.each(cases)('%s', (_name, facts, decision) => {
  expect(decideLinking(facts)).toEqual(decision)
})

// A small world: each person owns one mailbox and one identity, knows the passwords they set, and may name any address at a
// provider, which verifies only their own. An account belongs to the owner of its mailbox once that is proven.

type Person = 0 | 1 | 2
type Account = {
  readonly mailbox: Person
  isVerified: boolean
  passwordOf: Person | undefined
  sessions: Set<Person>
  identities: Set<Person>
}

type Step =
  | {
      readonly kind: 'sign-up' | 'verify' | 'recover' | 'link'
      readonly by: Person
      readonly mailbox: Person
    }
  | {
      readonly kind: 'provider'
      readonly by: Person
      readonly mailbox: Person
      /** How the person tries to prove the account, where a proof is wanted. */
      readonly prove: 'password' | 'code' | 'nothing'
    }

const person = fc.constantFrom<Person>(0, 1, 2)
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({
    kind: fc.constantFrom<'sign-up' | 'verify' | 'recover' | 'link'>('sign-up', 'verify', 'recover', 'link'),
    by: person,
    mailbox: person,
  }),
  fc.record({
    kind: fc.constant<'provider'>('provider'),
    by: person,
    mailbox: person,
    prove: fc.constantFrom<'password' | 'code' | 'nothing'>('password', 'code', 'nothing'),
  }),
)

/** Plays the steps; returns what went wrong, or undefined. */
function play(steps: readonly Step[], decide: typeof decideLinking): string | undefined {
  const accounts = new Map<Person, Account>()
  const open = (
    mailbox: Person,
    by: Person,
    isVerified: boolean,
    passwordOf: Person | undefined,
  ): Account => {
    const account = {
      mailbox,
      isVerified,
      passwordOf,
      sessions: new Set([by]),
      identities: new Set<Person>(),
    }
    accounts.set(mailbox, account)
    return account
  }
  const endAll = (account: Account) => {
    account.isVerified = true
    account.passwordOf = undefined
    account.sessions.clear()
    account.identities.clear()
  }
  for (const one of steps) {
    const account = accounts.get(one.mailbox)
    const owns = one.by === one.mailbox
    switch (one.kind) {
      case 'sign-up':
        if (!account) open(one.mailbox, one.by, false, one.by)
        break
      case 'verify':
        // The owner looks before opening the link: an account that a stranger made is not theirs.
        if (account && owns && account.passwordOf === one.by) account.isVerified = true
        break
      case 'recover':
        if (account && owns) {
          endAll(account)
          account.passwordOf = one.by
        }
        break
      case 'link': {
        if (!account?.sessions.has(one.by)) break
        const linked = [...accounts.values()].find(({ identities }) => identities.has(one.by))
        const linkedTo = linked && String(linked.mailbox)
        const decision = decide({ linksTo: String(account.mailbox), linkedTo })
        if (decision.do === 'link') account.identities.add(one.by)
        break
      }
      case 'provider': {
        const linked = [...accounts.values()].find(({ identities }) => identities.has(one.by))
        const facts = {
          linkedTo: linked && String(linked.mailbox),
          email: { address: String(one.mailbox), isVerified: owns },
          holder: account && { id: String(one.mailbox), isVerified: account.isVerified },
        }
        const canProve =
          (one.prove === 'password' && account?.passwordOf === one.by) || (one.prove === 'code' && owns)
        const first = decide(facts)
        const proof = canProve ? { accountId: String(one.mailbox), by: one.prove } : undefined
        const decision = first.do === 'prove' ? decide({ ...facts, proof }) : first
        if (decision.do === 'sign-in') linked?.sessions.add(one.by)
        if (decision.do === 'sign-up' && !account) {
          const isVerified = decision.verifiedEmail !== undefined
          open(one.mailbox, one.by, isVerified, undefined).identities.add(one.by)
        }
        if (decision.do === 'link-proven' && account) {
          if (decision.claims) endAll(account)
          account.identities.add(one.by)
          account.sessions.add(one.by)
          // Who reads the mail owns the account: nothing of a stranger outlives that proof.
          const others = [...account.sessions, ...account.identities, account.passwordOf]
          const stranger = others.find((by) => by !== undefined && by !== account.mailbox)
          if (one.prove === 'code' && stranger !== undefined)
            return `${JSON.stringify(one)}: person ${stranger} is still in the account`
        }
      }
    }
    for (const { mailbox, isVerified, identities, sessions } of accounts.values()) {
      if (!isVerified) continue
      const strangers = [...identities, ...sessions].filter((by) => by !== mailbox)
      if (strangers.length > 0)
        return `${JSON.stringify(one)}: person ${strangers[0]} is in the account of ${mailbox}`
    }
  }
  return undefined
}

const histories = fc.array(step, { maxLength: 14 })

describe('in 2 000 histories of three people', () => {
  test('nobody gets into the verified account of another', () => {
    fc.assert(
      fc.property(histories, (steps) => {
        expect(play(steps, decideLinking)).toBeUndefined()
      }),
      { numRuns: 2_000, seed: 24 },
    )
  })

  const mutants: readonly [string, typeof decideLinking][] = [
    [
      'an unverified address links',
      (facts) =>
        facts.holder && facts.linksTo === undefined && facts.linkedTo === undefined
          ? { do: 'link-proven', accountId: facts.holder.id, claims: false }
          : decideLinking(facts),
    ],
    [
      'the claim of an unverified account ends nothing',
      (facts) => {
        const decision = decideLinking(facts)
        return decision.do === 'link-proven' ? { ...decision, claims: false } : decision
      },
    ],
  ]
  test.each(mutants)('it shows when %s', (name, mutant) => {
    const run = fc.check(
      fc.property(histories, (steps) => play(steps, mutant) === undefined),
      { numRuns: 2_000, seed: 24 },
    )
    expect(run.failed, name).toBe(true)
  })
})
