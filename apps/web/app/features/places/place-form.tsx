import type { FoundPlace } from '@zeri/contract'
import { useId } from 'react'
import { useTranslation } from '../../i18n/use-translation.ts'
import { toChoice } from './place-choice.ts'
import styles from './place-form.module.css'
import { PlaceName } from './place-name.tsx'

type SearchFormProps = { readonly city: string; readonly back: string }

/** The city search of the place page, which works without a script. */
export function SearchForm({ city, back }: SearchFormProps) {
  const { t } = useTranslation()
  const id = useId()
  return (
    <search>
      <form method="get" className={styles.search}>
        <input type="hidden" name="back" value={back} />
        <label htmlFor={id} className={styles.label}>
          {t('place.field')}
        </label>
        <input
          id={id}
          name="city"
          className={styles.input}
          defaultValue={city}
          maxLength={200}
          autoComplete="off"
          placeholder={t('place.example')}
          required
        />
        <button type="submit" className={styles.send}>
          {t('place.search')}
        </button>
      </form>
    </search>
  )
}

type ChoiceFormProps = { readonly places: readonly FoundPlace[]; readonly back: string }

/** The places found, each a button that chooses it without a script. */
export function ChoiceForm({ places, back }: ChoiceFormProps) {
  return (
    <form method="post">
      <input type="hidden" name="back" value={back} />
      <ul className={styles.places}>
        {places.map((place) => (
          <li key={place.place}>
            <button
              type="submit"
              name="choice"
              value={JSON.stringify(toChoice(place))}
              className={styles.place}
            >
              <PlaceName place={place} />
            </button>
          </li>
        ))}
      </ul>
    </form>
  )
}
