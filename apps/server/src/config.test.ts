import { generateKeyPairSync, type KeyObject } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import { describe, expect, test } from 'vitest'
import { parseConfig, settings } from './config.ts'

const production = {
  NODE_ENV: 'production',
  DATABASE_URL: 'postgres://app@db.internal/zeri',
  SITE_URL_EN: 'https://zeri.example.uk',
  SITE_URL_RU: 'https://zeri.example.ru',
  SMTP_URL: 'smtps://mail.example.ru',
  MAIL_FROM: 'hello@zeri.example.ru',
  SECRET_KEY: 'a secret of thirty-two characters',
  BIRTH_KEYS: '2026:a-secret-of-thirty-two-characters',
}

/** The file that operators copy; a commented setting of it is in force once its mark is removed. */
const example = readFileSync(new URL('../../../deploy/zeri.env.example', import.meta.url), 'utf8')
const unedited = parseEnv(example)
/** Lines of the example that are right as they are. */
const ready = ['NODE_ENV', 'EDITION', 'PROXY_HOPS', 'DRAIN_MS']
const placeholders = Object.keys(unedited).filter((name) => !ready.includes(name))

describe('the example configuration', () => {
  test('has a value for every setting that production must have', () => {
    const required = Object.values(settings).filter((one) => 'production' in one && one.production)
    expect(placeholders).toEqual(expect.arrayContaining(required.map(({ env }) => env)))
  })

  test('unedited, is refused by one error that names every placeholder and no value', () => {
    const lines = placeholders.map((name) => `${name} is a placeholder`)
    expect(() => parseConfig(unedited)).toThrow(
      new Error(['The configuration is not usable:', ...lines.toSorted(byOrderOfSettings)].join('\n  ')),
    )
  })

  test('filled in, starts production', () => {
    expect(parseConfig({ ...unedited, ...production }).production).toBe(true)
  })

  test.each(placeholders)('is refused with %s alone left as it is', (name) => {
    expect(() => parseConfig({ ...unedited, ...production, [name]: unedited[name] })).toThrow(
      new Error(`The configuration is not usable:\n  ${name} is a placeholder`),
    )
  })

  test('is refused with an optional example that nobody has edited', () => {
    const optional = parseEnv(example.replaceAll(/^#(?=[A-Z_]+=.)/gm, ''))
    const added = Object.keys(optional).filter((name) => !(name in unedited))
    expect(added).toEqual(['CONSOLE_URL', 'TELEGRAM_BOTS'])
    for (const name of added)
      expect(() => parseConfig({ ...production, [name]: optional[name] })).toThrow(`${name} is a placeholder`)
  })

  test('may be used in development', () => {
    expect(parseConfig({ ...unedited, NODE_ENV: 'development' }).production).toBe(false)
  })
})

/** The error lists settings in the order of the documentation. */
function byOrderOfSettings(one: string, other: string): number {
  const order = Object.values(settings).map(({ env }) => env)
  const place = (line: string) => order.indexOf(line.split(' ')[0] ?? '')
  return place(one) - place(other)
}

describe('parseConfig', () => {
  test('an empty environment gives a development setup', () => {
    const config = parseConfig({})
    expect(config).toMatchObject({ production: false, edition: 'en', port: 3000, product: 'Zeri' })
  })

  test('production starts with everything it needs', () => {
    const config = parseConfig(production)
    expect(config.production).toBe(true)
    expect(config.origins).toEqual({ en: 'https://zeri.example.uk', ru: 'https://zeri.example.ru' })
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
    const known = settings.secretKeys.development
    expect(() => parseConfig({ ...production, SECRET_KEY: known })).toThrow('SECRET_KEY is a placeholder')
  })

  test('production refuses the public development key, even beside another', () => {
    const known = `${production.BIRTH_KEYS},${settings.birthKeys.development}`
    expect(() => parseConfig({ ...production, BIRTH_KEYS: known })).toThrow('BIRTH_KEYS is a placeholder')
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

  test('a secret key without a colon is one key without a name; otherwise it is a ring', () => {
    const [plain, named] = ['0123456789, 0123456789, 0123456789', '2027:abcdefghij abcdefghij abcdefghij']
    expect(parseConfig({ SECRET_KEY: plain }).secretKeys).toEqual([{ id: 'first', secret: plain }])
    const other = '0123456789-0123456789-0123456789'
    expect(parseConfig({ SECRET_KEY: `${named},first:${other}` }).secretKeys).toEqual([
      { id: '2027', secret: 'abcdefghij abcdefghij abcdefghij' },
      { id: 'first', secret: other },
    ])
    for (const wrong of ['', 'short', `${named},${other}`, `${other},${named}`, `${named},2028:short`])
      expect(() => parseConfig({ SECRET_KEY: wrong })).toThrow('SECRET_KEY: must be name:secret')
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

describe('signatures of mails', () => {
  const pemOf = (key: KeyObject) => key.export({ type: 'pkcs8', format: 'pem' }).toString()
  const rsa = (modulusLength: number) => pemOf(generateKeyPairSync('rsa', { modulusLength }).privateKey)
  const signing = {
    MAIL_FROM: 'hello@zeri.test',
    DKIM_DOMAIN: 'zeri.test',
    DKIM_SELECTOR: 's2026',
    DKIM_PRIVATE_KEY: rsa(2048),
  }

  test('are made for the domain of the sender, by a key in one line or in many', () => {
    const { DKIM_PRIVATE_KEY: pem } = signing
    const expected = { domain: 'zeri.test', selector: 's2026', privateKey: pem.trim() }
    expect(parseConfig(signing).dkim).toEqual(expected)
    const oneLine = pem.replaceAll('\n', '\\n')
    expect(parseConfig({ ...signing, DKIM_PRIVATE_KEY: oneLine }).dkim).toEqual(expected)
    expect(parseConfig({ ...signing, MAIL_FROM: 'hello@news.zeri.test' }).dkim).toEqual(expected)
    expect(parseConfig({}).dkim).toBe(null)
  })

  test.each([
    ['an Ed25519 key, by which nothing would be signed', pemOf(generateKeyPairSync('ed25519').privateKey)],
    ['a key of 1024 bits', rsa(1024)],
    ['what is no key', 'secret'],
  ])('are refused with %s', (_name, key) => {
    const parse = () => parseConfig({ ...signing, DKIM_PRIVATE_KEY: key })
    expect(parse).toThrow('DKIM_PRIVATE_KEY: must be an RSA private key of 2048 bits or more')
    expect(parse).not.toThrow(key)
  })

  test.each(['DKIM_DOMAIN', 'DKIM_SELECTOR', 'DKIM_PRIVATE_KEY'])('are refused without %s alone', (name) => {
    expect(() => parseConfig({ ...signing, [name]: '' })).toThrow(`${name} is missing`)
  })

  test.each(['hello@other.test', 'hello@notzeri.test'])('are refused for a sender %s', (from) => {
    expect(() => parseConfig({ ...signing, MAIL_FROM: from })).toThrow('DKIM_DOMAIN must be the domain')
  })
})
