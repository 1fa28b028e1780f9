import type { PageDeclaration } from '@zeri/contract'
import { data, useNavigation } from 'react-router'
import { readForm } from '../api/read-form.server.ts'
import { withNetworkRefusal } from '../api/with-network-refusal.ts'
import { pageContext } from '../context.ts'
import { ClientPage } from '../features/accounts/client-page.tsx'
import { checkConfirmed, confirmFirst, isOwnerConfirmed } from '../features/accounts/confirm-first.server.ts'
import { ConfirmPopup } from '../features/accounts/confirm-popup.tsx'
import { DeletedPage } from '../features/accounts/deleted-page.tsx'
import { DeletionForm } from '../features/accounts/deletion-form.tsx'
import { ExportFile } from '../features/accounts/export-file.tsx'
import { FormResultWithoutScript } from '../features/accounts/form-result-without-script.tsx'
import { type Refused, submitDeletion } from '../features/accounts/submit-account-form.server.ts'
import { type FormResult, useFormNotice } from '../features/accounts/use-form-notice.ts'
import { KeySection } from '../features/api-keys/key-section.tsx'
import { findKeyAction, loadKeys } from '../features/api-keys/load-keys.server.ts'
import { instantWords } from '../i18n/instant-words.server.ts'
import { useTranslation } from '../i18n/use-translation.ts'
import { Panel } from '../ui/panel.tsx'
import { usePage } from '../use-page.ts'
import type { Route } from './+types/client-data.ts'

export const handle = { cache: 'none', words: 'lazy', indexable: false } satisfies PageDeclaration

/** The result of the deletion form: when the account is erased, or the refusal. */
type DeletionResult = FormResult & { readonly erasedAt?: string }

export async function loader({ context }: Route.LoaderArgs) {
  const page = context.get(pageContext)
  return { isConfirmed: page.hasToken && (await isOwnerConfirmed(page)), keys: await loadKeys(page) }
}

export async function action({ context, request }: Route.ActionArgs) {
  const page = context.get(pageContext)
  const form = await readForm(request)
  const result = await confirmFirst<DeletionResult & { refused?: Refused | undefined }>(
    form,
    page,
    async () => {
      if (form.get('do') === 'export') {
        const checked = await checkConfirmed(page)
        return checked.refused ? checked : { done: 'client.export.ready' }
      }
      const changeKeys = findKeyAction(form)
      if (changeKeys) return changeKeys(page)
      const submitted = await submitDeletion(form, page)
      return 'refused' in submitted ? submitted : { erasedAt: instantWords(submitted.value, page) }
    },
  )
  return data<DeletionResult>(result, { status: result.refused?.status ?? 200 })
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return withNetworkRefusal(serverAction)
}

/** The stored data of the user, to download and to delete, and the keys by which programs read public data. */
export default function ClientData({ loaderData: { isConfirmed, keys }, actionData }: Route.ComponentProps) {
  const { t } = useTranslation()
  const { user } = usePage()
  const { formData } = useNavigation()
  const result: DeletionResult | undefined = actionData
  useFormNotice(result)
  if (result?.erasedAt) return <DeletedPage erasedAt={result.erasedAt} />
  return (
    <ClientPage tab="data">
      <FormResultWithoutScript result={result} />
      <ConfirmPopup
        request={result?.confirm}
        email={user?.email ?? ''}
        serverFaults={result?.refused?.faults}
      />
      <Panel title={t('client.export.title')}>
        <ExportFile isConfirmed={isConfirmed} />
      </Panel>
      {user && keys && (
        <Panel title={t('client.keys.title')} id="keys">
          <KeySection data={keys} isVerified={user.verified} newKey={result?.newKey} />
        </Panel>
      )}
      <Panel title={t('client.deletion.title')}>
        <DeletionForm
          email={user?.email ?? ''}
          serverFaults={result?.refused?.faults}
          isBusy={formData !== undefined}
        />
      </Panel>
    </ClientPage>
  )
}
