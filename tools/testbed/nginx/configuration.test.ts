// biome-ignore-all lint/suspicious/noTemplateCurlyInString: placeholders of envsubst, not of JavaScript
import { expect, test } from 'vitest'
import { fillTemplate, upstreamOf } from './configuration.ts'

test('our placeholders are filled in and variables of nginx stay', () => {
  const filled = fillTemplate('listen ${ZERI_LISTEN}; set $x $uri${is_args}; # ${ZERI_LISTEN}', {
    ZERI_LISTEN: '80',
  })
  expect(filled).toBe('listen 80; set $x $uri${is_args}; # 80')
})

test('a placeholder without a value stops the installation', () => {
  expect(() => fillTemplate('listen ${ZERI_LISTEN};', { ZERI_OTHER: '80' })).toThrow(
    'ZERI_LISTEN has no value',
  )
})

test('each server process has its line in the upstream block', () => {
  expect(upstreamOf([4101, 4102]).match(/server 127\.0\.0\.1:\d+ /g)).toEqual([
    'server 127.0.0.1:4101 ',
    'server 127.0.0.1:4102 ',
  ])
})
