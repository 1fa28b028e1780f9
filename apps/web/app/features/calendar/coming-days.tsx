import { useTranslation } from 'react-i18next'
import { Hanzi } from '../../ui/hanzi.tsx'
import { Moon } from '../../ui/moon.tsx'
import styles from './coming-days.module.css'
import type { Day } from './day.ts'

/** A row of days, the first of them today. */
export function ComingDays({ days }: { readonly days: readonly Day[] }) {
  const { t } = useTranslation()
  return (
    <ol className={styles.days}>
      {days.map(({ date, words, pillar, moon }, index) => (
        <li key={date} className={styles.day} aria-current={index === 0 ? 'date' : undefined}>
          <time dateTime={date} className={styles.date}>
            <span className={styles.weekday}>{index === 0 ? t('today.kicker') : words.weekdayShort}</span>
            <span className={styles.number}>{words.dayOfMonth}</span>
          </time>
          <span className={styles.moon}>
            <Moon elongationDeg={moon.elongationDeg} sizePx={22} label={moon.name} />
          </span>
          <span className={styles.characters}>
            <Hanzi glyph={pillar.stem.glyph} element={pillar.stem.element} />
            <Hanzi glyph={pillar.branch.glyph} element={pillar.branch.element} />
          </span>
          <span className={styles.name}>{pillar.name}</span>
        </li>
      ))}
    </ol>
  )
}
