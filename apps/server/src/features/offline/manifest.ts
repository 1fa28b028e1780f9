import { type Locale, locales, pathIn } from '@zeri/contract'
import type { FastifyInstance } from 'fastify'
import type { ResponseCache } from '../../platform/http/response-cache.ts'
import { sendCachedResponse } from '../../platform/http/send-cached-response.ts'

const TYPE = 'application/manifest+json; charset=utf-8'
/** The paper of the light theme: what stands behind the icon while the first page is on its way. */
const PAPER = '#f7f2e8'

const descriptions = {
  en: 'The Chinese almanac day by day: what a day is good for, and why.',
  ru: 'Китайский календарь на каждый день: чему день благоприятствует и почему.',
} as const satisfies Record<Locale, string>

/** What a phone asks before it keeps the site beside its apps (W3C Web Application Manifest), one a language. */
export function registerManifest(
  app: FastifyInstance,
  { answers, product }: { answers: ResponseCache; product: string },
): void {
  for (const locale of locales) {
    const path = pathIn(locale, '/manifest.webmanifest')
    app.get(path, (request, reply) => {
      const answer = answers.find(path) ?? answers.store(path, JSON.stringify(manifestOf(locale, product)))
      return sendCachedResponse(request, reply, TYPE, answer)
    })
  }
}

function manifestOf(locale: Locale, product: string) {
  const home = pathIn(locale, '/')
  return {
    id: home,
    name: product,
    short_name: product,
    description: descriptions[locale],
    lang: locale,
    dir: 'ltr',
    start_url: home,
    scope: '/',
    display: 'standalone',
    background_color: PAPER,
    theme_color: PAPER,
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  }
}
