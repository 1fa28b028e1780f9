import type { Origin } from './caller-facts.ts'
import type { Counted } from './tries.ts'
import { tryRules } from './try-rules.ts'

type Guess = Pick<Origin, 'address' | 'network'> & {
  readonly email: string
  /** The epoch of the account: with a new one every count begins again, so that a recovery lifts all blocks. */
  readonly epoch: number
  /** Whether the account is signed in from this network. */
  readonly isFamiliarNetwork: boolean
}

/** The counts that a guess is charged to. */
export type GuessCharges = {
  /** Of the one who guesses: forgotten once the password is right. At counts that others share, one try is refunded. */
  readonly own: Counted
  /** All of them in the order they are charged, so that a guess that is refused does not cost those that follow. */
  readonly inOrder: readonly Counted[]
}

/**
 * Guesses from a device that the account does not know are charged to who guesses: an address and a network have few, at
 * all accounts and at one. All strangers together have a ceiling at an account, which neither a known device nor a recovery
 * ever meets. A network where the account is signed in has a ceiling of its own, so that strangers elsewhere cannot lock
 * the owner out at home. An e-mail without an account is counted in the same way.
 */
export function strangerTries({ email, epoch, address, network, isFamiliarNetwork }: Guess): GuessCharges {
  const target = [email, String(epoch)]
  const own = { rule: tryRules.wrongPassword, about: ['stranger', ...target, address] }
  return {
    own,
    inOrder: [
      { rule: tryRules.wrongPasswordFromAddress, about: [address] },
      { rule: tryRules.wrongPasswordFromNetwork, about: [network] },
      own,
      { rule: tryRules.wrongPasswordFromNetworkAtAccount, about: [...target, network] },
      isFamiliarNetwork
        ? { rule: tryRules.wrongPasswordFromFamiliarNetwork, about: [...target, network] }
        : { rule: tryRules.wrongPasswordOfStrangers, about: target },
    ],
  }
}

/** Guesses from a known device: it has its own count alone, so that neither strangers nor neighbours can lock the owner out. */
export function deviceTries(accountId: string, deviceHash: Buffer): GuessCharges {
  const about = ['device', accountId, deviceHash.toString('hex')]
  const own = { rule: tryRules.wrongPassword, about }
  return { own, inOrder: [own] }
}

type CodeGuess = Pick<Guess, 'epoch' | 'address' | 'network' | 'isFamiliarNetwork'> & {
  readonly accountId: string
  /** The hash of the device, if the account knows it. */
  readonly deviceHash: Buffer | undefined
}

/** Guesses at the code of a second factor, by somebody who has the password or the mailbox; charged as passwords are. */
export function codeTries(guess: CodeGuess): GuessCharges {
  const { accountId, epoch, address, network, isFamiliarNetwork, deviceHash } = guess
  if (deviceHash) {
    const known = { rule: tryRules.wrongCode, about: ['device', accountId, deviceHash.toString('hex')] }
    return { own: known, inOrder: [known] }
  }
  const target = [accountId, String(epoch)]
  const own = { rule: tryRules.wrongCode, about: ['stranger', ...target, address] }
  return {
    own,
    inOrder: [
      own,
      { rule: tryRules.wrongCodeFromNetwork, about: [...target, network] },
      isFamiliarNetwork
        ? { rule: tryRules.wrongCodeFromFamiliarNetwork, about: [...target, network] }
        : { rule: tryRules.wrongCodeOfStrangers, about: target },
    ],
  }
}

/** Guesses at a code in one session. */
export function sessionCodeTries(sessionId: string): Counted {
  return { rule: tryRules.wrongCode, about: ['session', sessionId] }
}

/** Guesses in one session: those of a stolen session cost the owner's sessions nothing. */
export function currentPasswordTries(sessionId: string): Counted {
  return { rule: tryRules.wrongCurrentPassword, about: [sessionId] }
}
