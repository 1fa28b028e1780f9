import IconDeviceDesktop from '@tabler/icons-react/dist/esm/icons/IconDeviceDesktop.mjs'
import IconMoon from '@tabler/icons-react/dist/esm/icons/IconMoon.mjs'
import IconSun from '@tabler/icons-react/dist/esm/icons/IconSun.mjs'
import { useEffect } from 'react'
import { useTranslation } from '../../i18n/use-translation.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { useStored } from '../../ui/use-stored.ts'
import { storedKeys } from './stored-keys.ts'
import { barColours, themeAfter, toTheme } from './theme.ts'
import styles from './theme-switch.module.css'

/** Cycles through system, light and dark. All three icons are in the page; the root element's theme shows one of them. */
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
        <IconDeviceDesktop className={styles.system} size={18} stroke={1.6} aria-hidden="true" />
        <IconSun className={styles.light} size={18} stroke={1.6} aria-hidden="true" />
        <IconMoon className={styles.dark} size={18} stroke={1.6} aria-hidden="true" />
      </IconButton>
    </>
  )
}
