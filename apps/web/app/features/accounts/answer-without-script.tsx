import { useTranslation } from 'react-i18next'
import styles from '../../ui/form/form.module.css'
import type { FormAnswer } from './use-tell-answer.ts'

/** What a notice would say, where no script shows one. */
export function AnswerWithoutScript({ answer }: { readonly answer: FormAnswer | undefined }) {
  const { t } = useTranslation()
  const words = answer?.refused?.notice ?? answer?.done
  return <noscript>{words && <p className={styles.refusal}>{t(words)}</p>}</noscript>
}
