import { useTranslation } from '../../../i18n/use-translation.ts'
import { Hanzi } from '../../../ui/hanzi.tsx'
import { PageLink } from '../../../ui/page-link.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { useCalendarPath } from '../calendar-base.ts'
import { dayPath } from '../page-date.ts'
import type { YearData } from './load-year.ts'
import styles from './year-facts.module.css'

const QUARTERS = ['new', 'first', 'full', 'last'] as const

/** Solar terms, festivals and moons of a year. */
export function YearFacts({ data }: { readonly data: YearData }) {
  const { terms, festivals, lunations, address, zone } = data
  const { t } = useTranslation()
  const note = address ? t('year.clock', { address, zone }) : t('year.utc')
  return (
    <div className={styles.facts}>
      <Panel title={t('year.terms')} note={note}>
        <ol className={styles.terms}>
          {terms.map(({ zh, name, date, at, here }) => (
            <DatedName
              key={date}
              zh={zh}
              name={name}
              date={date}
              at={here ? t('year.termHere', { date: at, here }) : at}
            />
          ))}
        </ol>
      </Panel>
      <Panel title={t('year.festivals')}>
        <ol>
          {festivals.map((festival) => (
            <DatedName key={`${festival.id}${festival.date}`} {...festival} />
          ))}
        </ol>
      </Panel>
      <div className={styles.wide}>
        <Panel title={t('year.moons')} note={note}>
          <table className={styles.moons}>
            <thead>
              <tr>
                {QUARTERS.map((quarter) => (
                  <th key={quarter} scope="col">
                    {t(`year.quarters.${quarter}`)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {lunations.map((lunation) => (
                <tr key={QUARTERS.map((quarter) => lunation[quarter]).join()}>
                  {QUARTERS.map((quarter) => (
                    <td key={quarter}>{lunation[quarter] ?? '—'}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </Panel>
      </div>
    </div>
  )
}

type DatedNameProps = {
  readonly zh: string
  readonly name: string
  readonly date: string
  readonly at: string
}

function DatedName({ zh, name, date, at }: DatedNameProps) {
  const pathOf = useCalendarPath()
  return (
    <li className={styles.item}>
      <span className={styles.zh}>
        <Hanzi glyph={zh} />
      </span>
      <PageLink to={pathOf(dayPath(date))} className={styles.name}>
        {name}
      </PageLink>
      <time dateTime={date} className={styles.at}>
        {at}
      </time>
    </li>
  )
}
