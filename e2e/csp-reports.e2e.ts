import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrowser } from '../tools/testbed/browser.ts'
import { findFreePort } from '../tools/testbed/free-port.ts'
import { makeCertificate } from '../tools/testbed/nginx/certificate.ts'
import { type Nginx, startNginx } from '../tools/testbed/nginx/nginx.ts'
import { type SiteProcess, startSite } from '../tools/testbed/site/site.ts'

/** Browsers send reports only over TLS, and a minute later unless told otherwise. */
const FLAGS = ['--ignore-certificate-errors', '--short-reporting-delay']

let directory: string
let metricsPort: number
let site: SiteProcess
let nginx: Nginx
let browser: Browser
beforeAll(async () => {
  directory = mkdtempSync(join(tmpdir(), 'zeri-csp-'))
  metricsPort = await findFreePort()
  site = await startSite({ METRICS_PORT: String(metricsPort), PROXY_HOPS: '1' })
  nginx = await startNginx({ servers: [site.port], tls: makeCertificate(directory) })
  browser = await openBrowser(FLAGS, { isWhole: true })
})
afterAll(async () => {
  await browser?.close()
  await nginx?.stop()
  await site?.stop()
  rmSync(directory, { recursive: true, force: true })
})

async function listCounts(): Promise<string[]> {
  const metrics = await (await fetch(`http://127.0.0.1:${metricsPort}`)).text()
  return metrics.split('\n').filter((line) => line.startsWith('zeri_csp_reports_total'))
}

/** What an attacker's markup would do. */
async function injectScript(page: Page): Promise<void> {
  await page.evaluate(() => {
    const script = document.createElement('script')
    script.textContent = 'document.title = "injected"'
    document.body.append(script)
  })
  expect(await page.title()).not.toBe('injected')
}

test('a browser reports an injected inline script; it is counted, and logged without the visitor', async () => {
  const page = await browser.newPage()
  await page.goto(`${nginx.url}/ru/2025/3/14?secret=canary`)
  await injectScript(page)
  await expect
    .poll(listCounts, { timeout: 60_000 })
    .toEqual(['zeri_csp_reports_total{directive="script-src-elem"} 1'])
  const lines = site.output.filter((line) => line.includes('csp-violation'))
  expect(lines.map((line) => JSON.parse(line))).toEqual([
    expect.objectContaining({ code: 'script-src-elem', blocked: 'inline', route: '/:year/:month/:day' }),
  ])
  for (const secret of ['canary', '2025', 'Mozilla', '127.0.0.1']) expect(lines.join()).not.toContain(secret)
})
