import type { KeyboardEvent } from 'react'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Hanzi } from '../../../ui/hanzi.tsx'
import { NONE, optionAfter } from '../../../ui/option-after.ts'
import { PageLink } from '../../../ui/page-link.tsx'
import type { LoadedReading } from './load-reading.server.ts'
import styles from './passing-years.module.css'
import { RelationWords } from './relations.tsx'

/** The years of a luck pillar as links, and the months of the chosen year. */
export function PassingYears({ data }: { readonly data: LoadedReading }) {
  const { t } = useTranslation()
  const { uuid, reading, words } = data
  const { luck, years, year, months, relations, previous, next } = reading.passage
  const pillar = luck === null ? undefined : reading.luck.pillars[luck]?.pillar
  return (
    <section id="years" className={styles.passage} aria-labelledby="years-title">
      <h3 id="years-title" className={styles.title}>
        {pillar ? t('bazi.passage.under', { pillar: pillar.name }) : t('bazi.passage.before')}
      </h3>
      <ol className={styles.cells} onKeyDown={moveFocus} aria-label={t('bazi.passage.years')}>
        {years.map((one) => (
          <li key={one.year} className={styles.cell} data-current={one.isCurrent ? '' : undefined}>
            <PageLink
              to={yearPath(uuid, one.year)}
              preventScrollReset
              prefetch="none"
              className={styles.link}
              aria-current={one.year === year ? 'true' : undefined}
            >
              <span className={styles.number}>{one.year}</span>
              <Characters pillar={one.pillar} />
              <span className={styles.small}>{one.god.name}</span>
              <span className={styles.small}>{t('bazi.passage.age', { age: one.age })}</span>
            </PageLink>
          </li>
        ))}
      </ol>
      <div className={styles.head}>
        <h3 className={styles.title}>{t('bazi.passage.months', { year })}</h3>
        <p className={styles.steps}>
          {previous !== null && (
            <PageLink to={yearPath(uuid, previous)} preventScrollReset prefetch="none">
              ← {previous}
            </PageLink>
          )}
          {next !== null && (
            <PageLink to={yearPath(uuid, next)} preventScrollReset prefetch="none">
              {next} →
            </PageLink>
          )}
        </p>
      </div>
      {relations.length > 0 && (
        <p className={styles.line}>
          {t('bazi.passage.meets')}{' '}
          {relations.map((relation, index) => (
            <span key={`${relation.id} ${relation.between.join()}`}>
              {index > 0 && '; '}
              <RelationWords relation={relation} />
            </span>
          ))}
        </p>
      )}
      <ol className={styles.cells} data-of="months" aria-label={t('bazi.passage.months', { year })}>
        {months.map((one, index) => (
          <li key={one.from} className={styles.cell} data-current={one.isCurrent ? '' : undefined}>
            <span className={styles.number}>{t('bazi.passage.from', { date: words.months[index] })}</span>
            <Characters pillar={one.pillar} />
            <span className={styles.small}>{one.god.name}</span>
          </li>
        ))}
      </ol>
      <p className={styles.line}>{t('bazi.passage.note')}</p>
    </section>
  )
}

type Pillar = LoadedReading['reading']['pillars'][number]['pillar']

function Characters({ pillar: { stem, branch, name } }: { readonly pillar: Pillar }) {
  return (
    <>
      <span className={styles.glyphs}>
        <Hanzi glyph={stem.glyph} element={stem.element} />
        <Hanzi glyph={branch.glyph} element={branch.element} />
      </span>
      <span className={styles.small}>{name}</span>
    </>
  )
}

export const yearPath = (uuid: string, year: number) => `/bazi/${uuid}?year=${year}#years` as const

const listKeys: Readonly<Record<string, string>> = { ArrowRight: 'ArrowDown', ArrowLeft: 'ArrowUp' }

/** Moves the focus along the years with the arrow keys, Home and End. */
function moveFocus(event: KeyboardEvent<HTMLOListElement>) {
  const links: Element[] = [...event.currentTarget.querySelectorAll('a')]
  const focused = document.activeElement ? links.indexOf(document.activeElement) : NONE
  const to = links[optionAfter(listKeys[event.key] ?? event.key, focused, links.length) ?? -1]
  if (!(to instanceof HTMLElement)) return
  event.preventDefault()
  to.focus()
}
