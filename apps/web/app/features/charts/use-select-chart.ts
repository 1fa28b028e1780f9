import { useFetcher } from 'react-router'
import { localisePath } from '../../i18n/locale.ts'
import { useLocale } from '../../i18n/use-locale.ts'
import { usePage } from '../../use-page.ts'
import { type FormAnswer, useTellAnswer } from '../accounts/use-tell-answer.ts'
import { rememberChart } from '../site/remembered-chart.ts'
import { CHARTS_PATH } from './chart-actions.ts'

type Selecting = {
  /** The chart that is selected, or is about to be; should that fail, it is the former one again. */
  readonly selected: string | null
  /** Selects a chart, or none instead of the selected one. */
  readonly choose: (uuid: string | null) => void
}

/** Selects a chart without leaving the page; everything on it follows. */
export function useSelectChart(): Selecting {
  const { charts } = usePage()
  const locale = useLocale()
  const { submit, formData, data } = useFetcher<FormAnswer>()
  useTellAnswer(data)
  const known = charts?.selected ?? null
  const asked = formData && (formData.get('do') === 'select' ? String(formData.get('uuid')) : null)
  return {
    selected: asked === undefined ? known : asked,
    choose(uuid) {
      if (uuid !== null) rememberChart(uuid)
      const form = uuid === null ? { do: 'deselect', uuid: known ?? '' } : { do: 'select', uuid }
      void submit(form, { method: 'post', action: localisePath(CHARTS_PATH, locale) })
    },
  }
}
