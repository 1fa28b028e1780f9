import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Figure, figure, median } from '../figures/figures.ts'
import { bundleCommand } from '../packages/bundle-command.ts'

const RUNS = 11
const lines = [['day', '2026-11-16', '--place', 'London'], ['--help']]

/** Milliseconds from the start of the process to its first byte of output. */
function measureFirstOutput(file: string, line: readonly string[]): Promise<number> {
  const startedAt = performance.now()
  const child = spawn(process.execPath, [file, ...line], { stdio: ['ignore', 'pipe', 'inherit'] })
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.stdout.once('data', () => resolve(performance.now() - startedAt))
    child.on('close', () => reject(new Error('nothing was written')))
  })
}

/** How soon the command `zeri` writes its first line, its file and node having been read before. */
export async function measureCommand(): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'zeri-command-'))
  try {
    const file = join((await bundleCommand(folder)).folder, 'zeri.js')
    const figures: Figure[] = []
    for (const line of lines) {
      const times: number[] = []
      for (let count = 0; count <= RUNS; count++) times.push(await measureFirstOutput(file, line))
      const ms = Math.round(median(times.slice(1)))
      figures.push(figure(`cli first output, zeri ${line[0]}`, ms, 'ms', '<= 150'))
    }
    return figures
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
