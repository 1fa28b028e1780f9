import {
  type FocusEvent,
  type InputEvent,
  type SubmitEvent,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react'
import { useTranslation } from '../../i18n/use-translation.ts'
import { useNotify } from '../../ui/notices/notices.tsx'
import type { ChartRefusal } from './chart-refusal.ts'
import {
  type ChartFaults,
  type ChartField,
  type ChartValues,
  type ExtraFields,
  findChartFaults,
  isChartField,
  readChartValues,
} from './chart-values.ts'
import { useBirthPreview } from './use-birth-preview.ts'

type Options = {
  readonly start: ChartValues
  readonly refused: ChartRefusal | undefined
  readonly extraFields: ExtraFields
}

const none: ReadonlySet<string> = new Set()
const noFaults: ChartFaults = {}

/**
 * Validates a chart's form when a field loses the focus and on submit; an invalid form is not sent. The fields are
 * uncontrolled, so that text typed before the page is hydrated is not lost.
 */
export function useChartForm({ start, refused, extraFields }: Options) {
  const { t } = useTranslation()
  const notify = useNotify()
  const element = useRef<HTMLFormElement>(null)
  const [values, setValues] = useState(start)
  const [left, setLeft] = useState(none)
  // A fault reported by the server stays until the field is edited.
  const [serverFaults, setServerFaults] = useState(refused?.faults ?? noFaults)
  const preview = useBirthPreview(values, refused?.preview)
  const found = findChartFaults(values, extraFields, preview.result)
  const faultAt = (field: ChartField) => serverFaults[field] ?? (left.has(field) ? found[field] : undefined)

  const reread = useCallback(() => {
    if (element.current) setValues(readChartValues(new FormData(element.current)))
  }, [])
  useEffect(reread, [reread])
  useEffect(() => {
    setServerFaults(refused?.faults ?? noFaults)
    if (!refused) return
    notify({ kind: 'error', message: t(refused.notice) })
    focusFirst(element.current, refused.faults)
  }, [refused, notify, t])

  const onInput = ({ target }: InputEvent<HTMLFormElement>) => {
    reread()
    if (!(target instanceof HTMLInputElement) || !isChartField(target.name)) return
    const field = target.name
    setServerFaults(({ [field]: _, ...others }) => others)
    // Typing can remove an error but never adds one.
    if (!faultAt(field)) setLeft((before) => new Set([...before].filter((one) => one !== field)))
  }
  const onBlur = ({ target }: FocusEvent<HTMLFormElement>) => {
    const field = target instanceof HTMLInputElement && target.type !== 'radio' ? target.name : ''
    if (field) setLeft((before) => new Set([...before, field]))
  }
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    if (Object.keys(found).length === 0) return
    event.preventDefault()
    setLeft(new Set(Object.keys(found)))
    notify({ kind: 'error', message: t('charts.incomplete') })
    focusFirst(event.currentTarget, found)
  }
  /** Fills fields in as if they had been typed. */
  const fill = (newValues: Partial<ChartValues>) => {
    for (const [name, value] of Object.entries(newValues)) {
      const field = element.current?.elements.namedItem(name)
      if (field instanceof HTMLInputElement) field.value = value
    }
    setServerFaults((before) =>
      Object.fromEntries(Object.entries(before).filter(([name]) => !(name in newValues))),
    )
    reread()
  }
  return {
    form: { ref: element, method: 'post' as const, noValidate: true, onInput, onBlur, onSubmit },
    values,
    preview,
    faultOf: (field: ChartField): string | undefined => {
      const fault = faultAt(field)
      return fault && t(fault)
    },
    fill,
  }
}

/** Focuses the first invalid field and expands the disclosure it is in. */
function focusFirst(form: HTMLFormElement | null, faults: ChartFaults): void {
  const faulty = Array.from(form?.elements ?? []).find(
    (field) => field instanceof HTMLInputElement && field.name in faults,
  )
  if (!(faulty instanceof HTMLInputElement)) return
  const folded = faulty.closest('details')
  if (folded) folded.open = true
  faulty.focus()
}
