import { describeFigure, type Figure, type FigureMark, type Locale, type PageContext } from '@zeri/contract'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { typeset } from '../../i18n/typography.ts'
import { FigureView } from './figure-view.tsx'

/** The markup of a figure. */
export function drawFigure(figure: Figure, locale: Locale): string {
  return renderToStaticMarkup(createElement(FigureView, { figure: typeset(locale, figure) }))
}

/**
 * Computes a figure of a text and writes it as finished markup: the page shows it without a script. Null if the calendar
 * cannot be read just now: the text is still worth reading without it.
 */
export async function writeFigure(
  { name, args }: FigureMark,
  { api, locale, report }: Pick<PageContext, 'api' | 'locale' | 'report'>,
): Promise<WrittenFigure | null> {
  try {
    const { figure } = await api.call(describeFigure, { name, args, locale })
    return { show: 'figure', html: drawFigure(figure, locale) }
  } catch (error) {
    report(error)
    return null
  }
}

/** A figure as a page shows it: `FigurePart` takes its markup. */
export type WrittenFigure = { readonly show: 'figure'; readonly html: string }
