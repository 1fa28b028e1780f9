import { useTranslation } from '../../i18n/use-translation.ts'
import { Panel } from '../../ui/panel.tsx'
import { CodeBox } from './code-box.tsx'
import styles from './developers.module.css'
import type { Sample } from './read-samples.server.ts'

/** Calls of the public API in three languages, ready to run. */
export function SamplesPanel({ samples }: { readonly samples: readonly Sample[] }) {
  const { t } = useTranslation()
  return (
    <Panel title={t('developers.samples.title')} id="samples">
      <p>{t('developers.samples.text')}</p>
      {samples.map(({ name, codes }) => (
        <div key={name}>
          <h3 className={styles.heading}>{t(`developers.samples.${name}`)}</h3>
          {codes.map(({ language, code }) => (
            <CodeBox key={language} label={`${t(`developers.samples.${name}`)}: ${language}`} code={code} />
          ))}
        </div>
      ))}
    </Panel>
  )
}
