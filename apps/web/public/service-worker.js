// Keeps a little of the calendar for when there is no network: the coming days, today and the month in the language
// that is read, the public pages that were opened last, and the files they are made of. Nothing of a person is kept:
// only what the server calls public is.

const PAGES = 'pages-1'
const FILES = 'files-1'
const MAX_PAGES = 40
const MAX_FILES = 250
const REFRESH_MS = 6 * 60 * 60 * 1000

const words = {
  en: (at) => `No connection. This is a copy for everyone, kept on ${at}.`,
  ru: (at) => `Нет связи. Это общая копия, сохранённая ${at}.`,
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
