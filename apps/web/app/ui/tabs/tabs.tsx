import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react'
import { optionAfter } from '../option-after.ts'
import styles from './tabs.module.css'

type TabsProps<Id extends string> = {
  readonly label: string
  readonly tabs: readonly { readonly id: Id; readonly label: string }[]
  readonly chosen: Id
  readonly onChoose: (id: Id) => void
  /** The panel of the chosen tab. */
  readonly children: ReactNode
}

/** Maps the keys of a horizontal row to those of a vertical list. */
const listKeys: Readonly<Record<string, string>> = { ArrowRight: 'ArrowDown', ArrowLeft: 'ArrowUp' }

/** Tabs by the WAI-ARIA pattern. https://www.w3.org/WAI/ARIA/apg/patterns/tabs/ */
export function Tabs<Id extends string>({ label, tabs, chosen, onChoose, children }: TabsProps<Id>) {
  const id = useId()
  const row = useRef<HTMLDivElement>(null)

  const onKeyDown = (event: KeyboardEvent) => {
    const active = tabs.findIndex((tab) => tab.id === chosen)
    const to = tabs[optionAfter(listKeys[event.key] ?? event.key, active, tabs.length) ?? -1]
    if (!to) return
    event.preventDefault()
    onChoose(to.id)
    row.current?.querySelector<HTMLElement>(`[data-tab="${to.id}"]`)?.focus()
  }
  return (
    <>
      <div ref={row} role="tablist" aria-label={label} className={styles.tabs}>
        {tabs.map((tab) => (
          <button
            key={tab.id}
            id={`${id}-${tab.id}`}
            type="button"
            role="tab"
            className={styles.tab}
            data-tab={tab.id}
            aria-selected={tab.id === chosen}
            aria-controls={`${id}-panel`}
            tabIndex={tab.id === chosen ? 0 : -1}
            onClick={() => onChoose(tab.id)}
            onKeyDown={onKeyDown}
          >
            {tab.label}
          </button>
        ))}
      </div>
      <div id={`${id}-panel`} role="tabpanel" aria-labelledby={`${id}-${chosen}`}>
        {children}
      </div>
    </>
  )
}
