import { Form, useNavigation } from 'react-router'
import { useTranslation } from '../../i18n/use-translation.ts'
import { CheckField } from '../../ui/form/check-field.tsx'
import { ChoiceField } from '../../ui/form/choice-field.tsx'
import { EmailField } from '../../ui/form/email-field.tsx'
import formStyles from '../../ui/form/form.module.css'
import { SendButton } from '../../ui/form/send-button.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { PageLink } from '../../ui/page-link.tsx'
import { PartBoundary } from '../../ui/part-boundary.tsx'
import { BirthPreview } from './birth-preview.tsx'
import { BirthTimeFields } from './birth-time-fields.tsx'
import styles from './chart-form.module.css'
import type { ChartRefusal } from './chart-refusal.ts'
import { type ChartValues, type ExtraFields, noValues } from './chart-values.ts'
import { PlaceFields } from './place-fields.tsx'
import { useChartForm } from './use-chart-form.ts'
import { useSavedNotice } from './use-saved-notice.ts'

type ChartFormProps = {
  /** Initial values of the fields. */
  readonly start?: Partial<ChartValues>
  /** Why the server refused the form. */
  readonly refused?: ChartRefusal | undefined
  readonly extraFields: ExtraFields
  /** Label of the submit button. */
  readonly send: string
  /** Whether the chart is saved in the account, so that a notice confirms it. */
  readonly isSaved?: boolean
}

/** The form for the birth data of a chart, with the preview of its pillars beside it. */
export function ChartForm({ start, refused, extraFields, send, isSaved = false }: ChartFormProps) {
  const { t } = useTranslation()
  const { formData } = useNavigation()
  const first = refused?.values ?? { ...noValues, ...start }
  const chart = useChartForm({ start: first, refused, extraFields })
  const { form, values, preview, faultOf } = chart
  useSavedNotice(isSaved)
  return (
    <Form className={styles.sheet} {...form}>
      <div className={styles.fields}>
        <noscript>{refused && <p className={formStyles.refusal}>{t(refused.notice)}</p>}</noscript>
        <TextField
          name="fio"
          label={t('charts.fio')}
          autoComplete="off"
          defaultValue={first.fio}
          fault={faultOf('fio')}
          hint={t('charts.fioHint')}
        />
        <ChoiceField
          name="gender"
          label={t('charts.gender')}
          options={[
            { value: 'female', label: t('charts.female') },
            { value: 'male', label: t('charts.male') },
          ]}
          chosen={first.gender}
          fault={faultOf('gender')}
          hint={t('charts.genderHint')}
        />
        <BirthTimeFields first={first} chart={chart} />
        <PlaceFields first={first} chart={chart} places={refused?.places ?? []} />
        {extraFields.email && (
          <EmailField
            name="email"
            label={t(extraFields.email === 'optional' ? 'charts.keepEmail' : 'accounts.email')}
            defaultValue={first.email}
            fault={faultOf('email')}
            hint={extraFields.email === 'optional' ? t('charts.keepEmailHint') : undefined}
          />
        )}
        {extraFields.consent && (
          <CheckField name="consent" fault={faultOf('consent')}>
            {t('accounts.consent.before')}{' '}
            <PageLink to="/rules" target="_blank">
              {t('accounts.consent.rules')}
            </PageLink>
          </CheckField>
        )}
        <SendButton busy={formData ? t('accounts.busy') : undefined}>{send}</SendButton>
      </div>
      <PartBoundary resetOn={values.birthday}>
        <BirthPreview preview={preview} offsetSec={values.offsetSec} birthday={values.birthday} />
      </PartBoundary>
    </Form>
  )
}
