import { setTimeout as delay } from 'node:timers/promises'
import type { Browser, Page } from 'playwright-core'

/** The network that Chrome and Lighthouse call Fast 3G: 150 ms and 1.6 Mbit/s as a request sees them. */
const FAST_3G = { offline: false, latency: 562.5, downloadThroughput: 184_320, uploadThroughput: 84_375 }
/** How much slower the processor of the phone is than this machine's. */
const PROCESSOR = 6
const device = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
  ignoreHTTPSErrors: true,
}

/** What the page of a phone notes about itself, from its first line on. */
export type Notes = {
  /** When the day's sentence had been painted, in ms since the visit began. */
  sentenceMs?: number
  /** The longest event of each interaction by its id: how long it took until the next paint, and what it was. */
  interactions: Record<string, { ms: number; event: string }>
  /** Callbacks of timers and of frames so far. */
  wakes: number
}

/** Runs in the page before its own scripts. */
function takeNotes(): void {
  const notes: Notes = { interactions: {}, wakes: 0 }
  Object.assign(globalThis, { notes })
  const nextFrame = requestAnimationFrame.bind(globalThis)
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceEventTiming[]) {
      const { interactionId, duration, name } = entry
      if (interactionId && duration > (notes.interactions[interactionId]?.ms ?? 0))
        notes.interactions[interactionId] = { ms: duration, event: name }
    }
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit)
  // A task after the frame in which the sentence has its place: that frame has been painted by then.
  const look = () => {
    const sentence = document.querySelector('[aria-labelledby=today] > p.of-chart')
    // Other pages have none; looking on would slow down what is measured there.
    if (!sentence && document.readyState === 'complete') return undefined
    const isLaidOut = sentence?.textContent && sentence.getClientRects().length > 0
    if (!isLaidOut || performance.getEntriesByName('first-contentful-paint').length === 0)
      return nextFrame(look)
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      notes.sentenceMs = performance.now()
    }
    return port2.postMessage(null)
  }
  nextFrame(look)
  for (const name of ['setTimeout', 'setInterval', 'requestAnimationFrame', 'requestIdleCallback'] as const) {
    const original = globalThis[name] as (run: (...values: unknown[]) => void, ...rest: unknown[]) => number
    const counted = (run: (...values: unknown[]) => void, ...rest: unknown[]) =>
      original.call(
        globalThis,
        (...values) => {
          notes.wakes += 1
          run(...values)
        },
        ...rest,
      )
    Object.assign(globalThis, { [name]: counted })
  }
}

export const notesOf = (page: Page): Promise<Notes> =>
  page.evaluate(() => (globalThis as unknown as { notes: Notes }).notes)

/** Runs with a new phone: empty cache, no stored data. */
export async function onPhone<T>(
  browser: Browser,
  act: (page: Page) => Promise<T>,
  { isSlow = true } = {},
): Promise<T> {
  const context = await browser.newContext(device)
  try {
    const page = await context.newPage()
    await page.addInitScript(takeNotes)
    if (isSlow) {
      const devtools = await context.newCDPSession(page)
      await devtools.send('Network.enable')
      await devtools.send('Network.emulateNetworkConditions', FAST_3G)
      await devtools.send('Emulation.setCPUThrottlingRate', { rate: PROCESSOR })
    }
    return await act(page)
  } finally {
    await context.close()
  }
}

/** Waits until a page that a phone has opened reacts to its scripts. */
export async function waitForScripts(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const main = document.querySelector('main')
    return main !== null && Object.keys(main).length > 0
  })
  await delay(1_000)
}
