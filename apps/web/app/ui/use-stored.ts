import { useEffect, useState } from 'react'
import { readStored, writeStored } from './browser-storage.ts'

/**
 * A choice this browser remembers, the same wherever it is asked for, in other tabs too. Undefined until the browser was
 * asked, null when nothing is remembered.
 */
export function useStored(key: string): [string | null | undefined, (value: string | null) => void] {
  const [value, setValue] = useState<string | null>()
  useEffect(() => {
    const follow = (event: StorageEvent) => event.key === key && setValue(event.newValue)
    setValue(readStored(key))
    addEventListener('storage', follow)
    return () => removeEventListener('storage', follow)
  }, [key])
  const store = (newValue: string | null) => {
    writeStored(key, newValue)
    dispatchEvent(new StorageEvent('storage', { key, newValue })) // the browser tells only the other tabs
  }
  return [value, store]
}
