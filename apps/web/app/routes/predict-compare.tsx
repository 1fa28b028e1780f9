import { createChoice, errors, type PageDeclaration } from '@zeri/contract'
import { localisePath } from '@zeri/contract/browser'
import { data, Form, redirect } from 'react-router'
import { readForm } from '../api/read-form.server.ts'
import { refusalCode } from '../api/refusal-code.server.ts'
import { chartsContext, pageContext } from '../context.ts'
import { SignInButton } from '../features/accounts/sign-in-button.tsx'
import { ChosenDay } from '../features/chooser/chosen-day.tsx'
import styles from '../features/chooser/compare.module.css'
import { Decision } from '../features/chooser/decision.tsx'
import { loadCompare, readShortlist } from '../features/chooser/load-compare.server.ts'
import { TakeAlong } from '../features/exports/take-along.tsx'
import { SchoolLine } from '../features/school/school-line.tsx'
import { PageHead } from '../features/site/page-head.tsx'
import { useTranslation } from '../i18n/use-translation.ts'
import { ChoiceField } from '../ui/form/choice-field.tsx'
import { SendButton } from '../ui/form/send-button.tsx'
import { PageLink } from '../ui/page-link.tsx'
import { Panel } from '../ui/panel.tsx'
import { PillLink } from '../ui/pill.tsx'
import { usePage } from '../use-page.ts'
import type { Route } from './+types/predict-compare.ts'

export const handle = { cache: 'visitor', words: 'lazy', indexable: false } satisfies PageDeclaration

export async function loader({ context, url }: Route.LoaderArgs) {
  return loadCompare(url.searchParams, context.get(pageContext), await context.get(chartsContext)())
}

const keepOptions = ['7', '30', '90'] as const

/** Shares the shortlist of the address and redirects to its page. */
export async function action({ context, request, url }: Route.ActionArgs) {
  const page = context.get(pageContext)
  const keep = String((await readForm(request)).get('keep'))
  const keepDays = keep === '7' ? 7 : keep === '90' ? 90 : 30
  try {
    const shortlist = readShortlist(url.searchParams, page, await context.get(chartsContext)())
    const { token } = await page.api.call(createChoice, { ...shortlist, keepDays })
    return redirect(localisePath(`/choice/${token}`, page.locale), 303)
  } catch (error) {
    const code = refusalCode(error)
    return data({ refused: code }, { status: errors[code].status })
  }
}

/** A few days side by side, and a form to share them. */
export default function PredictCompare({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation()
  const { product } = usePage()
  const { comparison, decision, isSignedIn, search } = loaderData
  const decided = comparison?.days.find(({ date }) => date === decision?.date)
  const refused = actionData?.refused ?? loaderData.refused
  return (
    <div className={styles.page}>
      <PageHead title={`${t('chooser.compare.title')} · ${product}`} index={false} />
      <header>
        <h1 className={styles.title}>{t('chooser.compare.title')}</h1>
        {comparison && <p className={styles.lead}>{comparison.tag}</p>}
        {comparison && <SchoolLine name={comparison.school} />}
      </header>
      {refused && (
        <p role="alert" className={styles.refused}>
          {t(`errors.${refused}`)}
        </p>
      )}
      {decided && comparison && <Decision decided={decided} tag={comparison.tag} />}
      {decision?.token && (
        <p>
          <PageLink to={`/choice/${decision.token}`}>{t('chooser.decision.list')}</PageLink>
        </p>
      )}
      {comparison ? (
        <ul className={styles.days} aria-label={t('chooser.compare.title')}>
          {comparison.days.map((day) => (
            <li key={day.date} className={styles.day}>
              <ChosenDay day={day} chart={comparison.chart}>
                <TakeAlong day={day.taken} isPart />
              </ChosenDay>
            </li>
          ))}
        </ul>
      ) : (
        <p>{t('chooser.compare.empty')}</p>
      )}
      <div>
        <PillLink to={`/predict?${search}`}>{t('chooser.compare.back')}</PillLink>
      </div>
      {comparison && (
        <Panel title={t('chooser.share.title')}>
          <p className={styles.text}>{t('chooser.share.text')}</p>
          {isSignedIn ? (
            <Form method="post" className={styles.form}>
              <ChoiceField
                name="keep"
                label={t('chooser.share.keep')}
                chosen="30"
                options={keepOptions.map((value) => ({
                  value,
                  label: t('chooser.share.days', { count: Number(value) }),
                }))}
              />
              <SendButton>{t('chooser.share.send')}</SendButton>
            </Form>
          ) : (
            <SignInButton>{t('chooser.share.signIn')}</SignInButton>
          )}
        </Panel>
      )}
    </div>
  )
}
