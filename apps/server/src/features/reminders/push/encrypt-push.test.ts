import { createECDH } from 'node:crypto'
import { expect, test } from 'vitest'
import { systemRandom } from '../../../platform/random.ts'
import { createPushSender, encryptPush, MAX_PLAIN } from './encrypt-push.ts'

const bytes = (text: string): Buffer => Buffer.from(text, 'base64url')

/** The example of RFC 8291, appendix A. */
const example = {
  p256dh: bytes('BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4'),
  auth: bytes('BTBZMqHH6r4Tts7J_aSIgg'),
  salt: bytes('DGv6ra1nlYgDCS1FRnbzlw'),
  sender: bytes('yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw'),
}

test('the example of RFC 8291 is encrypted to its bytes', () => {
  const ecdh = createECDH('prime256v1')
  ecdh.setPrivateKey(example.sender)
  const plain = Buffer.from('When I grow up, I want to be a watermelon')
  expect(encryptPush(plain, example, { ecdh, salt: example.salt }).toString('base64url')).toBe(
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
  )
})

test('the longest message fills the 4 096 bytes of push services, and a longer one is refused', () => {
  const encrypt = (length: number) =>
    encryptPush(Buffer.alloc(length, 'a'), example, createPushSender(systemRandom))
  expect(encrypt(MAX_PLAIN)).toHaveLength(4096)
  expect(() => encrypt(MAX_PLAIN + 1)).toThrow(RangeError)
})

test('two encryptions of one message share neither key nor salt', () => {
  const encrypt = () => encryptPush(Buffer.from('a'), example, createPushSender(systemRandom))
  const [one, other] = [encrypt(), encrypt()]
  expect(one.subarray(0, 16)).not.toEqual(other.subarray(0, 16))
  expect(one.subarray(21, 86)).not.toEqual(other.subarray(21, 86))
})
