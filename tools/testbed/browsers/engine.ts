/** Visible elements that a selector matches; with a name, the first one that people know by it. */
export type Target = { readonly css: string; readonly name?: string }

// biome-ignore lint/suspicious/noExplicitAny: arguments travel as JSON, whatever a function takes
type InPage<T> = (...values: any[]) => T | Promise<T>

/** One browser window with a profile of its own, by what every driver can do. */
export type Window = {
  /** Opens an address and waits until the page is loaded. */
  open(url: string): Promise<void>
  /** Runs a function in the page. It refers to nothing outside itself; values travel as JSON. */
  evaluate<T>(run: InPage<T>, ...values: readonly unknown[]): Promise<T>
  /** Clicks as a mouse does. False while the page has no such element. */
  click(target: Target): Promise<boolean>
  /** Types into a field, key by key. False while the page has no such field. */
  type(target: Target, text: string): Promise<boolean>
  /** Changes the size of the page; returns the width it then has. */
  resize(width: number, height: number): Promise<number>
  /** The visible part of the page as PNG. */
  screenshot(): Promise<Uint8Array>
  /** Errors that pages have written to the console, where the engine reports them. */
  readonly problems: readonly string[]
  close(): Promise<void>
}

/** An engine that can open windows. */
export type Engine = {
  newWindow(): Promise<Window>
  close(): Promise<void>
}

/** Runs in the page: finds what a target means, or null. */
export function findInPage({ css, name }: Target): Element | null {
  const tidy = (text: string) => text.replaceAll(/\s+/g, ' ').trim()
  const nameOf = (element: Element) => {
    const label = element.getAttribute('aria-label')
    if (label) return tidy(label)
    const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : []
    return tidy([...labels, element].map((one) => (one as HTMLElement).innerText).join(' '))
  }
  const found = [...document.querySelectorAll(css)].filter((element) => element.getClientRects().length > 0)
  return (name === undefined ? found[0] : found.find((element) => nameOf(element) === name)) ?? null
}
