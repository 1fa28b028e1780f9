/** Names and ports of the drill's machine that belong to no deployment: the site's name, and the services outside. */
export const outside = {
  siteUrl: 'https://zeri.test',
  smtp: { tls: 465, plain: 2525 },
  mailboxPort: 8025,
  payments: { tls: 8443, plain: 8026 },
  hosts: ['zeri.test', 'www.zeri.test', 'mail.zeri.test', 'pay.zeri.test'],
} as const
