import { expect, test } from 'vitest'
import { expectNothingFromAxe, listViolations } from './axe.ts'
import { asVisitor } from './visit.ts'

const page = (style: string, body: string): string =>
  `<!doctype html><html lang="en"><title>A page</title><style>${style}</style><main><h1>A page</h1>${body}</main></html>`

test('axe notices a picture without words and pale text, and names the elements', async () => {
  await asVisitor({}, async ({ page: tab }) => {
    await tab.setContent(page('', '<img src="data:,"><p style="color:#ccc">pale</p>'))
    expect(await listViolations(tab)).toEqual(['color-contrast: p', 'image-alt: img'])
    expect(await listViolations(tab, { hasColours: false })).toEqual(['image-alt: img'])
    expect(await listViolations(tab, { within: 'h1' })).toEqual([])
  })
})

test('axe notices text that is pale in the dark theme only', async () => {
  await asVisitor({}, async ({ page: tab }) => {
    const dark = '@media (prefers-color-scheme: dark) { body { background: #333 } }'
    await tab.setContent(page(dark, '<p>words</p>'))
    await expect(expectNothingFromAxe(tab)).rejects.toThrow('dark')
  })
})

test('axe refuses a page with a frame, which it would skip', async () => {
  await asVisitor({}, async ({ page: tab }) => {
    await tab.setContent(page('', '<iframe title="frame"></iframe>'))
    await expect(listViolations(tab)).rejects.toThrow('frames')
  })
})
