/** A cookie of ours: valid on every path, never sent over plain HTTP or with requests of other sites. */
export type Cookie = {
  readonly name: string
  /** Plain characters only; the caller encodes any other. */
  readonly value: string
  /** 0 deletes the cookie. */
  readonly maxAgeSec: number
  /** Scripts of our pages may read it. Such a cookie carries no right: the server decides by it at most how days are rated. */
  readonly isReadable?: true
  /** Not even sent when a link of another site leads here. */
  readonly isStrict?: true
}

export function toSetCookie({ name, value, maxAgeSec, isReadable, isStrict }: Cookie): string {
  const hidden = isReadable ? '' : ' HttpOnly;'
  return `${name}=${value}; Max-Age=${maxAgeSec}; Path=/; Secure;${hidden} SameSite=${isStrict ? 'Strict' : 'Lax'}`
}
