import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Clock } from '../../apps/server/src/platform/clock.ts'
import { localDayAt } from '../../apps/server/src/platform/local-day.ts'
import { defaultZones, type Person, towns } from './foreign-visits.ts'

/**
 * A stand-in for a site whose pages depend on cookies while their headers do not say so: the place and the account of the
 * visitor are in the document, and it may be cached for all the time to midnight.
 */
export async function startFormerSite(
  clock: Clock,
  people: readonly Person[],
): Promise<{ port: number; stop(): void }> {
  const server = createServer(({ url = '/', headers }, response) => {
    const cookies = new URLSearchParams((headers.cookie ?? '').replaceAll('; ', '&'))
    const isRussian = url === '/ru' || /^\/ru[/.]/.test(url) || url.includes('locale=ru')
    const locale = isRussian ? 'ru' : 'en'
    const town = towns.find(({ id }) => id === cookies.get('place'))
    const person = people.find(({ token }) => token === cookies.get('__Host-token'))
    const zone = /[?&]zone=([^&]+)/.exec(url)?.[1]
    const { date, endsAtMs } = localDayAt(
      clock.now(),
      zone ? decodeURIComponent(zone) : (town?.zone ?? defaultZones[locale]),
    )
    const left = Math.floor((endsAtMs - clock.now()) / 1000)
    response.setHeader('vary', 'Accept-Encoding')
    response.setHeader('cache-control', `public, max-age=0, s-maxage=${left}`)
    if (/^\/(?:\?|$)/.test(url) && cookies.get('locale') === 'ru')
      return response.writeHead(302, { location: '/ru' }).end()
    if (url.startsWith('/calendar/'))
      return response.end(JSON.stringify({ today: date, words: locale === 'ru' ? 'слова' : 'words' }))
    const names = [town?.[locale], person?.email].filter(Boolean).join(' ')
    response.end(`<html lang="${locale}" data-today="${date}">${names}</html>`)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo // true: it listens on a port, not on a pipe
  return {
    port,
    stop() {
      server.closeAllConnections()
      server.close()
    },
  }
}
