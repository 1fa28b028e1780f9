import type { PageDeclaration } from '@zeri/contract'
import { readForm } from '../api/read-form.server.ts'
import { withNetworkRefusal } from '../api/with-network-refusal.ts'
import { pageContext } from '../context.ts'
import { SignInButton } from '../features/accounts/sign-in-button.tsx'
import { baziText } from '../features/bazi/bazi-text.server.ts'
import { saveBirth } from '../features/bazi/save-birth.server.ts'
import { ChartForm } from '../features/charts/chart-form.tsx'
import type { ChartRefusal } from '../features/charts/chart-refusal.ts'
import { PageHead } from '../features/site/page-head.tsx'
import { useTranslation } from '../i18n/use-translation.ts'
import { TextWithHanzi } from '../ui/text-with-hanzi.tsx'
import { usePage } from '../use-page.ts'
import type { Route } from './+types/bazi.ts'
import styles from './bazi.module.css'

export const handle = { cache: 'steady', words: 'lazy', indexable: true } satisfies PageDeclaration

export function loader({ context }: Route.LoaderArgs) {
  return baziText(context.get(pageContext).locale)
}

export async function action({ context, request }: Route.ActionArgs) {
  return saveBirth(await readForm(request), context.get(pageContext))
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return withNetworkRefusal(serverAction)
}

/** The form for a birth; submitting it leads to the reading. */
export default function Bazi({ loaderData: { title, lead, sections }, actionData }: Route.ComponentProps) {
  const { t } = useTranslation()
  const { product, user } = usePage()
  const refused: ChartRefusal | undefined = actionData?.refused
  const hasAccount = refused?.faults.email === 'errors.chart.account-exists'
  return (
    <>
      <PageHead
        title={t('bazi.title', { product })}
        description={lead}
        trail={[
          { name: product, path: '/' },
          { name: title, path: '/bazi' },
        ]}
      />
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.lead}>{lead}</p>
      {hasAccount && !user && (
        <aside className={styles.known}>
          <p>{t('bazi.known')}</p>
          <SignInButton email={refused?.values?.email}>{t('accounts.signIn')}</SignInButton>
        </aside>
      )}
      <ChartForm
        // A signed-in user has other fields than a visitor.
        key={user?.email}
        start={user ? { ...(hasAccount && refused?.values), email: user.email } : {}}
        // Once the person has signed in, the refusal is settled.
        refused={hasAccount && user ? undefined : refused}
        extraFields={{ email: user ? true : 'optional', consent: true }}
        send={t('bazi.send')}
        isSaved={user !== null}
      />
      <div className={styles.sections}>
        {sections.map(({ heading, paragraphs }) => (
          <section key={heading} className={styles.section}>
            <h2 className={styles.heading}>{heading}</h2>
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>
                <TextWithHanzi text={paragraph} />
              </p>
            ))}
          </section>
        ))}
      </div>
    </>
  )
}
