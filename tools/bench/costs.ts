import type { Figure } from '../figures/figures.ts'
import { measureDeclaredCosts } from './scale/declared-costs.ts'
import { startMeasuredSite } from './scale/measured-site.ts'
import { measurePageCosts } from './scale/page-costs.ts'
import { measurePrintCost } from './scale/print-cost.ts'
import { measureWriteCosts } from './scale/write-costs.ts'

/** Unit costs: processor time in every process involved, and bytes written. */
export async function measureCosts({ small }: { small: boolean }): Promise<Figure[]> {
  const print = await measurePrintCost({ small })
  const site = await startMeasuredSite()
  try {
    return [
      ...(await measurePageCosts(site, { small })),
      ...(await measureWriteCosts(site, { small })),
      ...(await measureDeclaredCosts(site, { small })),
      print,
    ]
  } finally {
    await site.stop()
  }
}
