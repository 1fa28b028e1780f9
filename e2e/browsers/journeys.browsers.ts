import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { aChartForm } from '../../apps/server/src/testing/chart.ts'
import { aPushEnv, aSubscription } from '../../apps/server/src/testing/push.ts'
import type { Engine } from '../../tools/testbed/browsers/engine.ts'
import { findFirefox, openFirefox } from '../../tools/testbed/browsers/firefox.ts'
import { type Visitor, visitorAt } from '../../tools/testbed/browsers/visitor.ts'
import { findWebKit, openWebKit } from '../../tools/testbed/browsers/webkit.ts'
import {
  type SecurePayingSite,
  type SecureSite,
  startSecurePayingSite,
  startSecureSite,
} from '../../tools/testbed/site/secure-site.ts'
import { generousLimits } from '../../tools/testbed/site/site.ts'
import { languages } from './words.ts'

const PASSWORD = 'choosing the day'
const push = aPushEnv()

/** The engines beside Chromium, which the other browser tests run in. */
const engines = [
  { engine: 'Firefox', find: findFirefox, launch: openFirefox, hasPush: true, narrow: 390 },
  // The toolbar of WebKit's window is no narrower.
  { engine: 'WebKit', find: findWebKit, launch: openWebKit, hasPush: false, narrow: 447 },
] as const

/** Why an engine cannot run here, or undefined. */
function whyMissing(find: () => unknown): string | undefined {
  try {
    find()
    return undefined
  } catch (error) {
    return String(error)
  }
}

let site: SecurePayingSite
/** In production mode: the stand-ins of payment exclude it, and only there may a browser store pages. */
let plainSite: SecureSite
beforeAll(async () => {
  site = await startSecurePayingSite({ ...generousLimits, ...push })
  plainSite = await startSecureSite()
})
afterAll(async () => {
  await plainSite?.stop()
  await site?.stop()
})
afterEach(() => site?.gateway.reset())

const button = (name: string) => ({ css: 'button', name })
const linkTo = (path: string, within = 'main') => ({ css: `${within} a[href="${path}"]` })

/** Sends a form as the pages do; returns the text of the response. */
function post(visitor: Visitor, path: string, body: object, isForm = false): Promise<string> {
  return visitor.evaluate(
    async (url: string, values: Record<string, string>, asForm: boolean) => {
      const response = await fetch(url, {
        method: 'POST',
        ...(asForm
          ? { body: new URLSearchParams(values) }
          : { body: JSON.stringify(values), headers: { 'content-type': 'application/json' } }),
      })
      if (!response.ok) throw new Error(`${url} ${response.status} ${await response.text()}`)
      return response.text()
    },
    path,
    body,
    isForm,
  )
}

