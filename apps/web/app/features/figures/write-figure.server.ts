import { describeFigure, type Figure, type FigureMark, type Locale, type PageContext } from '@zeri/contract'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { typeset } from '../../i18n/typography.ts'
import { FigureView } from './figure-view.tsx'

/** The markup of a figure. */
export function drawFigure(figure: Figure, locale: Locale): string {
  return renderToStaticMarkup(createElement(FigureView, { figure: typeset(locale, figure) }))
}

type FigurePage = Pick<PageContext, 'api' | 'locale' | 'report'>

/** Computes a figure of a text; null if the calendar cannot be read just now: the text is still worth reading without it. */
export async function findFigure(
  { name, args }: FigureMark,
  { api, locale, report }: FigurePage,
): Promise<Figure | null> {
  try {
    const { figure } = await api.call(describeFigure, { name, args, locale })
    return typeset(locale, figure)
  } catch (error) {
    report(error)
    return null
  }
}

/** Computes a figure of a text and writes it as finished markup: the page shows it without a script. */
export async function writeFigure(mark: FigureMark, page: FigurePage): Promise<WrittenFigure | null> {
  const figure = await findFigure(mark, page)
  return figure && { show: 'figure', html: drawFigure(figure, page.locale) }
}

/** A figure as a page shows it: `FigurePart` takes its markup. */
export type WrittenFigure = { readonly show: 'figure'; readonly html: string }
