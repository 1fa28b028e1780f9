import { Writable } from 'node:stream'
import type { ReactNode } from 'react'
import { renderToPipeableStream } from 'react-dom/server'

type Options = { readonly nonce: string; readonly abortAfterMs: number }

/** Renders a page to its end. Rendering that takes too long rejects with a `TimeoutError`, which the server recognises. */
export function renderToHtml(page: ReactNode, { nonce, abortAfterMs }: Options): Promise<string> {
  return new Promise((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(page, {
      nonce,
      onAllReady() {
        clearTimeout(timer)
        const chunks: Uint8Array<ArrayBuffer>[] = []
        pipe(
          new Writable({
            write(chunk, _encoding, done) {
              chunks.push(chunk)
              done()
            },
            final(done) {
              resolve(Buffer.concat(chunks).toString())
              done()
            },
          }),
        )
      },
      onError(error) {
        clearTimeout(timer)
        reject(error)
      },
    })
    const timer = setTimeout(
      () => abort(new DOMException('rendering took too long', 'TimeoutError')),
      abortAfterMs,
    )
  })
}
