import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Output, predictDays } from '@zeri/contract'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { payChartUntil, signUpOwner } from '../tools/testbed/site/owner.ts'
import { generousLimits, type SiteProcess, startSite } from '../tools/testbed/site/site.ts'
import { expectNothingFromAxe } from './axe.ts'
import { asVisitor } from './visit.ts'

const DAY_MS = 86_400_000

const english = {
  locale: 'en',
  prefix: '',
  nav: 'Choose a day',
  tag: 'What the day is for',
  send: 'Find the days',
  conditions: 'Weekdays, holidays, hours, rating',
  change: 'Change',
  year: 'A year',
  yearNumber: 'Year',
  swapped: 'The dates were in the wrong order',
  noYear: '“99999” is not a year',
  noWeekday: '“sunday” is not a weekday',

  saturday: 'Saturday',
  notBefore: 'Not before',
  best: 'Best first',
  why: 'Why this day',
  hours: 'Best hours',
  range: 'Date range',
  until: 'To',
  closed: 'Ratings are open up to',
  nothing: 'No day meets all the conditions',
  excluded: /ruled out by a ban/,
  forWhom: 'For whom',
  anna: 'Anna',
  boris: 'Boris',
  vetoOfBoris: 'Boris: veto only',
  goodFor: 'Who it is good for',
  everyone: 'For everyone',
  compare: 'Compare',
  makePage: 'Create the page',
  whichDay: 'Which day works for you?',
  yourName: 'Your name',
  suits: 'works',
  sendAnswer: 'Send the answer',
  answerSaved: 'Your answer is saved.',
  guest: 'Aunt Vera',
  removeGuest: 'Remove the answer of Aunt Vera',
  guestRemoved: 'The owner of this list has removed your answer.',
  makeAddress: 'Create the address',
  addressMade: 'The address is ready',
  takeBack: 'Revoke',
  takeBackWedding: 'Revoke: Wedding',
  noFeeds: 'None yet.',
  google: 'Google Calendar',
}
const russian: typeof english = {
  locale: 'ru',
  prefix: '/ru',
  nav: 'Выбор дня',
  tag: 'Для чего нужен день',
  send: 'Найти дни',
  conditions: 'Дни недели, праздники, часы, оценка',
  change: 'Изменить',
  year: 'Год',
  yearNumber: 'Год',
  swapped: 'Даты стояли в обратном порядке',
  noYear: '«99999» — не год',
  noWeekday: '«sunday» — не день недели',

  saturday: 'Суббота',
  notBefore: 'Не раньше',
  best: 'Сначала лучшие',
  why: 'Почему этот день',
  hours: 'Лучшие часы',
  range: 'Диапазон дат',
  until: 'По',
  closed: 'Оценки открыты по',
  nothing: 'Ни один день не отвечает всем условиям',
  excluded: /исключ[её]ны? запретом/,
  forWhom: 'Для кого',
  anna: 'Анна',
  boris: 'Борис',
  vetoOfBoris: 'Борис: только вето',
  goodFor: 'Кому он подходит',
  everyone: 'Для всех',
  compare: 'Сравнить',
  makePage: 'Создать страницу',
  whichDay: 'Какой день вам подходит?',
  yourName: 'Ваше имя',
  suits: 'подходит',
  sendAnswer: 'Отправить ответ',
  answerSaved: 'Ответ сохранён.',
  guest: 'Тётя Вера',
  removeGuest: 'Удалить ответ: Тётя Вера',
  guestRemoved: 'Владелец списка удалил ваш ответ.',
  makeAddress: 'Создать адрес',
  addressMade: 'Адрес создан',
  takeBack: 'Отозвать',
  takeBackWedding: 'Отозвать: Свадьба',
  noFeeds: 'Пока ни одной.',
  google: 'Google Календарь',
}
type Words = typeof english

let site: SiteProcess & { readonly databaseUrl: string }
beforeAll(async () => {
  site = await startSite(generousLimits)
})
afterAll(() => site.stop())

