import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type PayingSite, startPayingSite } from '../tools/testbed/site/paying-site.ts'
import { generousLimits } from '../tools/testbed/site/site.ts'
import { expectNothingFromAxe } from './axe.ts'
import { asVisitor, expectToFit } from './visit.ts'

const PASSWORD = 'choosing the day'
const CARD = '4242424242424242'

let site: PayingSite
beforeAll(async () => {
  site = await startPayingSite(generousLimits)
})
afterAll(() => site.stop())

type Birth = {
  readonly name: string
  readonly birthday: string
  readonly time: string | null
  readonly city: string
}
const emma: Birth = { name: 'Emma', birthday: '1996-03-14', time: '09:20', city: 'London' }
const liam: Birth = { name: 'Liam', birthday: '1993-09-02', time: null, city: 'Kazan' }

const birthForm = (page: Page) => page.getByRole('form', { name: 'Add a person: type a birth' })
const next = new Date(Date.now() + 180 * 86_400_000)
const question = `/predict?tag=wedding&volume=month&year=${next.getUTCFullYear()}&month=${next.getUTCMonth() + 1}&min=0`

/** Types a birth in the question and adds it. */
async function addPerson(page: Page, { name, birthday, time, city }: Birth): Promise<void> {
  const change = page.locator('summary', { hasText: 'Change' })
  if (await change.isVisible()) await change.click()
  await page.locator('summary', { hasText: 'Add a person' }).click()
  const form = birthForm(page)
  await form.locator('[name=fio]').fill(name)
  await form.locator('[name=gender]').first().check()
  await form.locator('[name=birthday]').fill(birthday)
  if (time === null) await form.locator('[name=timeUnknown]').check()
  else await form.locator('[name=birthdayTime]').fill(time)
  await form.locator('[name=city]').fill(city)
  await form.getByRole('option', { selected: true }).waitFor()
  await form.locator('[name=city]').press('Enter')
  await form.locator('[name=consent]').check()
  await form.getByRole('button', { name: 'Add to the question' }).click()
}

async function signUp(page: Page): Promise<void> {
  await page.locator('main').getByRole('button', { name: 'Sign in' }).click()
  const popup = page.getByRole('dialog')
  await popup.getByRole('tab', { name: 'Sign up' }).click()
  await popup.locator('input[name=email]').fill('couple@example.org')
  await popup.locator('input[name=password]').fill(PASSWORD)
  await popup.locator('input[name=repassword]').fill(PASSWORD)
  await popup.locator('input[name=consent]').check()
  await popup.getByRole('button', { name: 'Create an account' }).click()
}

const notice = (page: Page) => page.getByRole('complementary', { name: 'People who are not counted yet' })

