import { useTranslation } from '../../i18n/use-translation.ts'
import { Hanzi } from '../../ui/hanzi.tsx'
import { PageLink } from '../../ui/page-link.tsx'
import styles from './convert.module.css'
import type { loadConversion } from './load-conversion.server.ts'

type ConvertedDay = Awaited<ReturnType<typeof loadConversion>>['days'][number]
type Pillar = ConvertedDay['dayPillar']

/** The days found, a row each: their date in the three calendars. */
export function ConvertedDays({ days }: { readonly days: readonly ConvertedDay[] }) {
  const { t } = useTranslation()
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{t('convert.gregorian')}</th>
          <th scope="col">{t('convert.lunar')}</th>
          <th scope="col">{t('convert.yearPillar')}</th>
          <th scope="col">{t('convert.monthPillar')}</th>
          <th scope="col">{t('convert.dayPillar')}</th>
        </tr>
      </thead>
      <tbody>
        {days.map(({ date, words, lunar, yearPillar, monthPillar, dayPillar }) => (
          <tr key={date}>
            <th scope="row">
              <PageLink to={`/${date.split('-').map(Number).join('/')}`}>
                <time dateTime={date}>{words.date}</time>
              </PageLink>{' '}
              <br />
              {words.weekday}
            </th>
            <td data-label={t('convert.lunar')}>
              <Hanzi glyph={lunar.zh} />
              <br />
              {lunar.name}
            </td>
            <PillarCell label={t('convert.yearPillar')} pillar={yearPillar} />
            <PillarCell label={t('convert.monthPillar')} pillar={monthPillar} />
            <PillarCell label={t('convert.dayPillar')} pillar={dayPillar} />
          </tr>
        ))}
      </tbody>
    </table>
  )
}

type PillarCellProps = { readonly label: string; readonly pillar: Pillar }

function PillarCell({ label, pillar: { stem, branch, name } }: PillarCellProps) {
  return (
    <td data-label={label}>
      <Hanzi glyph={stem.glyph + branch.glyph} />
      <br />
      {name}
    </td>
  )
}
