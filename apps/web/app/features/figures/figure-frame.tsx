import type { Figure } from '@zeri/contract'
import type { ReactNode } from 'react'
import { TextWithHanzi } from '../../ui/text-with-hanzi.tsx'
import styles from './figures.module.css'

type FigureFrameProps = {
  readonly figure: Pick<Figure, 'name' | 'title' | 'caption' | 'text'>
  /** Of the drawing; 360 units are the width of a phone. */
  readonly viewBox: string
  readonly children: ReactNode
  /** Names for the signs of the drawing, as text below it. */
  readonly legend?: ReactNode
}

/** A drawing with its caption. A reader who listens gets the text of the figure in place of the drawing. */
export function FigureFrame({
  figure: { name, title, caption, text },
  viewBox,
  children,
  legend,
}: FigureFrameProps) {
  return (
    <figure className={styles.figure} data-figure={name}>
      <svg
        className={styles.drawing}
        data-shape={isTall(viewBox) ? 'tall' : undefined}
        viewBox={viewBox}
        role="img"
        aria-label={`${title}. ${text}`}
      >
        {children}
      </svg>
      {legend}
      <figcaption className={styles.caption}>
        <b>{title}.</b> <TextWithHanzi text={caption} />
      </figcaption>
    </figure>
  )
}

/** Whether a drawing is a quarter taller than wide, or more. */
function isTall(viewBox: string): boolean {
  const [, , width = 0, height = 0] = viewBox.split(' ').map(Number)
  return height >= width * 1.25
}
