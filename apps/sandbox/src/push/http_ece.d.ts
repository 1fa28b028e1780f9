declare module 'http_ece' {
  import type { ECDH } from 'node:crypto'

  type Options = {
    readonly version: 'aes128gcm'
    readonly privateKey: ECDH
    readonly authSecret: string
  }
  export function decrypt(body: Buffer, options: Options): Buffer
}
