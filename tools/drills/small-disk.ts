import { execFileSync } from 'node:child_process'
import { chmodSync, mkdtempSync, rmdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { atExit } from '../testbed/at-exit.ts'

/** A small disk that can be filled without affecting others. */
export type SmallDisk = {
  readonly path: string
  /** Uses up all free space. */
  fill(): void
  /** Frees it again. */
  free(): void
  unmount(): void
}

const MEGABYTE = 1_048_576

/** Undefined without the right to mount. */
export function mountSmallDisk(megabytes: number): SmallDisk | undefined {
  const path = mkdtempSync(join(tmpdir(), 'zeri-disk-'))
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'zeri-disk', path], { stdio: 'ignore' })
  } catch {
    rmdirSync(path)
    return undefined
  }
  chmodSync(path, 0o755)
  const ballast = join(path, 'ballast')
  const unmount = () => {
    execFileSync('umount', ['--lazy', path])
    rmdirSync(path)
  }
  const forget = atExit(unmount)
  return {
    path,
    fill() {
      const { bavail, bsize } = statfsSync(path)
      const piece = Buffer.alloc(MEGABYTE)
      for (let left = bavail * bsize; left > 0; left -= MEGABYTE)
        writeFileSync(ballast, left < MEGABYTE ? piece.subarray(0, left) : piece, { flag: 'a' })
    },
    free: () => rmSync(ballast, { force: true }),
    unmount() {
      forget()
      unmount()
    },
  }
}
