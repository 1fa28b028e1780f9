// The elements of a sheet. Units are points (1/72 inch) from the upper left corner; text is placed by its baseline.

export type Point = readonly [x: number, y: number]
export type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number }
export type FontName = 'heading' | 'text' | 'strong' | 'hanzi'

export type TextMark = {
  readonly kind: 'text'
  readonly words: string
  /** The left end of the baseline. */
  readonly at: Point
  readonly size: number
  readonly font: FontName
  readonly colour: string
  /** The box that the text must not leave. */
  readonly within: Box
}

type Paint = {
  readonly fill?: string
  readonly stroke?: string
  readonly lineWidth?: number
}

export type Mark =
  | TextMark
  | ({ readonly kind: 'rect'; readonly box: Box; readonly radius?: number } & Paint)
  | ({ readonly kind: 'circle'; readonly centre: Point; readonly radius: number } & Paint)
  /** `d` is SVG path data. */
  | ({ readonly kind: 'path'; readonly d: string } & Paint)

/** A group of marks that screen readers treat as one element. */
export type Part = {
  /** The structure role in the tagged PDF; an ornament is skipped by screen readers. */
  readonly role: 'H1' | 'H2' | 'P' | 'ornament'
  readonly marks: readonly Mark[]
  /** The text that screen readers speak instead of the text of the marks. */
  readonly spoken?: string
}

/** One page before it is written as a PDF; its parts are in reading order. */
export type Sheet = {
  readonly widthPt: number
  readonly heightPt: number
  readonly parts: readonly Part[]
}

/** The width of a text at a font size of one point. */
export type Measure = (words: string, font: FontName) => number

export const inset = ({ x, y, width, height }: Box, by: number): Box => ({
  x: x + by,
  y: y + by,
  width: width - 2 * by,
  height: height - 2 * by,
})
