import { useCallback, useSyncExternalStore } from 'react'
import { writeStored } from './browser-storage.ts'

/** The values of a choice; the first is the default. */
export type Values<Value extends string> = readonly [Value, ...Value[]]

/**
 * One of a few values, stored in the browser. The attribute `data-<key>` of the root element holds the current one. The
 * head script writes it before the first paint, style sheets can select by it, and all components read the same value.
 */
export function useStoredChoice<Value extends string>(
  key: string,
  values: Values<Value>,
): [Value, (value: Value) => void] {
  const attribute = `data-${key}`
  const subscribe = useCallback((onChange: () => void) => watchRoot(attribute, onChange), [attribute])
  const chosen = useSyncExternalStore(
    subscribe,
    () => toValue(document.documentElement.getAttribute(attribute), values),
    () => values[0],
  )
  const choose = (value: Value) => {
    document.documentElement.setAttribute(attribute, value)
    writeStored(key, value)
  }
  return [chosen, choose]
}

/** The value a stored text stands for; the default for an unknown text. */
export function toValue<Value extends string>(stored: string | null, values: Values<Value>): Value {
  return values.find((value) => value === stored) ?? values[0]
}

function watchRoot(attribute: string, onChange: () => void): () => void {
  const observer = new MutationObserver(onChange)
  observer.observe(document.documentElement, { attributeFilter: [attribute] })
  return () => observer.disconnect()
}
