import IconCalendarPlus from '@tabler/icons-react/dist/esm/icons/IconCalendarPlus.mjs'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { useLocale } from '../../i18n/use-locale.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { PartBoundary } from '../../ui/part-boundary.tsx'
import { PillFile } from '../../ui/pill.tsx'
import { useDocument } from '../../use-page.ts'
import { googleCalendarUrl } from './google-calendar.ts'
import styles from './take-along.module.css'

const ScriptedWays = lazy(() =>
  import('./scripted-ways.tsx').then((part) => ({ default: part.ScriptedWays })),
)

/** A day to take along. Nothing in it but the addresses of the files leads to a person. */
export type TakenAlong = {
  readonly date: string
  /** Path of the page of the day that is open to everyone, in the language of the page. */
  readonly path: string
  /** “Wedding: Saturday 24 October 2026”. */
  readonly title: string
  /** The best hours in words. */
  readonly hours?: string | undefined
  /** Path of the calendar file. */
  readonly file: string
  /** Path of the picture. */
  readonly picture: string
}

type TakeAlongProps = {
  readonly day: TakenAlong
  /** The day is one of several on the page: it is printed alone, and its link is that of its own page. */
  readonly isPart?: boolean
  /** The main action of its page. */
  readonly isPrimary?: boolean
}

/**
 * Takes a day into a calendar, as a picture, on paper or as a link. It is a `<details>` with plain links and works without a
 * script; what needs one is loaded when it opens. Google and the link get the page that is open to everyone, never a person's own.
 */
export function TakeAlong({ day, isPart = false, isPrimary = false }: TakeAlongProps) {
  const { t } = useTranslation()
  const locale = useLocale()
  const origin = useDocument().origins?.[locale] ?? ''
  const details = useRef<HTMLDetailsElement>(null)
  const [isOpened, setOpened] = useState(false)
  // It may have been opened before the script ran.
  useEffect(() => setOpened(details.current?.open ?? false), [])
  const { date, path, title, hours, file, picture } = day
  const google = googleCalendarUrl({
    title,
    date,
    details: [...(hours ? [hours] : []), origin + path].join('\n'),
  })
  return (
    <details className={styles.takeAlong} name="take-along" ref={details} onToggle={() => setOpened(true)}>
      <summary className={styles.summary} data-look={isPrimary ? 'primary' : undefined}>
        <IconCalendarPlus size={18} stroke={1.6} aria-hidden="true" />
        {t('takeAlong.open')}
      </summary>
      <div className={styles.ways}>
        <PillFile href={google} target="_blank" rel="noopener noreferrer">
          Google Calendar
        </PillFile>
        <PillFile href={file}>Apple Calendar</PillFile>
        <PillFile href={file} download={`${date}.ics`}>
          {t('takeAlong.file')}
        </PillFile>
        <PillFile href={picture} download={`${date}.png`}>
          {t('takeAlong.picture')}
        </PillFile>
        {isOpened && (
          <PartBoundary fallback={null}>
            <Suspense>
              <ScriptedWays title={title} path={path} url={origin + path} isPart={isPart} />
            </Suspense>
          </PartBoundary>
        )}
      </div>
    </details>
  )
}
