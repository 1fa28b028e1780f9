import type { Locale } from '@zeri/contract'
import { findSign, listSigns, type Sign, signKinds } from '@zeri/lexicon'
import { readPageRequest } from '../../platform/pages/page-request.ts'

const PATH = /^(?:\/ru)?\/signs\/([a-z-]+)(?:\/([a-z0-9-]+))?$/

/**
 * The page of a sign, or of a kind of signs, at an address.
 * @example findSignPage('/ru/signs/stems/jia').sign.zh // '甲'
 * @example findSignPage('/signs/planets') // undefined
 */
export function findSignPage(path: string): { readonly locale: Locale; readonly sign?: Sign } | undefined {
  const [, kind = '', id] = PATH.exec(path) ?? []
  const { locale } = readPageRequest(path)
  if (id === undefined) return signKinds.some((one) => one === kind) ? { locale } : undefined
  const sign = findSign(kind, id)
  return sign && { locale, sign }
}

/** The English paths of the pages of all kinds and signs. */
export function listSignPages(): string[] {
  return [
    ...signKinds.map((kind) => `/signs/${kind}`),
    ...listSigns().map(({ kind, id }) => `/signs/${kind}/${id}`),
  ]
}
