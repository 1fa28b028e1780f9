import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Encoding } from './encoding.ts'

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)

/** The compression level of each encoding: higher is smaller and slower. */
export type Effort = { readonly brotli: number; readonly gzip: number }

/** Compresses a body outside the event loop. */
export async function compress(body: Buffer, encoding: Encoding, effort: Effort): Promise<Buffer> {
  if (encoding === 'br')
    return compressBrotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: effort.brotli } })
  return encoding === 'gzip' ? compressGzip(body, { level: effort.gzip }) : body
}
