import { parentPort } from 'node:worker_threads'
import { paintDrawing } from './paint.ts'

/** Paints whatever it is sent, apart from the thread that answers requests. */
parentPort?.on('message', (svg: string) => parentPort?.postMessage(paintDrawing(svg)))
