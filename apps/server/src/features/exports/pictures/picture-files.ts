import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** A file cache of pictures, which survives a restart. */
export type PictureFiles = {
  find(name: string): Promise<Buffer | undefined>
  store(name: string, png: Buffer): Promise<void>
}

/** Stores pictures in a folder. The folder may be emptied at any time. */
export function createPictureFiles(folder: string): PictureFiles {
  return {
    find: (name) => readFile(join(folder, name)).catch(() => undefined),
    async store(name, png) {
      const target = join(folder, name)
      const draft = `${target}.${randomUUID()}`
      await mkdir(dirname(target), { recursive: true })
      await writeFile(draft, png)
      // Other processes read the same folder, so a file must appear complete: rename is atomic.
      await rename(draft, target)
    },
  }
}

/** Used when no folder is configured: stores nothing. */
export const noPictureFiles: PictureFiles = {
  find: async () => undefined,
  store: async () => undefined,
}
