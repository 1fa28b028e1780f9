import { expect, test } from 'vitest'
import { markup } from './markup.ts'

test('text is escaped, in elements and in attributes', () => {
  const hostile = `"><script>alert('1')</script>&`
  expect(markup`<a href="${hostile}">${hostile}</a>`.markup).toBe(
    '<a href="&quot;&gt;&lt;script&gt;alert(&#39;1&#39;)&lt;/script&gt;&amp;">' +
      '&quot;&gt;&lt;script&gt;alert(&#39;1&#39;)&lt;/script&gt;&amp;</a>',
  )
})

test('a comparison stays a comparison', () => {
  expect(markup`<b>${'a < b'}</b>`.markup).toBe('<b>a &lt; b</b>')
})

test('values built by the tag are inserted unchanged, alone or in a list', () => {
  const items = ['a', '<b>'].map((item) => markup`<li>${item}</li>`)
  expect(markup`<ul>${items}</ul>${markup`<hr>`}${7}`.markup).toBe(
    '<ul><li>a</li><li>&lt;b&gt;</li></ul><hr>7',
  )
})

test('text that looks like a value of the tag is still escaped', () => {
  expect(markup`${JSON.stringify({ markup: '<b>' })}`.markup).not.toContain('<b>')
})
