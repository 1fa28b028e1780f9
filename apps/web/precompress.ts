import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const TEXT_FILE = /\.(?:js|css|svg|json|txt)$/
const MIN_BYTES = 1024

/** Writes `.br` and `.gz` beside every text file of 1 kB or more, so that the server never compresses an asset itself. */
export async function precompress(
  folder: string,
): Promise<{ files: number; bytes: number; brotliBytes: number }> {
  const total = { files: 0, bytes: 0, brotliBytes: 0 }
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  for (const entry of entries) {
    if (!entry.isFile() || !TEXT_FILE.test(entry.name)) continue
    const file = join(entry.parentPath, entry.name)
    const content = await readFile(file)
    if (content.length < MIN_BYTES) continue
    const brotli = await promisify(brotliCompress)(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    })
    await writeFile(`${file}.br`, brotli)
    await writeFile(`${file}.gz`, await promisify(gzip)(content, { level: 9 }))
    total.files += 1
    total.bytes += content.length
    total.brotliBytes += brotli.length
  }
  return total
}

if (import.meta.main) {
  const { files, bytes, brotliBytes } = await precompress(
    fileURLToPath(new URL('build/client', import.meta.url)),
  )
  process.stdout.write(`precompressed ${files} files, ${bytes} bytes to ${brotliBytes} with brotli\n`)
}
