import { sandboxBots } from '../../apps/sandbox/src/telegram/telegram.ts'
import type { Config } from '../../apps/server/src/config.ts'
import { webhookPath, webhookSecret } from '../../apps/server/src/features/reminders/telegram/webhooks.ts'
import { listPages } from '../testbed/site/pages.ts'
import type { Dice } from './dice.ts'
import { hostileText } from './hostile-text.ts'
import type { Wire } from './wire.ts'

const FILES = [
  '/live',
  '/ready',
  '/robots.txt',
  '/sitemap.xml',
  '/sitemap-pages.xml',
  '/sitemap-2026.xml',
  '/articles.rss',
  '/ru/articles.rss',
  '/manifest.webmanifest',
  '/.well-known/security.txt',
  '/.well-known/change-password',
  '/widget/today.json',
  '/widget/today.json?locale=ru&place=524901',
  '/calendar/feed.ics',
  '/calendar/feed.ics?alarm=eve&filter=good',
  '/feeds/lunar-dates.ics?dates=b6-15.both%20Mum~m1-30%20%D0%94%D0%B5%D0%B4&alarm=eve',
  '/data/2026.csv',
  '/data/2026.json',
  '/data/readme.md',
  '/ru/data/readme.md',
  '/embed/today',
  '/ru/embed/2026/11/15',
  '/oembed?format=json&url=http%3A%2F%2Flocalhost%3A3000%2F2026%2F11%2F15',
  '/llms.txt',
  '/ru/llms.txt',
  '/2026/11/15.md',
  '/ru/articles/how-to-read-a-day.md',
  '/signs/officers/officer-success.md',
  '/method.md',
  '/calendar/days/2026-11-15.ics',
  '/calendar/days/2026-11-15.ics?locale=ru&place=524901',
  '/api/charts/3f1c2a52-6f0e-4a57-9a55-0c8f4f0e7d11/days/2026-11-15.ics',
]
/** Query parameters by page. */
const PAGE_PARAMS: Readonly<Record<string, readonly string[]>> = {
  '/place': ['city', 'back'],
  '/sign-in': ['back'],
  '/sign-in/code': ['back'],
  '/sign-up': ['back'],
  '/recovery': ['back', 'step'],
  '/articles/search': ['q', 'page'],
  '/search': ['q'],
  '/predict': [
    'tag',
    'theme',
    'volume',
    'year',
    'month',
    'from',
    'to',
    'after',
    'before',
    'min',
    'weekday',
    'chart',
  ],
  '/predict/compare': ['tag', 'date', 'chart', 'place'],
  '/print': ['kind', 'year', 'month', 'chart'],
  '/kassa/success': ['chart'],
  '/personal/mobile': ['chart'],
  '/personal/layer': ['path', 'rules'],
  '/faq/ask': ['topic'],
  '/convert': [
    'date',
    'lunarYear',
    'lunarMonth',
    'lunarDay',
    'leap',
    'yearPillar',
    'monthPillar',
    'dayPillar',
  ],
}
const FORMS: Readonly<Record<string, readonly string[]>> = {
  '/school': ['preset', 'popular', 'month'],
  '/locale': ['to', 'path'],
  '/auth/sign-in': ['username', 'password', 'back'],
  '/auth/sign-up': ['email', 'password', 'repassword', 'consent'],
  '/auth/recovery': ['email', 'step', 'code', 'password'],
  '/auth/passkey': ['credential'],
  '/auth/second-factor': ['code'],
  '/sign-in/code': ['code'],
  '/sign-out': ['back'],
  '/sign-in': ['username', 'password'],
  '/place': ['choice', 'back'],
  '/faq/ask': ['name', 'email', 'topic', 'question', 'consent', 'ticket', 'website'],
  '/bazi': [
    'fio',
    'gender',
    'birthday',
    'birthdayTime',
    'city',
    'place',
    'placeFor',
    'consent',
    'email',
    'offset',
  ],
  '/print': ['kind', 'year', 'month'],
  '/client/charts': ['do', 'uuid', 'back', 'folder', 'name'],
  '/client/feeds': ['do', 'uuid', 'filter', 'withHours'],
  '/client/data': ['do', 'uuid', 'name', 'email', 'confirm', 'password'],
  '/client/security': ['do', 'uuid', 'id', 'name', 'password', 'code', 'confirm', 'factorCode'],
  '/client/password': [
    'do',
    'current',
    'pass',
    'checkPass',
    'endFeeds',
    'endLists',
    'endTelegram',
    'endPasskeys',
  ],
  '/client/profile': ['place', 'city'],
  '/client/mail': ['active', 'timeReminder', 'chart'],
  '/predict/compare?tag=wedding&date=2026-11-20': ['keep'],
  '/kassa/checkout': ['uuid', 'product', 'autopay', 'offer'],
  '/remove-account/token': ['do'],
  '/verify': ['do', 'code'],
  '/verify/token': ['do'],
  '/recovery/token': ['password', 'repassword'],
  '/about': ['x'],
}
const VALUES = [
  '',
  'on',
  '/',
  '/about',
  '//evil.example',
  '1',
  '2026',
  '2026-11-20',
  'en',
  'ru',
  'wedding',
  'month',
  '{}',
  'null',
  '[]',
  'delete',
  'select',
  'anna@example.org',
]
/** Pages that show data of the signed-in user. */
const OWN_PAGES = [
  '/client',
  '/client/charts',
  '/client/payments',
  '/client/feeds',
  '/client/profile',
  '/client/data',
  '/client/mail',
  '/ru/client',
  '/ru/client/charts',
  '/personal/layer?path=/',
  '/ru/personal/layer?path=/ru/personal',
]
/** Pages that are the same for everyone, and show such data to nobody. */
const SHARED_PAGES = ['/', '/ru', '/about', '/personal', '/2026/11', '/ru/2026/11/15']
const OWN_CALLS = ['/api/user', '/api/charts', '/api/choices', '/api/feeds', '/api/keys', '/api/user/export']

