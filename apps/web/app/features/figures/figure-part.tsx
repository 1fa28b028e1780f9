import './day-figures.module.css'
import './figures.module.css'

/** A figure that the server has drawn: `writeFigure` makes the markup, this brings its style sheet. */
export function FigurePart({ html }: { readonly html: string }) {
  return <div dangerouslySetInnerHTML={{ __html: html }} />
}
