import { useTranslation } from '../../i18n/use-translation.ts'
import styles from './place-combobox.module.css'
import { PlaceName } from './place-name.tsx'
import { SearchStatus } from './search-status.tsx'
import { optionId, type PlaceList } from './use-place-list.ts'

/** The list of matches, clickable. The text field keeps the focus and handles the keys. */
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
            // biome-ignore lint/a11y/useKeyWithClickEvents: the text field keeps the focus and handles the keys
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
