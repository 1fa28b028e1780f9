/** A cookie of ours: valid on every path, never sent over plain HTTP or with requests of other sites. */
export type Cookie = {
  readonly name: string
  /** Plain characters only; the caller encodes any other. */
  readonly value: string
  /** 0 deletes the cookie. */
  readonly maxAgeSec: number
  /** Scripts of our pages may read it. Such a cookie carries no right, and the server decides nothing by it. */
  readonly isReadable?: true
}

export function toSetCookie({ name, value, maxAgeSec, isReadable }: Cookie): string {
  const hidden = isReadable ? '' : ' HttpOnly;'
  return `${name}=${value}; Max-Age=${maxAgeSec}; Path=/; Secure;${hidden} SameSite=Lax`
}
