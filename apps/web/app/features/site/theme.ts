export type Theme = 'system' | 'light' | 'dark'

const order: readonly Theme[] = ['system', 'light', 'dark']

/** Background of each theme, for the browser's own bars. */
const paper = { light: '#f7f2e8', dark: '#15130f' }

/** A stored choice as a theme. */
export function toTheme(stored: string | null | undefined): Theme {
  return stored === 'light' || stored === 'dark' ? stored : 'system'
}

/** The theme the switch goes to next. */
export function themeAfter(theme: Theme): Theme {
  return order[(order.indexOf(theme) + 1) % order.length] ?? 'system'
}

/** Colours of the browser's bars, by what the system prefers. */
export function barColours(theme: Theme): { light: string; dark: string } {
  return theme === 'system' ? paper : { light: paper[theme], dark: paper[theme] }
}
