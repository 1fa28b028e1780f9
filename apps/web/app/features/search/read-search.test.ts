import { expect, test } from 'vitest'
import { readSearch } from './read-search.ts'

test.each([
  ['', '', '/search', true],
  ['q=wedding', 'wedding', '/search?q=wedding', true],
  ['q=day+master', 'day master', '/search?q=day+master', true],
  ['q=', '', '/search', false],
  ['q=++a++b+', 'a b', '/search?q=a+b', false],
  ['q=a%0Ab%00c', 'a b c', '/search?q=a+b+c', false],
  ['q=a&q=b', 'a', '/search?q=a', false],
  ['q=a&utm=1', 'a', '/search?q=a', false],
  [`q=${'a'.repeat(101)}`, 'a'.repeat(100), `/search?q=${'a'.repeat(100)}`, false],
])('the address ?%s is the search “%s”', (params, query, address, isCanonical) => {
  expect(readSearch(new URLSearchParams(params))).toEqual({ query, address, isCanonical })
})

test('a canonical address is its own', () => {
  for (const params of ['q=++x', 'q=свадьба&a=b', `q=${'龙'.repeat(200)}`]) {
    const { address } = readSearch(new URLSearchParams(params))
    expect(readSearch(new URL(address, 'https://a.example').searchParams).isCanonical).toBe(true)
  }
})
