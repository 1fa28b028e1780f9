import { email as emailRule } from '@zeri/contract'

/**
 * The spelling an account is found by; undefined for text that is no e-mail.
 * @example normaliseEmail(' Anna@Example.org') // 'anna@example.org'
 */
export function normaliseEmail(typed: string): string | undefined {
  const parsed = emailRule.safeParse(typed.trim())
  return parsed.success ? parsed.data.toLowerCase() : undefined
}
