import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import type { EntryContext } from 'react-router'
import { renderToHtml } from './render-to-html.server.ts'

type Options = { readonly nonce: string; readonly abortAfterMs: number }

/** What React leaves in the place of a part that had to wait, or that threw. */
const UNFINISHED = '<!--$!-->'
const END = '</body></html>'

/**
 * Renders a page with the data that the browser continues with. All data is there before, so the page is rendered at once:
 * a stream that is read to its end takes half as long again. A page with a part that has to wait is rendered as a stream.
 * @param toPage makes the page of a router's context
 */
export async function renderPage(
  toPage: (context: EntryContext) => ReactNode,
  context: EntryContext,
  options: Options,
): Promise<string> {
  const { serverHandoffStream: data, ...withoutData } = context
  const html = renderAtOnce(toPage(withoutData))
  if (html === undefined) return renderToHtml(toPage(context), options)
  return data && context.renderMeta?.didRenderScripts ? addData(html, await readText(data), options) : html
}

/** The page from its first to its last tag; undefined when a part of it has to wait or throws. */
function renderAtOnce(page: ReactNode): string | undefined {
  try {
    const html = renderToString(page)
    return html.endsWith(END) && !html.includes(UNFINISHED) ? `<!DOCTYPE html>${html}` : undefined
  } catch {
    return undefined // the stream reports the error
  }
}

async function readText(stream: ReadableStream<Uint8Array>): Promise<string> {
  const decoder = new TextDecoder()
  let text = ''
  for await (const chunk of stream) text += decoder.decode(chunk, { stream: true })
  return text
}

/** Adds data at the end of a page, as React Router does in a stream. */
function addData(html: string, data: string, { nonce }: Options): string {
  const script = (text: string): string =>
    `<script nonce="${nonce}">window.__reactRouterContext.streamController.${text};</script>`
  const sent = `<!--$-->${script(`enqueue(${toScript(data)})`)}<!--$-->${script('close()')}<!--/$--><!--/$-->`
  return `${html.slice(0, -END.length)}${sent}${END}`
}

/** A text as a script in a page may contain it. */
function toScript(text: string): string {
  return JSON.stringify(text).replaceAll(
    /[&<>\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}
