import type { ComponentProps } from 'react'
import { TextField } from './text-field.tsx'

/** A text field for an email address, with the right keyboard and without corrections of its spelling. */
export function EmailField(props: Omit<ComponentProps<typeof TextField>, 'type'>) {
  return (
    <TextField
      type="email"
      inputMode="email"
      autoComplete="email"
      autoCapitalize="none"
      spellCheck={false}
      {...props}
    />
  )
}
