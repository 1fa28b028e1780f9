import { useTranslation } from '../../i18n/use-translation.ts'
import { Hanzi } from '../../ui/hanzi.tsx'
import { Panel } from '../../ui/panel.tsx'
import visuallyHidden from '../../ui/visually-hidden.module.css'
import styles from './compared-charts.module.css'
import type { Comparison } from './load-comparison.server.ts'

type Compared = Comparison['one']['pillars'][number]
type Meeting = Comparison['meetings'][number]

/** The branches of two charts in a table: rows of the one, columns of the other, and how each pair meets. */
export function ComparedCharts({ comparison }: { readonly comparison: Comparison }) {
  const { t } = useTranslation()
  const { one, other, meetings } = comparison
  const [first, second] = [one.fio ?? t('client.compare.unnamed'), other.fio ?? t('client.compare.unnamed')]
  const metAt = (row: Compared, column: Compared) =>
    meetings.filter((meeting) => meeting.one === row.at && meeting.other === column.at)
  const pairsOf = (side: Meeting['side']) =>
    new Set(meetings.filter((one) => one.side === side).map((one) => `${one.one} ${one.other}`)).size
  return (
    <Panel title={`${first} · ${second}`}>
      <p className={styles.text}>
        {t('client.compare.summary', {
          pairs: one.pillars.length * other.pillars.length,
          together: pairsOf('together'),
          apart: pairsOf('apart'),
        })}
      </p>
      <div className={styles.scroll}>
        <table className={styles.table}>
          <caption className={visuallyHidden.text}>
            {t('client.compare.caption', { one: first, other: second })}
          </caption>
          <thead>
            <tr>
              <td />
              {other.pillars.map((pillar) => (
                <PillarHead key={pillar.at} pillar={pillar} scope="col" />
              ))}
            </tr>
          </thead>
          <tbody>
            {one.pillars.map((row) => (
              <tr key={row.at}>
                <PillarHead pillar={row} scope="row" />
                {other.pillars.map((column) => (
                  <MeetingCell key={column.at} met={metAt(row, column)} />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <MeetingMeanings meetings={meetings} />
      <p className={styles.text}>{t('client.compare.hour')}</p>
      <p className={styles.text}>{t('client.compare.note')}</p>
    </Panel>
  )
}

type PillarHeadProps = { readonly pillar: Compared; readonly scope: 'row' | 'col' }

function PillarHead({ pillar: { place, pillar }, scope }: PillarHeadProps) {
  return (
    <th scope={scope} className={styles.head}>
      <span className={styles.place}>{place}</span>
      <span className={styles.glyph}>
        <Hanzi glyph={pillar.branch.glyph} element={pillar.branch.element} />
      </span>
      <span className={styles.place}>{pillar.branch.name}</span>
    </th>
  )
}

function MeetingCell({ met }: { readonly met: readonly Meeting[] }) {
  const { t } = useTranslation()
  return (
    <td className={styles.cell} data-side={met[0]?.side}>
      {met.length === 0 && <span className={visuallyHidden.text}>{t('client.compare.nothing')}</span>}
      {met.map(({ id, side, name }) => (
        <span key={id} className={styles.met} data-side={side}>
          {name}
        </span>
      ))}
    </td>
  )
}

/** Each kind of meeting that occurs, once, in a line. */
function MeetingMeanings({ meetings }: { readonly meetings: readonly Meeting[] }) {
  const { t } = useTranslation()
  const kinds = [...new Map(meetings.map((one) => [one.name, one])).values()]
  if (kinds.length === 0) return null
  return (
    <section className={styles.meanings}>
      <h3 className={styles.subtitle}>{t('client.compare.means')}</h3>
      <dl>
        {kinds.map(({ name, short }) => (
          <div key={name} className={styles.meaning}>
            <dt>{name}</dt>
            <dd>{short}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
