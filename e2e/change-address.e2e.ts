import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { type MailWorker, startMailWorker } from '../tools/testbed/site/mail-worker.ts'
import { signUpOwner } from '../tools/testbed/site/owner.ts'
import { generousLimits, startSite } from '../tools/testbed/site/site.ts'
import { expectNothingFromAxe } from './axe.ts'
import { asVisitor, expectToFit } from './visit.ts'

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

let site: Awaited<ReturnType<typeof startSite>>
let mailWorker: MailWorker
beforeAll(async () => {
  site = await startSite({ ...generousLimits })
  mailWorker = await startMailWorker(site.databaseUrl, site.url)
})
afterAll(async () => {
  await mailWorker.stop()
  await site.stop()
})

const english = {
  prefix: '',
  field: 'New email',
  send: 'Change the email',
  confirm: 'Confirm',
  subjects: ['A new email for your account', 'Is this your new email?'],
  changed: 'The email of your account has been changed',
}
const russian: typeof english = {
  prefix: '/ru',
  field: 'Новая почта',
  send: 'Сменить почту',
  confirm: 'Подтвердить',
  subjects: ['Новая почта вашей учётной записи', 'Это ваша новая почта?'],
  changed: 'The email of your account has been changed', // in the language of the account
}

const codeIn = (text: string) => /\d{4} \d{4}/.exec(text)?.[0] ?? ''

describe.each([
  ['in English with a script', english, true],
  ['in Russian without a script', russian, false],
] as const)('%s', (_name, words, javaScriptEnabled) => {
  test('the owner changes the e-mail with a code from each mailbox', async () => {
    await asVisitor({ siteUrl: site.url, javaScriptEnabled }, async ({ page }) => {
      const { email } = await signUpOwner(page.context(), site.url)
      const next = `next.${email}`
      await page.goto(`${words.prefix}/client/security`, { waitUntil: 'networkidle' })
      const section = page.locator('#address')
      await section.getByLabel(words.field).fill(next)
      await section.getByRole('button', { name: words.send }).click()
      const codes = section.locator('form', { has: page.locator('input[name=code]') })
      await codes.first().waitFor()
      if (javaScriptEnabled) await expectNothingFromAxe(page, { within: 'main' })
      await expectToFit(page, [1280, 390, 320])
      for (const [index, to] of [email, next].entries()) {
        const mail = await mailWorker.waitForMail(to, words.subjects[index] ?? '')
        expect(await codes.count()).toBe(2 - index)
        await codes.first().locator('input[name=code]').fill(codeIn(mail.text))
        await codes.first().getByRole('button', { name: words.confirm }).click()
        await expect.poll(() => codes.count()).toBe(1 - index)
      }
      await page.getByRole('main').getByText(next).first().waitFor()
      await mailWorker.waitForMail(email, words.changed)
    })
  })
})