/** A request to a route that is no operation: a page, its data or form, a file, a webhook of a payment provider or of Telegram. */
export function otherRequest(dice: Dice, ids: readonly string[], config: Pick<Config, 'secretKeys'>): Wire {
  const value = (): string =>
    dice.chance(0.4) ? hostileText(dice.next).toWellFormed() : dice.pick([...VALUES, ...ids])
  const pairs = (names: readonly string[]): string =>
    new URLSearchParams(names.filter(() => dice.chance(0.8)).map((name) => [name, value()])).toString()
  const inLanguage = (path: string): string => (dice.chance(0.5) ? `/ru${path}` : path)
  const get = (url: string): Wire => ({ method: 'GET', url, headers: {} })
  const kinds: readonly (() => Wire)[] = [
    () => get(dice.pick(FILES)),
    () =>
      get(dice.pick(FILES) + dice.pick(['?', '?locale=ru', '?place=x', `?x=${encodeURIComponent(value())}`])),
    () => get(dice.pick(pagePaths)),
    () => get(`${dice.pick(pagePaths)}?${pairs(['back', 'q', 'utm_source'])}`),
    () => get(`${dice.pick(pagePaths).replace(/^\/$/, '/_root')}.data?${pairs(['_routes'])}`),
    () => {
      const [path, names] = dice.pick(Object.entries(PAGE_PARAMS))
      return get(`${inLanguage(path)}?${pairs(names)}`)
    },
    () => {
      const [path, names] = dice.pick(Object.entries(FORMS))
      const headers = { 'content-type': 'application/x-www-form-urlencoded' }
      return { method: 'POST', url: inLanguage(path), headers, body: pairs(names) }
    },
    () => get(`${inLanguage(dice.pick(idPaths))}${encodeURIComponent(value().slice(0, 200).toWellFormed())}`),
    () =>
      get(`${dice.pick(idPaths)}${dice.pick(ids)}${dice.pick(['', '.data', '/pdf', '.ics', '/2026/11'])}`),
    () => ({
      method: 'POST',
      url: dice.pick(['/webhooks/stripe', '/webhooks/yookassa', '/webhooks/rbkmoney']),
      headers: {
        'content-type': 'application/json',
        'stripe-signature': value().replaceAll(/[^\x20-\x7e]/g, '?'),
      },
      body: JSON.stringify({ id: value(), type: value(), object: { id: value(), status: 'succeeded' } }),
    }),
    () => telegramUpdate(dice, value, config),
    () => ({
      method: 'POST',
      url: '/api/csp-report',
      headers: { 'content-type': dice.pick(['application/csp-report', 'application/reports+json']) },
      body: JSON.stringify(
        dice.pick([
          {
            'csp-report': { 'blocked-uri': value(), 'document-uri': value(), 'effective-directive': value() },
          },
          [{ type: 'csp-violation', body: { blockedURL: value(), documentURL: value() } }],
          value(),
        ]),
      ),
    }),
  ]
  return dice.pick(kinds)()
}

