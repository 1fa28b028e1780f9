import { type Stream, sendStream } from './open-loop.ts'

/** Sends streams of visits in a process of its own, so that measuring does not disturb the sending. */
process.on('message', async (stream: Stream) => {
  process.send?.(await sendStream(stream))
})
process.once('disconnect', () => process.exit(0))
