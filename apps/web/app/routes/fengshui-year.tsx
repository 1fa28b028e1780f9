import type { PageDeclaration } from '@zeri/contract'
import { pageContext } from '../context.ts'
import { requirePageDate } from '../features/calendar/page-date.ts'
import { loadStarsYear } from '../features/fengshui/load-stars-year.server.ts'
import { StarsYear } from '../features/fengshui/stars-year.tsx'
import { PageHead } from '../features/site/page-head.tsx'
import { useTranslation } from '../i18n/use-translation.ts'
import { usePage } from '../use-page.ts'
import type { Route } from './+types/fengshui-year.ts'

export const handle = { cache: 'steady', words: 'lazy', indexable: 'dated' } satisfies PageDeclaration

export function loader({ params, context }: Route.LoaderArgs) {
  const page = context.get(pageContext)
  const { year } = requirePageDate({ year: params.year }, page.locale, '/fengshui')
  return loadStarsYear(year, page)
}

export default function FengshuiYear({ loaderData: data }: Route.ComponentProps) {
  const { t } = useTranslation()
  const { product } = usePage()
  const { year } = data.stars
  return (
    <>
      <PageHead
        title={`${t('fengshui.year.title', { year })} · ${product}`}
        description={t('fengshui.year.description', { year })}
        trail={[
          { name: product, path: '/' },
          { name: String(year), path: `/${year}` },
          { name: t('fengshui.year.short'), path: `/fengshui/${year}` },
        ]}
      />
      <StarsYear data={data} />
    </>
  )
}
