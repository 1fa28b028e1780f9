import { useTranslation } from '../../../i18n/use-translation.ts'
import { Characters } from '../../../ui/characters.tsx'
import { Hanzi } from '../../../ui/hanzi.tsx'
import { Moon } from '../../../ui/moon.tsx'
import { PageLink } from '../../../ui/page-link.tsx'
import { formatWeight } from '../../../ui/weight.ts'
import { WeightBadge } from '../../../ui/weight-badge.tsx'
import { useDocument } from '../../../use-page.ts'
import { PillarRow } from '../../charts/pillar-row.tsx'
import { ExampleBox } from './example-box.tsx'
import styles from './examples.module.css'
import type { LoadedExample } from './load-examples.server.ts'

type Of<Show extends LoadedExample['show']> = {
  readonly example: Extract<LoadedExample, { readonly show: Show }>
}

/** An example in an article, computed by the calendar. */
export function ExampleView({ example }: { readonly example: LoadedExample }) {
  switch (example.show) {
    case 'day':
      return <DayExample example={example} />
    case 'hours':
      return <HoursExample example={example} />
    case 'month':
      return <MonthExample example={example} />
    case 'terms':
      return <TermsExample example={example} />
    case 'next':
      return <NextExample example={example} />
    case 'pillars':
      return <PillarsExample example={example} />
  }
}

function DayExample({ example }: Of<'day'>) {
  const { t } = useTranslation()
  const { path, name, pillar, elongationDeg, lunarDay, officer, mansion, verdict, isToday } = example
  return (
    <ExampleBox
      title={t(isToday ? 'content.example.today' : 'content.example.day')}
      more={{ to: path, label: t('content.example.openDay') }}
    >
      <div className={styles.day}>
        <span className={styles.characters}>
          <Characters arrangement="stacked" stem={pillar.stem} branch={pillar.branch} />
        </span>
        <div className={styles.words}>
          <p className={styles.date}>
            {name} <Moon elongationDeg={elongationDeg} sizePx={18} />
          </p>
          <p className={styles.name}>{pillar.name}</p>
          <p>
            {verdict ? (
              <WeightBadge weight={verdict.weight} word={verdict.word} />
            ) : (
              <span className={styles.quiet}>{t('content.example.closed')}</span>
            )}
          </p>
          <dl className={styles.facts}>
            <div>
              <dt>{t('content.example.officer')}</dt>
              <dd>
                <Hanzi glyph={officer.zh} /> {officer.name}
              </dd>
            </div>
            <div>
              <dt>{t('content.example.mansion')}</dt>
              <dd>
                <Hanzi glyph={mansion.zh} /> {mansion.name}
              </dd>
            </div>
            <div>
              <dt>{t('content.example.lunar')}</dt>
              <dd>{lunarDay}</dd>
            </div>
          </dl>
        </div>
      </div>
    </ExampleBox>
  )
}

/** Says which clock the times of an example follow. */
function useClockNote(): string {
  const { t } = useTranslation()
  const { place } = useDocument()
  return place ? t('content.example.clock', { address: place.address }) : t('content.example.sun')
}

function HoursExample({ example: { path, name: day, hours } }: Of<'hours'>) {
  const { t } = useTranslation()
  const isOpen = hours.some(({ verdict }) => verdict !== null)
  return (
    <ExampleBox
      title={`${t('content.example.hours')}: ${day}`}
      note={useClockNote()}
      more={{ to: path, label: t('content.example.openDay') }}
    >
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('content.example.columns.hour')}</th>
            <th scope="col">{t('content.example.columns.time')}</th>
            <th scope="col">{t('content.example.columns.path')}</th>
            {isOpen && <th scope="col">{t('content.example.columns.verdict')}</th>}
          </tr>
        </thead>
        <tbody>
          {hours.map(({ name, glyph, element, time, path, verdict }) => (
            <tr key={time}>
              <th scope="row">
                <Hanzi glyph={glyph} element={element} /> {name}
              </th>
              <td>{time}</td>
              <td>{path.name}</td>
              {isOpen && <td>{verdict && <WeightBadge size="small" weight={verdict.weight} />}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </ExampleBox>
  )
}

function MonthExample({ example: { title, path, weekdays, weeks } }: Of<'month'>) {
  const { t } = useTranslation()
  return (
    <ExampleBox title={`${t('content.example.month')}: ${title}`} more={{ to: path, label: title }}>
      <table className={styles.month}>
        <thead>
          <tr>
            {weekdays.map(({ short, long }) => (
              <th key={long} scope="col" abbr={long} className={styles.weekday}>
                {short}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week.find((day) => day)?.date}>
              {week.map((day, column) => (
                <td key={weekdays[column]?.long}>{day && <MonthDay day={day} />}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ExampleBox>
  )
}

function MonthDay({ day }: { readonly day: NonNullable<Of<'month'>['example']['weeks'][number][number]> }) {
  const { t } = useTranslation()
  const { path, date, dayMonth, name, stem, branch, weight } = day
  const verdict =
    weight === null
      ? []
      : [t('weights.label', { word: t(`weights.${weight}`), weight: formatWeight(weight) })]
  return (
    <PageLink to={path} className={styles.cell} aria-label={[dayMonth, name, ...verdict].join(', ')}>
      <span className={styles.number}>{Number(date.slice(8))}</span>
      <Characters arrangement="beside" stem={stem} branch={branch} />
      {weight !== null && <WeightBadge size="small" weight={weight} />}
    </PageLink>
  )
}

function TermsExample({ example: { year, terms } }: Of<'terms'>) {
  const { t } = useTranslation()
  const { place } = useDocument()
  return (
    <ExampleBox
      title={t('content.example.terms', { year })}
      note={place ? t('content.example.clock', { address: place.address }) : t('content.example.utc')}
    >
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('content.example.columns.term')}</th>
            <th scope="col">{t('content.example.columns.begins')}</th>
          </tr>
        </thead>
        <tbody>
          {terms.map(({ index, zh, name, at }) => (
            <tr key={index}>
              <th scope="row">
                <Hanzi glyph={zh} /> {name}
              </th>
              <td>{at}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </ExampleBox>
  )
}

function NextExample({ example: { name, days, openUntil } }: Of<'next'>) {
  const { t } = useTranslation()
  return (
    <ExampleBox
      title={t('content.example.next', { name })}
      note={t('content.example.nextUntil', { date: openUntil })}
    >
      {days.length === 0 ? (
        <p>{t('content.example.nextNone')}</p>
      ) : (
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{t('content.example.columns.date')}</th>
              <th scope="col">{t('content.example.columns.verdict')}</th>
            </tr>
          </thead>
          <tbody>
            {days.map(({ path, name: day, pillar, stem, branch, weight }) => (
              <tr key={path}>
                <th scope="row">
                  <PageLink to={path}>{day}</PageLink>{' '}
                  <span className={styles.quiet}>
                    <Characters arrangement="beside" stem={stem} branch={branch} /> {pillar}
                  </span>
                </th>
                <td>
                  <WeightBadge size="small" weight={weight} word={t(`weights.${weight}`)} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </ExampleBox>
  )
}

function PillarsExample({ example: { date, time, city, solarTime, pillars } }: Of<'pillars'>) {
  const { t } = useTranslation()
  const sun = solarTime ? { note: t('content.example.solar', { time: solarTime }) } : {}
  return (
    <ExampleBox title={t('content.example.pillars')} {...sun}>
      <p className={styles.date}>{t('content.example.born', { date, time, zone: city })}</p>
      <PillarRow pillars={pillars} />
    </ExampleBox>
  )
}
