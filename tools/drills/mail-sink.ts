// A mail server in a process of its own: stores each mail in a folder as it came, and counts connections.
//   node mail-sink.ts <folder>

import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createSmtpSink } from '../../apps/sandbox/src/smtp-sink.ts'

const [, , folder = ''] = process.argv
const faults = { smtp: 'ok', slowMs: 0 } as const
let count = 0

const sink = createSmtpSink({
  faults,
  now: Date.now,
  onRaw(raw) {
    count += 1
    if (folder !== '') writeFileSync(join(folder, `${String(count).padStart(5, '0')}.eml`), raw)
  },
})
sink.on('error', () => {}) // a client that disconnects midway is not an error here
const server = sink.listen(0, '127.0.0.1', () => {
  const address = server.address()
  process.send?.({ port: typeof address === 'object' ? address?.port : 0 })
})
process.on('disconnect', () => process.exit(0))
