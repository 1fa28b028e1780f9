import { describe, expect, test } from 'vitest'
import { parseConfig, settings } from './config.ts'

const production = {
  NODE_ENV: 'production',
  DATABASE_URL: 'postgres://app@db.internal/zeri',
  SITE_URL_EN: 'https://zeri.example',
  SITE_URL_RU: 'https://zeri.example.ru',
  SMTP_URL: 'smtps://mail.example',
  MAIL_FROM: 'hello@zeri.example',
  SECRET_KEY: 'a secret of thirty-two characters',
  BIRTH_KEYS: '2026:a-secret-of-thirty-two-characters',
}

describe('parseConfig', () => {
  test('an empty environment gives a development setup', () => {
    const config = parseConfig({})
    expect(config).toMatchObject({ production: false, edition: 'en', port: 3000, product: 'Zeri' })
  })

  test('production starts with everything it needs', () => {
    const config = parseConfig(production)
    expect(config.production).toBe(true)
    expect(config.origins).toEqual({ en: 'https://zeri.example', ru: 'https://zeri.example.ru' })
  })

  const required = Object.values(settings).flatMap((one) =>
    'production' in one && one.production ? [one.env] : [],
  )
  test.each(required)('production refuses to start without %s', (name) => {
    expect(() => parseConfig({ ...production, [name]: undefined })).toThrow(`${name} is missing`)
  })

  test('production refuses canonical origins without https', () => {
    expect(() => parseConfig({ ...production, SITE_URL_RU: 'http://zeri.example.ru' })).toThrow(
      'must be https',
    )
  })

  test('production refuses the public development secret', () => {
    const known = settings.secretKey.development
    expect(() => parseConfig({ ...production, SECRET_KEY: known })).toThrow('SECRET_KEY must be your own')
  })

  test('production refuses the public development key, even beside another', () => {
    const known = `${production.BIRTH_KEYS},${settings.birthKeys.development}`
    expect(() => parseConfig({ ...production, BIRTH_KEYS: known })).toThrow('BIRTH_KEYS must be your own')
  })

  test('birth keys are read in their order, and their names must differ', () => {
    const [one, two] = ['b:0123456789-0123456789-0123456789', 'a:abcdefghij:abcdefghij:abcdefghij']
    expect(parseConfig({ BIRTH_KEYS: `${one},${two}` }).birthKeys).toEqual([
      { id: 'b', secret: '0123456789-0123456789-0123456789' },
      { id: 'a', secret: 'abcdefghij:abcdefghij:abcdefghij' },
    ])
    for (const wrong of ['', 'short:secret', `${one},${one}`, '0123456789-0123456789-0123456789'])
      expect(() => parseConfig({ BIRTH_KEYS: wrong })).toThrow('BIRTH_KEYS')
  })

  test('one error names every fault and no value', () => {
    const parse = () => parseConfig({ PORT: 'secret-one', DATABASE_URL: 'mysql://secret-two' })
    expect(parse).toThrow(/PORT[\s\S]*DATABASE_URL|DATABASE_URL[\s\S]*PORT/)
    expect(parse).not.toThrow(/secret/)
  })
})

test.each([
  [{ STRIPE_SECRET_KEY: 'sk' }, 'STRIPE_WEBHOOK_SECRETS'],
  [{ YOOKASSA_SHOP_ID: '1' }, 'YOOKASSA_SECRET_KEY'],
  [{ RBKMONEY_API_KEY: 'key', RBKMONEY_SHOP_ID: '1' }, 'RBKMONEY_WEBHOOK_KEYS'],
])('a payment provider with half of its settings is refused: %o', (env, missing) => {
  expect(() => parseConfig(env)).toThrow(missing)
})
