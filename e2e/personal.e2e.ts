import type { describePersonalDay, listDays, listPersonalDays, Output } from '@zeri/contract'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { payChartUntil, signUpOwner } from '../tools/testbed/site/owner.ts'
import { generousLimits, type SiteProcess, startSite } from '../tools/testbed/site/site.ts'
import { expectNothingFromAxe } from './axe.ts'
import { asVisitor, expectToFit } from './visit.ts'

const DAY_MS = 86_400_000
const MONTH = { path: '/2026/11', from: '2026-11-01', to: '2026-11-30' }
const AHEAD = { path: '/2031/3', from: '2031-03-01', to: '2031-03-31' }
const NOBODY = '/personal/00000000-0000-4000-8000-000000000000'

const english = {
  locale: 'en',
  prefix: '',
  anna: 'Anna',
  rose: 'Grandmother Rose',
  everyone: 'For everyone',
  forAnna: 'For Anna',
  charts: 'Your charts',
  selected: 'selected',
  unselect: 'Deselect',
  add: 'Add a calendar',
  why: 'Why this rating for Anna',
  unpaid: 'This calendar is not paid for, so its days show the rating for everyone.',
  over: 'The paid period ended on',
  today: 'Today is free and rated for Grandmother Rose.',
  hourUnknown: 'The hour of birth is not known: only three pillars are compared.',
  noTime: 'time unknown',
  select: 'Select for all pages',
  activate: 'Activate',
  deleteRose: 'Delete the chart Grandmother Rose',
  deleteNow: 'Delete the chart',
  deleted: 'Chart deleted',
  continue: 'Sign in to continue',
  offline: 'The server did not answer. Please try again in a minute.',
  out: 'Log out',
  sample: 'A sample: the coming week for Anna',
  beyond: 'See later dates with a personal calendar.',
  nav: 'Personal',
  town: 'London',
  addChart: 'Add a chart',
  todayFor: 'Today for Grandmother Rose',
  saved: 'Chart saved',
  correct: 'Edit',
  save: 'Save',
  corrected: '22 March 1934',
}
const russian: typeof english = {
  locale: 'ru',
  prefix: '/ru',
  anna: 'Анна',
  rose: 'Бабушка Вера',
  everyone: 'Для всех',
  forAnna: 'Календарь: Анна',
  charts: 'Ваши карты рождения',
  selected: 'выбрана',
  unselect: 'Снять выбор',
  add: 'Добавить календарь',
  why: 'Почему такая личная оценка: Анна',
  unpaid: 'Этот календарь не оплачен, поэтому дни показывают оценку для всех.',
  over: 'Оплаченный период закончился',
  today: 'Сегодняшний день открыт бесплатно и оценён лично: Бабушка Вера.',
  hourUnknown: 'Час рождения неизвестен: сравниваются три столпа, часа среди них нет.',
  noTime: 'время неизвестно',
  select: 'Выбрать для всех страниц',
  activate: 'Активировать',
  deleteRose: 'Удалить карту рождения «Бабушка Вера»',
  deleteNow: 'Удалить карту рождения',
  deleted: 'Карта рождения удалена',
  continue: 'Войдите, чтобы продолжить',
  offline: 'Сервер не ответил. Попробуйте ещё раз через минуту.',
  out: 'Выйти',
  sample: 'Пример: ближайшая неделя, Анна',
  beyond: 'Оценки дальше 30 дней — в персональном календаре.',
  nav: 'Персональный',
  town: 'Казань',
  addChart: 'Добавить карту рождения',
  todayFor: 'Сегодня, личная оценка: Бабушка Вера',
  saved: 'Карта рождения сохранена',
  correct: 'Изменить',
  save: 'Сохранить',
  corrected: '22 марта 1934',
}
type Words = typeof english

let site: SiteProcess & { readonly databaseUrl: string }
beforeAll(async () => {
  site = await startSite(generousLimits)
})
afterAll(() => site.stop())

type Charts = { readonly rose: string; readonly anna: string }

