import { localisePath } from '@zeri/contract/browser'
import { useState } from 'react'
import { useFetcher } from 'react-router'
import { useLocale } from '../../i18n/use-locale.ts'
import { usePage } from '../../use-page.ts'
import type { Refusal } from '../accounts/refusal.ts'
import type { FormResult } from '../accounts/use-form-notice.ts'
import { rememberChart } from '../site/remembered-chart.ts'
import { CHARTS_PATH } from './chart-actions.ts'

type ChartSelection = {
  /** The selected chart, or the one being selected; it reverts if the selection fails. */
  readonly selected: string | null
  /** Selects a chart; null deselects the current one. */
  readonly choose: (uuid: string | null) => void
  readonly isChoosing: boolean
  /** Why the last choice failed, and the chart it was about; null where it was about none. */
  readonly failure: { readonly uuid: string | null; readonly wordsKey: Refusal['notice'] } | undefined
}

/**
 * Selects a chart without leaving the page, whose data is then loaded again. A failure is no notice: the control that was
 * used says so.
 */
export function useSelectChart(): ChartSelection {
  const { charts } = usePage()
  const locale = useLocale()
  const { submit, formData, data } = useFetcher<FormResult>()
  const [pressed, setPressed] = useState<string | null>(null)
  const known = charts?.selected ?? null
  const refused = formData ? undefined : data?.refused
  const pending = formData && (formData.get('do') === 'select' ? String(formData.get('uuid')) : null)
  return {
    selected: pending === undefined ? known : pending,
    isChoosing: formData !== undefined,
    failure: refused && { uuid: pressed, wordsKey: refused.notice },
    choose(uuid) {
      setPressed(uuid ?? known)
      if (uuid !== null) rememberChart(uuid)
      const form = uuid === null ? { do: 'deselect', uuid: known ?? '' } : { do: 'select', uuid }
      void submit(form, { method: 'post', action: localisePath(CHARTS_PATH, locale) })
    },
  }
}
