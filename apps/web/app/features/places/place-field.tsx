import type { FoundPlace } from '@zeri/contract'
import { type ComponentProps, useState } from 'react'
import { TextField } from '../../ui/form/text-field.tsx'
import { PartBoundary } from '../../ui/part-boundary.tsx'
import styles from './place-field.module.css'
import { PlaceOptions } from './place-options.tsx'
import { comboboxOf, usePlaceList } from './use-place-list.ts'

type PlaceFieldProps = ComponentProps<typeof TextField> & {
  readonly onChoose: (place: FoundPlace) => void
}

const nothing: readonly FoundPlace[] = []

/** A form field for a city; its list of matches opens while somebody types. Without a script it is a plain text field. */
export function PlaceField({ onChoose, ...field }: PlaceFieldProps) {
  // The search text; empty while the list is closed.
  const [sought, setSought] = useState('')
  const isOpen = sought !== ''
  const close = () => setSought('')
  const list = usePlaceList(sought, {
    known: nothing,
    onChoose: (place) => {
      close()
      onChoose(place)
    },
    onEscape: () => {
      close()
      return isOpen
    },
  })
  return (
    <div className={styles.place}>
      <TextField
        {...field}
        {...comboboxOf(list)}
        onInput={(event) => setSought(event.currentTarget.value.trim())}
        onBlur={close}
      />
      <div className={styles.results} hidden={!isOpen}>
        <PartBoundary onRetry={list.retry}>
          <PlaceOptions list={list} />
        </PartBoundary>
      </div>
    </div>
  )
}
