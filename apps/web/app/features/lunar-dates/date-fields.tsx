import { leapRules, lunarDateKinds, MAX_LUNAR_NAME_CHARS } from '@zeri/contract/browser'
import { useTranslation } from '../../i18n/use-translation.ts'
import { CheckField } from '../../ui/form/check-field.tsx'
import { ChoiceField } from '../../ui/form/choice-field.tsx'
import { SelectField } from '../../ui/form/select-field.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import styles from './lunar-dates.module.css'
import type { TypedDate } from './typed-date.ts'

type DateFieldsProps = {
  readonly typed: Partial<TypedDate>
  /** Whether the lunar date is what is known already. */
  readonly isLunarOpen?: boolean
}

/** The fields of a date: who, what for, when, and the rule of leap months. */
export function DateFields({ typed, isLunarOpen = false }: DateFieldsProps) {
  const { t } = useTranslation()
  return (
    <>
      <TextField
        name="name"
        label={t('lunarDates.name')}
        defaultValue={typed.name}
        required
        maxLength={MAX_LUNAR_NAME_CHARS}
        autoComplete="off"
      />
      <ChoiceField
        name="kind"
        label={t('lunarDates.kind')}
        chosen={typed.kind || 'birthday'}
        options={lunarDateKinds.map((kind) => ({ value: kind, label: t(`lunarDates.kinds.${kind}`) }))}
      />
      <TextField
        name="date"
        label={t('lunarDates.date')}
        type="date"
        min="1900-01-01"
        max="2100-12-31"
        defaultValue={typed.date}
        hint={t('lunarDates.dateHint')}
      />
      <details className={styles.lunar} open={isLunarOpen}>
        <summary>{t('lunarDates.lunar')}</summary>
        <LunarFields typed={typed} />
      </details>
      <SelectField
        name="rule"
        label={t('lunarDates.rule')}
        defaultValue={typed.rule || 'regular'}
        options={leapRules.map((rule) => ({ value: rule, label: t(`lunarDates.rules.${rule}`) }))}
        isCompact
      />
    </>
  )
}

function LunarFields({ typed }: Pick<DateFieldsProps, 'typed'>) {
  const { t } = useTranslation()
  const number = { type: 'number', inputMode: 'numeric' } as const
  return (
    <>
      <div className={styles.parts}>
        <TextField
          {...number}
          name="day"
          label={t('lunarDates.day')}
          min={1}
          max={30}
          defaultValue={typed.day}
        />
        <TextField
          {...number}
          name="month"
          label={t('lunarDates.month')}
          min={1}
          max={12}
          defaultValue={typed.month}
        />
        <TextField
          {...number}
          name="year"
          label={t('lunarDates.year')}
          min={1899}
          max={2100}
          defaultValue={typed.year}
        />
      </div>
      <CheckField name="leap" isTicked={typed.leap !== undefined && typed.leap !== ''}>
        {t('lunarDates.leap')}
      </CheckField>
    </>
  )
}
