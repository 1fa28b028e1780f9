import { useTranslation } from '../../../i18n/use-translation.ts'
import { Hanzi } from '../../../ui/hanzi.tsx'
import { Panel } from '../../../ui/panel.tsx'
import styles from './derived-facts.module.css'
import type { Reading } from './reading.ts'
import { TermButton } from './term-notes.tsx'

/** What is counted from the pillars and rates nothing: stages, the stem in command, palaces. */
export function DerivedFacts({ reading }: { readonly reading: Reading }) {
  const { t } = useTranslation()
  return (
    <Panel isFoldedOnPhones title={t('bazi.derived.title')} note={t('bazi.derived.note')}>
      <div className={styles.parts}>
        <Stages reading={reading} />
        <Command command={reading.command} />
        <Palaces palaces={reading.palaces} />
      </div>
    </Panel>
  )
}

function Stages({ reading: { stages, pillars } }: { readonly reading: Reading }) {
  return (
    <section>
      <h3 className={styles.title}>
        <TermButton term={`stage:${stages.id}`}>{stages.name}</TermButton>
      </h3>
      <p className={styles.line}>{stages.short}.</p>
      <dl className={styles.rows}>
        {pillars.map(({ at, place, pillar, stage }) => (
          <div key={at} className={styles.row}>
            <dt>
              {place.name} <Hanzi glyph={pillar.branch.glyph} element={pillar.branch.element} />
            </dt>
            <dd>
              <TermButton term={`stage:${stage.id}`}>{stage.name}</TermButton>{' '}
              <span lang="zh" className={`${styles.zh} for-professionals`}>
                {stage.zh}
              </span>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

function Command({ command: { dayOfMonth, chosen, other } }: { readonly command: Reading['command'] }) {
  const { t } = useTranslation()
  return (
    <section>
      <h3 className={styles.title}>{t('bazi.command.title')}</h3>
      <p className={styles.line}>
        {chosen.stem
          ? t('bazi.command.line', { day: dayOfMonth, stem: chosen.stem.name, table: chosen.table.name })
          : t('bazi.command.hour', { table: chosen.table.name })}
      </p>
      <ol className={styles.rows} aria-label={t('bazi.command.days')}>
        {chosen.spans.map(({ stem, fromDay, toDay, isInCommand }) => (
          <li key={fromDay} className={styles.row} data-current={isInCommand ? '' : undefined}>
            <span>
              <Hanzi glyph={stem.glyph} element={stem.element} /> {stem.name}
            </span>
            <span>
              {t('bazi.command.span', { from: fromDay, to: toDay })}
              {isInCommand && ` · ${t('bazi.command.now')}`}
            </span>
          </li>
        ))}
      </ol>
      <p className={styles.line}>
        {other.stem
          ? t('bazi.command.other', { stem: other.stem.name, table: other.table.name })
          : t('bazi.command.otherTable', { table: other.table.name })}{' '}
        <a href="#counted">{t('bazi.command.choose')}</a>
      </p>
    </section>
  )
}

function Palaces({ palaces }: { readonly palaces: Reading['palaces'] }) {
  const { t } = useTranslation()
  return (
    <section>
      <h3 className={styles.title}>{t('bazi.palaces.title')}</h3>
      <p className={styles.line}>{t('bazi.palaces.about')}</p>
      <dl className={styles.rows}>
        {palaces.map(({ id, name, pillar }) => (
          <div key={id} className={styles.row}>
            <dt>
              <TermButton term={`palace:${id}`}>{name}</TermButton>
            </dt>
            <dd>
              {pillar ? (
                <>
                  <Hanzi glyph={pillar.stem.glyph} element={pillar.stem.element} />
                  <Hanzi glyph={pillar.branch.glyph} element={pillar.branch.element} /> {pillar.name}
                </>
              ) : (
                t('bazi.palaces.noHour')
              )}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
