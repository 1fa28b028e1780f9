/** The outside services that people can sign in with; a deployment offers those it has settings for. */
export const identityProviders = ['google', 'yandex', 'vk'] as const
export type IdentityProvider = (typeof identityProviders)[number]

export function isIdentityProvider(text: unknown): text is IdentityProvider {
  return identityProviders.some((one) => one === text)
}