for (const { engine, find, launch, hasPush, narrow } of engines) {
  const missing = whyMissing(find)
  describe.skipIf(missing !== undefined)(`in ${engine}${missing ? ` (${missing})` : ''}`, () => {
    let opened: Engine
    beforeAll(async () => {
      opened = await launch()
    })
    afterAll(() => opened?.close())

    /** Nothing on the page is wider than the window. */
    async function expectToFit(visitor: Visitor): Promise<void> {
      for (const width of [1280, narrow]) {
        expect(await visitor.resize(width, 844)).toBe(width)
        const widths = await visitor.evaluate(() => {
          const { scrollWidth, clientWidth } = document.documentElement
          return [scrollWidth, clientWidth]
        })
        expect(widths[0], `${await visitor.evaluate(() => location.href)} ${width} px`).toBe(widths[1])
      }
    }

    /** Runs with a visitor who has a fresh profile, and has declined cookies unless it is the first visit. */
    async function asVisitor(
      act: (visitor: Visitor) => Promise<void>,
      { url = site.url, isFirstVisit = false, losesNetwork = false } = {},
    ): Promise<void> {
      const visitor = visitorAt(url, await opened.newWindow())
      try {
        await visitor.open('/robots.txt')
        await visitor.resize(1280, 844)
        if (!isFirstVisit) {
          await visitor.evaluate(() => {
            localStorage.setItem('cookies', 'refused')
            localStorage.setItem('apps-banner', 'off')
          })
        }
        await act(visitor)
        if (!losesNetwork) expect(visitor.problems).toEqual([])
      } finally {
        await visitor.close()
      }
    }

    describe.each(languages)('$locale', (words) => {
      const { prefix, home } = words

      test('a first visitor declines cookies, chooses on the home page and reads a day that was found', async () => {
        await asVisitor(
          async (visitor) => {
            await visitor.open(home)
            await visitor.press(button(words.decline))
            await expectToFit(visitor)
            await visitor.press(button(words.moving))
            await visitor.arrive(`${prefix}/predict`)
            await visitor.wait(() => document.querySelector('main article[id^="day-"]') !== null)
            await expectToFit(visitor)
            const day = await visitor.evaluate(
              () => document.querySelector('main article[id^="day-"]')?.id.slice('day-'.length) ?? '',
            )
            const path = `${prefix}/${day.split('-').map(Number).join('/')}`
            await visitor.press({ css: `main article[id="day-${day}"] a[href^="${path}"]` })
            await visitor.arrive(path)
            await visitor.read(String(Number(day.split('-')[2])), 'h1')
            await expectToFit(visitor)
          },
          { isFirstVisit: true },
        )
      })

      test('a person signs up, signs out and signs in again', async () => {
        await asVisitor(async (visitor) => {
          const email = `${randomUUID()}@example.org`
          const [name = ''] = email.split('@')
          const field = (field: string) => ({ css: `dialog input[name=${field}]` })
          await visitor.open(`${prefix}/about`)
          await visitor.press({ css: 'header button', name: words.signIn })
          await visitor.press({ css: 'dialog [role=tab]', name: words.signUpTab })
          await visitor.fill(field('email'), email)
          for (const one of ['password', 'repassword']) await visitor.fill(field(one), PASSWORD)
          await visitor.press(field('consent'))
          await visitor.press({ css: 'dialog button[type=submit]', name: words.signUp })
          await visitor.read(name, 'header')
          await visitor.open(`${prefix}/client/charts`)
          await visitor.press(button(words.signOut))
          await visitor.read(words.signIn, 'header')
          await visitor.open(`${prefix}/about`)
          await visitor.press({ css: 'header button', name: words.signIn })
          await visitor.fill(field('email'), email)
          await visitor.fill(field('password'), PASSWORD)
          await visitor.press({ css: 'dialog button[type=submit]', name: words.signIn })
          await visitor.read(name, 'header')
          await expectToFit(visitor)
        })
      })

      test('a chart is paid for at the provider', async () => {
        await asVisitor(async (visitor) => {
          const email = `${randomUUID()}@example.org`
          await visitor.open(`${prefix}/about`)
          const signUp = { email, password: PASSWORD, repassword: PASSWORD, consent: 'on' }
          await post(visitor, '/auth/sign-up', signUp, true)
          await post(visitor, '/api/charts', aChartForm({ email }))
          await visitor.open(`${prefix}/personal`)
          await visitor.wait((plan: string) => {
            const radios = [...document.querySelectorAll<HTMLInputElement>('main input[type=radio]')]
            const wanted = radios.find((radio) => radio.labels?.[0]?.innerText.trim().startsWith(plan))
            wanted?.click()
            return wanted?.checked
          }, words.plan)
          await visitor.press({ css: 'main input[name=offer]' })
          await expectToFit(visitor)
          await visitor.press(button(words.pay))
          await visitor.press(button(words.approve))
          await visitor.arrive(`${prefix}/kassa/success`)
          await visitor.read(words.paid, 'h1')
          await visitor.read(words.price)
          expect(site.gateway.listCharges()).toHaveLength(1)
        })
      })

      test('a reader opens an article with its figure, and a sign', async () => {
        await asVisitor(async (visitor) => {
          await visitor.open(`${prefix}/articles/choosing-a-wedding-day`)
          await visitor.read(words.article, 'h1')
          const drawn = () => {
            const { width = 0, height = 0 } =
              document.querySelector('main figure svg')?.getBoundingClientRect() ?? {}
            return width > 100 && height > 50
          }
          await visitor.wait(drawn)
          await expectToFit(visitor)
          await visitor.open(`${prefix}/signs/officers`)
          await visitor.press(linkTo(`${prefix}/signs/officers/officer-success`))
          await visitor.arrive(`${prefix}/signs/officers/officer-success`)
          await visitor.read(words.sign, 'h1')
          await expectToFit(visitor)
        })
      })

      test('without a network today, its month and the coming days open as copies', async () => {
        const front = await plainSite.startFront()
        const today = new Intl.DateTimeFormat('sv-SE', { timeZone: words.zone }).format(Date.now())
        const month = `${prefix}/${today.split('-').slice(0, 2).map(Number).join('/')}`
        const days = `${prefix}/offline`
        try {
          await asVisitor(
            async (visitor) => {
              await visitor.open(home)
              await visitor.wait(
                async (wanted: string[]) => {
                  const stored = await (await caches.open('pages-1')).keys()
                  const paths = stored.map(({ url }) => new URL(url).pathname)
                  return wanted.every((path) => paths.includes(path))
                },
                [home, month, days],
              )
              await visitor.open(days)
              await front.stop()
              for (const path of [home, month]) {
                await visitor.open(path)
                expect(
                  await visitor.evaluate(() => document.documentElement.getAttribute('data-kept')),
                ).toContain(words.copy)
                expect(await visitor.evaluate(() => document.querySelectorAll('h1').length)).toBe(1)
              }
              await visitor.open(`${prefix}/1931/3/7`)
              await visitor.arrive(days)
              await visitor.read(words.coming, 'h1')
              expect(await visitor.evaluate(() => document.querySelectorAll('main ol > li').length)).toBe(31)
            },
            { url: front.url, losesNetwork: true },
          )
        } finally {
          await front.stop()
        }
      })

      const ends = hasPush
        ? 'subscribes and is stored'
        : 'is refused in words, because the engine has no push'
      test(`a tap for the morning notification ${ends}`, async () => {
        await asVisitor(async (visitor) => {
          await visitor.open(`${prefix}/about`)
          const moscow = { address: 'Moscow', latitude: 55.75, longitude: 37.62, place: '524901' }
          await post(visitor, '/api/location', moscow)
          await visitor.open(`${prefix}/morning`)
          await expectToFit(visitor)
          if (!hasPush) return visitor.read(words.unsupported)
          // The push service of the vendor is far away: only its response is replaced.
          await visitor.evaluate((subscription: object) => {
            PushManager.prototype.subscribe = async (options) => {
              document.documentElement.dataset.subscribed = String(options?.applicationServerKey)
              return { toJSON: () => subscription } as unknown as PushSubscription // true: nothing else is called
            }
          }, aSubscription(randomUUID()))
          await visitor.press(button(words.send))
          await visitor.read(words.done, 'body')
          expect(await visitor.evaluate(() => document.documentElement.dataset.subscribed)).toBe(
            push.VAPID_PUBLIC_KEY,
          )
        })
      })
    })
  })
}
