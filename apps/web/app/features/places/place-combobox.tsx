import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs'
import type { FoundPlace } from '@zeri/contract'
import { type Ref, useState } from 'react'
import { useLocale } from '../../i18n/use-locale.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { PartBoundary } from '../../ui/part-boundary.tsx'
import styles from './place-combobox.module.css'
import { PlaceOptions } from './place-options.tsx'
import { comboboxOf, usePlaceList } from './use-place-list.ts'
import { wellKnownPlaces } from './well-known-places.ts'

type PlaceComboboxProps = {
  readonly input: Ref<HTMLInputElement>
  readonly onChoose: (place: FoundPlace) => void
}

/** A search field for a city with the list of matches always visible. */
export function PlaceCombobox({ input, onChoose }: PlaceComboboxProps) {
  const { t } = useTranslation()
  const [typed, setTyped] = useState('')
  const list = usePlaceList(typed, {
    known: wellKnownPlaces[useLocale()],
    onChoose,
    onEscape: () => {
      setTyped('')
      return typed !== ''
    },
  })
  return (
    <div>
      <label htmlFor={list.id} className={styles.label}>
        {t('place.field')}
      </label>
      <div className={styles.box}>
        <IconSearch size={20} stroke={1.6} aria-hidden="true" />
        <input
          id={list.id}
          ref={input}
          className={styles.input}
          enterKeyHint="search"
          placeholder={t('place.example')}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          {...comboboxOf(list)}
        />
      </div>
      <div className={styles.results}>
        <PartBoundary onRetry={list.retry}>
          <PlaceOptions list={list} />
        </PartBoundary>
      </div>
    </div>
  )
}
