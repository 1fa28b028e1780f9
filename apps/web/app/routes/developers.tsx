import {
  type ErrorCode,
  errors,
  type GroupName,
  operationGroups,
  operations,
  type PageDeclaration,
} from '@zeri/contract'
import { describeApiPath } from '@zeri/contract/browser'
import { pageContext } from '../context.ts'
import { describeOperations } from '../features/developers/describe-operations.server.ts'
import { groupOperations } from '../features/developers/group-operations.ts'
import { McpPanel } from '../features/developers/mcp-panel.tsx'
import { OperationGroup } from '../features/developers/operation-group.tsx'
import { PromisePanel } from '../features/developers/promise-panel.tsx'
import { readSamples } from '../features/developers/read-samples.server.ts'
import { SamplesPanel } from '../features/developers/samples-panel.tsx'
import { WidgetAndLimits } from '../features/developers/widget-and-limits.tsx'
import { PageHead } from '../features/site/page-head.tsx'
import { useTranslation } from '../i18n/use-translation.ts'
import { useOpenByHash } from '../ui/use-open-by-hash.ts'
import { usePage } from '../use-page.ts'
import type { Route } from './+types/developers.ts'
import styles from './developers.module.css'

export const handle = { cache: 'steady', words: 'lazy', indexable: true } satisfies PageDeclaration

export function loader({ context }: Route.LoaderArgs) {
  const { locale, origins } = context.get(pageContext)
  const views = describeOperations(operations, locale)
  // True, here and below: the keys of a literal are its names.
  const codes = Object.keys(errors) as ErrorCode[]
  return {
    groups: groupOperations(views, Object.keys(operationGroups) as GroupName[]),
    samples: readSamples(origins[locale]),
    refusals: codes.map((code) => ({ code, status: errors[code].status })),
  }
}

export default function Developers({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation()
  const { product } = usePage()
  useOpenByHash()
  return (
    <div className={styles.page}>
      <PageHead
        title={`${t('developers.title')} · ${product}`}
        description={t('developers.description')}
        trail={[
          { name: product, path: '/' },
          { name: t('developers.title'), path: '/developers' },
        ]}
      />
      <h1 className={styles.title}>{t('developers.title')}</h1>
      <p className={styles.lead}>{t('developers.lead')}</p>
      <p>
        <a href={describeApiPath}>{t('developers.openapi')}</a>
      </p>
      <SamplesPanel samples={loaderData.samples} />
      <McpPanel />
      <WidgetAndLimits />
      <PromisePanel refusals={loaderData.refusals} />
      <div className={styles.operations}>
        {loaderData.groups.map(({ group, operations: ofGroup }) => (
          <OperationGroup key={group} group={group} operations={ofGroup} />
        ))}
      </div>
    </div>
  )
}