test('a couple types two births, pays for both at once, and shares a decision without a trace of the births', async () => {
  await asVisitor({ siteUrl: site.url }, async ({ page, problems }) => {
    page.setDefaultTimeout(10_000)
    await page.goto(question)
    await addPerson(page, emma)
    await notice(page).getByText('Emma is not counted yet').waitFor()
    await addPerson(page, liam)
    await notice(page).getByText('Emma and Liam are not counted yet').waitFor()
    // A birth never goes into an address.
    expect(page.url()).not.toMatch(/1996|1993|Emma|Liam/)
    const uuids = new URL(page.url()).searchParams.getAll('chart')
    expect(uuids).toHaveLength(2)
    await expectNothingFromAxe(page)
    await expectToFit(page, [320, 1280])

    await notice(page).getByRole('link', { name: 'Both for $18' }).click()
    await signUp(page)
    await page.getByRole('heading', { name: 'For 2 people, one order' }).waitFor()
    await expectNothingFromAxe(page)
    await page.getByRole('radio', { name: /^1 month/ }).check()
    await page.locator('main input[name=offer]').check()
    await page.getByRole('button', { name: 'Go to payment' }).click()
    await page.waitForURL(`${site.gateway.url}/**`)
    expect(site.gateway.bank.list().at(-1)?.amountMinor).toBe(1_800)
    await page.locator('input[name=card]').fill(CARD)
    await page.getByRole('button', { name: 'Approve' }).click()
    await page.getByRole('heading', { name: 'The calendar is paid for', level: 1 }).waitFor()
    await page.getByText('Emma and Liam').waitFor()
    expect(site.gateway.listCharges()).toHaveLength(1)

    await page.getByRole('link', { name: 'Back to your question' }).click()
    const people = page.getByRole('list', { name: 'Who it is good for' }).first()
    await people.waitFor()
    expect(await people.innerText()).toMatch(/Emma[\s\S]*Liam/)
    expect(await notice(page).count()).toBe(0)

    // The day opens as it was judged, for both, and leads back to the answer.
    const answer = page.url()
    await page.locator('article h3 a').first().click()
    await page.waitForURL(/\/personal\/[\da-f-]{36}\/\d{4}\/\d+\/\d+\?/)
    const strip = page.getByRole('navigation', { name: 'Your question' })
    expect(await strip.innerText()).toMatch(/Emma[\s\S]*Liam/)
    await page.goBack()
    await page.waitForURL(answer)

    await page.locator('input[name=day]').first().check()
    await page.getByRole('button', { name: 'Compare', exact: true }).click()
    await page.getByRole('button', { name: 'Create the page' }).click()
    await page.waitForURL('**/choice/*')
    const shared = new URL(page.url()).pathname
    const natal = await page.evaluate(async (ids) => {
      const readings = await Promise.all(ids.map(async (id) => (await fetch(`/api/bazi/${id}`)).json()))
      type Pillars = { readonly pillars: readonly { readonly pillar: { readonly name: string } }[] }
      return readings.flatMap(({ reading }: { reading: Pillars }) =>
        reading.pillars.map(({ pillar }) => pillar.name),
      )
    }, uuids)
    expect(natal).toHaveLength(7)

    await asVisitor({ siteUrl: site.url }, async ({ page: guest, problems: theirs }) => {
      const expectNoTrace = async () => {
        const response = await guest.goto(shared)
        await guest.getByRole('heading', { name: 'Which day works for you?' }).waitFor()
        const data = await (await guest.request.get(`${shared}.data`)).text()
        const bytes = [await response?.text(), data].join()
        const days = await guest.locator('article header').allInnerTexts()
        for (const trace of ['1996', '1993', '03-14', '09-02', '09:20', 'Kazan', ...uuids])
          expect(bytes.includes(trace), trace).toBe(false)
        for (const pillar of natal)
          if (!days.join().includes(pillar)) expect(bytes.includes(pillar), pillar).toBe(false)
      }
      await expectNoTrace()
      await page.getByRole('button', { name: / it is$/ }).click()
      await page.getByText('It is decided').waitFor()
      await expectNoTrace()
      await guest.getByText('It is decided').waitFor()
      expect(theirs).toEqual([])
    })
    expect(problems).toEqual([])
  })
})

test('a birth is typed and erased without a script', async () => {
  await asVisitor({ siteUrl: site.url, javaScriptEnabled: false }, async ({ page }) => {
    await page.goto('/predict')
    await page.locator('summary', { hasText: 'Add a person' }).click()
    const form = birthForm(page)
    await form.locator('[name=fio]').fill(emma.name)
    await form.locator('[name=gender]').first().check()
    await form.locator('[name=birthday]').fill(emma.birthday)
    await form.locator('[name=birthdayTime]').fill('09:20')
    await form.locator('[name=city]').fill(emma.city)
    await form.locator('[name=consent]').check()
    await form.getByRole('button', { name: 'Add to the question' }).click()
    // Without a script the place is chosen from those found.
    await form.locator('[name=place]').first().check()
    await form.locator('[name=consent]').check()
    await form.getByRole('button', { name: 'Add to the question' }).click()
    const box = page.getByRole('checkbox', { name: /^Emma/ })
    expect(await box.isChecked()).toBe(true)
    await page.getByRole('button', { name: 'Erase the birth of Emma' }).click()
    await page.waitForURL('**/predict**')
    expect(await box.count()).toBe(0)
  })
})
