import { expect, test } from 'vitest'
import { deferHydration } from './defer-hydration.ts'

const page =
  '<p>Day</p><link rel="modulepreload" href="/assets/a.js" nonce="n"/><link rel="modulepreload" href="/assets/b.js"/>' +
  '<script nonce="n">context</script><script nonce="n" type="module" async="">import "/assets/a.js"</script>'

test('no script is fetched before the page is painted', () => {
  const html = deferHydration(page)
  expect(html).not.toContain('modulepreload')
  expect(html).not.toContain('type="module"')
})

test('the start script is kept inert, with the names of its files', () => {
  expect(deferHydration(page)).toContain(
    '<script nonce="n" type="late" data-files="/assets/a.js /assets/b.js">import "/assets/a.js"</script>',
  )
})

test('a page without a module script stays as it is', () => {
  expect(deferHydration('<p>Day</p><script>plain</script>')).toBe('<p>Day</p><script>plain</script>')
})
