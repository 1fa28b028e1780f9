import { mayDo } from '@zeri/contract/console'
import { useOperator } from '../calls/session.tsx'
import { useLanguage } from '../i18n/words-provider.tsx'
import { PageHead } from '../ui/page-head.tsx'
import type { ConsolePage } from './console-page.ts'

/** A page for those whose role may see it. The server refuses the others in any case. */
export function ForRole({ page: { needs, Page } }: { readonly page: ConsolePage }) {
  const { t } = useLanguage()
  const { role } = useOperator()
  if (mayDo(role, needs)) return <Page />
  return <PageHead title={t('notAllowed.title')} lead={t('notAllowed.lead')} />
}

export function NotFound() {
  const { t } = useLanguage()
  return <PageHead title={t('notFound.title')} lead={t('notFound.lead')} />
}
