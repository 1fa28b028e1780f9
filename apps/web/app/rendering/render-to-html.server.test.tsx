import { Suspense, use } from 'react'
import { expect, test } from 'vitest'
import { renderToHtml } from './render-to-html.server.ts'

const never = new Promise<string>(() => {})
const soon = new Promise<string>((resolve) => setTimeout(resolve, 5, 'here it is'))
const Waiting = ({ for: text }: { readonly for: Promise<string> }) => <p>{use(text)}</p>

test('a page is rendered to its end, with its deferred parts', async () => {
  const page = (
    <Suspense fallback="not yet">
      <Waiting for={soon} />
    </Suspense>
  )
  const html = await renderToHtml(page, { nonce: '', abortAfterMs: 5_000 })
  expect(html).toContain('here it is')
})

test.each([
  ['a page', <Waiting key="page" for={never} />],
  [
    'a part of it',
    <Suspense key="part" fallback="not yet">
      <Waiting for={never} />
    </Suspense>,
  ],
])('%s that is not there in time is told from one that is broken', async (_what, page) => {
  const rendering = renderToHtml(page, { nonce: '', abortAfterMs: 5 })
  await expect(rendering).rejects.toMatchObject({ name: 'TimeoutError' })
})

test('a page that throws rejects with its error', async () => {
  const Broken = () => {
    throw new TypeError('undefined is not a function')
  }
  await expect(renderToHtml(<Broken />, { nonce: '', abortAfterMs: 5_000 })).rejects.toThrow(TypeError)
})
