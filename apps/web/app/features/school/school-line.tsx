import { useTranslation } from '../../i18n/use-translation.ts'
import { PageLink } from '../../ui/page-link.tsx'

/** Says that ratings are by the visitor's own school; nothing where they are by the book. */
export function SchoolLine({ name }: { readonly name: string | null }) {
  const { t } = useTranslation()
  if (name === null) return null
  return (
    <p>
      <PageLink to="/school">{t('school.by', { name })}</PageLink>
    </p>
  )
}
