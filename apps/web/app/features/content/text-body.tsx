import styles from './text-body.module.css'

/** A text as HTML that the server has sanitised. */
export function TextBody({ html }: { readonly html: string }) {
  return <div className={styles.body} dangerouslySetInnerHTML={{ __html: html }} />
}
