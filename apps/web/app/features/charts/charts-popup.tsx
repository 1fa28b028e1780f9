import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs'
import { useEffect, useRef } from 'react'
import { useTranslation } from '../../i18n/use-translation.ts'
import { PageLink } from '../../ui/page-link.tsx'
import { PillButton, PillLink } from '../../ui/pill.tsx'
import { Popup } from '../../ui/popup/popup.tsx'
import type { PageCharts } from '../../visit/layer.ts'
import { BirthSummary } from './birth-summary.tsx'
import { CHARTS_PATH } from './chart-actions.ts'
import styles from './charts-popup.module.css'
import { SelectForm } from './select-form.tsx'
import { useSelectChart } from './use-select-chart.ts'

type ChartsPopupProps = {
  readonly charts: PageCharts['active']
  readonly onClose: () => void
}

/** A popup that selects one of the paid charts, or none, for all pages. It closes when that is done. */
export function ChartsPopup({ charts, onClose }: ChartsPopupProps) {
  const { t } = useTranslation()
  const dialog = useRef<HTMLDialogElement>(null)
  const { selected, choose, isChoosing, failure } = useSelectChart()
  const wasChoosing = useRef(false)
  useEffect(() => {
    if (wasChoosing.current && !isChoosing && !failure) dialog.current?.close()
    wasChoosing.current = isChoosing
  }, [isChoosing, failure])
  return (
    <Popup dialog={dialog} title={t('personal.charts.title')} onClose={onClose}>
      <p className={styles.lead}>{t(charts.length > 0 ? 'personal.charts.lead' : 'personal.charts.empty')}</p>
      <ul className={styles.charts}>
        {charts.map(({ uuid, name, born }) => (
          <li key={uuid}>
            <SelectForm uuid={uuid} selected={selected} onChoose={choose}>
              <button type="submit" className={styles.chart} aria-pressed={uuid === selected}>
                <span className={styles.words}>
                  <span className={styles.name}>{name}</span>{' '}
                  <span className={styles.born}>
                    <BirthSummary born={born} />
                  </span>
                </span>
                {uuid === selected && (
                  <span className={styles.mark}>
                    <IconCheck size={18} stroke={1.8} aria-hidden="true" />
                    {t('personal.charts.selected')}
                  </span>
                )}
              </button>
            </SelectForm>
          </li>
        ))}
      </ul>
      <p role="status" className={styles.failure}>
        {failure && t(failure.wordsKey)}
      </p>
      <div className={styles.actions}>
        {selected !== null && (
          <SelectForm uuid={null} selected={selected} onChoose={choose}>
            <PillButton type="submit">{t('personal.charts.unselect')}</PillButton>
          </SelectForm>
        )}
        <PillLink to="/personal" variant={charts.length > 0 ? 'secondary' : 'primary'}>
          {t('personal.charts.add')}
        </PillLink>
        <PageLink to={CHARTS_PATH} className={styles.all}>
          {t('personal.charts.all')}
        </PageLink>
      </div>
    </Popup>
  )
}
