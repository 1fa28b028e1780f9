import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type axe from 'axe-core'
import type { RunOptions } from 'axe-core'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
export const GOOD_PRACTICE = [...WCAG, 'best-practice']

type AxeOptions = {
  readonly tags?: readonly string[]
  /** The part of the page to check; the whole page by default. */
  readonly within?: string
  /** False leaves out contrast, which takes longer than all other rules together. */
  readonly hasColours?: boolean
}

/** Violations that axe finds by the rules of some tags, one line each with its elements. */
export function listViolations(
  page: Page,
  { tags = WCAG, within, hasColours = true }: AxeOptions = {},
): Promise<string[]> {
  return runAxe(page, within, {
    runOnly: { type: 'tag', values: [...tags] },
    rules: { 'color-contrast': { enabled: hasColours } },
  })
}

/** Checks every rule in the light theme, and contrast in the dark one, which differs in colours only. */
export async function expectNothingFromAxe(page: Page, options: AxeOptions = {}): Promise<void> {
  const where = [page.url(), options.within].join(' ')
  // What is being loaded is dimmed.
  await page.waitForFunction(() => !document.querySelector('[aria-busy=true]'))
  // What fades in late, such as the question about cookies, is pale while it does.
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  expect(await listViolations(page, options), `${where}, light`).toEqual([])
  await page.emulateMedia({ colorScheme: 'dark' })
  const inTheDark = await runAxe(page, options.within, {
    runOnly: { type: 'rule', values: ['color-contrast'] },
  })
  expect(inTheDark, `${where}, dark`).toEqual([])
}

/**
 * Runs axe inside the page and returns violations only. AxeBuilder also carries what passed from the page to a second
 * page and back, which takes longer than the rules. Our pages have no frames, which would need axe in each.
 */
async function runAxe(page: Page, within: string | undefined, options: RunOptions): Promise<string[]> {
  if (!(await page.evaluate(hasAxe))) {
    // Evaluated by the debugger, so the content policy of the page does not apply.
    await page.evaluate(readAxe())
  }
  return page.evaluate(
    async ([selector, runOptions]) => {
      if (document.querySelector('iframe, frame')) throw new Error('axe would skip the frames of this page')
      const { run } = (globalThis as unknown as { axe: typeof axe }).axe // true: its source was evaluated
      const { violations } = await run(selector ?? document, { ...runOptions, resultTypes: ['violations'] })
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(', ')}`)
    },
    [within, options] as const,
  )
}

/** Whether this document has axe; to evaluate its source again takes 0.2 s. */
function hasAxe(): boolean {
  return typeof (globalThis as { axe?: { run?: unknown } }).axe?.run === 'function'
}

let source: string | undefined

function readAxe(): string {
  source ??= readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
  return source
}
