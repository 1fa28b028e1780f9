import type { ReactNode } from 'react'
import { Form } from 'react-router'
import { useTranslation } from '../../i18n/use-translation.ts'
import formStyles from '../../ui/form/form.module.css'
import { PillButton } from '../../ui/pill.tsx'
import { usePage } from '../../use-page.ts'
import { PageHead } from '../site/page-head.tsx'
import styles from './client-page.module.css'
import type { Refusal } from './refusal.ts'

type ConfirmationPageProps = {
  readonly title: string
  readonly text: string
  readonly buttonLabel: string
  readonly refused: Refusal | undefined
  /** The link shown once it is done, in place of the button. */
  readonly next: ReactNode | undefined
  /** Another way, shown below the button. */
  readonly instead?: ReactNode
}

/**
 * The page behind a link of a message: a button confirms before anything changes, because mail programs and messengers
 * open links by themselves.
 */
export function ConfirmationPage({
  title,
  text,
  buttonLabel,
  refused,
  next,
  instead,
}: ConfirmationPageProps) {
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
              {buttonLabel}
            </PillButton>
          </Form>
        )}
        {!next && instead}
      </div>
    </div>
  )
}
