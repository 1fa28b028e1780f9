import { useTranslation } from '../../../i18n/use-translation.ts'
import { Hanzi } from '../../../ui/hanzi.tsx'
import { PageLink } from '../../../ui/page-link.tsx'
import { Panel } from '../../../ui/panel.tsx'
import type { LoadedReading } from './load-reading.server.ts'
import styles from './luck-pillars.module.css'
import { PassingYears, yearPath } from './passing-years.tsx'
import { TermButton } from './term-notes.tsx'

const MONTHS_PER_YEAR = 12
const YEARS_PER_PILLAR = 10

/** The last year of the almanac. */
const LAST_YEAR = 2100

/** The luck pillars, one for each decade of life; the current one is marked. Below are the years of one of them. */
export function LuckPillars({ data }: { readonly data: LoadedReading }) {
  const { t } = useTranslation()
  const { direction, startAgeMonths, pillars } = data.reading.luck
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
        {pillars.map(({ pillar, god, naYin, stage, from, isRunning }, index) => {
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
              <span className={`${styles.age} for-professionals`}>
                <TermButton term={`stage:${stage.id}`}>{stage.name}</TermButton>
              </span>
              {from.earliest.year > LAST_YEAR ? (
                <span className={styles.year}>{from.earliest.year}</span>
              ) : (
                <PageLink
                  to={yearPath(data.uuid, from.earliest.year)}
                  preventScrollReset
                  prefetch="none"
                  className={styles.yearLink}
                  aria-label={t('bazi.passage.open', { pillar: pillar.name, year: from.earliest.year })}
                  aria-current={data.reading.passage.luck === index ? 'true' : undefined}
                >
                  {from.earliest.year}–{Math.min(LAST_YEAR, from.earliest.year + YEARS_PER_PILLAR - 1)}
                </PageLink>
              )}
              {isRunning && <span className={styles.now}>{t('bazi.luck.now')}</span>}
            </li>
          )
        })}
      </ol>
      <PassingYears data={data} />
    </Panel>
  )
}
