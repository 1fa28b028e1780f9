import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
export const GOOD_PRACTICE = [...WCAG, 'best-practice']

type AxeOptions = {
  readonly tags?: readonly string[]
  /** The part of the page to check; the whole page by default. */
  readonly within?: string
}

/** Violations that axe finds by the rules of some tags, one line each with its elements. */
export function listViolations(page: Page, { tags = WCAG, within }: AxeOptions = {}): Promise<string[]> {
  return analyze(axeOn(page, within).withTags([...tags]))
}

/** Checks every rule in the light theme, and contrast in the dark one, which differs in colours only. */
export async function expectNothingFromAxe(page: Page, options: AxeOptions = {}): Promise<void> {
  const where = [page.url(), options.within].join(' ')
  await page.emulateMedia({ colorScheme: 'light' })
  expect(await listViolations(page, options), `${where}, light`).toEqual([])
  await page.emulateMedia({ colorScheme: 'dark' })
  const inTheDark = axeOn(page, options.within).withRules('color-contrast')
  expect(await analyze(inTheDark), `${where}, dark`).toEqual([])
}

function axeOn(page: Page, within: string | undefined): AxeBuilder {
  const axe = new AxeBuilder({ page })
  return within === undefined ? axe : axe.include(within)
}

async function analyze(axe: AxeBuilder): Promise<string[]> {
  const { violations } = await axe.analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target).join(', ')}`)
}
