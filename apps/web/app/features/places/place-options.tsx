import { useTranslation } from 'react-i18next'
import styles from './place-combobox.module.css'
import { PlaceName } from './place-name.tsx'
import { SearchStatus } from './search-status.tsx'
import { optionId, type PlaceList } from './use-place-list.ts'

/** What a search found, to choose from by pointer; keys are the field's, which keeps the focus. */
export function PlaceOptions({ list }: { readonly list: PlaceList }) {
  const { t } = useTranslation()
  const { id, search, retry, places, active, moveTo, onChoose } = list
  return (
    <>
      <SearchStatus search={search} onRetry={retry} />
      {places.length > 0 && (
        <div
          id={`${id}-list`}
          role="listbox"
          aria-label={t(search.kind === 'idle' ? 'place.wellKnown' : 'place.results')}
          className={styles.list}
          data-stale={search.kind === 'searching' ? '' : undefined}
        >
          {places.map((place, index) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the field's, which keeps the focus
            <div
              key={place.place}
              id={optionId(id, index)}
              role="option"
              tabIndex={-1}
              aria-selected={index === active}
              className={styles.option}
              onPointerDown={(event) => event.preventDefault()}
              onPointerMove={() => index !== active && moveTo(index)}
              onClick={() => onChoose(place)}
            >
              <PlaceName place={place} />
            </div>
          ))}
        </div>
      )}
    </>
  )
}
