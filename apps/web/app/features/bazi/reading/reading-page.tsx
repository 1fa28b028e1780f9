import IconClock from '@tabler/icons-react/dist/esm/icons/IconClock.mjs'
import { uncapitalised } from '../../../i18n/uncapitalised.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Breadcrumbs } from '../../../ui/breadcrumbs.tsx'
import { PrintButton } from '../../../ui/print-button.tsx'
import { offsetName } from '../../charts/clock-words.ts'
import { ReaderSwitch } from '../../site/reader-switch.tsx'
import { Balance } from './balance.tsx'
import { ChartChoice } from './chart-choice.tsx'
import { CurrentPillars } from './current-pillars.tsx'
import { DayMaster } from './day-master.tsx'
import { DerivedFacts } from './derived-facts.tsx'
import { DeskPanel } from './desk-panel.tsx'
import { FourPillars } from './four-pillars.tsx'
import type { LoadedReading } from './load-reading.server.ts'
import { LuckPillars } from './luck-pillars.tsx'
import { OwnerPanel, SaveInvitation } from './owner-panel.tsx'
import styles from './reading-page.module.css'
import { Strength } from './strength.tsx'
import { TermButton, TermNotes } from './term-notes.tsx'
import { listTerms, type Term } from './terms.ts'

/** The full reading of a birth, for its owner. */
export function ReadingPage({ data }: { readonly data: LoadedReading }) {
  const { t } = useTranslation()
  const { reading } = data
  const clock = useClockTerm(data)
  return (
    <article>
      <div className={styles.top}>
        <Breadcrumbs above={[{ label: t('site.bazi'), to: '/bazi' }]} here={t('bazi.reading')} />
        <div className={styles.actions}>
          <PrintButton />
          <ReaderSwitch />
        </div>
      </div>
      <ReadingHead data={data} hasClock={clock !== undefined} />
      <div className={styles.panels}>
        <SaveInvitation data={data} />
        <div className={styles.columns}>
          <FourPillars reading={reading} />
          <div className={styles.panels}>
            <Balance reading={reading}>
              <p className={styles.summary}>
                <TermButton term={`stem:${reading.dayMaster.id}`}>{reading.dayMaster.name}</TermButton> ·{' '}
                {reading.strength.firmness.id === 'open'
                  ? t('bazi.strength.near')
                  : uncapitalised(reading.strength.class.name)}
              </p>
            </Balance>
            <Strength reading={reading} />
          </div>
        </div>
        <DayMaster reading={reading} />
        <DerivedFacts reading={reading} />
        <LuckPillars data={data} />
        <CurrentPillars now={reading.now} />
        <ChartChoice data={data} />
        <DeskPanel data={data} />
        <OwnerPanel data={data} />
        <p className={styles.note}>{t('bazi.note')}</p>
      </div>
      <TermNotes terms={clock ? [clock, ...listTerms(reading)] : listTerms(reading)} />
    </article>
  )
}

type ReadingHeadProps = { readonly data: LoadedReading; readonly hasClock: boolean }

function ReadingHead({ data, hasClock }: ReadingHeadProps) {
  const { t } = useTranslation()
  const { fio, birth, words, clock, clockParts } = data
  return (
    <header className={styles.head}>
      <div className={styles.naming}>
        <h1 className={styles.name}>{fio ?? t('bazi.unnamed')}</h1>
        <p className={styles.born}>
          {t(`bazi.born.${birth.gender}`, { date: words.born })}
          {birth.birthdayTime && `, ${birth.birthdayTime}`} · {birth.city}
        </p>
      </div>
      <p className={styles.clock}>
        <IconClock size={18} stroke={1.6} aria-hidden="true" />
        {clockParts && hasClock ? (
          <span>
            {t('bazi.clock.line', {
              time: birth.birthdayTime,
              offset: offsetName(clock.offset),
              solar: clockParts.time,
              hour: clock.hour ? uncapitalised(clock.hour.name) : undefined,
            })}{' '}
            <TermButton term="clock:how" variant="aside">
              {t('bazi.clock.how')}
            </TermButton>
          </span>
        ) : (
          <span>{t('bazi.threePillars')}</span>
        )}
      </p>
    </header>
  )
}

const signed = (minutes: number) => (minutes < 0 ? `−${-minutes}` : `+${minutes}`)

/** The note that explains how solar time was computed from clock time. */
function useClockTerm({ clockParts }: LoadedReading): Term | undefined {
  const { t } = useTranslation()
  if (!clockParts) return undefined
  const { longitudeMin, equationMin } = clockParts
  return {
    key: 'clock:how',
    name: t('charts.preview.solar'),
    short: t('bazi.clock.parts', { longitude: signed(longitudeMin), equation: signed(equationMin) }),
    text: t('bazi.clock.text'),
  }
}
