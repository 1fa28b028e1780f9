import IconUserStar from '@tabler/icons-react/dist/esm/icons/IconUserStar.mjs'
import { localisePath } from '@zeri/contract/browser'
import { useLocale } from '../../i18n/use-locale.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { PartBoundary } from '../../ui/part-boundary.tsx'
import { usePopup } from '../../ui/use-popup.ts'
import visuallyHidden from '../../ui/visually-hidden.module.css'
import { usePage } from '../../use-page.ts'
import { CHARTS_PATH } from './chart-actions.ts'
import styles from './charts-button.module.css'

const loadPopup = async () => (await import('./charts-popup.tsx')).ChartsPopup

/** Shows the selected chart and opens the popup that selects another. Without a script it leads to the list of charts. */
export function ChartsButton() {
  const { t } = useTranslation()
  const locale = useLocale()
  const { charts } = usePage()
  const { Popup, open, preload, close } = usePopup(loadPopup)
  if (!charts) return null
  const chosen = charts.active.find(({ uuid }) => uuid === charts.selected)
  return (
    <>
      <form method="get" action={localisePath(CHARTS_PATH, locale)} className={styles.charts} onSubmit={open}>
        <button
          type="submit"
          className={styles.button}
          aria-haspopup="dialog"
          onPointerEnter={preload}
          onFocus={preload}
        >
          <IconUserStar size={18} stroke={1.6} aria-hidden="true" />
          <span className={visuallyHidden.text}>{t('personal.charts.button')}</span>
          <span className={styles.name}>{chosen?.name ?? t('personal.charts.nobody')}</span>
        </button>
      </form>
      {Popup && (
        <PartBoundary>
          <Popup charts={charts.active} onClose={close} />
        </PartBoundary>
      )}
    </>
  )
}
