import { expect, test } from 'vitest'
import { renderList, renderMail } from './page.ts'

const hostile = {
  id: 1,
  receivedAt: '2026-11-15T00:00:00.000Z',
  from: 'a@zeri.test',
  to: ['"><script>1</script>@example.org'],
  subject: '<script>2</script>',
  text: '</pre><script>3</script>',
  html: '"></iframe><script>4</script>',
  headers: [['X-Odd', '<script>5</script>']] as const,
}

test.each([
  ['the list', renderList([hostile])],
  ['the page of a mail', renderMail(hostile)],
])('%s escapes every part of a mail', (_name, page) => {
  expect(page).not.toContain('<script>')
  expect(page).toContain('&lt;script&gt;2&lt;/script&gt;')
})

test('the HTML part is in an iframe without any permission', () => {
  expect(renderMail(hostile)).toContain(
    '<iframe sandbox="" title="HTML part" srcdoc="&quot;&gt;&lt;/iframe&gt;&lt;script&gt;4',
  )
})

test('an empty list says so', () => {
  expect(renderList([])).toContain('No mail yet')
})
