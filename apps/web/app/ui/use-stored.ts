import { useEffect, useState } from 'react'
import { readStored, writeStored } from './browser-storage.ts'

/**
 * A value in localStorage, shared by all components and all tabs. Undefined until the page is hydrated, null when
 * nothing is stored.
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
    dispatchEvent(new StorageEvent('storage', { key, newValue })) // the browser itself notifies only the other tabs
  }
  return [value, store]
}
