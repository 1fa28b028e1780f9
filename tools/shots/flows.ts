import { randomUUID } from 'node:crypto'
import { payChartUntil, signUpOwner } from '../testbed/site/owner.ts'
import type { Session } from './session.ts'

const typed = {
  en: { path: '/', some: 'Lon', none: 'Atlantis' },
  ru: { path: '/ru', some: 'Каз', none: 'Китеж' },
} as const

export async function shootPlacePopup({ page, site, locale, shoot }: Session): Promise<void> {
  const { path, some, none } = typed[locale]
  await page.goto(`${site.url}${path}`, { waitUntil: 'networkidle' })
  await page.locator('header form[action$="/place"] button').click()
  const field = page.getByRole('dialog').getByRole('combobox')
  await page.getByRole('dialog').getByRole('option').first().waitFor()
  await shoot(`popup-empty-${locale}`, false)
  await field.fill(some)
  await page.getByRole('dialog').getByRole('option', { selected: true }).waitFor()
  await shoot(`popup-typing-${locale}`, false)
  await field.fill(none)
  await page.getByRole('listbox').waitFor({ state: 'detached' })
  await page.getByText(none).waitFor()
  await shoot(`popup-nothing-${locale}`, false)
}

const words = {
  en: { home: '/', send: 'Create an account' },
  ru: { home: '/ru', send: 'Зарегистрироваться' },
} as const

/** The sign-in popup with each of its tabs and with errors, and the account of a new user. */
export async function shootAccount({ page, site, locale, shoot }: Session): Promise<void> {
  const { home, send } = words[locale]
  await page.goto(`${site.url}${home}`, { waitUntil: 'networkidle' })
  await page.locator('header form[action$="/sign-in"] button').click()
  const popup = page.getByRole('dialog')
  await popup.getByRole('tab').first().waitFor()
  await shoot(`account-popup-sign-in-${locale}`, false)
  await popup.getByRole('tab').nth(2).click()
  await shoot(`account-popup-recovery-${locale}`, false)
  await popup.getByRole('tab').nth(1).click()
  await shoot(`account-popup-sign-up-${locale}`, false)
  await popup.getByRole('button', { name: send }).click()
  await popup.locator('input[name=password]').fill('choosing')
  await popup.locator('input[name=repassword]').fill('the day')
  await popup.getByRole('button', { name: send }).click()
  await page.getByRole('alert').getByText(/\S/).first().waitFor()
  await shoot(`account-popup-faults-${locale}`, false)
  await popup.locator('input[name=email]').fill(`anna.${randomUUID()}@example.org`)
  await popup.locator('input[name=password]').fill('choosing the day')
  await popup.locator('input[name=repassword]').fill('choosing the day')
  await popup.locator('input[name=consent]').check()
  await popup.getByRole('button', { name: send }).click()
  await popup.waitFor({ state: 'detached' })
  await page.locator('main:focus').waitFor()
  await shoot(`account-signed-in-${locale}`, false)
  for (const part of ['password', 'data']) {
    await page.goto(`${site.url}${home === '/' ? '' : home}/client/${part}`, { waitUntil: 'networkidle' })
    await shoot(`account-client-${part}-${locale}`)
  }
  await page.context().clearCookies()
}

const births = {
  en: { path: '/bazi', name: 'Anna', city: 'Kazan', send: 'Show the reading' },
  ru: { path: '/ru/bazi', name: 'Анна', city: 'Казань', send: 'Показать разбор' },
} as const

