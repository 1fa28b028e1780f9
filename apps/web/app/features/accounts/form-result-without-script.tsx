import { useTranslation } from '../../i18n/use-translation.ts'
import styles from '../../ui/form/form.module.css'
import type { FormResult } from './use-form-notice.ts'

/** Shows the result of a form as text in browsers without a script, which cannot show the notice. */
export function FormResultWithoutScript({ result }: { readonly result: FormResult | undefined }) {
  const { t } = useTranslation()
  const words = result?.refused?.notice ?? result?.done
  return <noscript>{words && <p className={styles.refusal}>{t(words)}</p>}</noscript>
}
