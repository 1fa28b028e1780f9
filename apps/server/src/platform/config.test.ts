import { describe, expect, test } from 'vitest'
import { parseConfig, settings } from './config.ts'

const production = {
  NODE_ENV: 'production',
  DATABASE_URL: 'postgres://app@db.internal/zeri',
  SITE_URL_EN: 'https://zeri.example',
  SITE_URL_RU: 'https://zeri.example.ru',
  SMTP_URL: 'smtps://mail.example',
  MAIL_FROM: 'hello@zeri.example',
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

  test('production refuses canonical addresses without https', () => {
    expect(() => parseConfig({ ...production, SITE_URL_RU: 'http://zeri.example.ru' })).toThrow(
      'must be https',
    )
  })

  test('every fault is told at once, and no value is repeated', () => {
    const tell = () => parseConfig({ PORT: 'secret-one', DATABASE_URL: 'mysql://secret-two' })
    expect(tell).toThrow(/PORT[\s\S]*DATABASE_URL|DATABASE_URL[\s\S]*PORT/)
    expect(tell).not.toThrow(/secret/)
  })
})
