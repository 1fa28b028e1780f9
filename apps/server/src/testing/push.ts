// Web push in tests: a pair of VAPID keys, and subscriptions as browsers send them.

import { createECDH } from 'node:crypto'

/** The settings that switch web push on, with keys of their own. */
export function aPushEnv(): Readonly<Record<'VAPID_PUBLIC_KEY' | 'VAPID_PRIVATE_KEY', string>> {
  const pair = createECDH('prime256v1')
  pair.generateKeys()
  return {
    VAPID_PUBLIC_KEY: pair.getPublicKey('base64url'),
    VAPID_PRIVATE_KEY: pair.getPrivateKey('base64url'),
  }
}

/** The subscription of a browser, with the example keys of RFC 8291. */
export function aSubscription(name: string) {
  return {
    endpoint: `https://updates.push.services.mozilla.com/wpush/v2/${name}`,
    expirationTime: null,
    keys: {
      p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
      auth: 'BTBZMqHH6r4Tts7J_aSIgg',
    },
  }
}
