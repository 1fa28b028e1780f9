import { activityIcons, themeIcons } from './activity-icons.ts'

type IconProps = {
  /** As the calendar names it. An id this page is too old to know has no picture. */
  readonly id: string
  readonly sizePx?: number
  /** Left out where words beside the picture say the same. */
  readonly label?: string
}

/** The picture of an activity. */
export function ActivityIcon(props: IconProps) {
  return <IdIcon {...props} icons={activityIcons} />
}

/** The picture of a theme, which activities belong to. */
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
