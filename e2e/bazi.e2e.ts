import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { glyphsOf, listGoldenBirths } from '../apps/server/src/testing/golden-births.ts'
import { generousLimits, type SiteProcess, startSite } from '../tools/testbed/site/site.ts'
import { expectNothingFromAxe, GOOD_PRACTICE } from './axe.ts'
import { asVisitor } from './visit.ts'

const PASSWORD = 'choosing the day'
const CHART = 'main ul[data-count]'

let site: SiteProcess
beforeAll(async () => {
  site = await startSite(generousLimits)
})
afterAll(() => site.stop())

const english = {
  path: '/bazi',
  name: 'Anna',
  city: 'Kazan',
  send: 'Show the reading',
  invitation: 'Would you like to keep this reading?',
  signIn: 'Sign in or sign up',
  signUpTab: 'Sign up',
  signUp: 'Create an account',
  exists: 'User exists, please sign in.',
  signInOnly: 'Sign in',
  incomplete: 'Please include all required information.',
  noName: 'Please enter your chart name',
  noTime: 'If you do not know the exact time of birth, indicate 12:00',
  noCity: 'Please choose the city of birth',
  twice: /showed 02:30 twice/,
  choose: 'The clocks showed this time twice that night. Please choose which one is meant.',
  three: 'Three pillars',
  unknown: 'The time of birth is unknown, so everything here rests on three pillars: year, month and day.',
  share: 'Share name and pillars',
  hide: 'Stop sharing',
  use: /^Use 30 October 1905/,
}
const russian: typeof english = {
  path: '/ru/bazi',
  name: 'Анна',
  city: 'Казань',
  send: 'Показать разбор',
  invitation: 'Сохранить этот разбор?',
  signIn: 'Войти или зарегистрироваться',
  signUpTab: 'Регистрация',
  signUp: 'Зарегистрироваться',
  exists: 'Пользователь уже существует, войдите.',
  signInOnly: 'Войти',
  incomplete: 'Укажите все обязательные данные.',
  noName: 'Введите название карты рождения',
  noTime: 'Если точное время рождения неизвестно, укажите 12:00',
  noCity: 'Выберите город рождения',
  twice: /02:30 они показали дважды/,
  choose: 'В ту ночь часы показывали это время дважды. Выберите, какое из двух имеется в виду.',
  three: 'Три столпа',
  unknown: 'Время рождения неизвестно, поэтому всё здесь опирается на три столпа: год, месяц и день.',
  share: 'Показать имя и столпы',
  hide: 'Больше не показывать',
  use: /^Взять 30 октября 1905/,
}
type Words = typeof english

const field = (page: Page, name: string) => page.locator(`main input[name=${name}]`)
const preview = (page: Page) => page.locator('main form section')
const send = (page: Page, words: Words) => page.getByRole('button', { name: words.send }).click()
const plain = (text: string) => text.replaceAll(/\s/g, ' ')
/** Whether the page contains the text; Russian texts have non-breaking spaces. */
const says = async (page: Page, text: string) =>
  expect(plain(await page.locator('main').innerText())).toContain(text)

async function choosePlace(page: Page, city: string): Promise<void> {
  await field(page, 'city').fill(city)
  await page.getByRole('option', { selected: true }).waitFor()
  await field(page, 'city').press('Enter')
}

type Birth = { readonly birthday: string; readonly time: string | null }

async function fillIn(page: Page, words: Words, { birthday, time }: Birth): Promise<void> {
  await field(page, 'fio').fill(words.name)
  await field(page, 'gender').first().check()
  await field(page, 'birthday').fill(birthday)
  if (time === null) await field(page, 'timeUnknown').check()
  else await field(page, 'birthdayTime').fill(time)
  await field(page, 'consent').check()
}

async function createAccount(email: string): Promise<void> {
  const response = await fetch(`${site.url}/api/user/singup`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: PASSWORD, consent: true }),
  })
  expect(response.status).toBe(201)
}

async function openForm(page: Page, words: Words): Promise<void> {
  page.setDefaultTimeout(8000)
  await page.goto(words.path, { waitUntil: 'networkidle' })
}

const expectReading = (page: Page, words: Words) =>
  page.getByRole('heading', { level: 1, name: words.name, exact: true }).waitFor()

