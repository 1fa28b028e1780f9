import icons from './activity-icons.generated.svg'

type IconProps = {
  /** Id in the API. An id newer than this page leaves its place empty. */
  readonly id: string
  readonly sizePx?: number
  /** Left out where text beside the icon says the same. */
  readonly label?: string
}

/** The icon of an activity. It uses no context, because a month renders a hundred at once. */
export function ActivityIcon({ id, sizePx = 20, label }: IconProps) {
  const meaning = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label }
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: it is hidden or has a label
    <svg width={sizePx} height={sizePx} {...meaning}>
      <use href={`${icons}#${id}`} />
    </svg>
  )
}

/** The icon of a theme, a group of activities. */
export function ThemeIcon({ id, ...rest }: IconProps) {
  return <ActivityIcon id={`theme-${id}`} {...rest} />
}
