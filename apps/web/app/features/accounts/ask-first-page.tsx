import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Form } from 'react-router'
import formStyles from '../../ui/form/form.module.css'
import { PillButton } from '../../ui/pill.tsx'
import { usePage } from '../../use-page.ts'
import { PageHead } from '../site/page-head.tsx'
import styles from './client-page.module.css'
import type { Refusal } from './refusal.ts'

type AskFirstPageProps = {
  readonly title: string
  readonly text: string
  /** The words of the button. */
  readonly act: string
  readonly refused: Refusal | undefined
  /** Where to go once it is done; before that, nothing. */
  readonly next: ReactNode | undefined
}

/** Where the link of a message leads. It asks first: mail programs and messengers open links by themselves. */
export function AskFirstPage({ title, text, act, refused, next }: AskFirstPageProps) {
  const { t } = useTranslation()
  const { product } = usePage()
  return (
    <div className={styles.page}>
      <PageHead title={`${title} · ${product}`} index={false} />
      <h1 className={styles.title}>{title}</h1>
      <div className={styles.signIn} role="status">
        <p>{text}</p>
        {refused && <p className={formStyles.refusal}>{t(refused.notice)}</p>}
      </div>
      <div className={styles.signIn}>
        {next ?? (
          <Form method="post">
            <PillButton type="submit" variant="primary" size="large">
              {act}
            </PillButton>
          </Form>
        )}
      </div>
    </div>
  )
}
