/** A cookie of ours: valid on every path, never sent over plain HTTP, to scripts or with requests of other sites. */
export type Cookie = {
  readonly name: string
  /** Plain characters only; the caller encodes any other. */
  readonly value: string
  /** 0 deletes the cookie. */
  readonly maxAgeSec: number
}

export function toSetCookie({ name, value, maxAgeSec }: Cookie): string {
  return `${name}=${value}; Max-Age=${maxAgeSec}; Path=/; Secure; HttpOnly; SameSite=Lax`
}
