import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { setTimeout as delay } from 'node:timers/promises'
import { atExit } from '../at-exit.ts'
import { findFreePort } from '../free-port.ts'
import { requireProgram } from '../require-program.ts'
import { type Engine, findInPage, type Target, type Window } from './engine.ts'

const PACKAGE = 'webkit2gtk-driver'
const START_TIMEOUT_MS = 10_000
/** A script whose page is left never ends by itself; the visitor tries again then. */
const SCRIPT_TIMEOUT_MS = 5_000
/** The driver itself may miss the end of a script; no command takes as long as this. */
const COMMAND_TIMEOUT_MS = 20_000
/** The key of an element in the messages of WebDriver. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf'

export function findWebKit(): { driver: string; browser: string; screen: string } {
  const places = ['x86_64', 'aarch64'].map((machine) => `/usr/lib/${machine}-linux-gnu/webkit2gtk-4.1`)
  return {
    driver: requireProgram('WebKitWebDriver', PACKAGE),
    browser: requireProgram('MiniBrowser', PACKAGE, { places }),
    screen: requireProgram('Xvfb', 'xvfb'),
  }
}

/** Debian's WebKitGTK on a screen in memory, over WebDriver. Each window is a browser of its own. */
export async function openWebKit(): Promise<Engine> {
  const { driver, browser, screen } = findWebKit()
  const display = await startScreen(screen)
  const port = await findFreePort()
  const env = {
    ...process.env,
    DISPLAY: display.name,
    WEBKIT_DISABLE_DMABUF_RENDERER: '1',
    // Its sandbox does not work for root, whom containers run as.
    ...(process.getuid?.() === 0 ? { WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' } : {}),
  }
  const child = spawn(driver, [`--port=${port}`, '--host=127.0.0.1'], {
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const forget = atExit(() => void child.kill('SIGKILL'))
  const lines: string[] = []
  for (const stream of [child.stdout, child.stderr])
    createInterface(stream).on('line', (line) => lines.push(line))
  const url = `http://127.0.0.1:${port}`
  await waitUntilReady(url)
  return {
    newWindow: () => newSession(url, browser, lines),
    async close() {
      forget()
      await end(child)
      await display.stop()
    },
  }
}

/** A screen in memory, larger than any window of the journeys. */
async function startScreen(program: string): Promise<{ name: string; stop(): Promise<void> }> {
  const child = spawn(program, ['-displayfd', '1', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const forget = atExit(() => void child.kill('SIGKILL'))
  const [number] = await once(createInterface(child.stdout), 'line', {
    signal: AbortSignal.timeout(START_TIMEOUT_MS),
  })
  return {
    name: `:${number}`,
    async stop() {
      forget()
      await end(child)
    },
  }
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const exited = once(child, 'exit')
  child.kill('SIGTERM')
  await exited
}

async function waitUntilReady(url: string): Promise<void> {
  const deadline = Date.now() + START_TIMEOUT_MS
  while (Date.now() < deadline) {
    const response = await fetch(`${url}/status`).catch(() => undefined)
    if (response?.ok) return
    await delay(50)
  }
  throw new Error('WebKitWebDriver did not open')
}

type Send = (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => Promise<unknown>

/** Sends a command; a refusal of the driver is an error with its words. */
function senderTo(base: string): Send {
  return async (method, path, body) => {
    const response = await fetch(base + path, {
      method,
      signal: AbortSignal.timeout(COMMAND_TIMEOUT_MS),
      ...(method === 'POST' ? { body: JSON.stringify(body ?? {}) } : {}),
    })
    const { value }: { value: unknown } = JSON.parse(await response.text())
    if (!response.ok) throw new Error(`${method} ${path}: ${JSON.stringify(value)}`)
    return value
  }
}

async function newSession(url: string, binary: string, lines: readonly string[]): Promise<Window> {
  const options = { binary, args: ['--automation', '--enable-write-console-messages-to-stdout=true'] }
  const capabilities = {
    alwaysMatch: {
      acceptInsecureCerts: true,
      timeouts: { script: SCRIPT_TIMEOUT_MS },
      'webkitgtk:browserOptions': options,
    },
  }
  const session = (await senderTo(url)('POST', '/session', { capabilities })) as { sessionId: string } // true: W3C
  return windowOf(senderTo(`${url}/session/${session.sessionId}`), lines)
}

function windowOf(send: Send, lines: readonly string[]): Window {
  const first = lines.length
  const run = (script: string, values: readonly unknown[]) =>
    send('POST', '/execute/async', { script, args: values })
  const find = async (target: Target): Promise<string | undefined> => {
    const script = `arguments[1]((${findInPage})(arguments[0]))`
    const found = (await run(script, [target])) as Record<string, string> | null // true: an element or nothing
    return found?.[ELEMENT]
  }
  const evaluate: Window['evaluate'] = async (script, ...values) => {
    const body = `const done = arguments[arguments.length - 1]
      Promise.resolve((${script})(...Array.prototype.slice.call(arguments, 0, -1)))
        .then((value) => done({ value }), (error) => done({ error: String(error) }))`
    const result = (await run(body, values)) as { value: never; error?: string } // true: the body above
    if (result.error !== undefined) throw new Error(result.error)
    return result.value
  }
  return {
    get problems() {
      return lines.slice(first).filter((line) => /CONSOLE \S+ ERROR/.test(line))
    },
    open: async (url) => void (await send('POST', '/url', { url })),
    evaluate,
    async click(target) {
      const element = await find(target)
      if (element !== undefined) await send('POST', `/element/${element}/click`)
      return element !== undefined
    },
    async type(target, text) {
      const element = await find(target)
      if (element !== undefined) await send('POST', `/element/${element}/value`, { text })
      return element !== undefined
    },
    async resize(width, height) {
      // The window has a toolbar and borders, which are known once it has a size.
      for (let times = 0; times < 2; times += 1) {
        const [inner, outer] = await evaluate(() => [
          [innerWidth, innerHeight],
          [outerWidth, outerHeight],
        ])
        const more = [0, 1].map((side) => (outer?.[side] ?? 0) - (inner?.[side] ?? 0))
        await send('POST', '/window/rect', { width: width + (more[0] ?? 0), height: height + (more[1] ?? 0) })
      }
      return evaluate(() => innerWidth)
    },
    screenshot: async () => Buffer.from(String(await send('GET', '/screenshot')), 'base64'),
    close: async () => void (await send('DELETE', '')),
  }
}
