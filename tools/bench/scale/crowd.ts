import { createHash } from 'node:crypto'

/** How many people a database is filled with, and when it is there. */
export type Crowd = { readonly accounts: number; readonly at: Date }

/** Spreads the charts of an account over the table, as those who add them over the years do; prime to every size. */
export const STEP = 7_919
/** Of five people one pays for a chart and wants to hear of the day. */
export const SHARE = 5
/** As many in every crowd: what is asked of a bot is to differ by the crowd alone. */
export const BOTS = 10

/** The id of the n-th row of a kind; PostgreSQL makes it by the same rule, so that both know it without asking. */
export function idOf(kind: string, number: number): string {
  const hex = createHash('md5').update(`${kind}:${number}`).digest('hex')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

/** A secret of the n-th row of a kind, as its table keeps it. */
export function hashOf(kind: string, number: number): Buffer {
  return createHash('sha256').update(`${kind}:${number}`).digest()
}

export const emailOf = (account: number): string => `person.${account}@example.org`

/** The account of a chart; of two and a half charts an account has, the first is added by everybody before the second. */
export const accountOf = (chart: number, accounts: number): number => 1 + ((chart * STEP) % accounts)

export const botName = (number: number): string => `bot_${number}`
