import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openDatabase } from '../apps/server/src/platform/db/database.ts'
import { findFreePort } from '../tools/testbed/free-port.ts'
import { signInOwner, signOutOwner, signUpOwner } from '../tools/testbed/site/owner.ts'
import { startSite } from '../tools/testbed/site/site.ts'
import { type Authenticator, addAuthenticator } from './authenticator.ts'
import { expectNothingFromAxe } from './axe.ts'
import { asVisitor, expectToFit } from './visit.ts'

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

let site: Awaited<ReturnType<typeof startSite>>
let siteUrl: string
beforeAll(async () => {
  // An address is no RP ID, so the site is visited by its name.
  const port = await findFreePort()
  siteUrl = `http://localhost:${port}`
  site = await startSite({ PORT: String(port), SITE_URL_EN: siteUrl, SITE_URL_RU: siteUrl })
})
afterAll(() => site?.stop())

const named = ({ authenticatorId }: Authenticator) => ({ authenticatorId })

async function addPasskey(page: Page, name: string): Promise<void> {
  await page.locator('#passkeys form input[name=name]').last().fill(name)
  await page.locator('#passkeys').getByRole('button', { name: 'Add a passkey' }).click()
  await page.locator('#passkeys li').filter({ hasText: name }).waitFor()
}

const signOut = (page: Page) => signOutOwner(page.context(), siteUrl)

test('a passkey signs in with nothing typed; a copy of it is noticed; once removed it signs in no more', async () => {
  await asVisitor({ siteUrl }, async ({ page, problems }) => {
    const { email } = await signUpOwner(page.context(), siteUrl)
    const first = await addAuthenticator(page)
    await page.goto('/client/security', { waitUntil: 'networkidle' })
    await addPasskey(page, 'Telephone')
    await expectNothingFromAxe(page, { within: 'main' })
    await expectToFit(page, [1280, 390, 320])

    // The browser offers the passkey in the field of the e-mail, and the authenticator agrees at once.
    await signOut(page)
    await page.goto('/sign-in?back=/client/security', { waitUntil: 'networkidle' })
    await page.waitForURL('**/client/security')
    await page.getByText(email).first().waitFor()

    // A copy that was made before the first use is refused, and from then on so is the passkey.
    const [credential] = (await first.cdp.send('WebAuthn.getCredentials', named(first))).credentials
    if (!credential) throw new Error('the authenticator has no passkey')
    const { credentialId } = credential
    await first.cdp.send('WebAuthn.removeCredential', { ...named(first), credentialId })
    await first.cdp.send('WebAuthn.addCredential', {
      ...named(first),
      credential: { ...credential, signCount: 0 },
    })
    await signOut(page)
    await page.goto('/sign-in?back=/client/security')
    await page.getByRole('alert').getByText('This passkey does not work here.').first().waitFor()
    await first.cdp.send('WebAuthn.removeVirtualAuthenticator', named(first))
    await signInOwner(page.context(), siteUrl, email)
    await page.goto('/client/security', { waitUntil: 'networkidle' })
    await page.locator('#events').getByText('a copy of it may exist').first().waitFor()
    await page.locator('#passkeys').getByText('Blocked: a copy of this passkey may exist.').waitFor()

    // Another device, with a passkey of its own.
    await addAuthenticator(page)
    await addPasskey(page, 'Key ring')
    await signOut(page)
    await page.goto('/sign-in?back=/client/security', { waitUntil: 'networkidle' })
    await page.waitForURL('**/client/security')
    await page.locator('#passkeys').getByRole('button', { name: 'Remove the passkey “Key ring”' }).focus()
    await page.keyboard.press('Enter')
    await page.locator('#passkeys li').filter({ hasText: 'Key ring' }).waitFor({ state: 'detached' })
    await page.locator('#events').getByText('Passkey removed').first().waitFor()

    await signOut(page)
    await page.goto('/about', { waitUntil: 'networkidle' })
    await page.locator('header').getByRole('button', { name: 'Sign in' }).click()
    await page.getByRole('alert').getByText('This passkey does not work here.').first().waitFor()
    expect(problems.filter((text) => !text.startsWith('Failed to load resource'))).toEqual([])
  })
})

test('a passkey confirms in the dialogue, and what was chosen is sent', async () => {
  const db = openDatabase({ url: site.databaseUrl, poolSize: 1 })
  try {
    await asVisitor({ siteUrl }, async ({ page }) => {
      const { email } = await signUpOwner(page.context(), siteUrl)
      const owner = db.selectFrom('accounts').select('id').where('email', '=', email)
      await addAuthenticator(page)
      await page.goto('/client/security', { waitUntil: 'networkidle' })
      await addPasskey(page, 'Telephone')
      await db.updateTable('accounts').set({ verified_at: new Date() }).where('email', '=', email).execute()
      // As eleven minutes would.
      const confirmed_at = new Date(Date.now() - 11 * 60_000)
      await db.updateTable('sessions').set({ confirmed_at }).where('account_id', '=', owner).execute()

      await page.goto('/client/feeds', { waitUntil: 'networkidle' })
      await page.locator('select[name=filter]').selectOption('warnings')
      await page.locator('form:has(input[value=add-feed]) button[type=submit]').click()
      const dialog = page.getByRole('dialog')
      await dialog.getByRole('button', { name: 'Confirm with a passkey' }).focus()
      await page.keyboard.press('Enter')
      await dialog.waitFor({ state: 'detached' })
      const feeds = await db.selectFrom('feeds').select('filter').where('account_id', '=', owner).execute()
      expect(feeds).toEqual([{ filter: 'warnings' }])
    })
  } finally {
    await db.destroy()
  }
})
