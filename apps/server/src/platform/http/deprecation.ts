import type { Deprecation } from '@zeri/contract'

/** The page that says what replaces an operation. */
const CHANGES = '/developers#changes'

/**
 * Headers of an operation that will end: `Deprecation` of RFC 9745, `Sunset` of RFC 8594, and where to read about it.
 * @example deprecationHeaders({ since: '2027-01-01', sunset: '2028-01-01' }).deprecation // '@1798761600'
 */
export function deprecationHeaders({ since, sunset }: Deprecation): Readonly<Record<string, string>> {
  return {
    deprecation: `@${Date.parse(since) / 1000}`,
    sunset: new Date(sunset).toUTCString(),
    link: `<${CHANGES}>; rel="deprecation"; type="text/html"`,
  }
}
