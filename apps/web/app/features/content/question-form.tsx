import { type InputEvent, type SubmitEvent, useEffect, useId, useRef, useState } from 'react'
import { Form, useNavigation } from 'react-router'
import { useTranslation } from '../../i18n/use-translation.ts'
import { CheckField } from '../../ui/form/check-field.tsx'
import { EmailField } from '../../ui/form/email-field.tsx'
import formStyles from '../../ui/form/form.module.css'
import { SendButton } from '../../ui/form/send-button.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { useNotify } from '../../ui/notices/notices.tsx'
import { PageLink } from '../../ui/page-link.tsx'
import styles from './question-form.module.css'
import {
  findQuestionFaults,
  type QuestionFaults,
  type QuestionField,
  readQuestionValues,
} from './question-values.ts'
import type { QuestionRefusal } from './submit-question.server.ts'

type QuestionFormProps = {
  readonly ticket: string
  readonly refused: QuestionRefusal | undefined
}

const noFaults: QuestionFaults = {}

/** The form for a question to the operator. The browser checks it before sending; the server checks it again. */
export function QuestionForm({ ticket, refused }: QuestionFormProps) {
  const { t } = useTranslation()
  const { formData } = useNavigation()
  const { handlers, faultOf } = useQuestionForm(refused)
  return (
    <Form method="post" noValidate className={`${formStyles.form} ${styles.form}`} {...handlers}>
      {refused && (
        <noscript>
          <p role="alert" className={formStyles.refusal}>
            {t(refused.notice)}
          </p>
        </noscript>
      )}
      <input type="hidden" name="ticket" value={refused?.ticket ?? ticket} />
      <div className={styles.trap} aria-hidden="true">
        <label>
          {t('content.ask.website')}
          <input name="website" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <TextField
        name="name"
        label={t('content.ask.name')}
        autoComplete="name"
        required
        defaultValue={refused?.values?.name}
        fault={faultOf('name')}
      />
      <EmailField
        name="email"
        label={t('content.ask.email')}
        required
        defaultValue={refused?.values?.email}
        fault={faultOf('email')}
      />
      <TextField
        name="topic"
        label={t('content.ask.topic')}
        required
        defaultValue={refused?.values?.topic}
        fault={faultOf('topic')}
      />
      <QuestionBox text={refused?.values?.question} fault={faultOf('question')} />
      <CheckField name="consent" fault={faultOf('consent')}>
        {t('accounts.consent.before')}{' '}
        <PageLink to="/rules" target="_blank">
          {t('accounts.consent.rules')}
        </PageLink>
      </CheckField>
      <SendButton busy={formData ? t('content.ask.sending') : undefined}>{t('content.ask.send')}</SendButton>
    </Form>
  )
}

/** The faults of the form, which are checked on submit; after a refusal the first invalid field gets the focus. */
function useQuestionForm(refused: QuestionRefusal | undefined) {
  const { t } = useTranslation()
  const notify = useNotify()
  const form = useRef<HTMLFormElement>(null)
  const [faults, setFaults] = useState(refused?.faults ?? noFaults)
  useEffect(() => {
    if (!refused) return
    setFaults(refused.faults)
    notify({ kind: 'error', message: t(refused.notice) })
    focusFirst(form.current, refused.faults)
  }, [refused, notify, t])

  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    const found = findQuestionFaults(readQuestionValues(new FormData(event.currentTarget)))
    setFaults(found)
    if (Object.keys(found).length === 0) return
    event.preventDefault()
    notify({ kind: 'error', message: t('content.ask.incomplete') })
    focusFirst(event.currentTarget, found)
  }
  /** Typing can remove an error but never adds one. */
  const onInput = ({ currentTarget }: InputEvent<HTMLFormElement>) => {
    const found = findQuestionFaults(readQuestionValues(new FormData(currentTarget)))
    setFaults((before) => Object.fromEntries(Object.entries(before).filter(([name]) => name in found)))
  }
  const faultOf = (field: QuestionField): string | undefined => {
    const fault = faults[field]
    return fault && t(fault)
  }
  return { handlers: { ref: form, onSubmit, onInput }, faultOf }
}

type QuestionBoxProps = { readonly text: string | undefined; readonly fault: string | undefined }

function QuestionBox({ text, fault }: QuestionBoxProps) {
  const { t } = useTranslation()
  const id = useId()
  return (
    <div className={formStyles.field}>
      <label htmlFor={id} className={formStyles.label}>
        {t('content.ask.question')}
      </label>
      <textarea
        id={id}
        name="question"
        rows={7}
        required
        className={`${formStyles.input} ${styles.question}`}
        defaultValue={text}
        aria-invalid={fault !== undefined}
        aria-describedby={`${id}-line`}
      />
      <p id={`${id}-line`} className={formStyles.fault} data-hint={fault === undefined ? '' : undefined}>
        {fault ?? t('content.ask.questionHint')}
      </p>
    </div>
  )
}

function focusFirst(form: HTMLFormElement | null, faults: QuestionFaults): void {
  const [name] = Object.keys(faults)
  const field = name && form?.elements.namedItem(name)
  if (field instanceof HTMLElement) field.focus()
}
