import { useTranslation } from '../../../i18n/use-translation.ts'
import { Panel } from '../../../ui/panel.tsx'
import { ComingEclipse } from './eclipse.tsx'
import type { DayPageData } from './load-day-page.ts'
import { MoonriseDays } from './moonrise-days.tsx'
import styles from './sky.module.css'
import { Facts, Part } from './sky-part.tsx'

type PartProps = { readonly data: DayPageData }

/** The facts of the sky and the calendar for the date, independent of any judgement. */
export function Sky({ data }: PartProps) {
  const { t } = useTranslation()
  const { zone, day } = data
  const address = day.place?.address
  return (
    <Panel
      isFoldedOnPhones
      id="sky"
      className="of-place"
      title={t('day.sky.title')}
      note={address ? t('day.hours.clock', { address, zone }) : t('day.sky.utc')}
    >
      <div className={styles.parts}>
        <Festivals data={data} />
        <Season data={data} />
        <div className={styles.onScreen}>
          <ComingEclipse eclipse={data.day.sky.eclipse} />
          <Nature data={data} />
          <SunPart data={data} />
        </div>
        <MoonPart data={data} />
        <LunarDay data={data} />
        <MoonriseDays data={data} />
      </div>
    </Panel>
  )
}

function Festivals({ data: { day } }: PartProps) {
  return day.day_info.festivals.map(({ id, zh, name, short, text }) => (
    <Part key={id} glyph={zh} title={name} short={short} text={text} />
  ))
}

function Season({ data: { day, times } }: PartProps) {
  const { t } = useTranslation()
  const { running, next } = day.season
  return (
    <Part glyph={running.zh} title={running.name} short={running.short} text={running.text}>
      <Facts
        facts={[
          { label: t('day.sky.termFrom'), value: times.termFrom },
          { label: t('day.sky.nextTerm', { name: next.name }), value: times.nextTerm },
        ]}
      />
    </Part>
  )
}

/** The pentad, and the dog days or the nine nines. */
function Nature({ data: { day } }: PartProps) {
  const { pentad, season } = day.sky
  return (
    <>
      <Part title={pentad.name} short={pentad.short} />
      {season && <Part title={season.name} short={season.short} />}
    </>
  )
}

function SunPart({ data: { day, times, sunWords } }: PartProps) {
  const { sun } = day.sky
  return (
    sun && (
      <Part title={sunWords.title} short={sun.short}>
        <Facts
          facts={(['rise', 'noon', 'set'] as const).map((key) => ({
            label: sunWords[key],
            value: times.sun[key] ?? '—',
          }))}
        />
      </Part>
    )
  )
}

function MoonPart({ data: { day, times } }: PartProps) {
  const { t } = useTranslation()
  const { moon, place } = day
  return (
    <Part title={moon.stepName} short={moon.short}>
      <Facts
        facts={[
          moon.quarter && { label: moon.quarter.name, value: times.quarter },
          // Moonrise and moonset need a place.
          place && { label: t('day.sky.moonrise'), value: times.moonrise ?? t('day.sky.notToday') },
          place && { label: t('day.sky.moonset'), value: times.moonset ?? t('day.sky.notToday') },
          { label: t('day.sky.nextFull'), value: times.nextFull },
          { label: t('day.sky.nextNew'), value: times.nextNew },
        ]}
      />
    </Part>
  )
}

function LunarDay({ data: { day } }: PartProps) {
  const { t } = useTranslation()
  const { name, short, text, month, isLeap, monthLength } = day.moon.lunar
  return (
    <Part title={name} short={short} text={text}>
      <Facts
        facts={[
          {
            label: t('day.sky.lunarMonth'),
            value: t(isLeap ? 'day.sky.leapMonth' : 'day.sky.month', { month, days: monthLength }),
          },
        ]}
      />
    </Part>
  )
}
