import { useLanguage } from '../../i18n/words-provider.tsx'
import styles from './state-badge.module.css'

const looks: Readonly<Record<string, string | undefined>> = {
  paid: styles.good,
  refunded: styles.reversed,
  disputed: styles.bad,
  charged_back: styles.bad,
  failed_to_start: styles.bad,
}

/** The state of an order in a word; the colour of its dot repeats what the word says. */
export function StateBadge({ state }: { readonly state: string }) {
  const { codeWord } = useLanguage()
  return <span className={`${styles.state} ${looks[state] ?? ''}`}>{codeWord('orderStates', state)}</span>
}
