import type { PageDeclaration } from '@zeri/contract'
import { pageContext } from '../context.ts'
import styles from '../features/accounts/auth-page.module.css'
import { readReturnPath, submitCodePage } from '../features/accounts/auth-page.server.ts'
import { SecondFactorForm } from '../features/accounts/second-factor-form.tsx'
import { PageHead } from '../features/site/page-head.tsx'
import { useTranslation } from '../i18n/use-translation.ts'
import formStyles from '../ui/form/form.module.css'
import { PageLink } from '../ui/page-link.tsx'
import { usePage } from '../use-page.ts'
import type { Route } from './+types/sign-in-code.ts'

export const handle = { cache: 'visitor', words: 'lazy', indexable: false } satisfies PageDeclaration

export function loader({ context, request }: Route.LoaderArgs) {
  return { back: readReturnPath(request, context.get(pageContext)) }
}

export function action({ context, request }: Route.ActionArgs) {
  return submitCodePage(request, context.get(pageContext))
}

/** The second step of a sign-in as a page: after an outside service, and for browsers without a script. */
export default function SignInCode({ loaderData: { back }, actionData }: Route.ComponentProps) {
  const { t } = useTranslation()
  const { product } = usePage()
  const refused = actionData?.refused
  return (
    <div className={styles.page}>
      <PageHead title={`${t('accounts.factor.title')} · ${product}`} index={false} />
      <h1 className={styles.title}>{t('accounts.factor.title')}</h1>
      {refused && (
        <p role="alert" className={formStyles.refusal}>
          {t(refused.notice)}
        </p>
      )}
      <SecondFactorForm serverFaults={refused?.faults} />
      <p className={styles.lead}>
        <PageLink to={`/sign-in?${new URLSearchParams({ back })}`}>{t('accounts.factor.again')}</PageLink>
      </p>
    </div>
  )
}
