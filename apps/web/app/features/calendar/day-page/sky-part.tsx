import type { ReactNode } from 'react'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Disclosure } from '../../../ui/disclosure.tsx'
import { Hanzi } from '../../../ui/hanzi.tsx'
import visuallyHidden from '../../../ui/visually-hidden.module.css'
import styles from './sky-part.module.css'

type PartProps = {
  readonly glyph?: string
  readonly title: string
  readonly short: string
  readonly text?: string | null
  readonly children?: ReactNode
}

/** One topic of the sky panel: glyph, name, a line, facts, and a text that expands. */
export function Part({ glyph, title, short, text, children }: PartProps) {
  return (
    <section>
      <h3 className={styles.title}>
        {glyph && (
          <span className={styles.glyph}>
            <Hanzi glyph={glyph} />
          </span>
        )}
        {title}
      </h3>
      <p className={styles.short}>{short}</p>
      {children}
      {text && (
        <div className={styles.more}>
          <Disclosure summary={<MoreAbout title={title} />}>
            <p>{text}</p>
          </Disclosure>
        </div>
      )}
    </section>
  )
}

/** The label of a text that expands. Screen readers also read the title, because the visible labels are all alike. */
export function MoreAbout({ title }: { readonly title: string }) {
  const { t } = useTranslation()
  return (
    <>
      {t('day.sky.more')}
      <span className={visuallyHidden.text}>: {title}</span>
    </>
  )
}

type Fact = { readonly label: string; readonly value: ReactNode }

/** A list of labelled facts; missing ones are left out. */
export function Facts({ facts }: { readonly facts: readonly (Fact | false | null)[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map(
        (fact) =>
          fact && (
            <div key={fact.label} className={styles.fact}>
              <dt>{fact.label}</dt>
              <dd>{fact.value}</dd>
            </div>
          ),
      )}
    </dl>
  )
}
