import { useTranslation } from '../../i18n/use-translation.ts'
import { PageLink } from '../../ui/page-link.tsx'
import { useStored } from '../../ui/use-stored.ts'
import visuallyHidden from '../../ui/visually-hidden.module.css'
import type { PageCharts, PageSchool } from '../../visit/layer.ts'
import { storedKeys } from '../site/stored-keys.ts'
import styles from './chart-switch.module.css'
import { SelectForm } from './select-form.tsx'
import { useSelectChart } from './use-select-chart.ts'

type ChartOptionsProps = { readonly active: PageCharts['active']; readonly school: PageSchool | null }

/** The two sides of the switch, the days for everyone and those of a paid chart, and the school that rates them. */
export function ChartOptions({ active, school }: ChartOptionsProps) {
  return (
    <div className={styles.options}>
      <Sides active={active} />
      {school && (
        <p className={styles.school}>
          <PageLink to="/school">{school.mark}</PageLink>
        </p>
      )}
    </div>
  )
}

function Sides({ active }: Pick<ChartOptionsProps, 'active'>) {
  const { t } = useTranslation()
  const { selected, choose, failure } = useSelectChart()
  const [remembered] = useStored(storedKeys.personalChart)
  const find = (uuid: string | null | undefined) => active.find((chart) => chart.uuid === uuid)
  const own = find(selected) ?? find(remembered) ?? active[0]
  if (!own) return null
  return (
    <>
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
      <p role="status" className={styles.failure}>
        {failure && t(failure.wordsKey)}
      </p>
    </>
  )
}
