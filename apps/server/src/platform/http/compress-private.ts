import type { IncomingHttpHeaders } from 'node:http'
import { compress, type Effort } from './compress.ts'
import { chooseEncoding, type Encoding } from './encoding.ts'

/** Every response is compressed on its own, so fast rather than small: a millisecond for the page of a day. */
const EACH_TIME: Effort = { brotli: 3, gzip: 1 }
/** A shorter response fits into one packet uncompressed. */
const LONG_BYTES = 1_400

/** Set by our service worker on a fetch that a page of ours started, as the browser marks its own requests. */
const FROM_HERE = 'x-from-here'

/** Whether the request was started by a page of ours or by the user directly, not by another site. */
function isOwnNavigation(headers: IncomingHttpHeaders): boolean {
  const { 'sec-fetch-site': site, 'sec-fetch-mode': mode } = headers
  if (mode === 'same-origin') return headers[FROM_HERE] !== undefined
  return (mode === 'navigate' || mode === 'cors') && (site === 'same-origin' || site === 'none')
}

/**
 * Compresses a private response, unless another site may have started the request. Such a site can put a guess into the
 * URL. If the page repeats the URL, a correct guess makes the compressed response shorter, and somebody who observes the
 * length can find out a secret of the page letter by letter (BREACH).
 */
export async function compressPrivate(
  body: Buffer,
  headers: IncomingHttpHeaders,
): Promise<{ readonly encoding: Encoding; readonly body: Buffer }> {
  const mayShrink = body.length > LONG_BYTES && isOwnNavigation(headers)
  const encoding = mayShrink ? chooseEncoding(headers['accept-encoding']) : 'identity'
  return { encoding, body: await compress(body, encoding, EACH_TIME) }
}
