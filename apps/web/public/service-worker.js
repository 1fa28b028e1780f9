// Keeps a little of the calendar for when there is no network: the coming days, today and the month in the language
// that is read, the public pages that were opened last, and the files they are made of. Nothing of a person is kept:
// only what the server calls public is.
//
// Shows the notifications of the morning as well, and opens the day that one of them is about.

const PAGES = 'pages-1'
const FILES = 'files-1'
const MAX_PAGES = 40
const MAX_FILES = 250
const REFRESH_MS = 6 * 60 * 60 * 1000

const words = {
  en: (at) => `No connection. This is a copy for everyone, kept on ${at}.`,
  ru: (at) => `Нет связи. Это общая копия, сохранённая ${at}.`,
}

/** Shown for a message that cannot be read: browsers punish a message that shows nothing. */
const unread = {
  en: { title: 'Good morning', body: 'Your day is in the calendar.', url: '/' },
  ru: { title: 'Доброе утро', body: 'Ваш день — в календаре.', url: '/ru' },
}

self.addEventListener('install', () => self.skipWaiting())

self.addEventListener('activate', (event) => {
  event.waitUntil(
    (async () => {
      for (const name of await caches.keys()) if (name !== PAGES && name !== FILES) await caches.delete(name)
      await self.clients.claim()
      const [reader] = await self.clients.matchAll({ type: 'window' })
      if (reader) await keepEssentials(localeOf(new URL(reader.url).pathname))
    })(),
  )
})

self.addEventListener('fetch', (event) => {
  const { method, mode, url } = event.request
  const { origin, pathname } = new URL(url)
  if (method !== 'GET' || origin !== self.location.origin) return
  if (pathname.startsWith('/assets/')) event.respondWith(findFile(event.request))
  else if (mode === 'navigate') event.respondWith(openPage(event, pathname))
})

self.addEventListener('push', (event) => event.waitUntil(showMorning(event.data)))

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(openAddress(event.notification.data?.url))
})

self.addEventListener('pushsubscriptionchange', (event) =>
  event.waitUntil(moveMorning(event.newSubscription)),
)

function localeOf(pathname) {
  return /^\/ru(?:\/|$)/.test(pathname) ? 'ru' : 'en'
}

/** Files carry their version in their names: one that is kept is the right one. */
async function findFile(request) {
  const kept = await caches.match(request.url)
  if (kept) return kept
  const answer = await fetch(request)
  if (answer.ok) await put(FILES, request.url, answer.clone(), MAX_FILES)
  return answer
}

/** The network first; without it the kept copy, or the coming days. */
async function openPage(event, pathname) {
  try {
    // Asked each time, as a browser asks by itself: a copy of before would not know of a new release.
    const answer = await fetch(event.request, { cache: 'no-cache', headers: headersOf(event.request) })
    event.waitUntil(keepAfter(pathname, answer.clone()))
    return answer
  } catch (error) {
    const kept = await (await caches.open(PAGES)).match(pathname)
    if (kept) return withNotice(kept, localeOf(pathname))
    const days = localeOf(pathname) === 'ru' ? '/ru/offline' : '/offline'
    if (pathname === days || !(await (await caches.open(PAGES)).match(days))) throw error
    return Response.redirect(days, 302)
  }
}

/** The server has to know whether a page of ours led here, which a browser does not say of what a worker fetches. */
function headersOf({ headers, referrer }) {
  const own = new Headers(headers)
  if (referrer.startsWith(`${self.location.origin}/`)) own.set('x-from-here', '1')
  return own
}

async function keepAfter(pathname, answer) {
  await keepPage(pathname, answer)
  await keepEssentials(localeOf(pathname))
}

/** Today, its month and the days that follow; again when the copy is some hours old. */
async function keepEssentials(locale) {
  if (self.navigator.connection?.saveData) return
  const base = locale === 'ru' ? '/ru' : ''
  const pages = await caches.open(PAGES)
  const known = await pages.match(`${base}/offline`)
  if (known && Date.now() - keptAt(known) < REFRESH_MS) return
  const now = new Date()
  const month = `${base}/${now.getFullYear()}/${now.getMonth() + 1}`
  for (const path of [`${base}/offline`, base || '/', month]) await keepPage(path, await fetch(path))
}

/** Whether everyone gets this page: no cache outside may hold the root, which redirects by a cookie, but it is the same too. */
function isShared(pathname, { ok, type, redirected, headers }) {
  const isPage = headers.get('content-type')?.startsWith('text/html')
  const isPublic = pathname === '/' || /^public\b/.test(headers.get('cache-control') ?? '')
  return ok && type === 'basic' && !redirected && isPage && isPublic
}

async function keepPage(pathname, answer) {
  if (!isShared(pathname, answer)) return
  const html = await answer.clone().text()
  await put(PAGES, pathname, answer, MAX_PAGES)
  for (const file of new Set(html.match(/\/assets\/[\w./-]+\.(?:js|css|woff2|svg)/g)))
    if (!(await caches.match(file))) await findFile(new Request(file))
}

/** The oldest go when there are too many. */
async function put(name, key, answer, max) {
  const cache = await caches.open(name)
  await cache.delete(key)
  await cache.put(key, answer)
  const keys = await cache.keys()
  for (const old of keys.slice(0, Math.max(0, keys.length - max))) await cache.delete(old)
}

function keptAt(answer) {
  return Date.parse(answer.headers.get('date') ?? '') || 0
}

/** Says on the page itself that it is a copy, and how old. */
async function withNotice(kept, locale) {
  const format = new Intl.DateTimeFormat(locale === 'ru' ? 'ru' : 'en-GB', {
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
  })
  const notice = words[locale](format.format(keptAt(kept)))
  const html = (await kept.text()).replace('<html ', `<html data-kept="${notice}" `)
  return new Response(html, { status: 200, headers: kept.headers })
}

/** A morning replaces the one before it, which has the same tag. */
async function showMorning(data) {
  const { title, body, url, tag, lang } = readMorning(data)
  await self.registration.showNotification(title, {
    body,
    tag,
    lang,
    icon: '/icon-192.png',
    data: { url },
  })
}

function readMorning(data) {
  const lang = self.navigator.language.startsWith('ru') ? 'ru' : 'en'
  try {
    const { title, ...rest } = data.json()
    if (typeof title === 'string' && title !== '') return { title, ...rest }
  } catch {
    // no message, or not one of ours
  }
  return { ...unread[lang], tag: 'morning-day', lang }
}

/** Shows the window that has this address open, or opens one. */
async function openAddress(path) {
  const address = addressOf(path)
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const open = windows.find(({ url }) => url.split('#')[0] === address)
  await (open ? open.focus() : self.clients.openWindow(address))
}

/** Only pages of this site are opened, whatever a message names. */
function addressOf(path) {
  const { origin } = self.location
  try {
    const address = new URL(path ?? '/', origin)
    if (address.origin === origin) return address.href
  } catch {
    // not an address
  }
  return `${origin}/`
}

/** The browser has replaced its subscription: the morning of this browser moves to the new one. */
async function moveMorning(replacement) {
  const answer = await fetch('/api/mornings')
  if (!answer.ok) return
  const { mornings, pushKey } = await answer.json()
  const own = mornings.find(({ channel, isHere }) => channel === 'push' && isHere)
  if (!own || !pushKey) return
  const subscription =
    replacement ??
    (await self.registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: pushKey }))
  await fetch(`/api/mornings/${own.uuid}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ subscription }),
  })
}
