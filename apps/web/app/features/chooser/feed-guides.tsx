import { useTranslation } from '../../i18n/use-translation.ts'
import { Disclosure } from '../../ui/disclosure.tsx'
import { CopyLink } from '../../ui/share/copy-link.tsx'
import styles from './feeds.module.css'
import type { FeedsData } from './load-feeds.server.ts'
import { SubscribeLinks } from './subscribe-links.tsx'

const apps = ['google', 'apple', 'outlook'] as const
const steps = ['1', '2', '3'] as const

/** How to subscribe to a feed in each calendar app, and the address of the public feed. */
export function FeedGuides({ publicFeed }: Pick<FeedsData, 'publicFeed'>) {
  const { t } = useTranslation()
  return (
    <>
      <p className={styles.none}>{t('chooser.guides.lead')}</p>
      {apps.map((app) => (
        <Disclosure key={app} summary={t(`chooser.guides.${app}.name`)}>
          <ol className={styles.steps}>
            {steps.map((step) => (
              <li key={step}>{t(`chooser.guides.${app}.${step}`)}</li>
            ))}
          </ol>
        </Disclosure>
      ))}
      <p className={styles.none}>{t('chooser.guides.alarm')}</p>
      <p className={styles.public}>{t('chooser.guides.public')}</p>
      <div className={styles.what}>
        <code className={styles.url} translate="no">
          {publicFeed.url}
        </code>
        <div className={styles.actions}>
          <CopyLink url={publicFeed.url} />
          <SubscribeLinks address={publicFeed} name={t('chooser.feeds.everyone')} />
        </div>
      </div>
    </>
  )
}
