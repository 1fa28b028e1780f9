import type { PageDeclaration } from '@zeri/contract'
import { pageContext } from '../context.ts'
import { findChartsIfReachable } from '../features/charts/read-chart.server.ts'
import { loadPrint } from '../features/prints/page-prints.server.ts'
import styles from '../features/prints/prints.module.css'
import { SheetState } from '../features/prints/sheet-state.tsx'
import { usePrintTitle } from '../features/prints/use-print-title.ts'
import { PageHead } from '../features/site/page-head.tsx'
import { useTranslation } from '../i18n/use-translation.ts'
import { usePage } from '../use-page.ts'
import type { Route } from './+types/print-sheet.ts'

export const handle = { cache: 'visitor', words: 'lazy', indexable: false } satisfies PageDeclaration

export async function loader({ context, params }: Route.LoaderArgs) {
  return loadPrint(params.uuid, context.get(pageContext), await findChartsIfReachable(context))
}

const headings = { waiting: 'making', working: 'making', done: 'ready', failed: 'failed' } as const

/** One sheet: its progress, then its download. */
export default function PrintSheet({ loaderData: print }: Route.ComponentProps) {
  const { t } = useTranslation()
  const { product } = usePage()
  const heading = t(`prints.${headings[print.state]}`)
  const title = usePrintTitle()(print)
  return (
    <div className={styles.page}>
      <PageHead title={`${heading} · ${product}`} index={false} />
      <h1 className={styles.title}>{heading}</h1>
      <p className={styles.lead}>{title}</p>
      <SheetState print={print} />
    </div>
  )
}
