import { isSwitchName, type SwitchName } from '@zeri/contract'
import type { Kysely } from 'kysely'
import type { Database } from '../../platform/db/database.ts'
import type { SwitchState } from './switch-state.ts'

type Db = Kysely<Database>

/** The parts that were ever switched. Names of another release are left out. */
export async function readSwitches(db: Db): Promise<SwitchState[]> {
  const rows = await db
    .selectFrom('switches')
    .select(['name', 'is_on', 'since', 'changed_by', 'note_en', 'note_ru'])
    .execute()
  return rows.flatMap(({ name, is_on, since, changed_by, note_en, note_ru }) =>
    isSwitchName(name)
      ? [
          {
            name,
            isOn: is_on,
            since,
            by: changed_by,
            note: note_en === null || note_ru === null ? null : { en: note_en, ru: note_ru },
          },
        ]
      : [],
  )
}

export type SwitchChange = {
  readonly name: SwitchName
  readonly isOn: boolean
  readonly by: string
  readonly note: SwitchState['note']
}

/** Switches a part on or off. A repeated change replaces the note and leaves the time. */
export async function setSwitch(db: Db, { name, isOn, by, note }: SwitchChange, at: Date): Promise<void> {
  const values = {
    is_on: isOn,
    since: at,
    changed_by: by,
    note_en: note?.en ?? null,
    note_ru: note?.ru ?? null,
  }
  await db
    .insertInto('switches')
    .values({ name, ...values })
    .onConflict((conflict) =>
      conflict.column('name').doUpdateSet(({ eb, ref }) => ({
        ...values,
        since: eb.case().when('switches.is_on', '=', isOn).then(ref('switches.since')).else(at).end(),
      })),
    )
    .execute()
}
