import { useTranslation } from '../../../i18n/use-translation.ts'
import { Hanzi } from '../../../ui/hanzi.tsx'
import { Panel } from '../../../ui/panel.tsx'
import type { Judgement, Star } from '../day.ts'
import { Citations } from './bill/citation.tsx'
import { DayBill } from './bill/day-bill.tsx'
import styles from './whole-day.module.css'
import type { DayParts } from './write-day-parts.ts'

type WholeDayProps = {
  readonly whole: DayParts['whole']
  readonly everyone: Pick<Judgement['verdict'], 'weight'>
  readonly stars: ReadonlyMap<string, Star>
}

/** The day itself, once: how its rating adds up, and the stars that lift or lower most of the activities. */
export function WholeDay({ whole, everyone, stars }: WholeDayProps) {
  const { t } = useTranslation()
  const { ownBill, lifts, notes, cited } = whole
  return (
    <Panel id="whole-day" title={t('day.whole.title')}>
      <div className={styles.whole}>
        {/* For a person the bill stands with theirs. */}
        {ownBill === undefined && <DayBill whole={whole} everyone={everyone} />}
        {lifts.map(({ side, stars: ids, text }) => (
          <p key={side} className={styles.lift} data-side={side}>
            <span className={styles.glyphs}>
              {ids.map((id) => (
                <Hanzi key={id} glyph={stars.get(id)?.zh ?? ''} />
              ))}
            </span>
            {text}
          </p>
        ))}
        {notes.map((note) => (
          <p key={note}>{note}</p>
        ))}
        {cited.length > 0 && <Citations of={cited} stars={stars} />}
      </div>
    </Panel>
  )
}
