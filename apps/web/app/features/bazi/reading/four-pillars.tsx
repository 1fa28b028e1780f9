import { useLocale } from '../../../i18n/use-locale.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Hanzi } from '../../../ui/hanzi.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { TextWithHanzi } from '../../../ui/text-with-hanzi.tsx'
import styles from './four-pillars.module.css'
import { showPercent } from './numbers.ts'
import type { Reading, ReadingPillar } from './reading.ts'
import { Relations } from './relations.tsx'
import { NatalStars } from './star-list.tsx'
import { TermButton } from './term-notes.tsx'

/** The pillars from the hour to the year, as charts are written, and the relations between them. */
export function FourPillars({ reading }: { readonly reading: Reading }) {
  const { t } = useTranslation()
  const pillars = reading.pillars.toReversed()
  return (
    <Panel title={t(pillars.length === 4 ? 'bazi.pillars.four' : 'bazi.pillars.three')}>
      <ul className={styles.pillars} data-count={pillars.length}>
        {pillars.map((pillar) => (
          <PillarCard key={pillar.at} pillar={pillar} dayMaster={reading.dayMaster} />
        ))}
      </ul>
      <Relations relations={reading.relations} columns={pillars.map(({ at }) => at)} />
      <NatalStars pillars={pillars} />
      <p className={`${styles.void} for-professionals`}>
        {t('bazi.pillars.void')}{' '}
        <TextWithHanzi text={reading.voidBranches.map(({ glyph, name }) => `${glyph} ${name}`).join(', ')} />
      </p>
    </Panel>
  )
}

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

type PillarCardProps = { readonly pillar: ReadingPillar; readonly dayMaster: Reading['dayMaster'] }

function PillarCard({ pillar: natalPillar, dayMaster }: PillarCardProps) {
  const { t } = useTranslation()
  const locale = useLocale()
  const { at, place, god, pillar, hidden, naYin } = natalPillar
  const { stem, branch } = pillar
  return (
    <li className={styles.pillar} data-day-master={god ? undefined : ''}>
      <h3 className={styles.place}>
        <TermButton term={`place:${at}`} variant="plain">
          {place.name}
        </TermButton>
      </h3>
      <p className={styles.god}>
        {god ? (
          <TermButton term={`god:${god.id}`}>{god.name}</TermButton>
        ) : (
          <TermButton term={`stem:${dayMaster.id}`}>{t('bazi.dayMaster.title')}</TermButton>
        )}
      </p>
      <TermButton term={`pillar:${pillar.index}`} variant="plain">
        <span className={styles.sign}>
          <span className={styles.glyph}>
            <Hanzi glyph={stem.glyph} element={stem.element} />
          </span>
          <span className={styles.name}>{stem.name}</span>{' '}
        </span>
        <span className={styles.sign}>
          <span className={styles.glyph}>
            <Hanzi glyph={branch.glyph} element={branch.element} />
          </span>
          <span className={styles.name}>{branch.name}</span>
        </span>
        <span className={styles.name}>
          {capitalised(stem.reading)} {capitalised(branch.reading)}
        </span>
      </TermButton>
      <div className={styles.hidden}>
        <h4 className={styles.label}>{t('bazi.pillars.hidden')}</h4>
        <ul className={styles.hiddenStems}>
          {hidden.map(({ stem: one, god: its, share }) => (
            <li key={one.glyph}>
              <TermButton term={`god:${its.id}`} variant="plain">
                <span className={styles.hiddenGlyph}>
                  <Hanzi glyph={one.glyph} element={one.element} label={`${one.name}, ${its.name}`} />
                </span>
                <span className={`${styles.hiddenGod} for-professionals`} aria-hidden="true">
                  {its.name} {showPercent(100 * share, locale)}
                </span>
              </TermButton>
            </li>
          ))}
        </ul>
      </div>
      <p className={`${styles.naYin} for-professionals`}>
        <TermButton term={`na-yin:${naYin.zh}`}>{naYin.name}</TermButton>
      </p>
    </li>
  )
}