/** The pillars of a list from the year on, the order of responses and of the golden table. */
async function glyphsOfList(page: Page, list: string): Promise<string> {
  const pillars = await page.locator(`${list} > li`).evaluateAll((all) =>
    all.map((one) =>
      [...one.querySelectorAll('[data-element]')]
        .slice(0, 2)
        .map((glyph) => glyph.textContent)
        .join(''),
    ),
  )
  return pillars.toReversed().join(' ')
}

const fetchJson = (page: Page, path: string) => page.evaluate(async (url) => (await fetch(url)).json(), path)

const expectAccessible = (page: Page) => expectNothingFromAxe(page, { tags: GOOD_PRACTICE })

describe.each([
  ['in English', english],
  ['in Russian', russian],
])('%s', (_language, words) => {
  test('a visitor calculates, reads, signs up, and the chart is saved', async () => {
    await asVisitor({ siteUrl: site.url }, async ({ page, problems }) => {
      await openForm(page, words)
      await send(page, words)
      await page.getByRole('alert').getByText(words.incomplete).waitFor()
      for (const fault of [words.noName, words.noTime, words.noCity]) await says(page, fault)
      expect(await field(page, 'fio').evaluate((input) => input === document.activeElement)).toBe(true)

      await fillIn(page, words, { birthday: '1985-11-23', time: '14:10' })
      await choosePlace(page, words.city)
      await preview(page).getByText('14:40').waitFor()
      await send(page, words)
      await expectReading(page, words)

      await says(page, words.invitation)
      await page.getByRole('button', { name: words.signIn }).click()
      const popup = page.getByRole('dialog')
      await popup.getByRole('tab', { name: words.signUpTab }).click()
      await popup.locator('input[name=email]').fill(`reader.${words.city.length}@example.org`)
      await popup.locator('input[name=password]').fill(PASSWORD)
      await popup.locator('input[name=repassword]').fill(PASSWORD)
      await popup.locator('input[name=consent]').check()
      await popup.getByRole('button', { name: words.signUp }).click()
      await page.getByText(words.invitation).waitFor({ state: 'detached' })

      const { list } = await fetchJson(page, '/api/charts')
      expect(list).toMatchObject([{ fio: words.name, birthday: '1985-11-23', birthdayTime: '14:10' }])
      expect(new URL(page.url()).pathname).toBe(`${words.path}/${list[0].uuid}`)
      expect(problems).toEqual([])
    })
  })

  test('an address that has an account is led to sign in, and nothing is typed twice', async () => {
    const email = `known.${words.city.length}@example.org`
    await createAccount(email)
    await asVisitor({ siteUrl: site.url }, async ({ page }) => {
      await openForm(page, words)
      await fillIn(page, words, { birthday: '1985-11-23', time: '14:10' })
      await choosePlace(page, words.city)
      await field(page, 'email').fill(email)
      await send(page, words)
      await page.locator('main aside').waitFor()
      await says(page, words.exists)
      await expectAccessible(page)
      await page.locator('main aside').getByRole('button', { name: words.signInOnly }).click()
      const popup = page.getByRole('dialog')
      expect(await popup.locator('input[name=email]').inputValue()).toBe(email)
      await popup.locator('input[name=password]').fill(PASSWORD)
      await popup.getByRole('button', { name: words.signInOnly, exact: true }).click()
      await page.locator('main aside').waitFor({ state: 'detached' })
      expect(await field(page, 'fio').inputValue()).toBe(words.name)
      expect(plain(await page.locator('main').innerText())).not.toContain(words.exists)
      await field(page, 'consent').check()
      await send(page, words)
      await expectReading(page, words)
      const { list } = await fetchJson(page, '/api/charts')
      expect(list).toMatchObject([{ fio: words.name, birthday: '1985-11-23', email }])
    })
  })

  test('without a script too, and an address without an account gets its reading', async () => {
    const email = `known.plain.${words.city.length}@example.org`
    await createAccount(email)
    await asVisitor({ siteUrl: site.url, javaScriptEnabled: false }, async ({ page }) => {
      await page.goto(words.path)
      await fillIn(page, words, { birthday: '1985-11-23', time: '14:10' })
      await field(page, 'city').fill(words.city)
      await send(page, words)
      await field(page, 'place').first().check()
      await field(page, 'consent').check()
      await field(page, 'email').fill(email)
      await send(page, words)
      await says(page, words.exists)
      expect(await field(page, 'fio').inputValue()).toBe(words.name)
      await field(page, 'consent').check()
      await field(page, 'email').fill(`free.${words.city.length}@example.org`)
      await send(page, words)
      await expectReading(page, words)
    })
  })

  test('without a time there are three pillars, in the form and in the reading, and both say so', async () => {
    await asVisitor({ siteUrl: site.url }, async ({ page, problems }) => {
      await openForm(page, words)
      await fillIn(page, words, { birthday: '1931-10-09', time: null })
      await choosePlace(page, words.city)
      await preview(page).locator('li').first().waitFor()
      expect(plain(await preview(page).innerText())).toContain(words.unknown)
      await send(page, words)
      await expectReading(page, words)
      await page.getByRole('heading', { name: words.three }).waitFor()
      await says(page, words.unknown)
      expect((await glyphsOfList(page, CHART)).split(' ')).toHaveLength(3)
      expect(problems).toEqual([])
    })
  })

  test('the form asks about a time that the clocks showed twice, and the reply decides the hour', async () => {
    await asVisitor({ siteUrl: site.url }, async ({ page, problems }) => {
      await openForm(page, words)
      await fillIn(page, words, { birthday: '1991-09-29', time: '02:30' })
      await choosePlace(page, words.city)
      await page.getByText(words.twice).waitFor()
      await send(page, words)
      await says(page, words.choose)
      await field(page, 'offsetSec').last().check()
      await preview(page).getByText('UTC+2').waitFor()
      await send(page, words)
      await expectReading(page, words)
      expect(await page.locator('main header').innerText()).toContain('UTC+2')
      expect(problems).toEqual([])
    })
  })
})

