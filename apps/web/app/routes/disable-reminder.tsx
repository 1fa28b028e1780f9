import type { PageDeclaration } from '@zeri/contract'
import { data } from 'react-router'
import { pageContext } from '../context.ts'
import { AskFirstPage } from '../features/accounts/ask-first-page.tsx'
import type { Refusal } from '../features/accounts/refusal.ts'
import { unlessUnreachable } from '../features/accounts/unless-unreachable.ts'
import { disableText } from '../features/reminders/disable-text.server.ts'
import { endReminder } from '../features/reminders/reminder-settings.server.ts'
import { PillLink } from '../ui/pill.tsx'
import type { Route } from './+types/disable-reminder.ts'

export const handle = { cache: 'none', words: 'lazy', indexable: false } satisfies PageDeclaration

export function loader({ context }: Route.LoaderArgs) {
  return disableText(context.get(pageContext).locale)
}

type Answer = { readonly isOff?: true; readonly refused?: Refusal }

/** Acts on whatever is posted here: programs that read mail end a subscription with a form of their own. */
export async function action({ context, params: { uuid } }: Route.ActionArgs) {
  const refused = await endReminder(uuid, context.get(pageContext))
  return refused ? data<Answer>({ refused }, { status: refused.status }) : data<Answer>({ isOff: true })
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return unlessUnreachable(serverAction)
}

export default function DisableReminder({ loaderData, actionData }: Route.ComponentProps) {
  const answer: Answer | undefined = actionData
  const { title, text } = answer?.isOff ? loaderData.done : loaderData
  return (
    <AskFirstPage
      title={title}
      text={text}
      act={loaderData.act}
      refused={answer?.refused}
      next={answer?.isOff && <PillLink to="/client">{loaderData.toAccount}</PillLink>}
    />
  )
}
