import type { PageDeclaration } from '@zeri/contract'
import { data } from 'react-router'
import { withNetworkRefusal } from '../api/with-network-refusal.ts'
import { pageContext } from '../context.ts'
import { ConfirmationPage } from '../features/accounts/confirmation-page.tsx'
import type { Refusal } from '../features/accounts/refusal.ts'
import { disableText } from '../features/reminders/disable-text.server.ts'
import { endReminder } from '../features/reminders/reminder-settings.server.ts'
import { PillLink } from '../ui/pill.tsx'
import type { Route } from './+types/disable-reminder.ts'

export const handle = { cache: 'none', words: 'lazy', indexable: false } satisfies PageDeclaration

export function loader({ context }: Route.LoaderArgs) {
  return disableText(context.get(pageContext).locale)
}

/** The result of the form: the reminders are off, or the refusal. */
type DisableResult = { readonly isOff?: true; readonly refused?: Refusal }

/** Accepts any POST body: mail programs send a form of their own to end a subscription (RFC 8058). */
export async function action({ context, params: { uuid } }: Route.ActionArgs) {
  const refused = await endReminder(uuid, context.get(pageContext))
  return refused
    ? data<DisableResult>({ refused }, { status: refused.status })
    : data<DisableResult>({ isOff: true })
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return withNetworkRefusal(serverAction)
}

export default function DisableReminder({ loaderData, actionData }: Route.ComponentProps) {
  const result: DisableResult | undefined = actionData
  const { title, text } = result?.isOff ? loaderData.done : loaderData
  return (
    <ConfirmationPage
      title={title}
      text={text}
      buttonLabel={loaderData.button}
      refused={result?.refused}
      next={
        result?.isOff && (
          <>
            <PillLink to="/morning">{loaderData.toMorning}</PillLink>
            <PillLink to="/client">{loaderData.toAccount}</PillLink>
          </>
        )
      }
    />
  )
}