const golden = ['decree summer', 'a minute before spring', 'southern midsummer']
test.each(listGoldenBirths().filter((birth) => golden.includes(birth.case)))(
  'form, API and reading agree with the golden birth: $case',
  async (birth) => {
    await asVisitor({ siteUrl: site.url }, async ({ page }) => {
      await openForm(page, english)
      await fillIn(page, english, birth)
      await field(page, 'city').fill('Somewhere')
      await field(page, 'city').press('Escape')
      await page.locator('main form summary').click()
      await field(page, 'latitude').fill(String(birth.latitude))
      await field(page, 'longitude').fill(String(birth.longitude))
      await field(page, 'utc').fill(birth.zone)
      await preview(page).locator('li').first().waitFor()
      const [pillars = ''] = birth.pillars
      expect(await glyphsOfList(page, 'main form [role=status] > div > ul')).toBe(pillars)
      await send(page, english)
      await expectReading(page, english)
      expect(await glyphsOfList(page, CHART)).toBe(pillars)
      const { clock, reading } = await fetchJson(page, `/api${new URL(page.url()).pathname}`)
      expect(glyphsOf(reading.pillars)).toBe(pillars)
      expect(await page.locator('main header').innerText()).toContain(clock.solarTime.slice(11, 16))
    })
  },
)

test('axe finds nothing in form and reading; every word has a note, which opens by keyboard', async () => {
  await asVisitor({ siteUrl: site.url }, async ({ page }) => {
    await openForm(page, english)
    await fillIn(page, english, { birthday: '1985-11-23', time: '14:10' })
    await choosePlace(page, english.city)
    await preview(page).getByText('14:40').waitFor()
    await expectAccessible(page)
    await send(page, english)
    await expectReading(page, english)
    await expectAccessible(page)
    const targets = await page
      .locator('main [popovertarget]')
      .evaluateAll((all) => all.map((one) => one.getAttribute('popovertarget') ?? ''))
    expect(targets.length).toBeGreaterThan(60)
    const missing = await page.evaluate((ids) => ids.filter((id) => !document.getElementById(id)), targets)
    expect(missing).toEqual([])
    const years = page.locator('#years a[aria-current]')
    await years.focus()
    await page.keyboard.press('ArrowRight')
    const next = Number(await page.locator('#years a:focus span').first().innerText())
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: `Months of ${next}` }).waitFor()
    expect(await page.locator('#years ol[data-of=months] > li').count()).toBe(12)
    const word = page.locator('main [popovertarget^=note-star]').first()
    await word.focus()
    await page.keyboard.press('Enter')
    const note = page.locator('[popover]:popover-open')
    await note.waitFor()
    await page.keyboard.press('Escape')
    await note.waitFor({ state: 'detached' })
    expect(await word.evaluate((button) => button === document.activeElement)).toBe(true)
  })
})

