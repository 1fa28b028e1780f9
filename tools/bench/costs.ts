import type { Figure } from '../figures/figures.ts'
import { measurePageCosts } from './scale/page-costs.ts'
import { measurePrintCost } from './scale/print-cost.ts'
import { startServed } from './scale/served.ts'
import { measureWriteCosts } from './scale/write-costs.ts'

/** What one of each thing costs: processor time of every process that has a part in it, bytes that are written. */
export async function measureCosts({ small }: { small: boolean }): Promise<Figure[]> {
  const print = await measurePrintCost({ small })
  const served = await startServed()
  try {
    return [
      ...(await measurePageCosts(served, { small })),
      ...(await measureWriteCosts(served, { small })),
      print,
    ]
  } finally {
    await served.stop()
  }
}
