import { parentPort } from 'node:worker_threads'
import { paintDrawing } from './paint.ts'

/** Renders drawings in a worker thread, so that the event loop of the server is not blocked. */
parentPort?.on('message', (svg: string) => parentPort?.postMessage(paintDrawing(svg)))
