/** Does work after the frame that shows a press: a slow phone paints that first. */
export function afterPaint(work: () => void): void {
  requestAnimationFrame(() => setTimeout(work))
}
