import { useCallback, useState, useSyncExternalStore } from 'react'
import { afterPaint } from './after-paint.ts'
import { writeStored } from './browser-storage.ts'

/** The values of a choice; the first is the default. */
export type Values<Value extends string> = readonly [Value, ...Value[]]

type StoredChoice<Value extends string> = {
  readonly value: Value
  readonly choose: (value: Value) => void
  /** Whether the page does not show the value yet. */
  readonly isPressed: boolean
}

/**
 * One of a few values, stored in the browser. The attribute `data-<key>` of the root element holds the current one. The
 * head script writes it before the first paint, style sheets can select by it, and all components read the same value. A
 * new value is returned at once; the page, whose styles may take long, follows after the next frame.
 */
export function useStoredChoice<Value extends string>(
  key: string,
  values: Values<Value>,
): StoredChoice<Value> {
  const attribute = `data-${key}`
  const subscribe = useCallback((onChange: () => void) => watchRoot(attribute, onChange), [attribute])
  const chosen = useSyncExternalStore(
    subscribe,
    () => toValue(document.documentElement.getAttribute(attribute), values),
    () => values[0],
  )
  const [pressed, setPressed] = useState<Value>()
  const choose = (value: Value) => {
    writeStored(key, value)
    setPressed(value)
    afterPaint(() => {
      document.documentElement.setAttribute(attribute, value)
      setPressed(undefined)
    })
  }
  return { value: pressed ?? chosen, choose, isPressed: pressed !== undefined }
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
