import type { PageDeclaration } from '@zeri/contract'
import { deletePrint } from '@zeri/contract'
import { data } from 'react-router'
import { readForm } from '../api/read-form.server.ts'
import { refusalCode, refusedForm } from '../api/refusal-code.server.ts'
import { withNetworkRefusal } from '../api/with-network-refusal.ts'
import { chartsContext, pageContext } from '../context.ts'
import { ClientPage } from '../features/accounts/client-page.tsx'
import { FormResultWithoutScript } from '../features/accounts/form-result-without-script.tsx'
import { type FormResult, useFormNotice } from '../features/accounts/use-form-notice.ts'
import { listPagePrints } from '../features/prints/page-prints.server.ts'
import { PrintList } from '../features/prints/print-list.tsx'
import styles from '../features/prints/prints.module.css'
import { useTranslation } from '../i18n/use-translation.ts'
import { Panel } from '../ui/panel.tsx'
import { PillLink } from '../ui/pill.tsx'
import type { Route } from './+types/client-prints.ts'

export const handle = { cache: 'none', words: 'lazy', indexable: false } satisfies PageDeclaration

export async function loader({ context }: Route.LoaderArgs) {
  return { prints: await listPagePrints(context.get(pageContext), await context.get(chartsContext)()) }
}

export async function action({ context, request }: Route.ActionArgs) {
  const uuid = String((await readForm(request)).get('uuid'))
  try {
    await context.get(pageContext).api.call(deletePrint, { uuid })
    return data<FormResult>({ done: 'prints.deleted' })
  } catch (error) {
    return refusedForm(refusalCode(error))
  }
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return withNetworkRefusal(serverAction)
}

/** The sheets the account has ordered. */
export default function ClientPrints({ loaderData: { prints }, actionData }: Route.ComponentProps) {
  const { t } = useTranslation()
  const result: FormResult | undefined = actionData
  useFormNotice(result)
  return (
    <ClientPage tab="prints">
      <FormResultWithoutScript result={result} />
      <Panel title={t('prints.list')}>
        <PrintList prints={prints} />
        <div className={styles.more}>
          <PillLink to="/print" variant="primary">
            {t('prints.title')}
          </PillLink>
        </div>
      </Panel>
    </ClientPage>
  )
}
