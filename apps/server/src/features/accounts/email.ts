import { email as emailRule } from '@zeri/contract'

/**
 * The one spelling an account is found by; undefined for what is no e-mail, which nobody has.
 * @example normaliseEmail(' Anna@Example.org') // 'anna@example.org'
 */
export function normaliseEmail(typed: string): string | undefined {
  const parsed = emailRule.safeParse(typed.trim())
  return parsed.success ? parsed.data.toLowerCase() : undefined
}
