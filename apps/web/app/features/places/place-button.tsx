import IconMapPin from '@tabler/icons-react/dist/esm/icons/IconMapPin.mjs'
import { localisePath } from '@zeri/contract/browser'
import { useLocation } from 'react-router'
import { loadWords } from '../../i18n/lazy-words.ts'
import { useLocale } from '../../i18n/use-locale.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { PartBoundary } from '../../ui/part-boundary.tsx'
import { usePopup } from '../../ui/use-popup.ts'
import visuallyHidden from '../../ui/visually-hidden.module.css'
import { usePage } from '../../use-page.ts'
import styles from './place-button.module.css'
import { SolarClock } from './solar-clock.tsx'

/** Shows the place of the page and its solar time; opens the popup that changes the place. Without a script it is a form that leads to a page. */
export function PlaceButton() {
  const words = useTranslation()
  const { t } = words
  const locale = useLocale()
  const { place, solarOffsetSec } = usePage()
  const { pathname } = useLocation()
  const { Popup, open, preload, close } = usePopup(async () => {
    const [{ LocationPopup }] = await Promise.all([import('./location-popup.tsx'), loadWords(words, 'lazy')])
    return LocationPopup
  })

  return (
    <>
      <form
        method="get"
        action={localisePath('/place', locale)}
        className={`${styles.place} of-place of-person`}
        onSubmit={open}
      >
        <input type="hidden" name="back" value={pathname} />
        <button
          type="submit"
          className={styles.button}
          aria-haspopup="dialog"
          onPointerEnter={preload}
          onFocus={preload}
        >
          <IconMapPin size={18} stroke={1.6} aria-hidden="true" />
          <span className={visuallyHidden.text}>{t('site.place')}</span>
          <span className={styles.words}>
            <span className={styles.address}>{place?.address ?? t('site.noPlace')}</span>
            {solarOffsetSec !== null && <SolarClock offsetSec={solarOffsetSec} />}
          </span>
        </button>
      </form>
      {Popup && (
        <PartBoundary>
          <Popup onClose={close} />
        </PartBoundary>
      )}
    </>
  )
}
