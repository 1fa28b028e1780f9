/** How the stand-ins misbehave. A change lasts until the next one. */
export type IdentityPlan = {
  /** What is wrong with the signed token of Google. */
  token: 'right' | 'wrong-nonce' | 'wrong-issuer' | 'wrong-audience' | 'wrong-signature'
  /** Whether the providers call the address of a person verified. */
  emailVerified: boolean
  /** Whether they name an address at all. */
  hasEmail: boolean
  /** Yandex and VK describe a person to another application, or another person. */
  profile: 'right' | 'of-another'
}

export const honestPlan: IdentityPlan = {
  token: 'right',
  emailVerified: true,
  hasEmail: true,
  profile: 'right',
}

/** The id a provider has for the person with an address: always the same one. */
export const subjectOf = (email: string) => Buffer.from(email.toLowerCase()).toString('hex').slice(0, 60)

export const CLIENT_ID = 'zeri-sandbox'
export const CLIENT_SECRET = 'a-secret-of-the-sandbox'
