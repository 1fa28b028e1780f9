import { useTranslation } from '../../../i18n/use-translation.ts'
import { Hanzi } from '../../../ui/hanzi.tsx'
import { Panel } from '../../../ui/panel.tsx'
import styles from './day-master.module.css'
import type { Reading } from './reading.ts'

/** The day master (the stem of the day, which stands for the person) with its description. */
export function DayMaster({ reading: { dayMaster, texts } }: { readonly reading: Reading }) {
  const { t } = useTranslation()
  const { zh, element, name, short, text } = dayMaster
  return (
    <Panel title={t('bazi.dayMaster.panel')}>
      <div className={styles.sheet}>
        <div className={styles.master}>
          <p className={styles.glyph}>
            <Hanzi glyph={zh} element={element} />
          </p>
          <div>
            <h3 className={styles.name}>{name}</h3>
            <p className={styles.short}>{short}.</p>
          </div>
        </div>
        {text && <p className={styles.text}>{texts[text]}</p>}
      </div>
    </Panel>
  )
}
