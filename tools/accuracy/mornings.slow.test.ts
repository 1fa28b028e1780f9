import { activities } from '@zeri/almanac/judgement'
import { locales } from '@zeri/contract'
import { expect, test } from 'vitest'
import { writeNotes } from '../../apps/server/src/features/reminders/message/notes.ts'
import { findMorningFaults } from './morning-faults.ts'
import { checkDays } from './voice-days.ts'

const CHANNELS = 3

test('a year of mornings, daily and weekly, for everyone and for two charts, frightens nobody and contradicts no rating', () => {
  const { tally } = checkDays({ from: '2027-01-01', to: '2027-12-31', charts: 2 }, { part: 0, parts: 1 })
  const readers = 3 * locales.length
  expect(tally).toMatchObject({ contradictions: 0, medical: 0, spoilt: 0 })
  expect(tally.mornings).toBe((365 + 52) * readers * CHANNELS)
})

test('a note of any activity is calm and complete, and names nothing medical', () => {
  for (const locale of locales)
    for (const { id } of activities)
      for (const rhythm of ['daily', 'weekly'] as const) {
        const events = ['2026-11-23', '2026-11-24', '2026-11-26'].map(
          (on) => ({ accountId: 'a', on, kind: 'chosen-day', activity: id }) as const,
        )
        const notes = writeNotes(events, { localDate: '2026-11-23', rhythm }, locale)
        expect(notes).toHaveLength(3)
        expect(findMorningFaults('letter', notes.join('\n'), locale)).toEqual([])
      }
})