/** A user with an unpaid chart without a time of birth, added first, and a paid one. */
async function asOwner(
  words: Words,
  act: (visit: { page: Page; problems: readonly string[]; charts: Charts }) => Promise<void>,
  options: { readonly javaScriptEnabled?: boolean; readonly serviceWorkers?: 'allow' } = {},
): Promise<void> {
  await asVisitor({ siteUrl: site.url, ...options }, async ({ page, problems }) => {
    const owner = await signUpOwner(page.context(), site.url)
    const rose = await owner.addChart({ fio: words.rose, birthdayTime: null, birthday: '1934-03-21' })
    const anna = await owner.addChart({ fio: words.anna })
    await payChartUntil(site.databaseUrl, anna, new Date(Date.now() + 30 * DAY_MS))
    await act({ page, problems, charts: { rose, anna } })
  })
}

/** A response of the API to the user of the page, for the default place of its language. */
async function fetchJson<Result>(page: Page, path: string, { locale }: Words): Promise<Result> {
  const place = locale === 'ru' ? '&place=524901' : ''
  const response = await page.request.get(`${path}${path.includes('?') ? '&' : '?'}locale=${locale}${place}`)
  return response.json()
}
const rangeOf = ({ from, to }: typeof MONTH) => `from=${from}&to=${to}`

/** The weight each day of a grid shows. */
const weightsOf = (page: Page) =>
  page
    .locator('[role=grid] a[data-date]')
    .evaluateAll((cells) =>
      cells.map((cell) => [cell.getAttribute('data-date'), Number(cell.getAttribute('data-weight'))]),
    )

async function ownWeights(page: Page, uuid: string, month: typeof MONTH, words: Words) {
  const path = `/api/charts/${uuid}/days?${rangeOf(month)}`
  const { days } = await fetchJson<Output<typeof listPersonalDays>>(page, path, words)
  return days.map(({ date, personal }) => [date, personal?.weight])
}
async function generalWeights(page: Page, month: typeof MONTH, words: Words) {
  const { days } = await fetchJson<Output<typeof listDays>>(page, `/calendar/days?${rangeOf(month)}`, words)
  return days.map(({ date, verdict }) => [date, verdict?.weight])
}

const option = (page: Page, name: string) => page.locator('main').getByRole('button', { name, exact: true })
const isPressed = (page: Page, name: string) => option(page, name).getAttribute('aria-pressed')
const remembered = (page: Page) => page.evaluate(() => localStorage.getItem('personal-chart'))
const openPopup = (page: Page) => page.locator('header form[action$="/client/charts"] button').click()
const open = (page: Page, path: string) => page.goto(path, { waitUntil: 'networkidle' })

/** Waits for what a page shows, on a busy machine too. */
const soon = <T>(read: () => Promise<T>) => expect.poll(read, { timeout: 20_000 })

