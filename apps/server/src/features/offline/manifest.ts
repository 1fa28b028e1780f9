import { type Locale, locales, pathIn } from '@zeri/contract'
import type { FastifyInstance } from 'fastify'
import type { ResponseCache } from '../../platform/http/response-cache.ts'
import { sendCachedResponse } from '../../platform/http/send-cached-response.ts'

const TYPE = 'application/manifest+json; charset=utf-8'
/** The background of the light theme, shown behind the icon while the first page loads. */
const PAPER = '#f7f2e8'

const descriptions = {
  en: 'The Chinese almanac day by day: what a day is good for, and why.',
  ru: 'Китайский календарь на каждый день: чему день благоприятствует и почему.',
} as const satisfies Record<Locale, string>

/** Registers one web application manifest (W3C) per language, with which phones install the site as an app. */
export function registerManifest(
  app: FastifyInstance,
  { responses, product }: { readonly responses: ResponseCache; readonly product: string },
): void {
  for (const locale of locales) {
    const path = pathIn(locale, '/manifest.webmanifest')
    app.get(path, (request, reply) => {
      const response =
        responses.find(path) ?? responses.store(path, JSON.stringify(manifestOf(locale, product)))
      return sendCachedResponse(request, reply, TYPE, response)
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
