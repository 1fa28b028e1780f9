import IconClock from '@tabler/icons-react/dist/esm/icons/IconClock.mjs'
import IconCurrentLocation from '@tabler/icons-react/dist/esm/icons/IconCurrentLocation.mjs'
import { useEffect, useRef } from 'react'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Popup } from '../../ui/popup/popup.tsx'
import { usePage } from '../../use-page.ts'
import styles from './location-popup.module.css'
import { findMyPosition } from './my-position.ts'
import { toChoice } from './place-choice.ts'
import { PlaceCombobox } from './place-combobox.tsx'
import { deviceZone } from './places-api.ts'
import { findZoneChoice } from './save-place.ts'
import { useSavePlace } from './use-save-place.ts'

/** The popup that changes the place of the page. */
export function LocationPopup({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation()
  const { place } = usePage()
  const dialog = useRef<HTMLDialogElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const { busy, failure, save } = useSavePlace(() => dialog.current?.close())

  useEffect(() => input.current?.focus(), [])

  return (
    <Popup dialog={dialog} title={t('place.title')} onClose={onClose}>
      <p className={styles.lead}>
        {t('place.lead')}{' '}
        {place && t(place.isDefault ? 'place.nowByDefault' : 'place.now', { address: place.address })}
      </p>
      <PlaceCombobox
        input={input}
        onChoose={(chosen) => save(() => ({ ok: true, value: toChoice(chosen) }))}
      />
      <div className={styles.buttons}>
        <button
          type="button"
          className={styles.button}
          onClick={() => save(() => findMyPosition(navigator.geolocation), 'place.position.asking')}
        >
          <IconCurrentLocation size={18} stroke={1.6} aria-hidden="true" />
          {t('place.position.use')}
        </button>
        <button
          type="button"
          className={styles.button}
          onClick={() => save((api) => findZoneChoice(api, deviceZone()))}
        >
          <IconClock size={18} stroke={1.6} aria-hidden="true" />
          {t('place.zone.use')}
        </button>
      </div>
      <p role="status" className={styles.status}>
        {failure ? t(failure) : busy && t(busy)}
      </p>
    </Popup>
  )
}