describe.each([english, russian])('in $locale', (words) => {
  test('a chart is selected, the month becomes its own with reasons, and everyone’s again', async () => {
    await asOwner(words, async ({ page, problems, charts }) => {
      await open(page, words.prefix + MONTH.path)
      const general = await generalWeights(page, MONTH, words)
      const own = await ownWeights(page, charts.anna, MONTH, words)
      expect(own).not.toEqual(general)
      expect(await weightsOf(page)).toEqual(general)
      expect(await isPressed(page, words.everyone)).toBe('true')

      await openPopup(page)
      const popup = page.getByRole('dialog', { name: words.charts })
      expect(await popup.getByRole('button', { name: words.rose }).count()).toBe(0)
      await popup.getByRole('link', { name: words.add }).waitFor()
      await popup.getByRole('button', { name: words.anna }).click()
      await popup.waitFor({ state: 'detached' })
      await soon(() => weightsOf(page)).toEqual(own)
      expect(await isPressed(page, words.forAnna)).toBe('true')
      expect(await remembered(page)).toBe(charts.anna)

      const moved = own.find(([, weight], index) => weight !== general[index]?.[1])?.[0]
      await page.locator(`[role=grid] a[data-date="${moved}"]`).click()
      const panel = page.getByRole('region').filter({ hasText: words.why })
      const path = `/api/charts/${charts.anna}/days/${moved}`
      const { personal } = await fetchJson<Output<typeof describePersonalDay>>(page, path, words)
      const [reason] = personal?.verdict.reasons ?? []
      await panel
        .getByText(reason?.name ?? '', { exact: true })
        .first()
        .waitFor()

      await openPopup(page)
      await popup.getByText(words.selected, { exact: true }).waitFor()
      await popup.getByRole('button', { name: words.unselect }).click()
      await soon(() => weightsOf(page)).toEqual(general)
      await option(page, words.forAnna).click()
      await soon(() => weightsOf(page)).toEqual(own)
      await open(page, words.prefix || '/')
      expect(await isPressed(page, words.forAnna)).toBe('true')
      expect(problems).toEqual([])
    })
  })

  test('a paid chart has no horizon, in its month, its day and its year', async () => {
    await asOwner(words, async ({ page, problems, charts }) => {
      const base = `${words.prefix}/personal/${charts.anna}`
      await open(page, base + AHEAD.path)
      expect(await weightsOf(page)).toEqual(await ownWeights(page, charts.anna, AHEAD, words))
      await page.locator('[role=grid] a[data-date="2031-03-05"]').click()
      // The link of the panel, which opens beside the grid.
      await page.locator(`main a[href="${base}/2031/3/5"]:not([data-date])`).click()
      await page.waitForURL(`**${base}/2031/3/5`)
      await page.locator('#personal').waitFor()
      const file = await page.request.get(
        (await page.locator('main a[href*=".ics"]').first().getAttribute('href')) ?? '',
      )
      expect((await file.text()).replaceAll('\r\n ', '')).toContain(`personal/${charts.anna}/2031/3/5`)
      await page.locator('#activities li summary').first().click()
      await page
        .locator('#activities li > details[open] [data-bill]')
        .getByText(new RegExp(`^${words.everyone}`))
        .waitFor()
      expect(await page.locator('#personal [data-bill=day] p').count()).toBe(2)
      await open(page, `${base}/2031`)
      expect(await page.locator('[role=grid] a[data-date]:not([data-weight])').count()).toBe(0)
      expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex')
      expect(await remembered(page)).toBe(charts.anna)
      expect(problems).toEqual([])
    })
  })

  test('an expired chart loses its verdicts and says so', async () => {
    await asOwner(words, async ({ page, charts }) => {
      const base = `${words.prefix}/personal/${charts.anna}`
      await payChartUntil(site.databaseUrl, charts.anna, new Date(Date.now() - DAY_MS))
      const response = await page.goto(base + MONTH.path)
      expect(response?.headers()['cache-control']).toBe('private, no-store')
      expect(await weightsOf(page)).toEqual(await generalWeights(page, MONTH, words))
      await page.getByText(words.unpaid).waitFor()
      await page.getByText(words.over).waitFor()
      await page.goto(base + AHEAD.path)
      expect(await page.locator('[role=grid] a[data-weight]').count()).toBe(0)
      await page.getByRole('link', { name: words.beyond }).waitFor()
      await page.goto(words.prefix + MONTH.path)
      expect(await option(page, words.forAnna).count()).toBe(0)
    })
  })

  test('a month of a chart is rated for an activity with the weights of the person', async () => {
    await asOwner(
      words,
      async ({ page, charts }) => {
        await page.goto(`${words.prefix}/personal/${charts.anna}${AHEAD.path}?for=wedding`)
        const path = `/api/charts/${charts.anna}/days?${rangeOf(AHEAD)}`
        const { days } = await fetchJson<Output<typeof listPersonalDays>>(page, path, words)
        const own = days.map(({ date, personal }) => [date, personal?.weights.wedding])
        expect(own.every(([, weight]) => weight !== undefined)).toBe(true)
        expect(await weightsOf(page)).toEqual(own)
        expect(own).not.toEqual(days.map(({ date, weights }) => [date, weights?.wedding]))
      },
      { javaScriptEnabled: false },
    )
  })

  test('the first chart shows today for free, and notes an unknown hour', async () => {
    await asOwner(words, async ({ page, charts }) => {
      await page.goto(`${words.prefix}/personal/${charts.rose}`)
      await page.getByText(words.today).waitFor()
      await page.getByText(words.hourUnknown).waitFor()
      const today = page.locator('[role=grid] a[aria-current=date]')
      const date = (await today.getAttribute('data-date')) ?? ''
      const month = { path: '', from: date, to: date }
      const [own] = await ownWeights(page, charts.rose, month, words)
      expect(Number(await today.getAttribute('data-weight'))).toBe(own?.[1])
      expect(await today.getAttribute('aria-label')).toContain(words.everyone.toLowerCase())
      await page.goto(`${words.prefix}/client/charts`)
      await page.getByText(words.noTime).waitFor()
    })
  })

  test('on the account page an unpaid chart leads to paying for it, or is deleted', async () => {
    await asOwner(words, async ({ page, problems, charts }) => {
      await open(page, `${words.prefix}/client`)
      await page.waitForURL('**/client/charts')
      const card = (name: string) =>
        page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) })
      expect(await card(words.anna).getByText(words.activate).count()).toBe(0)
      expect(await card(words.anna).locator('details').count()).toBe(0)
      await card(words.anna).getByRole('button', { name: words.select }).click()
      await card(words.anna).getByText(words.selected, { exact: true }).waitFor()
      await card(words.rose).getByRole('link', { name: words.activate }).click()
      await page.waitForURL('**/personal?chart=*')
      expect(await remembered(page)).toBe(charts.rose)
      await page.goBack()
      await page.getByLabel(words.deleteRose).click()
      await page.getByRole('button', { name: words.deleteNow }).click()
      await page.getByText(words.deleted).waitFor()
      await soon(() => card(words.rose).count()).toBe(0)
      expect(await remembered(page)).toBe(null)
      expect(problems).toEqual([])
    })
  })

  test('a chart is added by the form of the page, opens with today free, and can be corrected', async () => {
    await asVisitor({ siteUrl: site.url }, async ({ page, problems }) => {
      await signUpOwner(page.context(), site.url)
      await open(page, `${words.prefix}/personal`)
      const field = (name: string) => page.locator(`main input[name=${name}]`)
      await field('fio').fill(words.rose)
      await field('gender').first().check()
      await field('birthday').fill('1934-03-21')
      await field('timeUnknown').check()
      await field('city').fill(words.town)
      await page.getByRole('option', { selected: true }).waitFor()
      await field('city').press('Enter')
      await field('consent').check()
      const saved = page.getByRole('status').getByText(words.saved, { exact: true })
      await Promise.all([
        saved.waitFor(),
        page.getByRole('button', { name: words.addChart, exact: true }).click(),
      ])
      await page.waitForURL(/\/personal\/[\da-f-]{36}$/)
      await page.getByText(words.today).waitFor()
      await open(page, `${words.prefix}/personal`)
      await page.getByRole('heading', { name: words.todayFor }).waitFor()

      await open(page, `${words.prefix}/client/charts`)
      await page.getByRole('link', { name: words.correct, exact: true }).click()
      await page.waitForURL(/\/client\/charts\/[\da-f-]{36}$/)
      expect(await field('timeUnknown').isChecked()).toBe(true)
      await field('birthday').fill('1934-03-22')
      await Promise.all([
        saved.waitFor(),
        page.getByRole('button', { name: words.save, exact: true }).click(),
      ])
      await page.waitForURL(`**${words.prefix}/client/charts`)
      await page.locator('main').getByText(words.corrected).waitFor()
      expect(problems).toEqual([])
    })
  })

  test('a failed selection is undone, and its own control says so instead of a notice', async () => {
    await asOwner(words, async ({ page }) => {
      await open(page, words.prefix + MONTH.path)
      const before = await weightsOf(page)
      await page.route('**/client/charts.data*', (route) => route.abort())
      await option(page, words.forAnna).click()
      await page.locator('main').getByRole('status').getByText(words.offline).waitFor()
      await soon(() => isPressed(page, words.everyone)).toBe('true')
      expect(await weightsOf(page)).toEqual(before)

      await openPopup(page)
      const popup = page.getByRole('dialog')
      await popup.getByRole('button', { name: words.anna }).click()
      await popup.getByRole('status').getByText(words.offline).waitFor()
      expect(await popup.getByRole('button', { name: words.anna }).getAttribute('aria-pressed')).toBe('false')
      expect(await page.getByRole('alert').getByText(words.offline).count()).toBe(0)
    })
  })

  test('a chart that could not be selected or deleted stays, and its card says so instead of a notice', async () => {
    await asOwner(words, async ({ page }) => {
      await open(page, `${words.prefix}/client/charts`)
      const card = (name: string) =>
        page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) })
      await page.route('**/client/charts.data*', (route) => route.abort())
      await card(words.anna).getByRole('button', { name: words.select }).click()
      await card(words.anna).getByRole('status').getByText(words.offline).waitFor()
      expect(await card(words.rose).getByText(words.offline).count()).toBe(0)
      await page.getByLabel(words.deleteRose).click()
      await page.getByRole('button', { name: words.deleteNow }).click()
      await card(words.rose).getByRole('status').getByText(words.offline).waitFor()
      expect(await card(words.anna).getByRole('button', { name: words.select }).count()).toBe(1)
      expect(await page.getByRole('alert').getByText(/./).count()).toBe(0)
    })
  })

  test('logging out forgets the chart and the list', async () => {
    await asOwner(words, async ({ page, charts }) => {
      await open(page, `${words.prefix}/personal/${charts.anna}`)
      expect(await remembered(page)).toBe(charts.anna)
      await page.getByRole('button', { name: words.out }).click()
      await page.getByText(words.continue).waitFor()
      expect(await remembered(page)).toBe(null)
      expect(await page.locator('header form[action$="/client/charts"]').count()).toBe(0)
      expect(await page.content()).not.toContain(words.anna)
    })
  })

  test('without a script the calendar of a chart is reached from the list of charts', async () => {
    await asOwner(
      words,
      async ({ page, charts }) => {
        await page.goto(`${words.prefix}/client/charts`)
        await page.locator(`main a[href="${words.prefix}/personal/${charts.anna}"]`).first().click()
        await page.waitForURL(`**/personal/${charts.anna}`)
        await page.goto(`${words.prefix}/personal/${charts.anna}${MONTH.path}`)
        expect(await weightsOf(page)).toEqual(await ownWeights(page, charts.anna, MONTH, words))
      },
      { javaScriptEnabled: false },
    )
  })
})

