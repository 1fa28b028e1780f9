declare module 'subset-font' {
  type Options = {
    readonly targetFormat: 'woff2' | 'sfnt' | 'truetype'
    readonly noHinting?: boolean
    readonly keepFeatures?: readonly string[]
    readonly variationAxes?: Readonly<Record<string, number | { readonly min: number; readonly max: number }>>
  }
  export default function subsetFont(font: Buffer, glyphs: string, options: Options): Promise<Buffer>
}
