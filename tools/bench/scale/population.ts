import { createHash } from 'node:crypto'

/** How many accounts a database is filled with, and its present time. */
export type Population = { readonly accounts: number; readonly at: Date }

/** Spreads the charts of an account over the table, as if added over the years; coprime to every size. */
export const STEP = 7_919
/** One account in five pays for a chart and has a reminder. */
export const SHARE = 5
/** As many in every population, so that queries about a bot differ by the population alone. */
export const BOTS = 10

/** The id of the n-th row of a kind; PostgreSQL computes it by the same rule. */
export function idOf(kind: string, number: number): string {
  const hex = createHash('md5').update(`${kind}:${number}`).digest('hex')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

/** The hash of a secret of the n-th row of a kind, as its table stores it. */
export function hashOf(kind: string, number: number): Buffer {
  return createHash('sha256').update(`${kind}:${number}`).digest()
}

export const emailOf = (account: number): string => `person.${account}@example.org`

/** The account of a chart. Accounts have two and a half charts on average; all first charts come before the second ones. */
export const accountOf = (chart: number, accounts: number): number => 1 + ((chart * STEP) % accounts)

export const botName = (number: number): string => `bot_${number}`
