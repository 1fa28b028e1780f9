import { Form } from 'react-router'
import { useTranslation } from '../../i18n/use-translation.ts'
import { PillButton } from '../../ui/pill.tsx'

type RemoveGuestFormProps = {
  /** The list. */
  readonly uuid: string
  readonly guest: { readonly uuid: string; readonly name: string }
}

/** A button that removes a guest from a shared shortlist. */
export function RemoveGuestForm({ uuid, guest }: RemoveGuestFormProps) {
  const { t } = useTranslation()
  return (
    <Form method="post">
      <input type="hidden" name="uuid" value={uuid} />
      <input type="hidden" name="guest" value={guest.uuid} />
      <PillButton
        type="submit"
        name="do"
        value="remove-guest"
        aria-label={t('chooser.choices.removeOf', { name: guest.name })}
      >
        {t('chooser.choices.remove')}
      </PillButton>
    </Form>
  )
}
