import type { SubmitEvent } from 'react'
import { Form, type FormProps, useSubmit } from 'react-router'
import { afterPaint } from '../after-paint.ts'

type PageFormProps = Pick<FormProps, 'id' | 'role' | 'action' | 'className' | 'children'>

/** A form whose answer is a page with an address of its own. The press is painted before the page is asked for, as with links. */
export function PageForm(props: PageFormProps) {
  const submit = useSubmit()
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    afterPaint(() => submit(form))
  }
  return <Form {...props} method="get" onSubmit={send} />
}
