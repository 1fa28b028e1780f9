import type { PageDeclaration } from '@zeri/contract'
import { readForm } from '../api/read-form.server.ts'
import { withNetworkRefusal } from '../api/with-network-refusal.ts'
import { pageContext } from '../context.ts'
import { FormResultWithoutScript } from '../features/accounts/form-result-without-script.tsx'
import { useFormNotice } from '../features/accounts/use-form-notice.ts'
import { changeReading } from '../features/bazi/reading/change-reading.server.ts'
import { loadReading } from '../features/bazi/reading/load-reading.server.ts'
import { ReadingPage } from '../features/bazi/reading/reading-page.tsx'
import { SharedPage } from '../features/bazi/reading/shared-page.tsx'
import { PageHead } from '../features/site/page-head.tsx'
import { useTranslation } from '../i18n/use-translation.ts'
import { usePage } from '../use-page.ts'
import type { Route } from './+types/reading.ts'

export const handle = { cache: 'visitor', words: 'lazy', indexable: false } satisfies PageDeclaration

export function loader({ context, params, request }: Route.LoaderArgs) {
  const year = new URL(request.url).searchParams.get('year')
  return loadReading({ uuid: params.uuid, year }, context.get(pageContext))
}

export async function action({ context, params, request }: Route.ActionArgs) {
  return changeReading({ uuid: params.uuid, form: await readForm(request) }, context.get(pageContext))
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return withNetworkRefusal(serverAction)
}

/** A reading: complete for its owner, name and pillars for others it is shared with. */
export default function ReadingRoute({ loaderData: data, actionData }: Route.ComponentProps) {
  const { t } = useTranslation()
  const { product } = usePage()
  useFormNotice(actionData)
  return (
    <>
      <PageHead
        title={t('bazi.readingTitle', { name: data.fio ?? t('bazi.unnamed'), product })}
        index={false}
      />
      <FormResultWithoutScript result={actionData} />
      {data.view === 'own' ? <ReadingPage data={data} /> : <SharedPage data={data} />}
    </>
  )
}