/** A user with two paid charts. */
async function asOwner(
  words: Words,
  act: (visit: {
    page: Page
    problems: readonly string[]
    email: string
    charts: readonly string[]
  }) => Promise<void>,
): Promise<void> {
  await asVisitor({ siteUrl: site.url }, async ({ page, problems }) => {
    const owner = await signUpOwner(page.context(), site.url)
    const anna = await owner.addChart({ fio: words.anna })
    const boris = await owner.addChart({ fio: words.boris, birthday: '1985-06-06', birthdayTime: null })
    for (const uuid of [anna, boris])
      await payChartUntil(site.databaseUrl, uuid, new Date(Date.now() + 30 * DAY_MS))
    await act({ page, problems, email: owner.email, charts: [anna, boris] })
  })
}

async function predict(page: Page, query: object, { locale }: Words) {
  const place = locale === 'ru' ? { place: '524901' } : {}
  const response = await page.request.post('/calendar/predict', {
    // The page describes the best three days and twenty more.
    data: { detailed: 23, ...query, ...place, locale },
    headers: { origin: site.url },
  })
  const { prediction }: Output<typeof predictDays> = await response.json()
  return prediction
}

/** Dates of the days a page shows in full, in its order. */
const shownDates = (page: Page) =>
  page
    .locator('main article[id^="day-"]')
    .evaluateAll((days) => days.map((day) => day.id.slice('day-'.length)))

