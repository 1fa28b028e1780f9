import { email as emailRule } from '@zeri/contract'

/**
 * The spelling an account is found by; undefined for text that is no e-mail.
 * @example normaliseEmail(' Anna@Example.org') // 'anna@example.org'
 */
export function normaliseEmail(typed: string): string | undefined {
  const parsed = emailRule.safeParse(typed.trim())
  return parsed.success ? parsed.data.toLowerCase() : undefined
}

/** Providers whose mailboxes have several spellings: their domains, and the characters that make no difference. */
const PROVIDERS: readonly {
  readonly domains: readonly string[]
  readonly fold: (local: string) => string
}[] = [
  { domains: ['gmail.com', 'googlemail.com'], fold: (local) => local.replaceAll('.', '') },
  {
    domains: ['yandex.ru', 'ya.ru', 'yandex.com', 'yandex.by', 'yandex.kz', 'yandex.ua', 'narod.ru'],
    fold: (local) => local.replaceAll('.', '-'),
  },
  {
    domains: ['proton.me', 'protonmail.com', 'protonmail.ch', 'pm.me'],
    fold: (local) => local.replaceAll(/[._-]/g, ''),
  },
  { domains: ['icloud.com', 'me.com', 'mac.com'], fold: (local) => local },
]

/**
 * One spelling for the addresses of one mailbox, for counting mails only: two people may share it by accident, so no
 * account is found by it.
 * @example foldAddress('An.Na+calendar@googlemail.com') // 'anna@gmail.com'
 */
export function foldAddress(email: string): string {
  const lower = email.toLowerCase()
  const at = lower.lastIndexOf('@')
  const [local = '', domain] = [lower.slice(0, at).split('+')[0], lower.slice(at + 1)]
  const provider = PROVIDERS.find(({ domains }) => domains.includes(domain))
  return provider ? `${provider.fold(local)}@${provider.domains[0]}` : `${local}@${domain}`
}
