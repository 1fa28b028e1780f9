import { existsSync } from 'node:fs'
import { type Browser, type BrowserContext, chromium } from 'playwright-core'

const CANDIDATES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

/** Chromium of this machine, `CHROME_PATH` first. */
function findBrowser(env: Readonly<Record<string, string | undefined>>): string {
  const path = [env.CHROME_PATH, ...CANDIDATES].find((candidate) => candidate && existsSync(candidate))
  if (!path) throw new Error('Chromium is not installed: apt-get install chromium, or set CHROME_PATH')
  return path
}

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

export function openBrowser(flags: readonly string[] = []): Promise<Browser> {
  return chromium.launch({
    executablePath: findBrowser(process.env),
    headless: true,
    args: [...FLAGS, ...flags],
  })
}

/** A visitor who has been here before: the banners of a first visit are answered. */
export function answerBanners(context: BrowserContext): Promise<unknown> {
  return context.addInitScript(() => {
    localStorage.setItem('cookies', 'refused')
    localStorage.setItem('apps-banner', 'off')
  })
}
