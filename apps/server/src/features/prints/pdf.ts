// Writes sheets as PDF and measures text with their fonts.

import { join } from 'node:path'
import { LRUCache } from 'lru-cache'
import PDFDocument from 'pdfkit'
import type { FontName, Mark, Measure, Part, Sheet } from './sheets/drawing.ts'

const folder = join(import.meta.dirname, '../../../fonts')
const fontFiles: Readonly<Record<FontName, string>> = {
  heading: join(folder, 'literata-600.ttf'),
  text: join(folder, 'onest-500.ttf'),
  strong: join(folder, 'onest-600.ttf'),
  hanzi: join(folder, 'noto-serif-sc-600.ttf'),
}

type Doc = InstanceType<typeof PDFDocument>

function openDocument(options: PDFKit.PDFDocumentOptions): Doc {
  const doc = new PDFDocument({ autoFirstPage: false, font: fontFiles.text, ...options })
  for (const [name, file] of Object.entries(fontFiles)) doc.registerFont(name, file)
  return doc
}

const MEASURE_SIZE = 1000
/** Larger than the vocabulary of both languages; names of people and places are evicted. */
const CACHED_WORDS = 5_000

/** Measures text with the fonts of the PDF. Widths are cached because words repeat. */
export function createMeasure(): Measure {
  const doc = openDocument({})
  const cache = new LRUCache<string, number>({ max: CACHED_WORDS })
  return (words, font) => {
    const key = `${font} ${words}`
    const found = cache.get(key)
    if (found !== undefined) return found
    const width = doc.font(font).fontSize(MEASURE_SIZE).widthOfString(words) / MEASURE_SIZE
    cache.set(key, width)
    return width
  }
}

function paint(doc: Doc, { fill, stroke, lineWidth = 1 }: Exclude<Mark, { kind: 'text' }>): void {
  if (stroke !== undefined) doc.lineWidth(lineWidth)
  if (fill !== undefined && stroke !== undefined) doc.fillAndStroke(fill, stroke)
  else if (fill !== undefined) doc.fill(fill)
  else if (stroke !== undefined) doc.stroke(stroke)
}

function draw(doc: Doc, mark: Mark): void {
  if (mark.kind === 'text') {
    const [x, y] = mark.at
    doc.font(mark.font).fontSize(mark.size).fillColor(mark.colour)
    doc.text(mark.words, x, y, { lineBreak: false, baseline: 'alphabetic' })
    return
  }
  if (mark.kind === 'circle') doc.circle(...mark.centre, mark.radius)
  else if (mark.kind === 'path') doc.path(mark.d)
  else {
    const { x, y, width, height } = mark.box
    if (mark.radius) doc.roundedRect(x, y, width, height, mark.radius)
    else doc.rect(x, y, width, height)
  }
  paint(doc, mark)
}

/** Draws a part and adds it to the structure tree, which defines the reading order. */
function drawPart(doc: Doc, whole: PDFKit.PDFStructureElement, { role, spoken, marks }: Part): void {
  if (marks.length === 0) return
  if (role === 'ornament') doc.markContent('Artifact')
  else whole.add(doc.struct(role, spoken ? { actual: spoken } : {}, doc.markStructureContent(role)))
  for (const mark of marks) draw(doc, mark)
  doc.endMarkedContent()
}

type PdfInfo = {
  readonly title: string
  readonly author: string
  readonly locale: string
  readonly madeAt: Date
}

/** Writes a sheet as a tagged PDF of one page with embedded font subsets. */
export function writePdf(sheet: Sheet, { title, author, locale, madeAt }: PdfInfo): Promise<Buffer> {
  const doc = openDocument({
    lang: locale,
    displayTitle: true,
    tagged: true,
    info: { Title: title, Author: author, CreationDate: madeAt },
  })
  const chunks: Buffer[] = []
  const written = new Promise<Buffer>((resolve, reject) => {
    doc.on('data', (chunk: Buffer) => chunks.push(chunk))
    doc.once('end', () => resolve(Buffer.concat(chunks)))
    doc.once('error', reject)
  })
  doc.addPage({ size: [sheet.widthPt, sheet.heightPt], margin: 0 })
  const whole = doc.struct('Document')
  doc.addStructure(whole)
  for (const part of sheet.parts) drawPart(doc, whole, part)
  whole.end()
  doc.end()
  return written
}