test('no page of it breaks a rule of accessibility, light or dark, or grows too wide', async () => {
  const pages = async (words: Words, pathsOf: (charts: Charts) => readonly string[]) =>
    asOwner(words, async ({ page, charts }) => {
      for (const path of pathsOf(charts)) {
        await open(page, words.prefix + path)
        await expectNothingFromAxe(page)
        await expectToFit(page, [390, 320, 1280])
      }
      await openPopup(page)
      await page.getByRole('dialog').waitFor()
      await expectNothingFromAxe(page, { within: 'dialog' })
    })
  await pages(english, ({ anna }) => [`/personal/${anna}`, '/client/charts'])
  await pages(russian, ({ anna }) => [`/personal/${anna}/2026/11/20`, '/personal'])
})

test('a personal page is compressed, except after a link on another site', async () => {
  await asOwner(english, async ({ page, charts }) => {
    const path = `/personal/${charts.anna}`
    const typed = await page.goto(path)
    expect([typed?.status(), typed?.headers()['content-encoding']]).toEqual([
      200,
      expect.stringMatching(/^(?:br|gzip)$/),
    ])
    await page.goto(`data:text/html,<a href="${site.url}${path}">here</a>`)
    const [led] = await Promise.all([page.waitForResponse(`**${path}`), page.getByRole('link').click()])
    expect([led.status(), led.headers()['content-encoding']]).toEqual([200, undefined])
    await page.getByText(english.forAnna).first().waitFor()
  })
})

