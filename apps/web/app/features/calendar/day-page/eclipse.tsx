import { Panel } from '../../../ui/panel.tsx'
import type { DayOfPage } from '../day.ts'
import { Part } from './sky-part.tsx'

type EclipseProps = { readonly eclipse: DayOfPage['sky']['eclipse'] }

/** The eclipse of the day itself; the place of the visitor changes what is seen of it. */
export function EclipseOfDay({ eclipse }: EclipseProps) {
  if (eclipse?.daysAway !== 0) return null
  return (
    <Panel id="eclipse" className="of-place" title={eclipse.name}>
      <p>{eclipse.sentence}</p>
    </Panel>
  )
}

/** An eclipse of the thirty days after the day. */
export function ComingEclipse({ eclipse }: EclipseProps) {
  if (!eclipse || eclipse.daysAway === 0) return null
  return <Part title={eclipse.name} short={`${eclipse.when} ${eclipse.sentence}`} />
}
