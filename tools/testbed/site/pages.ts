import { type Locale, pathIn, sitePages } from '@zeri/contract'

/** A page to open: screenshots and the browser tests of all pages take this list. */
export type SitePage = {
  readonly path: string
  readonly locale: Locale
  /** Whether search engines may show it. */
  readonly isIndexed: boolean
}

/** Pages that need no visit of their own: another page stands for them, or a browser test of their own opens them. */
const skipped: readonly RegExp[] = [
  /^\/client\/./, // without a session the same invitation to sign in as /client
  /^\/personal\/:uuid\/./, // without a session the same as /personal/:uuid
  /^\/personal\/mobile\/./,
  /^\/place\/:place\/./, // the views of the pages without a place; e2e/without-script.e2e.ts
  /^\/(?:agreement|agreement-app|offer|premium-ios|privacy-policy-app|remove-account)$/, // texts as /rules is one
  /^\/(?:site-agreement|site-privacy-policy|app\/:text)$/,
  /^\/(?:articles\/page\/:page|articles\/search|sections)$/, // e2e/content.e2e.ts
  /^\/search$/, // e2e/search.e2e.ts
  /^\/(?:predict\/compare|choice\/:token)$/, // e2e/chooser.e2e.ts, e2e/choices.e2e.ts
  /^\/(?:bazi|print)\/:uuid$/, // e2e/bazi.e2e.ts, e2e/print.e2e.ts
  /^\/identities\/./, // absent without a provider; e2e/identities.e2e.ts
  /^\/(?:sign-in|kassa\/checkout|kassa\/fail)$/, // e2e/accounts.e2e.ts, e2e/billing.e2e.ts
]

const UUID = '00000000-0000-4000-8000-000000000000'

/** An address of a template that shows something. */
function addressOf(template: string, today: Date): string {
  const values: Readonly<Record<string, string>> = {
    year: String(today.getUTCFullYear()),
    month: String(today.getUTCMonth() + 1),
    day: String(today.getUTCDate()),
    id: template.startsWith('/sections') ? 'signs' : 'how-to-read-a-day',
    kind: 'officers',
    sign: 'officer-success',
    place: '524901', // Moscow
    page: '2',
    text: 'agreement-app',
    activity: 'wedding',
    uuid: UUID,
    token: 'token',
  }
  return template.replaceAll(/:(\w+)/g, (_match, name: string) => {
    const value = values[name]
    if (value === undefined) throw new Error(`no example of :${name} for ${template}`)
    return value
  })
}

/** The address of every page that is the same document for everyone, in one language. */
export function listSharedPages(today: Date, locale: Locale): readonly string[] {
  return sitePages
    .filter(({ cache }) => cache === 'today' || cache === 'steady')
    .map(({ template }) => pathIn(locale, addressOf(template, today)))
}

/** Every kind of page a visitor can open, in both languages. A new page is on the list without being added to it. */
export function listPages(today: Date): readonly SitePage[] {
  const visited = sitePages.filter(({ template }) => !skipped.some((pattern) => pattern.test(template)))
  const pages = visited.map(({ template, indexable }) => ({
    path: addressOf(template, today),
    isIndexed: indexable !== false,
  }))
  return [...pages, { path: '/404', isIndexed: false }].flatMap(({ path, isIndexed }) => [
    { path, locale: 'en' as const, isIndexed },
    { path: pathIn('ru', path), locale: 'ru' as const, isIndexed },
  ])
}
