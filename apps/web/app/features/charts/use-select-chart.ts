import { localisePath } from '@zeri/contract/browser'
import { useFetcher } from 'react-router'
import { useLocale } from '../../i18n/use-locale.ts'
import { usePage } from '../../use-page.ts'
import { type FormResult, useFormNotice } from '../accounts/use-form-notice.ts'
import { rememberChart } from '../site/remembered-chart.ts'
import { CHARTS_PATH } from './chart-actions.ts'

type ChartSelection = {
  /** The selected chart, or the one being selected; it reverts if the selection fails. */
  readonly selected: string | null
  /** Selects a chart; null deselects the current one. */
  readonly choose: (uuid: string | null) => void
}

/** Selects a chart without leaving the page, whose data is then loaded again. */
export function useSelectChart(): ChartSelection {
  const { charts } = usePage()
  const locale = useLocale()
  const { submit, formData, data } = useFetcher<FormResult>()
  useFormNotice(data)
  const known = charts?.selected ?? null
  const pending = formData && (formData.get('do') === 'select' ? String(formData.get('uuid')) : null)
  return {
    selected: pending === undefined ? known : pending,
    choose(uuid) {
      if (uuid !== null) rememberChart(uuid)
      const form = uuid === null ? { do: 'deselect', uuid: known ?? '' } : { do: 'select', uuid }
      void submit(form, { method: 'post', action: localisePath(CHARTS_PATH, locale) })
    },
  }
}
