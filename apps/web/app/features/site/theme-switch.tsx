import { useEffect } from 'react'
import { useTranslation } from '../../i18n/use-translation.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { useStored } from '../../ui/use-stored.ts'
import { storedKeys } from './stored-keys.ts'
import { barColours, themeAfter, toTheme } from './theme.ts'
import styles from './theme-switch.module.css'

/** Cycles through system, light and dark. The style sheet draws the disc by the theme of the root element. */
export function ThemeSwitch() {
  const { t } = useTranslation()
  const [stored, store] = useStored(storedKeys.theme)
  const theme = toTheme(stored)
  const next = themeAfter(theme)
  const colours = barColours(theme)
  const label = t('theme.switch', { current: t(`theme.${theme}`), next: t(`theme.${next}`) })

  useEffect(() => {
    if (stored === undefined) return
    if (theme === 'system') delete document.documentElement.dataset.theme
    else document.documentElement.dataset.theme = theme
  }, [stored, theme])

  return (
    <>
      <meta name="theme-color" media="(prefers-color-scheme: light)" content={colours.light} />
      <meta name="theme-color" media="(prefers-color-scheme: dark)" content={colours.dark} />
      <IconButton needsScript label={label} onClick={() => store(next === 'system' ? null : next)}>
        <span className={styles.disc} />
      </IconButton>
    </>
  )
}
