import { useEffect, useState } from 'react'

/** A choice this browser remembers. Undefined until the browser was asked, null when nothing is remembered. */
export function useStored(key: string): [string | null | undefined, (value: string | null) => void] {
  const [value, setValue] = useState<string | null>()
  useEffect(() => setValue(read(key)), [key])
  const store = (next: string | null) => {
    setValue(next)
    write(key, next)
  }
  return [value, store]
}

// Storage may be switched off: the choice then lasts as long as the page.
function read(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

function write(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key)
    else localStorage.setItem(key, value)
  } catch {}
}
