import { type Stream, sendStream } from './open-loop.ts'

/** Sends the streams it is told of, in a process of its own: whoever measures must not be in the way of who sends. */
process.on('message', async (stream: Stream) => {
  process.send?.(await sendStream(stream))
})
process.once('disconnect', () => process.exit(0))
