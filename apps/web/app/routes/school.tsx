import {
  canonicalRules,
  getSchool,
  listSchools,
  type PageDeclaration,
  readSchool,
  saveSchool,
} from '@zeri/contract'
import { localisePath } from '@zeri/contract/browser'
import { redirect } from 'react-router'
import { readForm } from '../api/read-form.server.ts'
import { refusalCode, refusedForm } from '../api/refusal-code.server.ts'
import { withNetworkRefusal } from '../api/with-network-refusal.ts'
import { pageContext } from '../context.ts'
import { FormResultWithoutScript } from '../features/accounts/form-result-without-script.tsx'
import { useFormNotice } from '../features/accounts/use-form-notice.ts'
import { readSchoolForm } from '../features/school/school-form.server.ts'
import { PresetForm, SwitchForm } from '../features/school/school-form.tsx'
import { PageHead } from '../features/site/page-head.tsx'
import { typeset } from '../i18n/typography.ts'
import { useTranslation } from '../i18n/use-translation.ts'
import { PageLink } from '../ui/page-link.tsx'
import { usePage } from '../use-page.ts'
import type { Route } from './+types/school.ts'
import styles from './school.module.css'

export const handle = { cache: 'visitor', words: 'lazy', indexable: false } satisfies PageDeclaration

export async function loader({ context }: Route.LoaderArgs) {
  const { api, locale } = context.get(pageContext)
  const [{ presets, switches }, { school, storedIn }] = await Promise.all([
    api.call(listSchools, { locale }),
    api.call(getSchool, { locale }),
  ])
  return {
    ...typeset(locale, { presets, switches }),
    school,
    storedIn,
    chosen: readSchool(school.rules) ?? {},
  }
}

/** Stores the school and shows the page again, which then says so. What the form does not have is no school. */
export async function action({ context, request }: Route.ActionArgs) {
  const { api, locale } = context.get(pageContext)
  const rules = canonicalRules(readSchoolForm(await readForm(request)))
  try {
    if (rules !== undefined) await api.call(saveSchool, { rules, locale })
    return redirect(localisePath('/school', locale), 303)
  } catch (error) {
    return refusedForm(refusalCode(error))
  }
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return withNetworkRefusal(serverAction)
}

/** The rules that the visitor's days are rated by, in one place. */
export default function School({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation()
  const { product } = usePage()
  const { presets, switches, school, storedIn, chosen } = loaderData
  useFormNotice(actionData)
  return (
    <div className={styles.page}>
      <PageHead title={`${t('school.title')} · ${product}`} index={false} />
      <FormResultWithoutScript result={actionData} />
      <header>
        <h1 className={styles.title}>{t('school.title')}</h1>
        <p className={styles.lead}>{t('school.lead')}</p>
        <p role="status" className={styles.now}>
          <strong>{t('school.now', { name: school.name })}</strong>{' '}
          {t(`school.storedIn.${storedIn ?? 'none'}`)}
        </p>
      </header>
      <section className={styles.part}>
        <h2 className={styles.heading}>{t('school.presets')}</h2>
        <PresetForm presets={presets} rules={school.rules} />
      </section>
      <section className={styles.part}>
        <h2 className={styles.heading}>{t('school.oneByOne')}</h2>
        <SwitchForm switches={switches} chosen={chosen} rules={school.rules} />
      </section>
      <p className={styles.note}>
        {t('school.where')} <PageLink to="/developers">{t('school.api')}</PageLink>{' '}
        <code className={styles.code}>rules={school.rules}</code>
      </p>
    </div>
  )
}
