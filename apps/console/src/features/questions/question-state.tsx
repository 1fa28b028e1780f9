import { Badge } from '@mantine/core'
import type { QuestionState } from '@zeri/contract/console'
import { useLanguage } from '../../i18n/words-provider.tsx'

const colours: Readonly<Record<QuestionState, string>> = { open: 'orange', answered: 'jade', closed: 'gray' }

export function QuestionStateBadge({ state }: { readonly state: QuestionState }) {
  const { codeWord } = useLanguage()
  return (
    <Badge variant="dot" color={colours[state]} tt="none" fw={500} miw="max-content">
      {codeWord('questionStates', state)}
    </Badge>
  )
}
