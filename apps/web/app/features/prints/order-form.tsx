import { FIRST_YEAR, LAST_YEAR } from '@zeri/contract/browser'
import { Form, useNavigation } from 'react-router'
import { useTranslation } from '../../i18n/use-translation.ts'
import { ChoiceField } from '../../ui/form/choice-field.tsx'
import formStyles from '../../ui/form/form.module.css'
import { SelectField } from '../../ui/form/select-field.tsx'
import { SendButton } from '../../ui/form/send-button.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import type { PrintValues } from './order-form.server.ts'
import styles from './prints.module.css'

type OrderFormProps = {
  readonly values: PrintValues
  readonly months: readonly string[]
  /** The charts that are paid for. */
  readonly charts: readonly { readonly uuid: string; readonly name: string }[]
  /** Why the last order was refused, in words. */
  readonly refusal?: string | undefined
}

const kinds = ['month', 'year', 'fridge'] as const

/** The form that orders a sheet: its kind, its time and its chart. */
export function OrderForm({ values, months, charts, refusal }: OrderFormProps) {
  const { t } = useTranslation()
  const { formData } = useNavigation()
  const everyone = { value: '', label: t('prints.everyone') }
  const isOwn = charts.some(({ uuid }) => uuid === values.chart)
  return (
    <Form method="post" className={styles.form}>
      {refusal && (
        <p role="alert" className={formStyles.refusal}>
          {refusal}
        </p>
      )}
      <ChoiceField
        name="kind"
        label={t('prints.kind')}
        options={kinds.map((kind) => ({ value: kind, label: t(`prints.kinds.${kind}`) }))}
        chosen={values.kind}
        hint={t('prints.kindHint')}
        isStacked
      />
      <div className={styles.row}>
        <SelectField
          name="month"
          label={t('prints.month')}
          options={months.map((label, index) => ({ value: String(index + 1), label }))}
          defaultValue={values.month}
        />
        <TextField
          name="year"
          label={t('prints.year')}
          type="number"
          inputMode="numeric"
          min={FIRST_YEAR}
          max={LAST_YEAR}
          required
          defaultValue={values.year}
        />
      </div>
      {charts.length > 0 && (
        <ChoiceField
          name="chart"
          label={t('prints.whose')}
          options={[everyone, ...charts.map(({ uuid, name }) => ({ value: uuid, label: name }))]}
          chosen={isOwn ? values.chart : ''}
          isStacked
        />
      )}
      <p className={styles.note}>
        {t('prints.horizon')} {charts.length === 0 && t('prints.personal')}
      </p>
      <SendButton busy={formData ? t('prints.busy') : undefined}>{t('prints.order')}</SendButton>
    </Form>
  )
}
