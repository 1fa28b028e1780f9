import { useTranslation } from '../../../i18n/use-translation.ts'
import { Hanzi } from '../../../ui/hanzi.tsx'
import { Panel } from '../../../ui/panel.tsx'
import type { DayPageData } from './load-day-page.ts'
import styles from './your-sign.module.css'

/** The twelve signs of birth and what each is to the day. */
export function YourSign({ data: { day, signs } }: { readonly data: Pick<DayPageData, 'day' | 'signs'> }) {
  const { t } = useTranslation()
  return (
    <Panel id="your-sign" title={t('day.signs.title')} note={t('day.signs.note')}>
      <ul className={styles.signs}>
        {signs.map(({ glyph, element, name, years, relation, word }) => (
          <li key={glyph} className={styles.sign} data-relation={relation}>
            <span className={styles.glyph}>
              <Hanzi glyph={glyph} element={element} />
            </span>
            <strong className={styles.name}>{name}</strong>
            <span className={styles.years}>{years}</span>
            <span className={styles.relation}>{word}</span>
          </li>
        ))}
      </ul>
      <p className={styles.clash}>{day.day_info.clash.sentence}</p>
    </Panel>
  )
}
