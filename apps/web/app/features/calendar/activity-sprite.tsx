import { ActivityIcon } from './activity-icon.tsx'
import styles from './activity-sprite.module.css'

const spriteIdOf = (activityId: string): string => `activity-${activityId}`

/** An SVG sprite: a month shows each icon many times, so it is drawn once and the cells refer to it. */
export function ActivitySprite({ ids }: { readonly ids: readonly string[] }) {
  return (
    <svg className={styles.sprite} aria-hidden="true">
      {ids.map((id) => (
        <symbol key={id} id={spriteIdOf(id)} viewBox="0 0 24 24">
          <ActivityIcon id={id} sizePx={24} />
        </symbol>
      ))}
    </svg>
  )
}

/** An icon of the sprite. */
export function ActivityMark({ id, sizePx }: { readonly id: string; readonly sizePx: number }) {
  return (
    <svg width={sizePx} height={sizePx} aria-hidden="true">
      <use href={`#${spriteIdOf(id)}`} />
    </svg>
  )
}
