import type { ReactNode } from 'react'
import { uncapitalised } from '../../../i18n/uncapitalised.ts'
import { useLocale } from '../../../i18n/use-locale.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import colour from '../../../ui/element-colour.module.css'
import { Panel } from '../../../ui/panel.tsx'
import { showNumber } from './numbers.ts'
import type { Reading } from './reading.ts'
import styles from './strength.module.css'
import { TermButton } from './term-notes.tsx'

/** The strength of the day master, how it is computed, and the favourable elements. */
export function Strength({ reading }: { readonly reading: Reading }) {
  const { t } = useTranslation()
  const locale = useLocale()
  const show = (value: number) => showNumber(value, locale)
  const { score, class: strength, firmness, mayFollow, terms, whateverHour } = reading.strength
  return (
    <Panel title={t('bazi.strength.title')}>
      <p className={styles.verdict}>
        <TermButton term={`strength:${strength.id}`}>{strength.name}</TermButton>
        <span className={styles.score}>{t('bazi.strength.score', { score: show(score) })}</span>
      </p>
      <Bar value={score} most={100} />
      <p className={styles.line}>{strength.short}.</p>
      <p className={styles.line}>
        <TermButton term={`firmness:${firmness.id}`}>{firmness.name}</TermButton>
        {firmness.id === 'open'
          ? `: ${t('bazi.strength.open', { strength: uncapitalised(strength.name) })}`
          : `: ${uncapitalised(firmness.short)}.`}
      </p>
      <Facts reading={reading} />
      {mayFollow && (
        <p className={styles.line}>
          <TermButton term="strength:may-follow">{mayFollow.name}</TermButton>: {mayFollow.short}.
        </p>
      )}
      {whateverHour && (
        <p className={styles.line}>
          {t('bazi.strength.whateverHour', {
            lowest: show(whateverHour.lowest),
            highest: show(whateverHour.highest),
          })}{' '}
          {whateverHour.classes.map(({ name }) => name).join(', ')}.
        </p>
      )}
      <ul className={`${styles.terms} for-professionals`}>
        <Points name={t('bazi.strength.season')} {...terms.season}>
          <TermButton term={`season:${terms.season.state.id}`}>{terms.season.state.name}</TermButton> ·{' '}
          {terms.season.rule.name}
        </Points>
        <Points name={t('bazi.strength.roots')} {...terms.roots}>
          {terms.roots.found.length === 0 && t('bazi.strength.noRoots')}
          {terms.roots.found.map(({ at, stem, relation, weight }, index) => (
            <span key={`${at} ${stem.glyph}`}>
              {index > 0 && ', '}
              {stem.name} ({t(`bazi.places.${at}`)},{' '}
              <TermButton term={`root:${relation.id}`}>{relation.name}</TermButton> {show(weight)})
            </span>
          ))}
        </Points>
        <Points name={t('bazi.strength.stems')} {...terms.stems}>
          {t('bazi.strength.stemsFound', { found: terms.stems.found.length, of: terms.stems.of })}
        </Points>
      </ul>
      <Favourable favourable={reading.favourable} />
    </Panel>
  )
}

/** The season, the roots and the open stems in words: what the strength rests on. */
function Facts({ reading }: { readonly reading: Reading }) {
  const { t } = useTranslation()
  const { season, roots, stems } = reading.strength.terms
  const own = reading.balance.find(({ id }) => id === reading.dayMaster.element)
  const rootedIn = [...new Set(roots.found.map(({ at }) => at))]
  const inPlaces = (places: readonly (typeof rootedIn)[number][]) =>
    places.map((at) => t(`bazi.places.${at}`)).join(', ')
  return (
    <ul className={styles.facts}>
      <li>
        {t('bazi.strength.seasonFact', { element: season.element.name, own: own?.name })}{' '}
        <TermButton term={`season:${season.state.id}`}>{uncapitalised(season.state.name)}</TermButton>.
      </li>
      <li>
        {rootedIn.length > 0
          ? t('bazi.strength.rootsFact', { places: inPlaces(rootedIn) })
          : t('bazi.strength.noRootsFact')}
      </li>
      <li>
        {stems.found.length > 0
          ? t('bazi.strength.stemsFact', { places: inPlaces(stems.found) })
          : t('bazi.strength.noStemsFact')}
      </li>
    </ul>
  )
}

type PointsProps = {
  readonly name: string
  readonly points: number
  readonly most: number
  readonly children: ReactNode
}

function Points({ name, points, most, children }: PointsProps) {
  const { t } = useTranslation()
  const locale = useLocale()
  return (
    <li>
      <p className={styles.termName}>
        {name}{' '}
        <span className={styles.score}>
          {t('bazi.strength.points', { points: showNumber(points, locale), most })}
        </span>
      </p>
      <Bar value={points} most={most} />
      <p className={styles.found}>{children}</p>
    </li>
  )
}

/** A bar chart of one value. Hidden from screen readers, because the number is shown beside it. */
function Bar({ value, most }: { readonly value: number; readonly most: number }) {
  return (
    <svg viewBox={`0 0 ${most} 1`} preserveAspectRatio="none" className={styles.bar} aria-hidden="true">
      <rect width={most} height="1" className={styles.track} />
      <rect width={value} height="1" className={styles.filled} />
    </svg>
  )
}

/** The favourable elements, or why none can be stated, and what other readings would favour. */
function Favourable({ favourable }: { readonly favourable: Reading['favourable'] }) {
  const { t } = useTranslation()
  const { because, readings } = favourable
  return (
    <div className={styles.favourable}>
      {favourable.asserted ? (
        <>
          <Elements label={t('bazi.favourable.helps')} elements={favourable.elements} />
          <Elements label={t('bazi.favourable.burdens')} elements={favourable.unfavourable} />
        </>
      ) : (
        <p className={styles.elements}>{t('bazi.favourable.unsaid')}</p>
      )}
      <p className={styles.line}>
        <TermButton term={`favourable:${because.id}`}>{because.name}</TermButton>: {because.short}.
      </p>
      {readings.length > 0 && (
        <>
          <h3 className={styles.readingsTitle}>
            {t(favourable.asserted ? 'bazi.favourable.alsoRead' : 'bazi.favourable.wouldFavour')}
          </h3>
          <ul className={styles.readings}>
            {readings.map((reading) => (
              <li key={reading.because.id}>
                <TermButton term={`favourable:${reading.because.id}`}>{reading.because.name}</TermButton>
                {': '}
                <ElementNames elements={reading.elements} />
              </li>
            ))}
          </ul>
          <p className={styles.line}>{t('bazi.favourable.notRated')}</p>
        </>
      )}
      {readings.every((reading) => reading.because.id !== 'climate') && (
        <p className={styles.line}>{t('bazi.favourable.noClimate')}</p>
      )}
    </div>
  )
}

type ElementsProps = {
  readonly label: string
  readonly elements: readonly { readonly id: string; readonly name: string }[]
}

function Elements({ label, elements }: ElementsProps) {
  if (elements.length === 0) return null
  return (
    <p className={styles.elements}>
      {label} <ElementNames elements={elements} />
    </p>
  )
}

function ElementNames({ elements }: Pick<ElementsProps, 'elements'>) {
  return elements.map(({ id, name }, index) => (
    <span key={id}>
      {index > 0 && ', '}
      <strong className={colour.element} data-element={id}>
        <TermButton term={`element:${id}`}>{name}</TermButton>
      </strong>
    </span>
  ))
}
