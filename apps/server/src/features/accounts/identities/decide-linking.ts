// Who an identity signs in: the rules, without any act.

/** What is known when a provider has vouched for a person. */
export type LinkingFacts = {
  /** The account this identity is linked to. */
  readonly linkedTo?: string | undefined
  /** The account whose fresh session began the visit in order to link. */
  readonly linksTo?: string | undefined
  /** The address at the provider, and whether the provider has verified it. */
  readonly email?: { readonly address: string; readonly isVerified: boolean } | undefined
  /** Our account with that address. */
  readonly holder?: { readonly id: string; readonly isVerified: boolean } | undefined
  /** What the person has proven of an account since: its password, or that they read its mail. */
  readonly proof?: { readonly accountId: string; readonly by: 'password' | 'code' } | undefined
}

export type LinkingDecision =
  | { readonly do: 'sign-in'; readonly accountId: string }
  /** `isNew` is false where the identity is linked to that account already. */
  | { readonly do: 'link'; readonly accountId: string; readonly isNew: boolean }
  | { readonly do: 'refuse' }
  | { readonly do: 'prove'; readonly accountId: string }
  /** With `claims` the account was unverified: what its creator left there ends. */
  | { readonly do: 'link-proven'; readonly accountId: string; readonly claims: boolean }
  | { readonly do: 'sign-up'; readonly verifiedEmail: string | undefined }

/**
 * An identity is found by its subject alone. An address that the provider has not verified decides nothing; one that it
 * has verified leads to our account only together with a proof of that account, because the provider's records may be old.
 */
export function decideLinking({ linkedTo, linksTo, email, holder, proof }: LinkingFacts): LinkingDecision {
  if (linksTo !== undefined) {
    if (linkedTo !== undefined && linkedTo !== linksTo) return { do: 'refuse' }
    return { do: 'link', accountId: linksTo, isNew: linkedTo === undefined }
  }
  if (linkedTo !== undefined) return { do: 'sign-in', accountId: linkedTo }
  if (!email?.isVerified) return { do: 'sign-up', verifiedEmail: undefined }
  if (!holder) return { do: 'sign-up', verifiedEmail: email.address }
  if (proof?.accountId !== holder.id) return { do: 'prove', accountId: holder.id }
  return { do: 'link-proven', accountId: holder.id, claims: proof.by === 'code' && !holder.isVerified }
}
