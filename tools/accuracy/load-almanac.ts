import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

export type Almanac = typeof import('./almanac.ts')

const SUBPATHS = ['astro', 'bazi', 'calendar', 'chooser', 'fengshui', 'judgement']

/** Loads a copy of the almanac from its `src` folder. */
export async function loadAlmanac(source: string): Promise<Almanac> {
  // Older revisions have one entry point.
  const isWhole = existsSync(join(source, 'index.ts'))
  const entries = isWhole
    ? ['index.ts']
    : SUBPATHS.map((name) => `${name}/index.ts`).filter((entry) => existsSync(join(source, entry)))
  const parts = await Promise.all(entries.map((entry) => import(pathToFileURL(join(source, entry)).href)))
  return Object.assign({}, ...parts)
}
