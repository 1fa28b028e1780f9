import { useTranslation } from '../../i18n/use-translation.ts'
import { useStored } from '../../ui/use-stored.ts'
import visuallyHidden from '../../ui/visually-hidden.module.css'
import { usePage } from '../../use-page.ts'
import { storedKeys } from '../site/stored-keys.ts'
import styles from './chart-switch.module.css'
import { SelectForm } from './select-form.tsx'
import { useSelectChart } from './use-select-chart.ts'

/** Switches the page between the days for everyone and those of a paid chart. Hidden without a paid chart. */
export function ChartSwitch() {
  const { t } = useTranslation()
  const { charts } = usePage()
  const { selected, choose } = useSelectChart()
  const [remembered] = useStored(storedKeys.personalChart)
  const active = charts?.active ?? []
  const find = (uuid: string | null | undefined) => active.find((chart) => chart.uuid === uuid)
  const own = find(selected) ?? find(remembered) ?? active[0]
  if (!own) return <div className={styles.room} />
  return (
    <fieldset className={styles.switch}>
      <legend className={visuallyHidden.text}>{t('personal.forWhom.label')}</legend>
      <SelectForm uuid={null} selected={selected} onChoose={choose}>
        <button type="submit" className={styles.option} aria-pressed={selected === null}>
          {t('personal.forWhom.everyone')}
        </button>
      </SelectForm>
      <SelectForm uuid={own.uuid} selected={selected} onChoose={choose} className={styles.own}>
        <button type="submit" className={styles.option} aria-pressed={selected === own.uuid}>
          {t('personal.forWhom.own', { name: own.name })}
        </button>
      </SelectForm>
    </fieldset>
  )
}
