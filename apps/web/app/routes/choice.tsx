import type { PageDeclaration } from '@zeri/contract'
import { errors, pathIn, readChoice } from '@zeri/contract'
import { data, Form } from 'react-router'
import { readForm } from '../api/read-form.server.ts'
import { refusedPage } from '../api/refusal-code.server.ts'
import { pageContext } from '../context.ts'
import { changeChoice } from '../features/chooser/change-choice.server.ts'
import { toChoice } from '../features/chooser/choice-data.server.ts'
import styles from '../features/chooser/compare.module.css'
import { DecideForm, Decision } from '../features/chooser/decision.tsx'
import { guestReplies } from '../features/chooser/guest-replies.ts'
import { GuestTable } from '../features/chooser/guest-table.tsx'
import { RemoveGuestForm } from '../features/chooser/remove-guest-form.tsx'
import { SharedDay } from '../features/chooser/shared-day.tsx'
import { PageHead } from '../features/site/page-head.tsx'
import { instantWords } from '../i18n/instant-words.server.ts'
import { useTranslation } from '../i18n/use-translation.ts'
import { ChoiceField } from '../ui/form/choice-field.tsx'
import { SendButton } from '../ui/form/send-button.tsx'
import { TextField } from '../ui/form/text-field.tsx'
import { Panel } from '../ui/panel.tsx'
import { PillFile } from '../ui/pill.tsx'
import { CopyLink } from '../ui/share/copy-link.tsx'
import { telegramShareUrl } from '../ui/share/share-targets.ts'
import { usePage } from '../use-page.ts'
import type { Route } from './+types/choice.ts'

export const handle = { cache: 'visitor', words: 'lazy', indexable: false } satisfies PageDeclaration

export async function loader({ context, params }: Route.LoaderArgs) {
  const page = context.get(pageContext)
  const { api, locale } = page
  try {
    const choice = await api.call(readChoice, { token: params.token, locale })
    const { token } = params
    const shown = toChoice(choice, { locale, until: instantWords(choice.expiresAt, page), token })
    const dates = shown.days.map(({ words }) => words.dayMonth).join(', ')
    const url = page.origins[locale] + pathIn(locale, `/choice/${token}`)
    return { ...shown, telegram: telegramShareUrl({ title: `${shown.tag}: ${dates}`, url }) }
  } catch (error) {
    throw refusedPage(error)
  }
}

/** Saves a guest's replies to the days, or what the owner decided. */
export async function action({ context, params, request }: Route.ActionArgs) {
  const result = await changeChoice(await readForm(request), params.token, context.get(pageContext))
  return data(result, { status: 'refused' in result ? errors[result.refused].status : 200 })
}

/** A shared shortlist: its days, and the replies of the guests. */
export default function Choice({ loaderData: choice, actionData }: Route.ComponentProps) {
  const { t } = useTranslation()
  const { product } = usePage()
  const { days, guests, own, decided } = choice
  const mine = actionData && 'mine' in actionData ? actionData.mine : choice.mine
  return (
    <div className={styles.page}>
      <PageHead title={`${t('chooser.choice.title')} · ${product}`} index={false} />
      <header>
        <h1 className={styles.title}>{t('chooser.choice.title')}</h1>
        <p className={styles.lead}>
          {choice.tag}. {t(choice.isPersonal ? 'chooser.choice.personal' : 'chooser.choice.general')}
        </p>
        <p className={styles.text}>
          {choice.place ? t('chooser.choice.place', { place: choice.place }) : t('chooser.choice.noPlace')}{' '}
          {t('chooser.choice.until', { at: choice.until })}{' '}
          {choice.school && t('school.shared', { name: choice.school })}
        </p>
      </header>
      <div role="status">
        {actionData && 'done' in actionData && <p>{t(`chooser.choice.done.${actionData.done}`)}</p>}
        {actionData && 'refused' in actionData && (
          <p className={styles.refused}>{t(`errors.${actionData.refused}`)}</p>
        )}
      </div>
      {decided && <Decision decided={decided} tag={choice.tag} />}
      {own && !decided && <p className={styles.text}>{t('chooser.decision.hint')}</p>}
      <div className={styles.row}>
        <CopyLink />
        <PillFile href={choice.telegram} target="_blank" rel="noopener noreferrer">
          {t('chooser.choice.telegram')}
        </PillFile>
      </div>
      <ul className={styles.days} aria-label={t('chooser.choice.days')}>
        {days.map((day) => (
          <li key={day.date} className={styles.day}>
            <SharedDay day={day}>
              {own && (
                <DecideForm
                  uuid={own.uuid}
                  date={day.date}
                  dayMonth={day.words.dayMonth}
                  isDecided={day.date === decided?.date}
                />
              )}
            </SharedDay>
          </li>
        ))}
      </ul>
      {choice.isRemoved ? (
        <Panel title={t('chooser.choice.mark')}>
          <p>{t('chooser.choice.removed')}</p>
        </Panel>
      ) : (
        <Panel title={t('chooser.choice.mark')}>
          <Form method="post" className={styles.answers}>
            <TextField
              name="name"
              label={t('chooser.choice.name')}
              hint={t('chooser.choice.nameHint')}
              defaultValue={mine?.name ?? ''}
              maxLength={40}
              autoComplete="off"
              required
            />
            {days.map(({ date, words }) => (
              <ChoiceField
                key={date}
                name={`day-${date}`}
                label={words.date}
                chosen={mine?.answers[date] ?? ''}
                options={guestReplies.map((value) => ({
                  value,
                  label: t(`chooser.choice.answers.${value}`),
                }))}
              />
            ))}
            <SendButton>{t('chooser.choice.send')}</SendButton>
          </Form>
        </Panel>
      )}
      {guests.length > 0 && (
        <Panel title={t('chooser.choice.guests')}>
          <GuestTable
            days={days.map(({ date, words }) => ({ date, words: words.dayMonth }))}
            guests={guests}
            {...(own && {
              actionOf: (index: number) => {
                const [uuid, name] = [own.guests[index], guests[index]?.name]
                return uuid && name && <RemoveGuestForm uuid={own.uuid} guest={{ uuid, name }} />
              },
            })}
          />
        </Panel>
      )}
    </div>
  )
}
