import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Panel } from '../../ui/panel.tsx'
import { PillFile } from '../../ui/pill.tsx'
import styles from './morning.module.css'

/** The link to the bot: the morning begins when its chat is started. A reader who comes back sees it listed. */
export function TelegramStep({ link }: { readonly link: string }) {
  const { t } = useTranslation()
  const { revalidate } = useRevalidator()
  useEffect(() => {
    const refresh = () => {
      if (document.visibilityState === 'visible') void revalidate()
    }
    document.addEventListener('visibilitychange', refresh)
    return () => document.removeEventListener('visibilitychange', refresh)
  }, [revalidate])
  return (
    <Panel title={t('morning.telegram.ready')}>
      <div className={styles.step} role="status">
        <p>{t('morning.telegram.text')}</p>
        <PillFile href={link} target="_blank" rel="noreferrer" variant="primary">
          {t('morning.telegram.open')}
        </PillFile>
        <p className={styles.hint}>{t('morning.telegram.refresh')}</p>
      </div>
    </Panel>
  )
}
