import type { CaughtMail } from './mailbox.ts'

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
export const safe = (text: string) => text.replace(/[&<>"]/g, (character) => escapes[character] ?? '')

const style = `
  :root { color-scheme: light dark; --paper: #f7f2e8; --card: #fffdf8; --line: #e6dccb; --ink: #231e19; --quiet: #6d6357; --cinnabar: #b7352a }
  @media (prefers-color-scheme: dark) { :root { --paper: #15130f; --card: #1e1b16; --line: #363028; --ink: #efe6d6; --quiet: #b3a794; --cinnabar: #e0614f } }
  * { box-sizing: border-box }
  body { margin: 0 auto; max-width: 56rem; padding: 2.5rem 1rem; background: var(--paper); color: var(--ink); font: 16px/1.5 Onest, system-ui, sans-serif }
  h1 { display: flex; align-items: center; gap: .75rem; margin: 0 0 1.5rem; font: 600 1.6rem Literata, Georgia, serif }
  .seal { display: inline-grid; place-items: center; width: 2.5rem; height: 2.5rem; border-radius: 8px; background: #b7352a; color: #fff; font: 600 1.5rem 'Noto Serif SC', serif }
  .mail { display: block; margin: 0 0 .75rem; padding: 1rem 1.25rem; border: 1px solid var(--line); border-radius: 14px; background: var(--card); color: inherit; text-decoration: none }
  a.mail:hover, a.mail:focus-visible { border-color: var(--cinnabar) }
  .quiet { color: var(--quiet); font-size: .875rem }
  a { color: var(--cinnabar) }
  pre { margin: 0; white-space: pre-wrap; overflow-wrap: anywhere; font: .875rem/1.6 ui-monospace, monospace }
  iframe { width: 100%; height: 34rem; border: 0; border-radius: 8px; background: var(--paper) }
  button { margin: 0 .25rem .5rem 0; padding: .5rem 1.1rem; border: 1px solid var(--line); border-radius: 10px; background: var(--paper); color: inherit; font: inherit; cursor: pointer }
  button:first-of-type { border-color: #b7352a; background: #b7352a; color: #fff }
  input, select { padding: .4rem .6rem; border: 1px solid var(--line); border-radius: 8px; background: var(--paper); color: inherit; font: inherit }
  h2 { margin: 0 0 .75rem; font-size: .875rem; color: var(--quiet); font-weight: 400 }
`

/** Wraps a body into the HTML document that all pages of the sandbox share. */
export function frame(title: string, body: string, lang = 'en'): string {
  return `<!doctype html>
<html lang="${lang}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${safe(title)}</title><style>${style}</style></head>
<body>${body}</body>
</html>
`
}

export function renderList(mails: readonly CaughtMail[]): string {
  const items = mails.map(
    (mail) => `<a class="mail" href="/mails/${mail.id}">
<strong>${safe(mail.subject)}</strong><br>
<span class="quiet">to ${safe(mail.to.join(', '))} · ${safe(mail.receivedAt)}</span></a>`,
  )
  const list =
    items.length > 0
      ? items.join('\n')
      : '<p class="quiet">No mail yet. It appears here when the site sends one.</p>'
  return frame('Mails', `<h1><span class="seal" lang="zh">择</span>Mails</h1>\n${list}`)
}

/** Renders one mail; its HTML part is in an iframe that runs no scripts and loads no resources. */
export function renderMail(mail: CaughtMail): string {
  const headers = mail.headers.map(([name, value]) => `${name}: ${value}`).join('\n')
  return frame(
    mail.subject,
    `<p><a href="/">All mails</a></p>
<h1>${safe(mail.subject)}</h1>
<p class="quiet">to ${safe(mail.to.join(', '))} · ${safe(mail.receivedAt)}</p>
<section class="mail"><h2>HTML</h2><iframe sandbox="" title="HTML part" srcdoc="${safe(mail.html)}"></iframe></section>
<section class="mail"><h2>Text</h2><pre>${safe(mail.text)}</pre></section>
<section class="mail"><h2>Headers</h2><pre>${safe(headers)}</pre></section>`,
  )
}
