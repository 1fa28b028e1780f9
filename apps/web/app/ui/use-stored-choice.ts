import { useCallback, useSyncExternalStore } from 'react'
import { writeStored } from './browser-storage.ts'

/** The values of a choice; the first holds until another is chosen. */
export type Values<Value extends string> = readonly [Value, ...Value[]]

/**
 * One of a few values, remembered by this browser. The root element's `data-<key>` says which one holds: the head
 * script writes it before the first paint, style sheets may follow it, and every component that asks sees the same.
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

/** A kept text as one of the values. */
export function toValue<Value extends string>(kept: string | null, values: Values<Value>): Value {
  return values.find((value) => value === kept) ?? values[0]
}

function watchRoot(attribute: string, onChange: () => void): () => void {
  const observer = new MutationObserver(onChange)
  observer.observe(document.documentElement, { attributeFilter: [attribute] })
  return () => observer.disconnect()
}
