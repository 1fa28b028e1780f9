/** The ways into an account, and the page of each for browsers without a script. */
export const authTabs = [
  { id: 'signIn', path: '/sign-in' },
  { id: 'signUp', path: '/sign-up' },
  { id: 'recovery', path: '/recovery' },
] as const

export type AuthTab = (typeof authTabs)[number]['id']