/** A page of another site that allows our origin and nothing else, not even a style of its own. */
async function onHostPage(script: string, act: (url: string) => Promise<void>): Promise<void> {
  const policy = `default-src 'none'; script-src ${site.url}; connect-src ${site.url}`
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/html', 'content-security-policy': policy })
    response.end(`<!doctype html><html lang="en"><title>Host</title><h1>Host</h1>${script}</html>`)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  try {
    await act(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`) // true: it listens on a port
  } finally {
    server.close()
  }
}

/** Today in the default place of a language. */
const todayOf = ({ locale }: Words): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: locale === 'ru' ? 'Europe/Moscow' : 'UTC' }).format(Date.now())
const addDays = (date: string, days: number): string =>
  new Date(Date.parse(date) + days * DAY_MS).toISOString().slice(0, 10)

/** Presses Tab until a control of the page has the focus. */
async function tabTo(page: Page, role: 'combobox' | 'button' | 'checkbox', name: string): Promise<void> {
  const wanted = page.getByRole(role, { name, exact: true })
  for (let presses = 0; presses < 60; presses += 1) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`the keyboard does not reach ${name}`)
}

describe.each([english, russian])('in $locale', (words) => {
  test('by keyboard alone: from the menu to the best day, its hours and its reasons', async () => {
    await asVisitor({ siteUrl: site.url }, async ({ page, problems }) => {
      await page.goto(`${words.prefix}/about`)
      const link = page.locator('header').getByRole('link', { name: words.nav, exact: true })
      await link.focus()
      await page.keyboard.press('Enter')
      await page.waitForURL(`**${words.prefix}/predict`)
      await page.getByRole('heading', { level: 1, name: words.nav }).waitFor()
      await tabTo(page, 'combobox', words.tag)
      await page.getByRole('combobox', { name: words.tag }).selectOption('travel-far')
      const span = { from: todayOf(words), to: addDays(todayOf(words), 30) }
      await page.getByRole('radio', { name: words.range, exact: true }).focus()
      await page.keyboard.press('Space')
      await page.getByLabel(words.until, { exact: true }).fill(span.to)
      await tabTo(page, 'button', words.send)
      await page.keyboard.press('Enter')
      await page.waitForURL(/tag=travel-far/)
      await page.getByRole('list', { name: words.best }).waitFor()

      const expected = await predict(page, { tag: 'travel-far', ...span }, words)
      expect(await shownDates(page)).toEqual(expected.days.map(({ date }) => date))

      const first = page.locator('main article').first()
      await first.getByRole('heading', { name: words.hours }).waitFor()
      const why = first.locator('summary').filter({ hasText: words.why })
      await why.focus()
      await page.keyboard.press('Enter')
      const [reason] = expected.days[0]?.reasons.filter(({ status }) => status !== 'overridden') ?? []
      await first
        .getByText((reason?.sentence ?? '').slice(0, 20))
        .first()
        .waitFor()
      await expectNothingFromAxe(page)
      expect(problems).toEqual([])
    })
  })

  test('without a script: conditions stay, and a span beyond the horizon shows the days within it', async () => {
    await asVisitor({ siteUrl: site.url, javaScriptEnabled: false }, async ({ page }) => {
      await page.goto(`${words.prefix}/predict`)
      await page.getByLabel(words.tag).selectOption('haircut')
      await page.getByText(words.conditions).click()
      await page.getByLabel(words.saturday).check()
      await page.getByLabel(words.notBefore).fill('10:00')
      await page.getByRole('radio', { name: words.range, exact: true }).check()
      await page.getByLabel(words.until, { exact: true }).fill(addDays(todayOf(words), 200))
      await page.getByRole('button', { name: words.send }).click()
      await page.getByText(words.closed).waitFor()
      expect(await page.getByLabel(words.saturday).isChecked()).toBe(true)
      const query = { tag: 'haircut', from: todayOf(words), to: addDays(todayOf(words), 30), weekdays: [6] }
      const hours = { from: '10:00', to: '24:00' }
      const expected = await predict(page, { ...query, hours }, words)
      expect(await shownDates(page)).toEqual(expected.days.map(({ date }) => date))
      for (const { date } of expected.days.slice(0, 3)) expect(new Date(date).getUTCDay()).toBe(6)
    })
  })

  test.each([
    [1280, 800, true],
    [390, 844, true],
    [1280, 800, false],
    [390, 844, false],
  ])(
    'at %i × %i, script %s: a sent question folds, and the answer of a year is in view, focused and short',
    async (width, height, javaScriptEnabled) => {
      await asVisitor(
        { siteUrl: site.url, viewport: { width, height }, javaScriptEnabled },
        async ({ page }) => {
          const owner = await signUpOwner(page.context(), site.url)
          const uuid = await owner.addChart({ fio: words.anna })
          await payChartUntil(site.databaseUrl, uuid, new Date(Date.now() + 30 * DAY_MS))
          await page.goto(`${words.prefix}/predict`)
          await page.getByLabel(words.tag).selectOption('wedding')
          await page.getByRole('radio', { name: words.year, exact: true }).check()
          await page.getByRole('spinbutton', { name: words.yearNumber, exact: true }).fill('2028')
          await page.getByRole('button', { name: words.send }).click()
          await page.waitForURL(/year=2028.*#answer$/)
          await page.getByRole('list', { name: words.best }).waitFor()
          const heading = page.locator('#answer h2').first()
          await expect
            .poll(() => heading.evaluate((one) => one.getBoundingClientRect().top))
            .toBeLessThan(height / 2)
          expect(await heading.evaluate((one) => one.getBoundingClientRect().top)).toBeGreaterThanOrEqual(0)
          // Without a script nothing can be evaluated about the focus but what the browser styles.
          expect(await page.locator('#answer:focus').count()).toBe(1)
          expect(await page.locator('main details:has(form)').first().getAttribute('open')).toBeNull()
          const tall = await page.evaluate(() => document.documentElement.scrollHeight)
          const wide = await page.evaluate(() => document.documentElement.scrollWidth)
          expect([tall <= 4000, wide], `${tall} px tall`).toEqual([true, width])
          expect(await page.locator('main article[id^="day-"]').count()).toBe(23)
          await page.locator('main summary').filter({ hasText: words.change }).click()
          expect(await page.getByLabel(words.tag).inputValue()).toBe('wedding')
          expect(await page.getByLabel(words.tag).isVisible()).toBe(true)
        },
      )
    },
  )

  test('what is wrong in a question is said at its field, and what was swapped is said with the answer', async () => {
    await asVisitor({ siteUrl: site.url, javaScriptEnabled: false }, async ({ page }) => {
      const open = (query: string) => page.goto(`${words.prefix}/predict?tag=haircut&${query}`)
      await open('volume=year&year=99999')
      await page.getByText(words.noYear).waitFor()
      expect(await page.getByRole('list', { name: words.best }).count()).toBe(0)
      await open('weekday=sunday')
      await page.getByText(words.noWeekday).waitFor()
      const [from, to] = [todayOf(words), addDays(todayOf(words), 20)]
      await open(`volume=range&from=${to}&to=${from}`)
      await page.getByRole('status').getByText(words.swapped).waitFor()
      const expected = await predict(page, { tag: 'haircut', from, to }, words)
      expect(await shownDates(page)).toEqual(expected.days.map(({ date }) => date))
    })
  })

  test('without a fitting day the page says so and offers the closest ones', async () => {
    await asVisitor(
      { siteUrl: site.url, viewport: { width: 320, height: 700 } },
      async ({ page, problems }) => {
        const day = addDays(todayOf(words), 2)
        const query = `tag=funeral&volume=range&from=${day}&to=${day}&min=3&after=03:00&before=03:10`
        await page.goto(`${words.prefix}/predict?${query}`)
        await page.getByRole('heading', { name: words.nothing }).waitFor()
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        )
        expect(overflow).toBe(0)
        await expectNothingFromAxe(page)
        expect(problems).toEqual([])
      },
    )
  })

  test('a couple chooses for any time, each with a verdict, one of them with a veto alone', async () => {
    await asOwner(words, async ({ page, problems, charts: [anna = '', boris = ''] }) => {
      await page.goto(`${words.prefix}/predict?tag=wedding&volume=year&year=2028`)
      await page.locator('main summary').filter({ hasText: words.change }).click()
      await page.getByRole('group', { name: words.forWhom }).getByLabel(words.anna, { exact: true }).check()
      await page.getByRole('checkbox', { name: words.vetoOfBoris }).check()
      await page.getByRole('button', { name: words.send }).click()
      await page.waitForURL(/veto=/)
      await page.getByRole('list', { name: words.goodFor }).first().waitFor()
      const charts = [{ uuid: anna }, { uuid: boris, role: 'veto-only' }]
      const expected = await predict(page, { tag: 'wedding', volume: 'year', year: 2028, charts }, words)
      expect(await shownDates(page)).toEqual(expected.days.map(({ date }) => date))
      expect(await page.getByText(words.closed).count()).toBe(0)
      // A found day opens in the calendar of the person it was rated for.
      const day = page.locator('main article h3').first().getByRole('link')
      expect(await day.getAttribute('href')).toContain(`${words.prefix}/personal/${anna}/2028/`)
      await page.locator('summary').filter({ hasText: words.excluded }).click()
      const [veto] = expected.excluded[0]?.vetoes ?? []
      await page
        .getByText((veto?.sentence ?? '').slice(0, 20))
        .last()
        .waitFor()
      const marks = page.locator('main nav a[data-weight]')
      expect(await marks.count()).toBe(expected.all.length)
      // The days are alike; one stands for all.
      await expectNothingFromAxe(page, { within: 'main li:first-child > article' })
      expect(problems).toEqual([])
    })
  })

  test('days are compared, shared with relatives without birth data, and withdrawn', async () => {
    await asOwner(words, async ({ page, problems, email, charts: [anna = ''] }) => {
      await page.goto(`${words.prefix}/predict?tag=wedding&volume=year&year=2028&chart=${anna}`)
      const boxes = page.locator('main input[type=checkbox][name=day]')
      await boxes.nth(0).check()
      await boxes.nth(1).check()
      await page.getByRole('button', { name: words.compare, exact: true }).click()
      await page.waitForURL(/\/predict\/compare\?/)
      await expect.poll(() => shownDates(page), { timeout: 20_000 }).toHaveLength(2)
      await expectNothingFromAxe(page)
      await page.getByRole('button', { name: words.makePage }).click()
      await page.waitForURL(/\/choice\/[\w-]{43}$/)
      const path = new URL(page.url()).pathname

      await asVisitor({ siteUrl: site.url }, async ({ page: relative, problems: theirs }) => {
        const response = await relative.goto(path)
        expect(response?.headers()['cache-control']).toBe('private, no-store')
        const bytes = (await response?.text()) ?? ''
        for (const part of [words.anna, words.boris, email, '1990-05-01', '08:30', '55.75', anna])
          expect([part, bytes.includes(part)]).toEqual([part, false])
        await relative.getByRole('heading', { level: 1, name: words.whichDay }).waitFor()
        await relative.getByLabel(words.yourName).fill(words.guest)
        await relative.getByRole('radio', { name: words.suits, exact: true }).first().check()
        await relative.getByRole('button', { name: words.sendAnswer }).click()
        await relative.getByText(words.answerSaved).waitFor()
        await relative.getByRole('rowheader', { name: words.guest }).waitFor()
        await expectNothingFromAxe(relative)
        expect(theirs).toEqual([])

        await page.goto(`${words.prefix}/client/feeds`)
        await page.getByRole('rowheader', { name: words.guest }).waitFor()
        await expectNothingFromAxe(page)
        await page.getByRole('button', { name: words.removeGuest }).click()
        await page.getByRole('rowheader', { name: words.guest }).waitFor({ state: 'detached' })
        await relative.getByRole('button', { name: words.sendAnswer }).click()
        await relative.getByText(words.guestRemoved).waitFor()
        await page.getByRole('button', { name: words.takeBackWedding }).click()
        await page.getByRole('button', { name: words.takeBackWedding }).waitFor({ state: 'detached' })
        expect((await relative.goto(path))?.status()).toBe(404)
      })
      expect(problems).toEqual([])
    })
  })

  test('an address for a calendar app is created, read and withdrawn', async () => {
    await asOwner(words, async ({ page, problems }) => {
      await page.goto(`${words.prefix}/client/feeds`)
      await page.getByText(words.noFeeds).waitFor()
      await page.locator('summary').getByText(words.google, { exact: true }).click()
      await page.getByRole('button', { name: words.makeAddress }).click()
      await page.getByText(words.addressMade).first().waitFor()
      const address = page.locator('main code').filter({ hasText: '/feeds/' })
      const { pathname } = new URL((await address.innerText()).trim())
      const feed = await page.request.get(pathname)
      expect(feed.headers()['content-type']).toBe('text/calendar; charset=utf-8')
      const text = await feed.text()
      expect(text.match(/BEGIN:VEVENT/g)?.length).toBeGreaterThan(360)
      expect(/[а-яё]/i.test(text)).toBe(words.locale === 'ru')
      await expectNothingFromAxe(page)
      await page.getByRole('button', { name: words.takeBack }).click()
      await page.getByText(words.noFeeds).waitFor()
      expect((await page.request.get(pathname)).status()).toBe(404)
      expect(problems).toEqual([])
    })
  })

  test('the widget shows today on a page that allows nothing but our origin, and leaves no cookie', async () => {
    const script = `<script src="${site.url}/widget.js" data-locale="${words.locale}" data-theme="dark"></script>`
    await onHostPage(script, async (url) => {
      await asVisitor({ siteUrl: site.url, isFirstVisit: true }, async ({ page, problems }) => {
        const requested: string[] = []
        page.on('request', (request) => requested.push(request.url()))
        await page.goto(url)
        const link = page.getByRole('link')
        await link.waitFor()
        const text = await link.innerText()
        expect(/[а-яё]/i.test(text)).toBe(words.locale === 'ru')
        expect(text).toMatch(/\p{Script=Han}{2}/u)
        expect(text).toMatch(/[+−]?\d/)
        expect(await link.evaluate((one) => getComputedStyle(one).borderTopLeftRadius)).toBe('14px')
        expect(await page.context().cookies()).toEqual([])
        const elsewhere = requested.filter(
          (address) => !address.startsWith(url) && !address.startsWith(site.url),
        )
        expect(elsewhere).toEqual([])
        expect(problems.filter((problem) => !problem.includes('favicon'))).toEqual([])
      })
    })
  })
})

test('a guest is removed without a script', async () => {
  await asVisitor({ siteUrl: site.url, javaScriptEnabled: false }, async ({ page }) => {
    await signUpOwner(page.context(), site.url)
    const send = async (path: string, data: object) => {
      const response = await page.request.post(path, { data, headers: { origin: site.url } })
      return response.json()
    }
    const { token } = await send('/api/choices', { tag: 'haircut', dates: ['2026-11-20'] })
    await send(`/api/choices/shared/${token}/marks`, { name: english.guest, answers: {} })
    await page.goto('/client/feeds')
    await page.getByRole('button', { name: english.removeGuest }).click()
    await expect
      .poll(() => page.locator('noscript p').allTextContents(), { timeout: 20_000 })
      .toContain('The answer is removed')
    expect(await page.getByRole('rowheader', { name: english.guest }).count()).toBe(0)
  })
})
