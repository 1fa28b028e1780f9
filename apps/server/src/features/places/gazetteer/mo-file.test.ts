import { expect, test } from 'vitest'
import { readMoFile } from './mo-file.ts'

/** A catalogue as written by msgfmt, without the hash table. */
function aMoFile(messages: Readonly<Record<string, string>>): Buffer {
  const texts = [...Object.keys(messages), ...Object.values(messages)].map((text) => Buffer.from(`${text}\0`))
  const count = texts.length / 2
  const head = Buffer.alloc(28 + count * 16)
  for (const [index, word] of [0x950412de, 0, count, 28, 28 + count * 8, 0, 0].entries())
    head.writeUInt32LE(word, index * 4)
  let offset = head.length
  for (const [index, text] of texts.entries()) {
    head.writeUInt32LE(text.length - 1, 28 + index * 8)
    head.writeUInt32LE(offset, 32 + index * 8)
    offset += text.length
  }
  return Buffer.concat([head, ...texts])
}

test('every message is read with its translation', () => {
  const messages = { '524901': 'Москва', 'RU.48': 'Москва', '': 'Content-Type: text/plain' }
  expect(Object.fromEntries(readMoFile(aMoFile(messages)))).toEqual(messages)
})

test.each([Buffer.from(''), Buffer.from('<!doctype html><p>no catalogue at all</p>')])(
  'a file that is not a catalogue is refused',
  (file) => {
    expect(() => readMoFile(file)).toThrow('not a gettext catalogue')
  },
)
