import styles from './text-body.module.css'

/** A text that the server made safe HTML of. */
export function TextBody({ html }: { readonly html: string }) {
  return <div className={styles.body} dangerouslySetInnerHTML={{ __html: html }} />
}
