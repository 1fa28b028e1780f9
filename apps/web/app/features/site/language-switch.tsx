import { otherLocale } from '@zeri/contract/browser'
import type { SubmitEvent } from 'react'
import { useLocation } from 'react-router'
import { useLocale } from '../../i18n/use-locale.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import styles from './language-switch.module.css'

/** Leads to this page in the other language. A plain form: the whole document changes its language. */
export function LanguageSwitch() {
  const { t } = useTranslation()
  const to = otherLocale(useLocale())
  const { pathname } = useLocation()
  return (
    <form method="post" action="/locale" onSubmit={keepQuery}>
      <input type="hidden" name="to" value={to} />
      <input type="hidden" name="path" value={pathname} />
      <button type="submit" className={styles.switch} lang={to}>
        {t(`language.${to}`)}
      </button>
    </form>
  )
}

/** The rendered page is cached without its query, so the browser adds the query when the form is submitted. */
function keepQuery(event: SubmitEvent<HTMLFormElement>): void {
  const path = event.currentTarget.elements.namedItem('path')
  if (path instanceof HTMLInputElement) path.value = location.pathname + location.search + location.hash
}
