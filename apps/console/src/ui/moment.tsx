import { useLanguage } from '../i18n/words-provider.tsx'
import styles from './moment.module.css'

/** An instant on the operator's clock; its exact form is in the tooltip. */
export function Moment({ at, none = '—' }: { readonly at: string | null; readonly none?: string }) {
  const { formats } = useLanguage()
  if (at === null) return <>{none}</>
  return (
    <time dateTime={at} title={at} className={styles.moment}>
      {formats.instant(at)}
    </time>
  )
}
