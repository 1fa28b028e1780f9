/**
 * Shows something now and again after the pause it returns, while the page is seen. A page in a pocket wakes no processor;
 * when it is seen again, it shows at once what is then true. Returns a function that ends it.
 */
export function repeatWhileSeen(show: () => number): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const run = () => {
    clearTimeout(timer)
    if (!document.hidden) timer = setTimeout(run, show())
  }
  run()
  document.addEventListener('visibilitychange', run)
  return () => {
    clearTimeout(timer)
    document.removeEventListener('visibilitychange', run)
  }
}
