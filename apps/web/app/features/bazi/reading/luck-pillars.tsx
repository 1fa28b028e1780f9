import { useTranslation } from '../../../i18n/use-translation.ts'
import { Hanzi } from '../../../ui/hanzi.tsx'
import { Panel } from '../../../ui/panel.tsx'
import styles from './luck-pillars.module.css'
import type { Reading } from './reading.ts'
import { TermButton } from './term-notes.tsx'

const MONTHS_PER_YEAR = 12
const YEARS_PER_PILLAR = 10

/** The luck pillars, one for each decade of life; the current one is marked. */
export function LuckPillars({ luck }: { readonly luck: Reading['luck'] }) {
  const { t } = useTranslation()
  const { direction, startAgeMonths, pillars } = luck
  const { earliest, latest } = startAgeMonths
  const firstYear = Math.floor(earliest / MONTHS_PER_YEAR)
  const ageOf = (ageMonths: number) => {
    const [years, months] = [Math.floor(ageMonths / MONTHS_PER_YEAR), ageMonths % MONTHS_PER_YEAR]
    const inYears = years > 0 && t('bazi.luck.years', { count: years })
    const inMonths = (months > 0 || years === 0) && t('bazi.luck.months', { count: months })
    return [inYears, inMonths].filter(Boolean).join(' ')
  }
  const beginning =
    earliest < latest
      ? t('bazi.luck.beginsBetween', { from: ageOf(earliest), to: ageOf(latest) })
      : earliest > 0
        ? t('bazi.luck.begins', { age: ageOf(earliest) })
        : t('bazi.luck.beginsAtBirth')
  return (
    <Panel title={t('bazi.luck.title')}>
      <p className={styles.line}>
        {t('bazi.luck.about')} {beginning}{' '}
        <span className="for-professionals">
          {t('bazi.luck.direction')} <TermButton term={`luck:${direction.id}`}>{direction.name}</TermButton>.
        </span>
      </p>
      <ol className={styles.pillars}>
        {pillars.map(({ pillar, god, naYin, from, isRunning }, index) => {
          const age = firstYear + index * YEARS_PER_PILLAR
          return (
            <li key={pillar.index} className={styles.pillar} aria-current={isRunning ? 'date' : undefined}>
              <span className={styles.age}>
                {t('bazi.luck.ages', { from: age, to: age + YEARS_PER_PILLAR - 1 })}
              </span>
              <TermButton term={`pillar:${pillar.index}`} variant="plain">
                <span className={styles.glyphs}>
                  <Hanzi glyph={pillar.stem.glyph} element={pillar.stem.element} />
                  <Hanzi glyph={pillar.branch.glyph} element={pillar.branch.element} />
                </span>
                <span className={styles.name}>{pillar.name}</span>
              </TermButton>
              {god && (
                <span className={styles.god}>
                  <TermButton term={`god:${god.id}`}>{god.name}</TermButton>
                </span>
              )}
              <span className={`${styles.age} for-professionals`}>
                <TermButton term={`na-yin:${naYin.zh}`}>{naYin.name}</TermButton>
              </span>
              <span className={styles.year}>{from.earliest.year}</span>
              {isRunning && <span className={styles.now}>{t('bazi.luck.now')}</span>}
            </li>
          )
        })}
      </ol>
    </Panel>
  )
}
