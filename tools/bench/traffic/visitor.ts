import { type Locale, pathIn } from '@zeri/contract'
import type { Here } from '../../../apps/web/app/visit/here.ts'
import { spanOf } from '../../../apps/web/app/visit/span.ts'
import { layerUrl, localUrl } from '../../../apps/web/app/visit/visit-store.ts'
import type { LoadRequest } from '../../testbed/nginx/load.ts'
import { navigation, ownFetch } from '../measuring/browser-headers.ts'

/** What a browser fills into a shared page: the facts of the visitor's place, and the layer of the person. */
export const fillings = ['local', 'layer'] as const
export type Filling = (typeof fillings)[number]

/** Somebody with a browser: the language they read, the place they have chosen, their session. */
export type Visitor = {
  readonly language: Locale
  readonly place: Here | null
  readonly token?: string | undefined
}

/** A shared page, and what the browser fetches once it is there, all at the same time. */
export type PageVisit = LoadRequest & {
  readonly fills: readonly (LoadRequest & { readonly what: Filling })[]
}

/**
 * The requests for a shared page at an English path. A browser sends all its cookies with every request, though none of
 * them may change what is shared.
 */
export function openSharedPage(path: string, visitor: Visitor): PageVisit {
  const { language, place, token } = visitor
  const cookie = cookiesOf(visitor)
  const headers = { ...ownFetch, cookie }
  const url = pathIn(language, path)
  return {
    path: url,
    headers: { ...navigation, cookie },
    fills: [
      ...(place ? [{ what: 'local' as const, path: localUrl(place, spanOf(url), language), headers }] : []),
      ...(token === undefined ? [] : [{ what: 'layer' as const, path: layerUrl(url, language), headers }]),
    ],
  }
}

function cookiesOf({ language, place, token }: Visitor): string {
  const here = place && encodeURIComponent(JSON.stringify(place))
  return [
    `locale=${language}`,
    ...(place ? [`place=${place.id}`, `here=${here}`] : []),
    ...(token === undefined ? [] : [`__Host-token=${token}`, 'person=chart']),
  ].join('; ')
}
