import { useTranslation } from '../../i18n/use-translation.ts'
import { PageForm } from '../../ui/form/page-form.tsx'
import { SelectField } from '../../ui/form/select-field.tsx'
import { PillButton } from '../../ui/pill.tsx'
import styles from './compared-charts.module.css'
import type { Chosen } from './load-comparison.server.ts'

type CompareFormProps = {
  readonly charts: readonly { readonly uuid: string; readonly name: string }[]
  readonly chosen: Chosen
}

/** Chooses two charts; the address of the page names them. */
export function CompareForm({ charts, chosen }: CompareFormProps) {
  const { t } = useTranslation()
  const options = charts.map(({ uuid, name }) => ({ value: uuid, label: name }))
  const isOf = (uuid: string) => charts.some((chart) => chart.uuid === uuid)
  const one = isOf(chosen.one) ? chosen.one : (charts[0]?.uuid ?? '')
  const other = isOf(chosen.other) ? chosen.other : (charts.find(({ uuid }) => uuid !== one)?.uuid ?? '')
  const isSame = chosen.one !== '' && chosen.one === chosen.other
  return (
    <PageForm className={styles.form}>
      <SelectField name="one" label={t('client.compare.one')} options={options} defaultValue={one} />
      <SelectField
        name="other"
        label={t('client.compare.other')}
        options={options}
        defaultValue={other}
        fault={isSame ? t('client.compare.same') : undefined}
      />
      <PillButton type="submit" variant="primary" size="large">
        {t('client.compare.show')}
      </PillButton>
    </PageForm>
  )
}
