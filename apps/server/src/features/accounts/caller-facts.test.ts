import { expect, test } from 'vitest'
import { describeDevice } from './caller-facts.ts'

const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)'
test.each([
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/142.0.0.0 Safari/537.36`, 'Chrome, Windows'],
  [`Mozilla/5.0 (Windows NT 10.0) ${webkit} Chrome/142.0.0.0 Safari/537.36 Edg/142.0`, 'Edge, Windows'],
  [
    `Mozilla/5.0 (Windows NT 10.0) ${webkit} Chrome/140.0 YaBrowser/25.10 Safari/537.36`,
    'Yandex Browser, Windows',
  ],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Version/19.0 Mobile Safari/604.1', 'Safari, iOS'],
  [`Mozilla/5.0 (Linux; Android 16) ${webkit} Chrome/142.0 Mobile Safari/537.36`, 'Chrome, Android'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 15.0; rv:144.0) Gecko/20100101 Firefox/144.0', 'Firefox, macOS'],
  ['curl/8.5.0', ''],
  ['', ''],
  ['<script>alert(1)</script>', ''],
])('%s is %j', (userAgent, device) => {
  expect(describeDevice(userAgent)).toBe(device)
})
