import { activityIcons, themeIcons } from './activity-icons.ts'

type IconProps = {
  /** Id in the API. An id newer than this page has no icon. */
  readonly id: string
  readonly sizePx?: number
  /** Left out where text beside the icon says the same. */
  readonly label?: string
}

/** The icon of an activity. */
export function ActivityIcon(props: IconProps) {
  return <IdIcon {...props} icons={activityIcons} />
}

/** The icon of a theme, a group of activities. */
export function ThemeIcon(props: IconProps) {
  return <IdIcon {...props} icons={themeIcons} />
}

type Icons = Readonly<Record<string, (typeof themeIcons)['home']>>

function IdIcon({ icons, id, sizePx = 20, label }: IconProps & { readonly icons: Icons }) {
  const Icon = icons[id]
  if (!Icon) return null
  const meaning = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label }
  return <Icon size={sizePx} stroke={1.6} {...meaning} />
}
