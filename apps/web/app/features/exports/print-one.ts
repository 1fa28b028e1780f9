/**
 * Opens the print dialog with one part of the page alone; base.css hides the rest. Some browsers return before they have
 * printed, so the marks are removed when printing ends.
 */
export function printOne(part: HTMLElement): void {
  const root = document.documentElement
  root.dataset.printsOne = ''
  part.dataset.printed = ''
  const clear = () => {
    delete root.dataset.printsOne
    delete part.dataset.printed
  }
  addEventListener('afterprint', clear, { once: true })
  print()
}
