import { localisePath, pillarGlyphs, pillarId } from '@zeri/contract/browser'
import type { ReactNode } from 'react'
import { useLocale } from '../../i18n/use-locale.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { CheckField } from '../../ui/form/check-field.tsx'
import { PageForm } from '../../ui/form/page-form.tsx'
import { SelectField } from '../../ui/form/select-field.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { Panel } from '../../ui/panel.tsx'
import { PillButton } from '../../ui/pill.tsx'
import styles from './convert.module.css'
import type { TypedFields } from './read-query.ts'

const PILLARS = 60

type FormsProps = { readonly typed: TypedFields; readonly today: string }

/** One form for each calendar. They work without a script: the result is a page. */
export function ConvertForms({ typed, today }: FormsProps) {
  const { t } = useTranslation()
  return (
    <div className={styles.forms}>
      <CalendarForm title={t('convert.gregorian')}>
        <TextField
          label={t('convert.date')}
          type="date"
          name="date"
          min="1900-01-01"
          max="2100-12-31"
          required
          defaultValue={typed.date || today}
        />
      </CalendarForm>
      <CalendarForm title={t('convert.lunar')}>
        <LunarFields typed={typed} />
      </CalendarForm>
      <CalendarForm title={t('convert.pillars')}>
        <PillarFields typed={typed} />
      </CalendarForm>
    </div>
  )
}

function CalendarForm({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const { t } = useTranslation()
  return (
    <Panel title={title}>
      <PageForm action={localisePath('/convert', useLocale())} className={styles.form}>
        {children}
        <div>
          <PillButton type="submit">{t('convert.submit')}</PillButton>
        </div>
      </PageForm>
    </Panel>
  )
}

function LunarFields({ typed }: Pick<FormsProps, 'typed'>) {
  const { t } = useTranslation()
  const number = { type: 'number', required: true, inputMode: 'numeric' } as const
  return (
    <>
      <div className={styles.row}>
        <TextField
          {...number}
          label={t('convert.year')}
          name="lunarYear"
          min={1899}
          max={2100}
          defaultValue={typed.lunarYear}
        />
        <TextField
          {...number}
          label={t('convert.month')}
          name="lunarMonth"
          min={1}
          max={12}
          defaultValue={typed.lunarMonth}
        />
        <TextField
          {...number}
          label={t('convert.day')}
          name="lunarDay"
          min={1}
          max={30}
          defaultValue={typed.lunarDay}
        />
      </div>
      <CheckField name="leap" isTicked={typed.leap !== ''}>
        {t('convert.leap')}
      </CheckField>
    </>
  )
}

function PillarFields({ typed }: Pick<FormsProps, 'typed'>) {
  const { t } = useTranslation()
  const options = [
    { value: '', label: t('convert.any') },
    ...Array.from({ length: PILLARS }, (_, index) => ({
      value: pillarId(index),
      label: `${pillarGlyphs(index)} ${pillarId(index)}`,
    })),
  ]
  const names = ['yearPillar', 'monthPillar', 'dayPillar'] as const
  return (
    <div className={styles.row}>
      {names.map((name) => (
        <SelectField
          key={name}
          label={t(`convert.${name}`)}
          name={name}
          options={options}
          defaultValue={typed[name]}
          isCompact
        />
      ))}
    </div>
  )
}
