import type { PageDeclaration } from '@zeri/contract'
import { getPage } from '@zeri/contract'
import { data } from 'react-router'
import { pageContext } from '../context.ts'
import { deletionLinkText } from '../features/accounts/deletion-text.server.ts'
import { ContentsNav } from '../features/content/contents-nav.tsx'
import { loadText } from '../features/content/load-text.server.ts'
import styles from '../features/content/reading.module.css'
import bodyStyles from '../features/content/text-body.module.css'
import { TextBody } from '../features/content/text-body.tsx'
import { CookieConsent } from '../features/site/cookie-consent.tsx'
import { cookieConsentText } from '../features/site/cookie-consent-text.server.ts'
import { PageHead } from '../features/site/page-head.tsx'
import { PillLink } from '../ui/pill.tsx'
import { usePage } from '../use-page.ts'
import type { Route } from './+types/text.ts'

export const handle = { cache: 'steady', words: 'common', indexable: true } satisfies PageDeclaration

/** The texts shown inside the mobile app, under `/app`. */
const appTexts: readonly string[] = ['agreement-app', 'privacy-policy-app', 'premium-ios']

/** The anchor that the text of the privacy policy links to. */
const CONSENT_ANCHOR = 'cookie-answer'

/** An information or legal page: the last part of its address is the name of its text. */
export async function loader({ params, context, url }: Route.LoaderArgs) {
  const page = context.get(pageContext)
  const { text: inApp } = params as { text?: string } // true: only the address inside the app names its text so
  const id = inApp ?? url.pathname.split('/').at(-1) ?? ''
  if (inApp !== undefined && !appTexts.includes(inApp)) throw data(null, { status: 404 })
  const text = await loadText(page, getPage, { id })
  return {
    ...text.page,
    button: id === 'remove-account' ? deletionLinkText(page.locale) : null,
    cookies: id === 'site-privacy-policy' ? cookieConsentText(page.locale) : null,
  }
}

export default function Text({
  loaderData: { id, title, description, contents, html, button, cookies },
}: Route.ComponentProps) {
  const { product } = usePage()
  return (
    <article className={styles.article}>
      <PageHead
        title={`${title} · ${product}`}
        description={description}
        trail={[
          { name: product, path: '/' },
          { name: title, path: `/${id}` },
        ]}
      />
      <h1 className={styles.title}>{title}</h1>
      <ContentsNav
        contents={cookies ? [...contents, { id: CONSENT_ANCHOR, heading: cookies.title }] : contents}
      />
      <div className={styles.text}>
        <TextBody html={html} />
        {cookies && (
          <section className={bodyStyles.body} aria-labelledby={CONSENT_ANCHOR}>
            <h2 id={CONSENT_ANCHOR}>{cookies.title}</h2>
            <CookieConsent text={cookies} />
          </section>
        )}
      </div>
      {button && (
        <div className={styles.more}>
          <PillLink to="/client/data" variant="primary">
            {button}
          </PillLink>
        </div>
      )}
    </article>
  )
}
