/** `hard`: the address does not take mail. `soft`: it did not take this one. */
export type FailureKind = 'hard' | 'soft'

/**
 * Judges an enhanced status code (RFC 3463). A permanent failure stops the address, with two exceptions that say nothing
 * against it: a full mailbox, and a policy of the receiver (5.7), which turns against us and would otherwise stop
 * everybody on the day on which a record of ours is wrong.
 * @example judgeFailure('5.1.1') // 'hard'
 */
export function judgeFailure(status: string): FailureKind {
  const isPermanent = status.startsWith('5.')
  return isPermanent && !status.startsWith('5.7.') && status !== '5.2.2' ? 'hard' : 'soft'
}

/** What a mail server said when it refused a mail, as nodemailer reports it. */
export type Refusal = {
  readonly code?: string | undefined
  readonly command?: string | undefined
  readonly responseCode?: number | undefined
  readonly response?: string | undefined
}

/** Replies to the recipient that mean that there is no such mailbox, where no enhanced code follows (RFC 5321). */
const NO_MAILBOX = new Set([550, 551, 553])

/**
 * The status of a mail that was refused for good while it was handed over; undefined if the refusal is not about the
 * recipient, such as that of our sender address.
 */
export function statusOfRefusal({
  code,
  command = '',
  responseCode = 0,
  response = '',
}: Refusal): string | undefined {
  const isAboutRecipient = code === 'EENVELOPE' ? /^RCPT/i.test(command) : code === 'EMESSAGE'
  if (!isAboutRecipient || responseCode < 500) return undefined
  const enhanced = /^5\d\d[ -](5\.\d{1,3}\.\d{1,3})\b/.exec(response)?.[1]
  return enhanced ?? (code === 'EENVELOPE' && NO_MAILBOX.has(responseCode) ? '5.1.1' : '5.7.0')
}
