import { Anchor, Text } from '@mantine/core'
import { consoleCalls, type QuestionState, questionStates } from '@zeri/contract/console'
import { Link, useParams } from 'react-router'
import { useOperation } from '../../calls/use-operation.ts'
import { useLanguage } from '../../i18n/words-provider.tsx'
import { ActButton } from '../../ui/act-button.tsx'
import { Facts } from '../../ui/facts.tsx'
import { Moment } from '../../ui/moment.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { Section } from '../../ui/section.tsx'
import { WhenLoaded } from '../../ui/when-loaded.tsx'
import { AnswerForm } from './answer-form.tsx'
import type { Question, QuestionPart } from './question.ts'
import { QuestionStateBadge } from './question-state.tsx'

/** A question, who sent it, and its answer. */
export function QuestionPage() {
  const { t } = useLanguage()
  const { id = '' } = useParams()
  const question = useOperation(consoleCalls.getQuestion, { id })
  return (
    <WhenLoaded of={question} title={t('question.title')}>
      {(shown) => (
        <>
          <PageHead title={shown.topic} lead={t('question.numberOf', { number: shown.number })}>
            <StateActs question={shown} reload={question.reload} />
          </PageHead>
          <Sender question={shown} />
          <Section title={t('question.text')}>
            <Words text={shown.question} />
          </Section>
          {shown.answer !== null && (
            <Section title={t('question.answer')}>
              <Words text={shown.answer} />
            </Section>
          )}
          {shown.state === 'open' && <AnswerForm question={shown} reload={question.reload} />}
        </>
      )}
    </WhenLoaded>
  )
}

/** Text as it was typed, with its lines. */
function Words({ text }: { readonly text: string }) {
  return (
    <Text size="sm" maw={720} style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
      {text}
    </Text>
  )
}

function StateActs({ question: { id, state }, reload }: QuestionPart) {
  const { t } = useLanguage()
  const labels: Readonly<Record<QuestionState, string>> = {
    open: t('question.acts.open'),
    answered: t('question.acts.answered'),
    closed: t('question.acts.closed'),
  }
  const texts: Readonly<Record<QuestionState, string>> = {
    open: t('question.acts.openText'),
    answered: t('question.acts.answeredText'),
    closed: t('question.acts.closedText'),
  }
  return questionStates
    .filter((other) => other !== state)
    .map((other) => (
      <ActButton
        key={other}
        operation={consoleCalls.setQuestionState}
        label={labels[other]}
        text={texts[other]}
        inputOf={() => ({ id, state: other })}
        doneWords={() => t('question.acts.done')}
        onDone={reload}
      />
    ))
}

function Sender({ question }: { readonly question: Question }) {
  const { t, codeWord } = useLanguage()
  return (
    <Section title={t('question.sender')}>
      <Facts
        facts={[
          [t('question.name'), question.name],
          [t('question.email'), question.email],
          [
            t('question.account'),
            question.person === null ? (
              t('question.noAccount')
            ) : (
              <Anchor key="person" component={Link} to={`/people/${question.person}`} size="sm">
                {t('question.openPerson')}
              </Anchor>
            ),
          ],
          [t('questions.language'), codeWord('locales', question.locale)],
          [t('questions.createdAt'), <Moment key="created" at={question.createdAt} />],
          [t('questions.state'), <QuestionStateBadge key="state" state={question.state} />],
          ...(question.answeredAt === null
            ? []
            : ([
                [t('questions.answeredAt'), <Moment key="answered" at={question.answeredAt} />],
                [t('question.answeredBy'), question.answeredBy ?? ''],
              ] as const)),
        ]}
      />
    </Section>
  )
}
