/**
 * What the counter of a passkey says. An authenticator that counts raises it with each use; one that is copied between
 * devices leaves it at zero. A counter that goes back shows that a copy of the key exists.
 * @example judgeCounter({ stored: 7, sent: 7 }) // 'stuck'
 */
export function judgeCounter({
  stored,
  sent,
}: {
  readonly stored: number
  readonly sent: number
}): 'fine' | 'stuck' | 'back' {
  if (stored === 0 || sent > stored) return 'fine'
  return sent === stored ? 'stuck' : 'back'
}
