import type { Locale } from '@zeri/contract'
import type { OperatorRole } from '@zeri/contract/console'
import type { Page } from 'playwright-core'
import en from '../apps/console/src/i18n/en.json' with { type: 'json' }
import ru from '../apps/console/src/i18n/ru.json' with { type: 'json' }
import { createTranslator, type Translator } from '../apps/console/src/i18n/translator.ts'
import type { ConsoleProcess } from '../tools/testbed/site/console.ts'
import { addAuthenticator } from './authenticator.ts'
import { asVisitor } from './visit.ts'

const dictionaries = { en, ru } as const

export type Operator = Translator & {
  readonly page: Page
  readonly id: string
  readonly problems: readonly string[]
}

export type OperatorOptions = { readonly role: OperatorRole; readonly locale?: Locale }

/** Runs as an operator of a role, who has just enrolled by the link and is signed in. */
export async function asOperator(
  office: ConsoleProcess,
  { role, locale = 'en' }: OperatorOptions,
  act: (operator: Operator) => Promise<void>,
): Promise<void> {
  const language = createTranslator(locale, dictionaries[locale])
  const browser = { siteUrl: office.url, locale: locale === 'en' ? 'en-GB' : 'ru-RU' }
  await asVisitor(browser, async ({ page, problems }) => {
    await page.setViewportSize({ width: 1280, height: 900 })
    await addAuthenticator(page)
    const { operator, link } = await office.addOperator(`${role} ${locale}`, role)
    await page.goto(link)
    await page.getByRole('button', { name: language.t('enrol.button') }).click()
    await page.waitForURL('**/people')
    await act({ ...language, page, id: operator, problems })
  })
}

export const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
export const heading = (page: Page, name: string) => page.getByRole('heading', { name, level: 1 }).waitFor()
export const dialog = (page: Page) => page.getByRole('dialog')

/** Confirms the act whose dialog is open. */
export async function confirm(page: Page, label: string): Promise<void> {
  await dialog(page).getByRole('button', { name: label, exact: true }).click()
  await dialog(page).waitFor({ state: 'detached' })
}

/** What failed on a page. A 401 before the sign-in is expected. */
export const listProblems = ({ problems }: Operator) => problems.filter((text) => !text.includes('401'))
