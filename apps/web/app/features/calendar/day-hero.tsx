import IconMapPin from '@tabler/icons-react/dist/esm/icons/IconMapPin.mjs'
import { useTranslation } from 'react-i18next'
import { Hanzi } from '../../ui/hanzi.tsx'
import { Moon } from '../../ui/moon.tsx'
import { usePage } from '../../use-page.ts'
import type { Day, Sign } from './day.ts'
import styles from './day-hero.module.css'

type DayHeroProps = { readonly day: Day; readonly zone: string }

/** The day at a glance: its two characters, its date, its moon. */
export function DayHero({ day, zone }: DayHeroProps) {
  const { t } = useTranslation()
  const { place } = usePage()
  const { pillar, moon, words } = day
  const said = (sign: Sign) => `${sign.reading}, ${sign.name}`
  return (
    <div className={styles.hero}>
      <p className={styles.characters}>
        <Hanzi glyph={pillar.stem.glyph} element={pillar.stem.element} label={said(pillar.stem)} />
        <Hanzi glyph={pillar.branch.glyph} element={pillar.branch.element} label={said(pillar.branch)} />
      </p>
      <div className={styles.words}>
        <p className={styles.kicker}>{t('today.kicker')}</p>
        <h1 className={styles.date}>
          {words.weekday}, <span className={styles.together}>{words.date}</span>
        </h1>
        <p className={styles.pillar}>
          {pillar.name} <span className={styles.cycle}>{t('today.cycle', { number: pillar.index + 1 })}</span>
        </p>
        <p className={styles.place}>
          <IconMapPin size={18} stroke={1.6} aria-hidden="true" />
          {place ? t('today.place', { address: place.address, zone }) : t('today.noPlace')}
        </p>
      </div>
      <figure className={styles.moon}>
        <Moon elongationDeg={moon.elongationDeg} sizePx={124} />
        <figcaption>
          <strong className={styles.moonName}>{moon.name}</strong>
          <span>{t(moon.growing ? 'moon.toFull' : 'moon.toNew', { step: moon.step })}</span>
          <span>{t('moon.lit', { percent: moon.litPercent })}</span>
        </figcaption>
      </figure>
    </div>
  )
}
