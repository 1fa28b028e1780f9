import { FIRST_DAY, LAST_DAY } from '@zeri/contract/browser'
import { uncapitalised } from '../../i18n/uncapitalised.ts'
import { useLocale } from '../../i18n/use-locale.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { CheckField } from '../../ui/form/check-field.tsx'
import { ChoiceField } from '../../ui/form/choice-field.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { PillButton } from '../../ui/pill.tsx'
import styles from './chart-form.module.css'
import type { ChartValues, Preview } from './chart-values.ts'
import { dateName, offsetName } from './clock-words.ts'
import type { useChartForm } from './use-chart-form.ts'

type Chart = Pick<ReturnType<typeof useChartForm>, 'values' | 'preview' | 'faultOf' | 'fill'>
type BirthTimeFieldsProps = { readonly first: ChartValues; readonly chart: Chart }

/** Date and time of birth by the local clock, with questions where clock or calendar are ambiguous. */
export function BirthTimeFields({ first, chart }: BirthTimeFieldsProps) {
  const { t } = useTranslation()
  const { values, preview, faultOf } = chart
  const { result } = preview
  const isUnknown = values.timeUnknown !== ''
  return (
    <>
      <div className={styles.row}>
        <TextField
          name="birthday"
          label={t('charts.birthday')}
          type="date"
          min={FIRST_DAY}
          max={LAST_DAY}
          autoComplete="bday"
          defaultValue={first.birthday}
          fault={faultOf('birthday')}
        />
        <TextField
          name="birthdayTime"
          label={t('charts.birthdayTime')}
          type="time"
          defaultValue={first.birthdayTime}
          disabled={isUnknown}
          fault={isUnknown ? undefined : faultOf('birthdayTime')}
          hint={t('charts.timeHint')}
        />
      </div>
      <CheckField name="timeUnknown" isTicked={first.timeUnknown !== ''} hint={t('charts.timeUnknownHint')}>
        {t('charts.timeUnknown')}
      </CheckField>
      {result?.oldStyle && (
        <OldStyle date={result.oldStyle.date} onUse={(birthday) => chart.fill({ birthday })} />
      )}
      {result && result.reckonings.length > 1 && (
        <ClockQuestion
          // A changed birth resets the choice.
          key={`${values.birthday} ${values.birthdayTime} ${values.utc}`}
          preview={result}
          time={values.birthdayTime}
          chosen={first.offsetSec}
          fault={faultOf('offsetSec')}
        />
      )}
    </>
  )
}

/** Russia used the Julian calendar until 1918, so a date from old papers may need conversion. */
function OldStyle({ date, onUse }: { readonly date: string; readonly onUse: (date: string) => void }) {
  const { t } = useTranslation()
  const name = dateName(date, useLocale())
  return (
    <div className={styles.question}>
      <p>{t('charts.oldStyle.text', { date: name })}</p>
      <div>
        <PillButton needsScript onClick={() => onUse(date)}>
          {t('charts.oldStyle.use', { date: name })}
        </PillButton>
      </div>
    </div>
  )
}

type ClockQuestionProps = {
  readonly preview: Preview
  readonly time: string
  readonly chosen: string
  readonly fault: string | undefined
}

const readings = { ambiguous: ['first', 'second'], missing: ['before', 'after'] } as const

/** The clock showed the time twice, or never: only the person knows what is meant. */
function ClockQuestion({ preview, time, chosen, fault }: ClockQuestionProps) {
  const { t } = useTranslation()
  const kind = preview.time === 'missing' ? 'missing' : 'ambiguous'
  return (
    <div className={styles.question}>
      <ChoiceField
        name="offsetSec"
        label={t(`charts.clock.${kind}`, { time })}
        options={preview.reckonings.map(({ offsetSec, offset, hour }, index) => {
          const reading = t(`charts.clock.${readings[kind][index === 0 ? 0 : 1]}`, {
            offset: offsetName(offset),
          })
          return {
            value: String(offsetSec),
            label: hour ? `${reading}: ${uncapitalised(hour.name)}` : reading,
          }
        })}
        chosen={chosen}
        fault={fault}
        isStacked
      />
    </div>
  )
}
