import type { LeapRule, LunarDateKind } from '@zeri/contract/browser'
import type { ReactNode } from 'react'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Hanzi } from '../../ui/hanzi.tsx'
import { PageLink } from '../../ui/page-link.tsx'
import styles from './lunar-dates.module.css'

/** A day on which a date comes back. */
type ListedReturn = {
  readonly date: string
  readonly name: string
  readonly weekday: string
  readonly isLeap: boolean
  readonly isShort: boolean
  readonly years: number | null
}

/** A lunar date with its returns. */
export type ListedDate = {
  /** Only dates of an account have one. */
  readonly uuid?: string
  readonly name: string
  readonly kind: LunarDateKind
  readonly month: number
  readonly day: number
  readonly isLeap: boolean
  readonly year: number | null
  readonly leapRule: LeapRule
  readonly words: string
  readonly zh: string
  readonly returns: readonly ListedReturn[]
}

/** A date: what it is by the lunar calendar, and when it comes back. */
export function LunarDateCard({
  date,
  children,
}: {
  readonly date: ListedDate
  readonly children?: ReactNode
}) {
  const { t } = useTranslation()
  const { name, kind, words, zh, returns } = date
  return (
    <article className={styles.card}>
      <h3 className={styles.name}>{name || t(`lunarDates.kinds.${kind}`)}</h3>
      <p className={styles.what}>
        {t(`lunarDates.kinds.${kind}`)} · {words} <Hanzi glyph={zh} />
      </p>
      <ul className={styles.returns}>
        {returns.map((one) => (
          <li key={one.date}>
            <PageLink to={`/${one.date.split('-').map(Number).join('/')}`}>
              <time dateTime={one.date}>{one.name}</time>
            </PageLink>
            , {one.weekday}
            <ReturnNotes back={one} />
          </li>
        ))}
      </ul>
      {children}
    </article>
  )
}

function ReturnNotes({ back: { isLeap, isShort, years } }: { readonly back: ListedReturn }) {
  const { t } = useTranslation()
  const notes = [
    ...(years !== null && years > 0 ? [t('lunarDates.years', { count: years })] : []),
    ...(isLeap ? [t('lunarDates.inLeap')] : []),
    ...(isShort ? [t('lunarDates.isShort')] : []),
  ]
  return notes.length > 0 && <span className={styles.note}> · {notes.join(', ')}</span>
}
