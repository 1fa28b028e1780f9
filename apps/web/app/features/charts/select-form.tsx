import { localisePath } from '@zeri/contract/browser'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { useLocale } from '../../i18n/use-locale.ts'
import { CHARTS_PATH } from './chart-actions.ts'

type SelectFormProps = {
  /** Null deselects `selected`. */
  readonly uuid: string | null
  readonly selected: string | null
  readonly onChoose: (uuid: string | null) => void
  readonly className?: string | undefined
  /** The submit button. */
  readonly children: ReactNode
}

/** Selects a chart, or none. Without a script it is an ordinary form that redirects back. */
export function SelectForm({ uuid, selected, onChoose, className, children }: SelectFormProps) {
  const locale = useLocale()
  const { pathname } = useLocation()
  return (
    <form
      method="post"
      action={localisePath(CHARTS_PATH, locale)}
      className={className}
      onSubmit={(event) => {
        event.preventDefault()
        onChoose(uuid)
      }}
    >
      <input type="hidden" name="do" value={uuid === null ? 'deselect' : 'select'} />
      <input type="hidden" name="uuid" value={uuid ?? selected ?? ''} />
      <input type="hidden" name="back" value={pathname} />
      {children}
    </form>
  )
}