test('all of it works without a script: faults at the fields, the place, the clock, the reading, sharing', async () => {
  const words = russian
  await asVisitor({ siteUrl: site.url, javaScriptEnabled: false }, async ({ page }) => {
    await page.goto(words.path)
    await send(page, words)
    await says(page, words.noName)
    await fillIn(page, words, { birthday: '1991-09-29', time: '02:30' })
    await field(page, 'city').fill(words.city)
    await send(page, words)
    expect(await field(page, 'fio').inputValue()).toBe(words.name)
    await field(page, 'place').first().check()
    await field(page, 'consent').check()
    await send(page, words)
    await says(page, words.choose)
    await field(page, 'offsetSec').first().check()
    await field(page, 'consent').check()
    await send(page, words)
    await expectReading(page, words)
    const word = page.locator('main [popovertarget^=note-god]').first()
    await word.click()
    await page.locator(`[id="${await word.getAttribute('popovertarget')}"]`).waitFor({ state: 'visible' })
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: words.share }).click()
    await page.getByRole('button', { name: words.hide }).waitFor()
  })
})

test('another chart is used without a script, the page says so, and the years can be moved through', async () => {
  const words = english
  await asVisitor({ siteUrl: site.url, javaScriptEnabled: false }, async ({ page }) => {
    await page.goto(words.path)
    // 22:50 by the clock of Kazan is 23:20 by its sun: a late hour of the Rat.
    await fillIn(page, words, { birthday: '1985-11-23', time: '22:50' })
    await field(page, 'city').fill(words.city)
    await send(page, words)
    await field(page, 'place').first().check()
    await field(page, 'consent').check()
    await send(page, words)
    await expectReading(page, words)
    const before = await glyphsOfList(page, CHART)
    await page.getByRole('button', { name: 'Use this chart: The Late Hour of the Rat' }).click()
    await expectReading(page, words)
    const after = await glyphsOfList(page, CHART)
    expect([after.slice(0, 5), after.slice(6, 8)]).not.toEqual([before.slice(0, 5), before.slice(6, 8)])
    expect(await page.locator('select[name=ziRule]').inputValue()).toBe('midnight')
    await page.locator('#years').getByRole('link', { name: '2028' }).first().click()
    await page.getByRole('heading', { name: 'Months of 2028' }).waitFor()
  })
})

test('only its owner sees a reading; sharing shows the name and the pillars', async () => {
  const words = english
  await asVisitor({ siteUrl: site.url }, async ({ page: own }) => {
    await openForm(own, words)
    await fillIn(own, words, { birthday: '1985-11-23', time: '14:10' })
    await choosePlace(own, words.city)
    await send(own, words)
    await expectReading(own, words)
    const { pathname } = new URL(own.url())
    await asVisitor({ siteUrl: site.url }, async ({ page }) => {
      expect((await page.goto(pathname))?.status()).toBe(404)
      await own.getByRole('button', { name: words.share }).click()
      await own.getByRole('button', { name: words.hide }).waitFor()
      const response = await page.goto(pathname)
      expect(response?.headers()['cache-control']).toBe('private, no-store')
      await expectReading(page, words)
      expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex')
      const html = await page.content()
      expect(await glyphsOfList(page, 'main article ul')).toBe('乙丑 丁亥 丙寅 乙未')
      for (const secret of ['1985', '14:10', words.city]) expect(html).not.toContain(secret)
      await own.getByRole('button', { name: words.hide }).click()
      await own.getByRole('button', { name: words.share }).waitFor()
      expect((await page.goto(pathname))?.status()).toBe(404)
    })
  })
})

test('a date of old Russia may be entered in the old style', async () => {
  const words = russian
  await asVisitor({ siteUrl: site.url }, async ({ page }) => {
    await openForm(page, words)
    await fillIn(page, words, { birthday: '1905-10-17', time: '12:00' })
    await choosePlace(page, words.city)
    await page.getByRole('button', { name: words.use }).click()
    expect(await field(page, 'birthday').inputValue()).toBe('1905-10-30')
  })
})
