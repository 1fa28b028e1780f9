import { useTranslation } from '../../i18n/use-translation.ts'
import { PillFile } from '../../ui/pill.tsx'
import type { FeedsData } from './load-feeds.server.ts'

type SubscribeLinksProps = {
  readonly address: FeedsData['publicFeed']
  /** What the feed is called, for screen readers. */
  readonly name: string
}

/** Opens a feed in the calendar program of the device, or in Google Calendar. */
export function SubscribeLinks({ address: { apple, google }, name }: SubscribeLinksProps) {
  const { t } = useTranslation()
  const app = t('chooser.guides.google.name')
  return (
    <>
      <PillFile href={apple} aria-label={t('chooser.feeds.openOf', { name })}>
        {t('chooser.feeds.open')}
      </PillFile>
      <PillFile href={google} aria-label={`${app}: ${name}`}>
        {app}
      </PillFile>
    </>
  )
}
