import { signPath } from '@zeri/contract/browser'
import { type ReactNode, useEffect } from 'react'
import { useLocation } from 'react-router'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { WithoutHydration } from '../../../rendering/without-hydration.tsx'
import { Disclosure } from '../../../ui/disclosure.tsx'
import { Hanzi } from '../../../ui/hanzi.tsx'
import { PageLink } from '../../../ui/page-link.tsx'
import { Panel } from '../../../ui/panel.tsx'
import type { DayOfPage, Star } from '../day.ts'
import { GradeBadge } from './grade-badge.tsx'
import { groupStars, type StarGroup } from './star-groups.ts'
import styles from './stars.module.css'

/** All stars and signs of the day, each with what is written of it. */
export function Stars({ day }: { readonly day: DayOfPage }) {
  const { t } = useTranslation()
  useOpenStarByHash()
  const { judgement } = day
  return (
    <Panel isFoldedOnPhones id="why" title={t(judgement ? 'day.why.title' : 'day.why.signs')}>
      {judgement && (
        <p className={`${styles.method} for-professionals`}>
          {judgement.verdict.grade}. {judgement.verdict.policy}.
        </p>
      )}
      <WithoutHydration of={judgement?.stars ?? day.date}>
        <Groups day={day} />
      </WithoutHydration>
    </Panel>
  )
}

/** The groups in order, those without a star left out. */
function Groups({ day }: { readonly day: DayOfPage }) {
  return groupStars(day).map((group) => (
    <Group key={group.id} group={group} hasTitle={day.judgement !== null} day={day} />
  ))
}

/** Expands and focuses the star that the hash of the URL points at. */
function useOpenStarByHash(): void {
  const location = useLocation()
  // Depends on the whole location, not on the hash: following the same link again expands the star again.
  useEffect(() => {
    const details = document.getElementById(location.hash.slice(1))?.querySelector('details')
    if (!details) return
    details.open = true
    const panel = details.parentElement?.closest('details')
    if (panel) panel.open = true
    details.querySelector('summary')?.focus({ preventScroll: true })
  }, [location])
}

type GroupProps = { readonly group: StarGroup; readonly hasTitle: boolean; readonly day: DayOfPage }

function Group({ group: { id, stars }, hasTitle, day }: GroupProps) {
  const { t } = useTranslation()
  const list = (
    <ul>
      {stars.map((star) => (
        <li
          key={star.id}
          id={starAnchor(star.id)}
          className={star.isSilent ? `${styles.star} for-professionals` : styles.star}
        >
          <Disclosure summary={<StarLine star={star} />}>
            <div className={styles.details}>
              {star.why && <p>{star.why}</p>}
              {star.text && <p>{star.text}</p>}
              {star.clauses.map((clause) => (
                <Quotation key={clause.zh} clause={clause} />
              ))}
              {star.id === day.su.id && <Mansion mansion={day.su} />}
              <Fact label={t('day.why.favours')} words={star.favours} />
              <Fact label={t('day.why.forbids')} words={star.forbids} />
              {star.source && (
                <p>
                  <strong className={styles.label}>{t('day.why.source')}:</strong> {star.source}
                </p>
              )}
              <p>
                <PageLink to={signPath(`${star.family}s`, star.id)}>
                  {star.name} <Hanzi glyph={star.zh} />
                </PageLink>
              </p>
            </div>
          </Disclosure>
        </li>
      ))}
    </ul>
  )
  if (!hasTitle) return list
  return (
    <section className={styles.group}>
      <h3 className={styles.groupTitle}>{t(`day.why.groups.${id}`)}</h3>
      {list}
    </section>
  )
}

/** Anchor of the description of a star on the page. */
const starAnchor = (id: string): string => `star-${id}`

function StarLine({ star }: { readonly star: StarGroup['stars'][number] }) {
  const { t } = useTranslation()
  const { zh, pinyin, name, short, side, grade, family, isCustom } = star
  return (
    <span className={styles.line}>
      <span className={styles.glyphs}>
        <Hanzi glyph={zh} />
      </span>{' '}
      <span>
        <span className={styles.name}>
          {name}
          {grade !== undefined && !isLimit(star) && <GradeBadge side={side} grade={grade} />}
          {isCustom && <span className={styles.quiet}>{t('day.why.custom')}</span>}
          <span className={`${styles.quiet} for-professionals`}>
            <span lang="zh-Latn">{pinyin}</span>
            {isSign(family) && ` · ${t(`day.why.family.${family}`)}`}
          </span>
        </span>{' '}
        <span className={styles.short}>{short}</span>
      </span>
    </span>
  )
}

/** A day of custom has no points: it only holds ratings down. */
const isLimit = ({ isCustom, family }: Pick<Star, 'isCustom' | 'family'>): boolean =>
  isCustom && !isSign(family)

const isSign = (family: Star['family']): family is 'officer' | 'path' | 'mansion' =>
  family === 'officer' || family === 'path' || family === 'mansion'

function Mansion({ mansion: { animal, luminary, guardian } }: { readonly mansion: DayOfPage['su'] }) {
  const { t } = useTranslation()
  return <p>{t('day.why.mansion', { animal, luminary, guardian })}</p>
}

/** The words of the book as it prints them, their translation, and their place. */
function Quotation({ clause: { zh, text, at } }: { readonly clause: Star['clauses'][number] }) {
  return (
    <figure className={styles.clause}>
      <blockquote>
        <p lang="zh-Hant" className={styles.original}>
          {zh}
        </p>
        <p>{text}</p>
      </blockquote>
      <figcaption className={styles.quiet}>{at}</figcaption>
    </figure>
  )
}

/** A labelled list of words, shown only in the view for professionals. */
function Fact({ label, words }: { readonly label: string; readonly words: readonly string[] }): ReactNode {
  if (words.length === 0) return null
  return (
    <p className="for-professionals">
      <strong className={styles.label}>{label}:</strong> {words.join(', ')}
    </p>
  )
}
