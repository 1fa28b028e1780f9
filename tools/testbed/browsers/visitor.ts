import { setTimeout as delay } from 'node:timers/promises'
import type { Target, Window } from './engine.ts'

const PATIENCE_MS = 30_000
const PAUSE_MS = 100

/** A person at a window: waits for what a page is about to show, as people do. */
export type Visitor = Window & {
  /** Clicks once the element is there. */
  press(target: Target): Promise<void>
  /** Types once the field is there. */
  fill(target: Target, text: string): Promise<void>
  /** Waits until a part of the page contains a text, with every kind of space as a space. */
  read(text: string, css?: string): Promise<void>
  /** Waits until the address has this path. */
  arrive(path: string): Promise<void>
  /** Waits until a function of the page returns something true, and returns that. */
  wait: Window['evaluate']
}

/** A visitor in a new window; pages are opened by their path, and are ready for clicks when they are open. */
export function visitorAt(origin: string, window: Window): Visitor {
  /** Repeats an attempt until it succeeds; one that meets a page on its way to another is repeated too. */
  const insist = async <T>(what: string, attempt: () => Promise<T>): Promise<T> => {
    const deadline = Date.now() + PATIENCE_MS
    let fault: unknown
    while (Date.now() < deadline) {
      try {
        const result = await attempt()
        if (result) return result
      } catch (error) {
        fault = error
      }
      await delay(PAUSE_MS)
    }
    const shown = await window.evaluate(() => `${location.href}\n${document.body.innerText.slice(0, 1_000)}`)
    throw new Error(`${what} did not come about on ${shown}`, { cause: fault })
  }
  const wait: Visitor['wait'] = (run, ...values) => insist(String(run), () => window.evaluate(run, ...values))
  return {
    ...window,
    get problems() {
      return window.problems
    },
    wait,
    async open(path) {
      await window.open(new URL(path, origin).href)
      await wait(() => {
        const main = document.querySelector('main')
        const isHydrated = main !== null && Object.keys(main).length > 0
        return (
          document.readyState === 'complete' && (isHydrated || !document.querySelector('script[type=late]'))
        )
      })
    },
    press: async (target) =>
      void (await insist(`a click on ${JSON.stringify(target)}`, () => window.click(target))),
    fill: async (target, text) =>
      void (await insist(`typing into ${JSON.stringify(target)}`, () => window.type(target, text))),
    read: async (text, css = 'main') =>
      void (await wait(
        (part: string, wanted: string) =>
          [...document.querySelectorAll<HTMLElement>(part)].some((element) =>
            element.innerText.replaceAll(/\s+/g, ' ').includes(wanted),
          ),
        css,
        text,
      )),
    arrive: async (path) => void (await wait((wanted: string) => location.pathname === wanted, path)),
  }
}
