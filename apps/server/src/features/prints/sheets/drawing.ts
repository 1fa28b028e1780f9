// What a sheet is made of. Points of a 72nd of an inch, from the upper left corner; text stands on its baseline.

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
  /** The room it must keep to. */
  readonly within: Box
}

type Painted = {
  readonly fill?: string
  readonly stroke?: string
  readonly lineWidth?: number
}

export type Mark =
  | TextMark
  | ({ readonly kind: 'rect'; readonly box: Box; readonly radius?: number } & Painted)
  | ({ readonly kind: 'circle'; readonly centre: Point; readonly radius: number } & Painted)
  /** `d` as SVG writes a path. */
  | ({ readonly kind: 'path'; readonly d: string } & Painted)

/** Marks that are read together. */
export type Part = {
  /** As programs that read a sheet aloud take it: a heading, a paragraph, or nothing to be read. */
  readonly role: 'H1' | 'H2' | 'P' | 'ornament'
  readonly marks: readonly Mark[]
  /** What is read instead of the words of the marks. */
  readonly spoken?: string
}

/** One page, drawn but not written; its parts in the order they are read. */
export type Sheet = {
  readonly widthPt: number
  readonly heightPt: number
  readonly parts: readonly Part[]
}

/** The width of words at a size of one point. */
export type Measure = (words: string, font: FontName) => number

export const inset = ({ x, y, width, height }: Box, by: number): Box => ({
  x: x + by,
  y: y + by,
  width: width - 2 * by,
  height: height - 2 * by,
})
