import { randomUUID } from 'node:crypto'
import type { BrowserContext } from 'playwright-core'
import { openDatabase } from '../../../apps/server/src/platform/db/database.ts'
import { aChartForm } from '../../../apps/server/src/testing/chart.ts'

/** A user signed in with a browser, who owns charts. */
export type Owner = {
  readonly email: string
  /** Adds a chart; returns its uuid. */
  addChart(form?: Readonly<Record<string, unknown>>): Promise<string>
}

const PASSWORD = 'choosing the day'

/** Signs up in a browser as the forms of the pages do. */
export async function signUpOwner(context: BrowserContext, siteUrl: string): Promise<Owner> {
  const email = `owner.${randomUUID()}@example.org`
  const headers = { origin: siteUrl }
  const signUp = { email, password: PASSWORD, repassword: PASSWORD, consent: 'on' }
  const signedUp = await context.request.post(`${siteUrl}/auth/sign-up`, { form: signUp, headers })
  if (!signedUp.ok()) throw new Error(`not signed up: ${await signedUp.text()}`)
  return {
    email,
    async addChart(form = {}) {
      const data = aChartForm({ email, ...form })
      const response = await context.request.post(`${siteUrl}/api/charts`, { data, headers })
      if (response.status() !== 201) throw new Error(`no chart: ${await response.text()}`)
      return (await response.json()).chart.uuid
    },
  }
}

/** Signs the owner of an account in again, by password. */
export async function signInOwner(context: BrowserContext, siteUrl: string, email: string): Promise<void> {
  const form = { email, password: PASSWORD }
  const response = await context.request.post(`${siteUrl}/auth/sign-in`, {
    form,
    headers: { origin: siteUrl },
  })
  if (!response.ok()) throw new Error(`not signed in: ${await response.text()}`)
}

export async function signOutOwner(context: BrowserContext, siteUrl: string): Promise<void> {
  const form = { back: '/about' }
  await context.request.post(`${siteUrl}/sign-out`, { form, headers: { origin: siteUrl } })
}

/** Sets the end of the paid period of a chart, as a payment or the passing of time would. */
export async function payChartUntil(databaseUrl: string, uuid: string, until: Date): Promise<void> {
  const db = openDatabase({ url: databaseUrl, poolSize: 1 })
  try {
    await db.updateTable('charts').set({ paid_until: until }).where('id', '=', uuid).execute()
  } finally {
    await db.destroy()
  }
}
