import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** Pictures in a folder, where they survive a restart. */
export type PictureFiles = {
  find(name: string): Promise<Buffer | undefined>
  store(name: string, png: Buffer): Promise<void>
}

/** A folder of pictures; whoever owns it may empty it at any time. */
export function createPictureFiles(folder: string): PictureFiles {
  return {
    find: (name) => readFile(join(folder, name)).catch(() => undefined),
    async store(name, png) {
      const target = join(folder, name)
      const draft = `${target}.${randomUUID()}`
      await mkdir(dirname(target), { recursive: true })
      await writeFile(draft, png)
      // Other processes read the same folder: a file is there whole or not at all.
      await rename(draft, target)
    },
  }
}

/** Where no folder is given nothing is kept in one. */
export const noPictureFiles: PictureFiles = {
  find: async () => undefined,
  store: async () => undefined,
}
