import { lazy, Suspense } from 'react'
import { PartBoundary } from '../../ui/part-boundary.tsx'
import { usePage } from '../../use-page.ts'
import { useVisit } from '../../visit/visit-context.ts'
import styles from './chart-switch.module.css'

const ChartOptions = lazy(async () => ({ default: (await import('./chart-options.tsx')).ChartOptions }))

/**
 * Switches the page between the days for everyone and those of a paid chart, and says by which school they are rated. Most
 * visitors have neither, so it is loaded for those who do; its room is there from the start.
 */
export function ChartSwitch() {
  const { charts } = usePage()
  const { school } = useVisit().layer
  const room = <div className={styles.room} />
  if (!school && !charts?.active.length) return room
  return (
    <PartBoundary fallback={room}>
      <Suspense fallback={room}>
        <ChartOptions active={charts?.active ?? []} school={school} />
      </Suspense>
    </PartBoundary>
  )
}
