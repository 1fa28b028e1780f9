import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { locales, pathIn } from '@zeri/contract'
import { aChartForm } from '../../apps/server/src/testing/chart.ts'
import { payChartUntil } from '../testbed/site/owner.ts'
import { listPages } from '../testbed/site/pages.ts'
import { type SiteProcess, startSite } from '../testbed/site/site.ts'
import { findFirstDifference, normaliseHtml, normaliseOpenApi } from './normalise-html.ts'

type Site = SiteProcess & { readonly databaseUrl: string }
type Snapshot = Readonly<Record<string, string>>

const FIXED_PATHS = [
  '/2026/2/4',
  '/1900/1/31',
  '/2100/12',
  '/2024',
  '/2026/11/20',
  '/articles/search?q=moon',
  '/search?q=moon',
  '/sections',
  '/predict?theme=family&tag=wedding&volume=month&year=2026&month=11',
  '/predict/compare',
  '/kassa/fail',
  '/sign-in',
  '/app/rules',
  '/premium-ios',
  '/offer',
]
const SIGNED_IN_PATHS = [
  '/personal/layer?path=/',
  '/personal/layer?path=/personal',
  '/client/charts',
  '/client/payments',
  '/client/feeds',
  '/client/mail',
  '/client/prints',
  '/client/data',
  '/personal/{chart}/2026/11',
  '/personal/{chart}/2026/11/20',
  '/personal/{chart}/2027',
  '/personal/mobile',
]
const PASSWORD = 'choosing the day'

const pathsOf = (paths: readonly string[]): string[] =>
  paths.flatMap((path) => locales.map((locale) => pathIn(locale, path)))

async function readPage(site: Site, path: string, cookie?: string): Promise<string> {
  const headers = { 'accept-language': 'en', ...(cookie ? { cookie } : {}) }
  const response = await fetch(`${site.url}${path}`, { headers, redirect: 'manual' })
  const location = response.headers.get('location') ?? ''
  const head = `${response.status} ${response.headers.get('cache-control')} ${location}`
  const html = (await response.text()).replaceAll(site.url, '')
  return `${normaliseHtml(head)}\n${normaliseHtml(html)}\n`
}

/** Signs up a user with one paid chart. */
async function signUp(site: Site): Promise<{ cookie: string; chart: string }> {
  const email = 'snapshot@example.org'
  const form = new URLSearchParams({ email, password: PASSWORD, repassword: PASSWORD, consent: 'on' })
  const headers = { origin: site.url }
  const signedUp = await fetch(`${site.url}/auth/sign-up`, { method: 'POST', body: form, headers })
  const cookie = signedUp.headers.getSetCookie().map((one) => one.split(';')[0])
  const saved = await fetch(`${site.url}/api/charts`, {
    method: 'POST',
    body: JSON.stringify(aChartForm({ email, fio: 'Anna', birthday: '1988-06-14' })),
    headers: { ...headers, cookie: cookie.join('; '), 'content-type': 'application/json' },
  })
  if (saved.status !== 201) throw new Error(`no chart was saved: ${await saved.text()}`)
  const { chart } = (await saved.json()) as { chart: { uuid: string } } // true: the response of the operation
  await payChartUntil(site.databaseUrl, chart.uuid, new Date('2099-01-01'))
  return { cookie: cookie.join('; '), chart: chart.uuid }
}

async function takeSnapshot(site: Site): Promise<Snapshot> {
  const snapshot: Record<string, string> = {}
  const today = listPages(new Date()).map(({ path }) => path)
  for (const path of [...today, ...pathsOf(FIXED_PATHS)]) snapshot[path] = await readPage(site, path)
  const { cookie, chart } = await signUp(site)
  for (const path of pathsOf(SIGNED_IN_PATHS))
    snapshot[`signed in ${path}`] = await readPage(site, path.replace('{chart}', chart), cookie)
  const openApi = readFileSync(join(import.meta.dirname, '../../packages/contract/openapi.json'), 'utf8')
  return { ...snapshot, 'openapi.json': normaliseOpenApi(openApi) }
}

const fileOf = (folder: string, name: string): string => join(folder, `${name.replace(/[^\w.]+/g, '_')}.txt`)

function writeSnapshot(folder: string, snapshot: Snapshot): void {
  mkdirSync(folder, { recursive: true })
  for (const [name, text] of Object.entries(snapshot)) writeFileSync(fileOf(folder, name), text)
  console.log(`${Object.keys(snapshot).length} documents written`)
}

function compareSnapshot(folder: string, snapshot: Snapshot): void {
  const differences = Object.entries(snapshot).flatMap(([name, text]) => {
    const difference = findFirstDifference(readFileSync(fileOf(folder, name), 'utf8'), text)
    return difference ? [`${name}: ${difference}`] : []
  })
  for (const difference of differences) console.log(difference)
  console.log(`${Object.keys(snapshot).length} documents compared, ${differences.length} differ`)
  process.exitCode = differences.length > 0 ? 1 : 0
}

/**
 * Writes the HTML of every kind of page and the OpenAPI document, normalised, or compares them with what was written
 * before: proof that a change of the code changed nothing a visitor sees. The pages must be built.
 * @param verb `write` before the change, `compare` after it, on the same day
 */
export async function runHtmlSnapshot(verb: 'write' | 'compare', folder: string): Promise<void> {
  const site = await startSite()
  try {
    const snapshot = await takeSnapshot(site)
    if (verb === 'write') writeSnapshot(folder, snapshot)
    else compareSnapshot(folder, snapshot)
  } finally {
    await site.stop()
  }
}
