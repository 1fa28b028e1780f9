import type { Figure } from '@zeri/contract'
import type { readMethod } from '../method/method.server.ts'
import { joinBlocks, writeHeading, writeLink, writeList, writeSection, writeTable } from './markdown.ts'
import type { TwinSetting } from './twin-setting.server.ts'
import { writeFigureWords } from './write-parts.server.ts'

type Method = ReturnType<typeof readMethod>

/** The twin of `/method`; a figure that cannot be computed is left out, as on the page. */
export function writeMethod(
  method: Method,
  figure: Figure | null,
  { words, product, linkTo }: TwinSetting,
): string {
  const { title, lead, before, after, accuracyTitle, accuracyLead, head, accuracy } = method
  const sections = (parts: Method['before']): readonly string[] =>
    parts.map(({ heading, text }) => writeSection(heading, text))
  return joinBlocks([
    writeHeading(1, title),
    lead,
    ...sections(before),
    figure && writeFigureWords(figure),
    ...sections(after),
    writeSection(accuracyTitle, [
      accuracyLead,
      writeTable(
        [head.what, head.measured, head.allowed, head.source],
        accuracy.map(({ name, value, unit, allowed, source }) => [name, `${value} ${unit}`, allowed, source]),
      ),
    ]),
    '---',
    writeList([
      `${words.page}: ${writeLink(product, linkTo('/method').replace(/\.md$/, ''))}`,
      writeLink(method.observatory, linkTo('/observatory')),
      writeLink(method.article, linkTo('/articles/what-a-verdict-is-made-of')),
      writeLink(method.schools, linkTo('/school')),
    ]),
  ])
}
