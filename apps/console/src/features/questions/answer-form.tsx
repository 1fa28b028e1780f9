import { Group, NativeSelect, Stack, Text, Textarea } from '@mantine/core'
import { consoleCalls, MAX_ANSWER_CHARS } from '@zeri/contract/console'
import { useState } from 'react'
import { useLanguage } from '../../i18n/words-provider.tsx'
import { ActButton } from '../../ui/act-button.tsx'
import { Section } from '../../ui/section.tsx'
import type { QuestionPart } from './question.ts'

/** Writes the answer: a template in the language of the question is the beginning, the operator's text is sent. */
export function AnswerForm({ question: { id, email, number, locale, templates }, reload }: QuestionPart) {
  const { t, codeWord, locale: own } = useLanguage()
  const [chosen, setChosen] = useState(templates[0]?.id ?? '')
  const [text, setText] = useState(templates[0]?.text ?? '')
  const choose = (next: string) => {
    setChosen(next)
    setText(templates.find((template) => template.id === next)?.text ?? '')
  }
  return (
    <Section title={t('question.answerForm.title')}>
      <Stack gap="sm" maw={720}>
        <NativeSelect
          label={t('question.answerForm.template')}
          description={t('question.answerForm.templateHint', { language: codeWord('locales', locale) })}
          value={chosen}
          onChange={(event) => choose(event.currentTarget.value)}
          data={templates.map((template) => ({ value: template.id, label: template.title[own] }))}
        />
        <Textarea
          label={t('question.answerForm.text')}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
          maxLength={MAX_ANSWER_CHARS}
          lang={locale}
          autosize
          minRows={8}
          maxRows={24}
        />
        <Group justify="space-between">
          <Text size="sm" c="dimmed">
            {t('question.answerForm.to', { email, number })}
          </Text>
          <ActButton
            operation={consoleCalls.answerQuestion}
            label={t('question.answerForm.send')}
            text={t('question.answerForm.confirm', { email })}
            isReady={text.trim() !== ''}
            inputOf={() => ({ id, text })}
            doneWords={() => t('question.answerForm.done')}
            onDone={reload}
          />
        </Group>
      </Stack>
    </Section>
  )
}
