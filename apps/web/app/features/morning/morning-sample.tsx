import type { Output, sampleMorning } from '@zeri/contract'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Panel } from '../../ui/panel.tsx'
import { usePage } from '../../use-page.ts'
import styles from './morning.module.css'

type Sample = Output<typeof sampleMorning>

/** What would arrive today, and what on a Monday. */
export function MorningSample({ sample }: { readonly sample: Sample }) {
  const { t } = useTranslation()
  const { place } = usePage()
  return (
    <div className={styles.samples}>
      <Panel title={t('morning.sample.title')}>
        <Message message={sample.day} />
        {!place && <p className={styles.hint}>{t('morning.sample.usualPlace')}</p>}
      </Panel>
      <Panel title={t('morning.sample.week')} isFoldedOnPhones>
        <Message message={sample.week} />
      </Panel>
    </div>
  )
}

function Message({ message: { title, paragraphs, facts } }: { readonly message: Sample['day'] }) {
  return (
    <div className={styles.message}>
      <h3 className={styles.subject}>{title}</h3>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      <dl className={styles.facts}>
        {facts.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