test('a service worker in between changes nothing of that', async () => {
  const encodingOf = async (page: Page, path: string, go: () => Promise<unknown>) => {
    const [response] = await Promise.all([page.waitForResponse(`**${path}`), go()])
    expect([response.status(), response.fromServiceWorker()]).toEqual([200, true])
    await page.waitForURL(`**${path}`)
    return response.headers()['content-encoding']
  }
  await asOwner(
    english,
    async ({ page, charts }) => {
      const path = `/personal/${charts.anna}`
      await page.goto('/', { waitUntil: 'networkidle' })
      await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
      const own = await encodingOf(page, path, () => page.evaluate((to) => location.assign(to), path))
      expect(own).toMatch(/^(?:br|gzip)$/)
      await page.goto(`data:text/html,<a href="${site.url}${path}">here</a>`)
      expect(await encodingOf(page, path, () => page.getByRole('link').click())).toBeUndefined()
    },
    { serviceWorkers: 'allow' },
  )
})

test('a chart of another user, a missing chart and an invalid id are not found', async () => {
  let foreign = ''
  await asOwner(english, async ({ charts }) => {
    foreign = `/personal/${charts.anna}`
  })
  await asOwner(english, async ({ page }) => {
    for (const path of [foreign, `${foreign}/2026/11/20`, NOBODY, '/personal/anna', '/personal/mobile/anna'])
      expect((await page.goto(path))?.status(), path).toBe(404)
  })
})

