import type { listDays, Output } from '@zeri/contract'
import { expect, inject, test } from 'vitest'
import { expectNothingFromAxe } from './axe.ts'
import { asVisitor, expectToFit } from './visit.ts'

const RULES = 'virtue.corners_popular.yes'
const RANGE = 'from=2025-12-01&to=2026-10-31'

async function daysBy(path: string): Promise<Output<typeof listDays>['days']> {
  const response = await fetch(`${inject('siteUrl')}${path}`)
  const { days }: Output<typeof listDays> = await response.json()
  return days
}

/** A day that the school rates otherwise than the book. */
async function findMovedDay() {
  const [byBook, bySchool] = await Promise.all([
    daysBy(`/calendar/days?${RANGE}`),
    daysBy(`/calendar/school/days?${RANGE}&rules=${RULES}`),
  ])
  const index = byBook.findIndex(({ verdict }, at) => verdict?.summary !== bySchool[at]?.verdict?.summary)
  const [book, school] = [byBook[index], bySchool[index]]
  if (!book?.verdict || !school?.verdict) throw new Error('the school moves no day')
  const path = `/${book.date.split('-').map(Number).join('/')}`
  return { path, date: book.date, book: book.verdict, school: school.verdict }
}

test.each([
  ['/school', 'The Printed Almanac', 'Stored in this browser'],
  ['/ru/school', 'Печатный календарь', 'Сохранено в этом браузере'],
])('%s stores a school without a script', async (path, name, stored) => {
  await asVisitor({ javaScriptEnabled: false }, async ({ page }) => {
    await page.goto(path)
    await page.getByRole('button', { name }).click()
    await page.getByText(stored).waitFor()
    expect(await page.getByRole('button', { name }).getAttribute('aria-pressed')).toBe('true')
    expect(await page.locator('input[name=popular][value=yes]').isChecked()).toBe(true)
    const cookies = await page.context().cookies()
    expect(cookies.find((cookie) => cookie.name === 'school')?.value).toBe(RULES)
  })
})

test('a school lies over the public pages, marked, and is taken off again', async () => {
  const moved = await findMovedDay()
  await asVisitor({}, async ({ page, problems }) => {
    await page.goto(moved.path, { waitUntil: 'networkidle' })
    await page.getByRole('heading', { level: 2, name: moved.book.summary }).waitFor()

    await page.goto('/school', { waitUntil: 'networkidle' })
    await page.locator('input[name=popular][value=yes]').check()
    await page.locator('input[name=virtue][value=corners]').check()
    await page.getByRole('button', { name: 'Save my school' }).click()
    await page.getByText('Now: The Printed Almanac.').waitFor()

    await page.goto(moved.path, { waitUntil: 'networkidle' })
    await page.getByRole('heading', { level: 2, name: moved.school.summary }).waitFor()
    await page.getByRole('link', { name: 'By your school: The Printed Almanac' }).waitFor()
    const month = moved.path.slice(0, moved.path.lastIndexOf('/'))
    await page.goto(month, { waitUntil: 'networkidle' })
    await page.getByRole('link', { name: 'By your school: The Printed Almanac' }).click()

    await page.getByRole('button', { name: 'The Imperial Book' }).click()
    await page.getByText('Now: The Imperial Book.').waitFor()
    await page.goto(moved.path, { waitUntil: 'networkidle' })
    await page.getByRole('heading', { level: 2, name: moved.book.summary }).waitFor()
    expect(await page.getByText('By your school').count()).toBe(0)
    expect(problems).toEqual([])
  })
})

test('the chooser rates by the school and says so', async () => {
  await asVisitor({}, async ({ page }) => {
    await page.context().addCookies([{ name: 'school', value: RULES, url: inject('siteUrl') }])
    await page.goto('/predict?tag=wedding#answer', { waitUntil: 'networkidle' })
    await page.getByRole('link', { name: 'By your school: The Printed Almanac' }).waitFor()
  })
})

test('the page of the school fits and has nothing for axe', async () => {
  await asVisitor({}, async ({ page }) => {
    await page.goto('/school', { waitUntil: 'networkidle' })
    await expectNothingFromAxe(page)
    await expectToFit(page, [390, 1280])
  })
})
