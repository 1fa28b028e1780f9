import { sql } from 'kysely'
import { openDatabase } from '../../../apps/server/src/platform/db/database.ts'
import { misspell } from '../../testbed/places/typos.ts'
import { createRandom } from '../../testbed/random.ts'

const SEED = 7
const BODIES = 5_000
const TYPO_SHARE = 0.1
const MAX_PREFIX = 8

/** Bodies of searches in both languages: beginnings of the names of towns, more of the larger ones. */
export async function listSearches(url: string): Promise<string[]> {
  const db = openDatabase({ url, poolSize: 1 })
  const { rows } = await sql<{ name_en: string; name_ru: string }>`
    select name_en, name_ru from places
    where population >= 15000 and name_ru is not null
    order by population::float8 * (hashint4(id) & 65535) desc limit 4000`.execute(db)
  await db.destroy()
  const random = createRandom(SEED)
  return Array.from({ length: BODIES }, () => {
    const { name_en, name_ru } = rows[Math.floor(random() * rows.length)] as (typeof rows)[number] // true: within the list
    const name = random() < 0.5 ? name_en : name_ru
    const isTypo = random() < TYPO_SHARE
    const city = isTypo
      ? misspell(name, random, { midWord: true })
      : name.slice(0, 1 + Math.floor(random() * MAX_PREFIX))
    return JSON.stringify({ city, locale: name === name_en ? 'en' : 'ru' })
  })
}
