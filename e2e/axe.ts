import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
export const GOOD_PRACTICE = [...WCAG, 'best-practice']

type Asked = {
  readonly tags?: readonly string[]
  /** The part of the page that is looked at; all of it when left out. */
  readonly within?: string
}

/** What axe finds by the rules of some tags, a line each with the elements it is about. */
export function listViolations(page: Page, { tags = WCAG, within }: Asked = {}): Promise<string[]> {
  return analyze(axeOn(page, within).withTags([...tags]))
}

/** By every rule in the light, and by that of contrast in the dark: nothing but colours differs there. */
export async function expectNothingFromAxe(page: Page, asked: Asked = {}): Promise<void> {
  const where = [page.url(), asked.within].join(' ')
  await page.emulateMedia({ colorScheme: 'light' })
  expect(await listViolations(page, asked), `${where}, light`).toEqual([])
  await page.emulateMedia({ colorScheme: 'dark' })
  const inTheDark = axeOn(page, asked.within).withRules('color-contrast')
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
