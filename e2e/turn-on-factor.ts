import type { Page } from 'playwright-core'
import { totpCode } from '../apps/server/src/features/accounts/second-factor/totp.ts'

export type Factor = { readonly secret: string; readonly backupCodes: readonly string[] }

/** Turns the second factor on, on the open page of security. */
export async function turnOnFactor(
  page: Page,
  words: { readonly turnOn: string; readonly appCode: string; readonly isOn: string },
): Promise<Factor> {
  const section = page.locator('#second-factor')
  await section.getByRole('button', { name: words.turnOn }).click()
  await section.locator('svg[role=img]').waitFor()
  const secret = (await section.locator('code').first().innerText()).replaceAll(/\s/g, '')
  await section.getByLabel(words.appCode).fill(totpCode(secret, Date.now()))
  await section.getByRole('button', { name: words.turnOn }).click()
  await section.getByText(words.isOn).waitFor()
  return { secret, backupCodes: await section.locator('li code').allInnerTexts() }
}
