import type { CDPSession, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { findFreePort } from '../tools/testbed/free-port.ts'
import { signUpOwner } from '../tools/testbed/site/owner.ts'
import { startSite } from '../tools/testbed/site/site.ts'
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

type Authenticator = { readonly cdp: CDPSession; readonly authenticatorId: string }

async function addAuthenticator(page: Page): Promise<Authenticator> {
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('WebAuthn.enable')
  const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return { cdp, authenticatorId }
}

const named = ({ authenticatorId }: Authenticator) => ({ authenticatorId })

async function addPasskey(page: Page, name: string): Promise<void> {
  await page.locator('#passkeys form input[name=name]').last().fill(name)
  await page.locator('#passkeys').getByRole('button', { name: 'Add a passkey' }).click()
  await page.locator('#passkeys li').filter({ hasText: name }).waitFor()
}

async function signOut(page: Page): Promise<void> {
  const headers = { origin: siteUrl }
  await page.context().request.post(`${siteUrl}/sign-out`, { form: { back: '/about' }, headers })
}

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

    // A copy that was made before the first use. It is refused, and when it has caught up it is still recorded.
    const [credential] = (await first.cdp.send('WebAuthn.getCredentials', named(first))).credentials
    if (!credential) throw new Error('the authenticator has no passkey')
    const { credentialId } = credential
    await first.cdp.send('WebAuthn.removeCredential', { ...named(first), credentialId })
    await first.cdp.send('WebAuthn.addCredential', {
      ...named(first),
      credential: { ...credential, signCount: 0 },
    })
    await signOut(page)
    await page.goto('/sign-in?back=/client/security', { waitUntil: 'networkidle' })
    await page.waitForURL('**/client/security')
    await page.locator('#events').getByText('a copy of it may exist').first().waitFor()

    // Another device, with a passkey of its own.
    await first.cdp.send('WebAuthn.removeVirtualAuthenticator', named(first))
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