test('a visitor is asked to sign in, whether the chart exists or not, and the page is not cached', async () => {
  await asVisitor({ siteUrl: site.url }, async ({ page }) => {
    for (const path of [NOBODY, `${NOBODY}/2026/11`, '/personal/mobile']) {
      const response = await page.goto(path)
      expect(response?.status()).toBe(200)
      expect(response?.headers()['cache-control']).toBe('private, no-store')
      await page.getByText(english.continue).waitFor()
    }
  })
})

test('the page about it is public and cacheable, with a week of an invented person', async () => {
  await asVisitor({ siteUrl: site.url }, async ({ page, problems }) => {
    await open(page, '/')
    await page.getByRole('link', { name: english.nav, exact: true }).click()
    await page.getByRole('heading', { name: english.sample }).waitFor()
    expect(await page.locator('main ol li[data-weight]').count()).toBe(7)
    const response = await page.goto('/personal')
    expect(response?.headers()['cache-control']).toContain('public')
    expect(problems).toEqual([])
  })
})

test('charts of the app have pages of their own, without the header of the site', async () => {
  await asVisitor({ siteUrl: site.url }, async ({ page }) => {
    const owner = await signUpOwner(page.context(), site.url)
    const mobile = await owner.addChart({ fio: 'Phone', isMobile: true })
    const other = await owner.addChart({ fio: 'Desk' })
    await page.goto(`/personal/${mobile}`)
    expect(new URL(page.url()).pathname).toBe(`/personal/mobile/${mobile}`)
    expect(await page.locator('header nav').count()).toBe(0)
    await page.goto(`/personal/mobile/${other}`)
    expect(new URL(page.url()).pathname).toBe(`/personal/${other}`)
    await page.goto('/personal/mobile')
    await page.getByText('Phone').waitFor()
    expect(await page.getByText('Desk').count()).toBe(0)
  })
})

test('the calendar of the app shows a paid chart its own days, and leads an unpaid one to the app’s price', async () => {
  await asVisitor({ siteUrl: site.url }, async ({ page, problems }) => {
    const owner = await signUpOwner(page.context(), site.url)
    const uuid = await owner.addChart({ fio: english.anna, isMobile: true })
    const other = await owner.addChart({ fio: english.rose, isMobile: true })
    await payChartUntil(site.databaseUrl, uuid, new Date(Date.now() + 30 * DAY_MS))
    const base = `/api/mobile/charts/${uuid}/days`
    const { days } = await fetchJson<Output<typeof listPersonalDays>>(
      page,
      `${base}?${rangeOf(AHEAD)}`,
      english,
    )
    await open(page, `/personal/mobile/${uuid}${AHEAD.path}`)
    expect(await weightsOf(page)).toEqual(days.map(({ date, personal }) => [date, personal?.weight]))
    const moved = days.find(({ personal, verdict }) => personal?.weight !== verdict?.weight)?.date
    const { personal } = await fetchJson<Output<typeof describePersonalDay>>(
      page,
      `${base}/${moved}`,
      english,
    )
    await page.locator(`[role=grid] a[data-date="${moved}"]`).click()
    await page
      .getByRole('region')
      .filter({ hasText: english.why })
      .getByText(personal?.verdict.reasons[0]?.name ?? '', { exact: true })
      .first()
      .waitFor()
    expect((await page.goto(`/personal/mobile/${uuid}/2031/3/5`))?.status()).toBe(200)
    expect((await page.goto(`/personal/mobile/${uuid}/2031`))?.status()).toBe(200)
    expect((await page.request.get(`/api/charts/${uuid}/days/2031-03-05`)).status()).toBe(402)
    await open(page, `/personal/mobile/${other}`)
    await page.getByText(english.unpaid).waitFor()
    expect(await page.locator(`main a[href="/personal/mobile?chart=${other}"]`).count()).toBe(1)
    expect(problems).toEqual([])
  })
})

test('another spelling of a date redirects to the usual one, in the calendar of the chart', async () => {
  await asOwner(english, async ({ page, charts }) => {
    await page.goto(`/personal/${charts.anna}/2026/03/05`)
    expect(new URL(page.url()).pathname).toBe(`/personal/${charts.anna}/2026/3/5`)
    expect((await page.goto(`/personal/${charts.anna}/2101/1`))?.status()).toBe(404)
  })
})