/** The birth form with errors, filled in and with a question; the reading for both kinds of reader, and one of three pillars. */
export async function shootReading({ page, site, locale, shoot }: Session): Promise<void> {
  const { path, name, city, send } = births[locale]
  const field = (of: string) => page.locator(`main input[name=${of}]`)
  const choosePlace = async () => {
    await field('city').fill(city)
    await page.getByRole('option', { selected: true }).click()
  }
  await page.goto(`${site.url}${path}`, { waitUntil: 'networkidle' })
  await page.getByRole('button', { name: send }).click()
  await page.getByRole('alert').getByText(/\S/).first().waitFor()
  await shoot(`reading-faults-${locale}`)
  await page.getByRole('alert').getByRole('button').click()
  await field('fio').fill(name)
  await field('gender').first().check()
  await field('birthday').fill('1991-09-29')
  await field('birthdayTime').fill('02:30')
  await choosePlace()
  await field('offsetSec').first().waitFor()
  await shoot(`reading-question-${locale}`)
  await field('birthday').fill('1985-11-23')
  await field('birthdayTime').fill('14:10')
  await field('consent').check()
  await page.locator('[role=status][aria-busy=false] li').first().waitFor()
  await shoot(`reading-form-${locale}`)
  await page.getByRole('button', { name: send }).click()
  await page.getByRole('heading', { level: 1, name }).waitFor()
  await shoot(`reading-beginner-${locale}`)
  await page.locator('main [popovertarget^=note-god]').first().click()
  await shoot(`reading-note-${locale}`, false)
  await page.keyboard.press('Escape')
  await page.locator('[data-choice="reader:professional"]').click()
  await shoot(`reading-professional-${locale}`)
  await page.locator('[data-choice="reader:beginner"]').click()
  await page.goto(`${site.url}${path}`, { waitUntil: 'networkidle' })
  await field('fio').fill(name)
  await field('gender').last().check()
  await field('birthday').fill('1931-10-09')
  await field('timeUnknown').check()
  await choosePlace()
  await field('consent').check()
  await page.getByRole('button', { name: send }).click()
  await page.getByRole('heading', { level: 1, name }).waitFor()
  await shoot(`reading-three-pillars-${locale}`)
  await page.context().clearCookies()
}

const owners = {
  en: {
    paid: 'Anna',
    unpaid: 'Thomas',
    place: { city: 'London, United Kingdom', latitude: 51.50853, longitude: -0.12574, utc: 'Europe/London' },
  },
  ru: { paid: 'Ольга', unpaid: 'Бабушка Вера', place: {} },
} as const

/** The calendars of a paid chart and an unpaid one, the popup of charts, and pages with a selected chart. */
export async function shootPersonal({ page, site, locale, shoot }: Session): Promise<void> {
  const home = locale === 'ru' ? '/ru' : ''
  const { paid, unpaid, place } = owners[locale]
  const owner = await signUpOwner(page.context(), site.url)
  const first = await owner.addChart({ fio: unpaid, birthdayTime: null, birthday: '1985-11-02', ...place })
  const uuid = await owner.addChart({ fio: paid, birthday: '1988-06-14', birthdayTime: '07:40', ...place })
  await payChartUntil(site.databaseUrl, uuid, new Date(Date.now() + 365 * 86_400_000))
  const show = async (name: string, path: string) => {
    await page.goto(`${site.url}${home}${path}`, { waitUntil: 'networkidle' })
    await shoot(`owner-${name}-${locale}`)
  }
  await show('page', '/personal')
  await show('charts', '/client/charts')
  await show('month', `/personal/${uuid}`)
  await show('unpaid', `/personal/${first}`)
  await show('year', `/personal/${uuid}/${new Date().getUTCFullYear() + 1}`)
  await show('day', `/personal/${uuid}/2026/11/20`)
  await show('mobile', '/personal/mobile')
  await page.goto(`${site.url}${home || '/'}`, { waitUntil: 'networkidle' })
  await page.locator('header form[action$="/client/charts"] button').click()
  await page.getByRole('dialog').waitFor()
  await shoot(`owner-popup-${locale}`, false)
  await page.getByRole('dialog').getByRole('button', { name: paid }).click()
  await page.getByRole('button', { name: paid, pressed: true }).waitFor()
  await page.waitForLoadState('networkidle')
  await shoot(`owner-home-${locale}`)
  await page.context().clearCookies()
}
