import IconMapPin from '@tabler/icons-react/dist/esm/icons/IconMapPin.mjs'
import type { ReactNode } from 'react'
import type { DateWords } from '../../i18n/civil-day.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Characters } from '../../ui/characters.tsx'
import { Hanzi } from '../../ui/hanzi.tsx'
import { Moon } from '../../ui/moon.tsx'
import { usePage } from '../../use-page.ts'
import { MyZoneButton } from '../places/my-zone-button.tsx'
import type { Sign } from './day.ts'
import styles from './day-head.module.css'
import type { HeadDay } from './head-day.ts'
import { LunarFacts } from './lunar-facts.tsx'
import type { Person } from './person.ts'
import { Verdicts } from './verdicts.tsx'

type DayHeadProps = {
  readonly data: {
    readonly day: HeadDay
    readonly words: DateWords
    readonly zone: string
    readonly isToday: boolean
    readonly person: Person | null
  }
  /** Actions on the day. */
  readonly children: ReactNode
}

/** Officers whose names alarm those who do not know them. */
const officerNotes: Readonly<Record<string, 'day.officerNotes.danger' | 'day.officerNotes.destruction'>> = {
  'officer-danger': 'day.officerNotes.danger',
  'officer-break': 'day.officerNotes.destruction',
}

/** The head of a day: characters, date, verdict, summary, place and moon. */
export function DayHead({ data, children }: DayHeadProps) {
  const { t } = useTranslation()
  const { place } = usePage()
  const { day, words, zone, person } = data
  const { hieroglyph, moon, day_info: info, judgement, personal } = day
  const everyone = judgement?.verdict.weight
  const isOwn = person && personal && everyone !== undefined
  const officerNote = officerNotes[info.officer.id]
  return (
    <header className={styles.head}>
      <p className={styles.characters}>
        <Characters
          arrangement="stacked"
          stem={labelledSign(hieroglyph.stem)}
          branch={labelledSign(hieroglyph.branch)}
        />
      </p>
      <div className={styles.words}>
        <div className={styles.naming}>
          <Occasions data={data} />
          <h1 className={styles.date}>
            {words.weekday}, <span className={styles.together}>{words.date}</span>
          </h1>
          <ul className={styles.facts}>
            <li>{hieroglyph.name}</li>
            <li>
              <Hanzi glyph={info.officer.zh} /> {t('day.officerDay', { name: info.officer.name })}
            </li>
            <LunarFacts day={day} />
          </ul>
          {officerNote && <p className={styles.note}>{t(officerNote)}</p>}
        </div>
        <div className={`${styles.summary} of-chart`}>
          {everyone !== undefined && (
            <p className={styles.verdict}>
              <Verdicts
                weight={personal?.verdict.weight ?? everyone}
                own={isOwn ? { name: person.name, everyone } : undefined}
              />
            </p>
          )}
          <h2 className={styles.sentence}>{personal?.verdict.summary ?? info.summary}</h2>
          <div className={`${styles.where} of-place`}>
            <p className={styles.place}>
              <IconMapPin size={18} stroke={1.6} aria-hidden="true" />
              {place
                ? t(place.isDefault ? 'day.defaultPlace' : 'day.place', { address: place.address, zone })
                : t('day.noPlace')}
            </p>
            {!place && <MyZoneButton />}
          </div>
          <div className={styles.actions}>{children}</div>
        </div>
      </div>
      <figure className={`${styles.moon} of-chart`}>
        <Moon elongationDeg={moon.elongationDeg} sizePx={124} />
        <figcaption>
          <strong className={styles.moonName}>{moon.name}</strong>
          <span>{t(moon.growing ? 'moon.toFull' : 'moon.toNew', { step: moon.step })}</span>
          <span>{t('moon.lit', { percent: moon.litPercent })}</span>
        </figcaption>
      </figure>
    </header>
  )
}

const labelledSign = ({ glyph, element, reading, name }: Sign) => ({
  glyph,
  element,
  label: `${reading}, ${name}`,
})

/** What is special about the date: today, the start of a solar term, festivals. */
function Occasions({ data: { day, isToday } }: Pick<DayHeadProps, 'data'>) {
  const { t } = useTranslation()
  const { running } = day.season
  const occasions = [
    isToday && t('day.today'),
    running.date === day.date && running.name,
    ...day.day_info.festivals.map(({ name }) => name),
  ].filter((occasion) => occasion !== false)
  // The line is there without a word too: whether the date is today depends on the place, which is filled in later.
  return <p className={styles.kicker}>{occasions.join(' · ') || '\u00a0'}</p>
}
