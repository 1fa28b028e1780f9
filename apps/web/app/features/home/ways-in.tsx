import type { ReactNode } from 'react'
import { Characters } from '../../ui/characters.tsx'
import { PillLink } from '../../ui/pill.tsx'
import { WeightBadge } from '../../ui/weight-badge.tsx'
import { usePage } from '../../use-page.ts'
import type { FrontData } from './load-front.ts'
import type { HomeData } from './load-home.ts'
import styles from './ways-in.module.css'

type WaysInProps = { readonly front: FrontData; readonly data: HomeData }

/** The other parts of the site, each by the thing itself: a birth chart, a feed, a morning message. */
export function WaysIn({ front, data }: WaysInProps) {
  const { text, pillars, feed } = front
  return (
    <div className={styles.ways}>
      <Way
        text={text.chart}
        picture={<Pillars names={text.chart.pillars} label={text.chart.picture} pillars={pillars} />}
      >
        <PillLink to="/bazi">{text.chart.go}</PillLink>
      </Way>
      <Way text={text.feed} picture={<Entries days={data.goodDays} />}>
        <Feed text={text.feed} url={feed} />
      </Way>
      <Way text={text.letter} picture={<Letter data={data} />}>
        <PillLink to="/client/mail">{text.letter.go}</PillLink>
      </Way>
    </div>
  )
}

type WayProps = {
  readonly text: { readonly title: string; readonly text: string }
  readonly picture: ReactNode
  readonly children: ReactNode
}

function Way({ text: { title, text }, picture, children }: WayProps) {
  return (
    <section className={styles.way}>
      <div className={`${styles.picture} of-chart`}>{picture}</div>
      <h2 className={styles.title}>{title}</h2>
      <p className={styles.text}>{text}</p>
      <div className={styles.go}>{children}</div>
    </section>
  )
}

type PillarsProps = {
  readonly names: readonly string[]
  readonly label: string
  readonly pillars: FrontData['pillars']
}

function Pillars({ names, label, pillars }: PillarsProps) {
  return (
    <div role="img" aria-label={label} className={styles.pillars}>
      {pillars.map(({ stem, branch }, index) => (
        <span key={names[index]} className={styles.pillar}>
          {names[index]}
          <span className={styles.characters}>
            <Characters arrangement="stacked" stem={stem} branch={branch} />
          </span>
        </span>
      ))}
    </div>
  )
}

function Entries({ days }: { readonly days: HomeData['goodDays'] }) {
  return (
    <ul className={styles.entries}>
      {days.map(({ date, weight, title, weekdayShort, dayOfMonth }) => (
        <li key={date} className={styles.entry}>
          <span className={styles.when}>
            <b>{dayOfMonth}</b>
            {weekdayShort}
          </span>
          <span className={styles.what}>{title}</span>
          <WeightBadge weight={weight} size="small" />
        </li>
      ))}
    </ul>
  )
}

function Letter({ data: { day } }: { readonly data: HomeData }) {
  const { product } = usePage()
  return (
    <div className={styles.letter}>
      <span className={styles.from}>{product} · 07:00</span>
      <p className={styles.message}>{day.personal?.verdict.summary ?? day.day_info.summary}</p>
    </div>
  )
}

type FeedProps = { readonly text: FrontData['text']['feed']; readonly url: string }

/** The address of the free feed, and links that open it in calendar apps. */
function Feed({ text, url }: FeedProps) {
  const webcal = url.replace(/^https?:/, 'webcal:')
  return (
    <details className={styles.feed}>
      <summary className={styles.summary}>{text.go}</summary>
      <ul className={styles.apps}>
        <li>
          <a href={`https://calendar.google.com/calendar/r?cid=${encodeURIComponent(webcal)}`}>
            {text.google}
          </a>
        </li>
        <li>
          <a href={webcal}>{text.other}</a>
        </li>
      </ul>
      <p className={styles.text}>{text.address}</p>
      <code className={styles.url} translate="no">
        {url}
      </code>
    </details>
  )
}
