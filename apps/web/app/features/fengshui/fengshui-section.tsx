import { PageLink } from '../../ui/page-link.tsx'
import { Panel } from '../../ui/panel.tsx'
import { BuildingFacing } from './building-facing.tsx'
import styles from './fengshui.module.css'
import type { FengshuiPart } from './write-day-part.server.tsx'

type FengshuiSectionProps = { readonly part: FengshuiPart; readonly date: string }

/** Directions and flying stars on the page of a day. */
export function FengshuiSection({ part, date }: FengshuiSectionProps) {
  return (
    <Panel isFoldedOnPhones id="directions" title={part.title} note={part.note}>
      <div dangerouslySetInnerHTML={{ __html: part.html }} />
      <BuildingFacing label={part.facing} date={date} />
      <PageLink className={styles.yearLink} to={`/fengshui/${part.year}`}>
        {part.link}
      </PageLink>
    </Panel>
  )
}
