import { writeFileSync } from 'node:fs'
import type { SheetReply, SheetRequest } from '../features/prints/sheet-protocol.ts'

// A program that is started in place of the one that makes sheets; the name of the product says what goes wrong.

const send = (reply: SheetReply): void => void process.send?.(reply)

/** What went wrong, as an error of Node names it. */
function codeOf(attempt: () => void): string {
  try {
    attempt()
    return 'done'
  } catch (error) {
    return String((error as { code?: string }).code) // true: an error of Node has one
  }
}

const faults: Readonly<Record<string, () => void>> = {
  nothing: () => send({ pdf: Buffer.from(String(process.pid)) }),
  hang: () => {
    for (;;);
  },
  crash: () => process.exit(7),
  exhaust: () => {
    const held: number[][] = []
    for (;;) held.push(Array.from({ length: 100_000 }, Math.random))
  },
  refuse: () => send({ error: 'RangeError' }),
  environment: () => send({ pdf: Buffer.from(Object.keys(process.env).sort().join()) }),
  write: () => send({ error: codeOf(() => writeFileSync(`${import.meta.dirname}/written`, '')) }),
}

process.on('message', (message) => {
  const { input } = message as SheetRequest // true: tests send nothing else
  if ('product' in input) faults[input.product]?.()
})
process.on('disconnect', () => process.exit(0))