/** A request for the caller's own data, with a session token or anonymous. */
export function ownDataRequest(dice: Dice, token: string | undefined): Wire {
  const isPage = dice.chance(0.5)
  const url = dice.pick(isPage ? OWN_PAGES : OWN_CALLS)
  if (token === undefined) return { method: 'GET', url, headers: {} }
  const headers: Record<string, string> = isPage
    ? { cookie: `theme=dark; __Host-token=${token}` }
    : { authorization: `Bearer ${token}` }
  return { method: 'GET', url, headers }
}

/** A request for a page that is the same for everyone, with the session of somebody. */
export function sharedPageRequest(dice: Dice, token: string): Wire {
  const url = dice.pick(SHARED_PAGES) + dice.pick(['', '', '.data', '?chart=1'])
  return { method: 'GET', url, headers: { cookie: `person=chart; __Host-token=${token}` } }
}

const pagePaths = listPages(new Date(Date.UTC(2026, 10, 15))).map(({ path }) => path)
const idPaths = [
  '/articles/',
  '/sections/',
  '/bazi/',
  '/choice/',
  '/print/',
  '/personal/',
  '/feeds/',
  '/api/prints/',
  '/remove-account/',
  '/chart/notify/disable/',
  '/client/charts/',
  '/2026/',
  '/og/1/en/',
  '/calendar/days/',
  '/',
]

function telegramUpdate(dice: Dice, value: () => string, config: Pick<Config, 'secretKeys'>): Wire {
  const bot = dice.pick(sandboxBots).username
  const chat = { id: dice.below(1_000), type: dice.pick(['private', 'private', 'group', value()]) }
  const text = dice.pick(['/start', `/start ${value()}`, '/stop', '/today', value()])
  const body = {
    update_id: dice.below(1_000_000),
    ...dice.pick([
      { message: { chat, text, from: { id: dice.below(1_000), language_code: value() } } },
      { inline_query: { id: value().slice(0, 64), from: { id: dice.below(1_000) }, query: value() } },
      { callback_query: { id: value().slice(0, 64), data: value(), message: { chat } } },
      { my_chat_member: { chat, new_chat_member: { status: dice.pick(['kicked', 'member', value()]) } } },
    ]),
  }
  const headers = {
    'content-type': 'application/json',
    'x-telegram-bot-api-secret-token': dice.chance(0.9) ? webhookSecret(config, bot) : 'wrong',
  }
  return { method: 'POST', url: webhookPath(bot), headers, body: JSON.stringify(body) }
}

/** Rewrites a path so that a proxy or router on the way may take it for another. */
export function trickyPath(path: string, dice: Dice): string {
  const [bare = '', ...query] = path.split('?')
  const tricks: readonly (() => string)[] = [
    () => `/${bare}`,
    () => bare.replaceAll('/', '//'),
    () => `${bare}/`,
    () => `${bare}/.`,
    () => `${bare}/..`,
    () => `/x/..${bare}`,
    () => `/x/%2e%2e${bare}`,
    () => `/..%2f..%2f..%2fetc/passwd`,
    () => `/assets/..%2f..%2f..%2fpackage.json`,
    () => `/assets/%2e%2e/%2e%2e/package.json`,
    () => `/assets/..%5c..%5cpackage.json`,
    () => `${bare}%00`,
    () => `${bare}%00.png`,
    () => bare.replaceAll('/', '%2f'),
    () => bare.replaceAll('/', '%252f'),
    () => bare.replace('/', '/%c0%ae%c0%ae/'),
    () => `${bare}%c0%af`,
    () => `${bare}%ff%fe`,
    () => `${bare}%`,
    () => `${bare}%zz`,
    () => `${bare}.`,
    () => `${bare}...`,
    () => `${bare};jsessionid=1`,
    () => `${bare};.css`,
    () => `${bare}%3b.js`,
    () => `${bare}%23x`,
    () => `${bare}%3fx`,
    () => `${bare}%0d%0aset-cookie:x=1`,
    () => `${bare}%20`,
    () => `\\${bare}`,
    () => bare.replaceAll('/', '\\'),
    () => bare.toUpperCase(),
    () => `http://evil.example${bare}`,
    () => `//evil.example${bare}`,
    () => `//evil.example/%61${bare}`,
    () => `/\\evil.example/%61`,
    () => `*`,
    () => `${bare}/${'a/'.repeat(500)}`,
    () => `${bare}${'x'.repeat(3_000)}`,
    () => `/ru${bare}`,
    () => `/ru/ru${bare}`,
    () => `/__proto__${bare}`,
    () => `/constructor`,
    () => `${bare}.data`,
    () => `${bare}.data.data`,
    () => `${bare}\xff\xfe`,
  ]
  return [dice.pick(tricks)(), ...query].join('?')
}
