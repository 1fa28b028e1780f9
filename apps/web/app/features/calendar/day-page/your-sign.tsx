import { useTranslation } from '../../../i18n/use-translation.ts'
import { Hanzi } from '../../../ui/hanzi.tsx'
import { PageLink } from '../../../ui/page-link.tsx'
import { Panel } from '../../../ui/panel.tsx'
import type { DayPageData } from './load-day-page.ts'
import styles from './your-sign.module.css'

/** The twelve signs of birth and what each is to the day. The verdict of a chart replaces them. */
export function YourSign({ data: { day, bridge } }: { readonly data: Pick<DayPageData, 'day' | 'bridge'> }) {
  const { t } = useTranslation()
  if (day.personal) return null
  return (
    <Panel id="your-sign" title={t('day.signs.title')} note={t('day.signs.note')}>
      <ul className={styles.signs}>
        {day.signs.list.map(({ glyph, element, name, years, meeting, word }) => (
          <li key={glyph} className={styles.sign} data-meeting={meeting}>
            <span className={styles.glyph}>
              <Hanzi glyph={glyph} element={element} />
            </span>
            <strong className={styles.name}>{name}</strong>
            <span className={styles.years}>{years.join(' ')}</span>
            <span className={styles.relation}>{word}</span>
          </li>
        ))}
      </ul>
      <p className={styles.meant}>{day.signs.sentences.join(' ')}</p>
      <p className={styles.meant}>
        {bridge.text} <PageLink to="/bazi">{bridge.link}</PageLink>
      </p>
    </Panel>
  )
}
