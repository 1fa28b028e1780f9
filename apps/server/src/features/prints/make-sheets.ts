import { createRenderSheet } from './render-sheet.ts'
import type { SheetReply, SheetRequest } from './sheet-protocol.ts'

// The process that makes sheets; `sheet-process.ts` starts it. It ends with the worker that started it.

const renderSheet = createRenderSheet()
const send = (reply: SheetReply): void => void process.send?.(reply)

process.on('message', async (message) => {
  const { input } = message as SheetRequest // true: the worker sends nothing else
  try {
    send({ pdf: await renderSheet(input, (progress) => send({ progress })) })
  } catch (error) {
    // Without its message, which may quote a name.
    send({ error: error instanceof Error ? error.name : typeof error })
  }
})
process.on('disconnect', () => process.exit(0))
// A signal to the whole group is meant for the worker, which finishes its sheet first.
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => {})
