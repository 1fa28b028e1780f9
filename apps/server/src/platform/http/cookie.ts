/** A cookie of ours: on every path, never over plain HTTP, never for scripts or other sites' requests. */
export type Cookie = {
  readonly name: string
  /** Plain characters only: who has others encodes them. */
  readonly value: string
  /** 0 takes the cookie away. */
  readonly maxAgeSec: number
}

export function toSetCookie({ name, value, maxAgeSec }: Cookie): string {
  return `${name}=${value}; Max-Age=${maxAgeSec}; Path=/; Secure; HttpOnly; SameSite=Lax`
}
