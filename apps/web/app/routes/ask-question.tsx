import type { PageDeclaration } from '@zeri/contract'
import { openQuestionForm } from '@zeri/contract'
import { readForm } from '../api/read-form.server.ts'
import { withNetworkRefusal } from '../api/with-network-refusal.ts'
import { pageContext } from '../context.ts'
import { QuestionForm } from '../features/content/question-form.tsx'
import styles from '../features/content/reading.module.css'
import { type QuestionRefusal, submitQuestion } from '../features/content/submit-question.server.ts'
import { PageHead } from '../features/site/page-head.tsx'
import { useTranslation } from '../i18n/use-translation.ts'
import { Breadcrumbs } from '../ui/breadcrumbs.tsx'
import { PillLink } from '../ui/pill.tsx'
import { usePage } from '../use-page.ts'
import type { Route } from './+types/ask-question.ts'

export const handle = { cache: 'visitor', words: 'content', indexable: false } satisfies PageDeclaration

export async function loader({ context, request }: Route.LoaderArgs) {
  const isSent = new URL(request.url).searchParams.has('sent')
  const { ticket } = await context.get(pageContext).api.call(openQuestionForm, {})
  return { isSent, ticket }
}

export async function action({ context, request }: Route.ActionArgs) {
  return submitQuestion(await readForm(request), context.get(pageContext))
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return withNetworkRefusal(serverAction)
}

export default function AskQuestion({ loaderData: { isSent, ticket }, actionData }: Route.ComponentProps) {
  const { t } = useTranslation()
  const { product } = usePage()
  const refused: QuestionRefusal | undefined = actionData?.refused
  const title = t(isSent ? 'content.ask.sentTitle' : 'content.ask.title')
  return (
    <div className={styles.article}>
      <PageHead title={`${title} · ${product}`} index={false} />
      <Breadcrumbs above={[{ label: t('content.faq.title'), to: '/faq' }]} here={title} />
      <h1 className={styles.title}>{title}</h1>
      <p role={isSent ? 'status' : undefined} className={styles.lead}>
        {t(isSent ? 'content.ask.sentText' : 'content.ask.lead')}
      </p>
      {isSent ? (
        <div className={styles.row}>
          <PillLink to="/faq">{t('content.ask.toFaq')}</PillLink>
        </div>
      ) : (
        <QuestionForm ticket={ticket} refused={refused} />
      )}
    </div>
  )
}
