import { afterAll, beforeAll, expect, test } from 'vitest'
import { find, readCalendar, readText } from '../apps/server/src/testing/read-icalendar.ts'
import { payChartUntil, signUpOwner } from '../tools/testbed/site/owner.ts'
import { generousLimits, type SiteProcess, startSite } from '../tools/testbed/site/site.ts'
import { expectNothingFromAxe } from './axe.ts'
import { asVisitor, expectToFit } from './visit.ts'

const DAY_MS = 86_400_000
let site: SiteProcess & { readonly databaseUrl: string }
beforeAll(async () => {
  site = await startSite(generousLimits)
})
afterAll(() => site.stop())

test('the owner decides on a day, guests take it into their calendars, and a removed guest cannot answer', async () => {
  await asVisitor({ siteUrl: site.url }, async ({ page: owner, problems }) => {
    const { email, addChart } = await signUpOwner(owner.context(), site.url)
    const chart = await addChart({ fio: 'Anastasia' })
    await payChartUntil(site.databaseUrl, chart, new Date(Date.now() + 30 * DAY_MS))
    await owner.goto(`/predict/compare?tag=wedding&day=2028-03-09&day=2028-03-20&chart=${chart}`)
    await owner.getByRole('button', { name: 'Create the page' }).click()
    await owner.waitForURL(/\/choice\/[\w-]{43}$/)
    const path = new URL(owner.url()).pathname

    await asVisitor({ siteUrl: site.url, javaScriptEnabled: false }, async ({ page: guest }) => {
      await guest.goto(path)
      await guest.getByLabel('Your name').fill('Aunt Vera')
      await guest.getByRole('radio', { name: 'works', exact: true }).first().check()
      await guest.getByRole('button', { name: 'Send the answer' }).click()
      await guest.getByText('Your answer is saved.').waitFor()
      expect(await guest.getByLabel('Your name').inputValue()).toBe('Aunt Vera')
      expect(await guest.getByRole('radio', { name: 'works', exact: true }).first().isChecked()).toBe(true)
      expect(await guest.getByRole('button', { name: /it is$/ }).count()).toBe(0)

      await owner.reload()
      await owner.getByRole('button', { name: '20 March it is' }).click()
      await owner.getByRole('heading', { level: 2, name: 'Monday, 20 March 2028' }).waitFor()
      await expectNothingFromAxe(owner)
      await expectToFit(owner, [390, 320, 1280])

      const response = await guest.goto(path)
      const bytes = (await response?.text()) ?? ''
      for (const part of ['Anastasia', email, '1990-05-01', '08:30', '55.75', chart])
        expect([part, bytes.includes(part)]).toEqual([part, false])
      const decision = guest.getByRole('region', { name: 'Monday, 20 March 2028' })
      await decision.getByText('Take it along').click()
      const google = await decision.getByRole('link', { name: 'Google Calendar' }).getAttribute('href')
      expect(new URL(google ?? '').searchParams.get('text')).toMatch(/^Wedding: Monday 20.March.2028$/)
      expect(google).not.toContain(path.slice(-43))
      const href = await decision.getByRole('link', { name: 'Apple Calendar' }).getAttribute('href')
      const file = await guest.request.get(href ?? '')
      const [event] = readCalendar(await file.body()).components
      expect(event && readText(find(event, 'SUMMARY').value)).toBe('Wedding: Monday 20 March 2028')
      expect(event?.components).toHaveLength(2)

      await owner.getByRole('button', { name: 'Remove the answer of Aunt Vera' }).click()
      await owner.getByRole('rowheader', { name: 'Aunt Vera' }).waitFor({ state: 'detached' })
      await guest.getByRole('button', { name: 'Send the answer' }).click()
      await guest.getByText('The owner of this list has removed your answer.').waitFor()
      await guest.goto(path)
      await guest.getByText('You can still read the list.').waitFor()
      expect(await guest.getByRole('button', { name: 'Send the answer' }).count()).toBe(0)

      await owner.goto(`/predict/compare?tag=wedding&day=2028-03-09&day=2028-03-20&chart=${chart}`)
      await owner.getByRole('heading', { level: 2, name: 'Monday, 20 March 2028' }).waitFor()
      await owner.getByRole('link', { name: 'The shared list' }).click()
      await owner.getByRole('button', { name: 'Withdraw 20 March' }).click()
      await owner.getByText('The decision is withdrawn').waitFor()
      await guest.reload()
      expect(await guest.getByText('It is decided').count()).toBe(0)
    })
    expect(problems).toEqual([])
  })
})
