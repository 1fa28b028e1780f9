import { Form } from 'react-router'
import { useTranslation } from '../../i18n/use-translation.ts'
import { PillButton } from '../../ui/pill.tsx'

type EndFormProps = {
  readonly action: 'end-feed' | 'end-choice'
  readonly uuid: string
  /** Accessible name of the button. */
  readonly label: string
}

/** A button that ends a feed or a shared shortlist: its link stops working. */
export function EndForm({ action, uuid, label }: EndFormProps) {
  const { t } = useTranslation()
  return (
    <Form method="post">
      <input type="hidden" name="uuid" value={uuid} />
      <PillButton type="submit" name="do" value={action} aria-label={label}>
        {t('chooser.feeds.end')}
      </PillButton>
    </Form>
  )
}
