import { errors, type PageDeclaration } from '@zeri/contract'
import { localisePath } from '@zeri/contract/browser'
import { data, redirect } from 'react-router'
import { readForm } from '../api/read-form.server.ts'
import { pageContext } from '../context.ts'
import { saveChoice, searchForPage } from '../features/places/place-actions.server.ts'
import { ChoiceForm, SearchForm } from '../features/places/place-form.tsx'
import { pathAtPlace } from '../features/places/place-path.ts'
import { placesOf } from '../features/places/place-search.ts'
import { wellKnownPlaces } from '../features/places/well-known-places.ts'
import { PageHead } from '../features/site/page-head.tsx'
import { readSitePath } from '../i18n/site-path.ts'
import { useLocale } from '../i18n/use-locale.ts'
import { useTranslation } from '../i18n/use-translation.ts'
import { usePage } from '../use-page.ts'
import type { Route } from './+types/place.ts'
import styles from './place.module.css'

export const handle = { cache: 'visitor', words: 'common', indexable: false } satisfies PageDeclaration

export async function loader({ context, request }: Route.LoaderArgs) {
  const { api, locale } = context.get(pageContext)
  const { searchParams } = new URL(request.url)
  const city = searchParams.get('city')?.trim() ?? ''
  const back = readSitePath(searchParams.get('back')) ?? localisePath('/', locale)
  return { city, back, search: await searchForPage(city, { api, locale }) }
}

/**
 * Saves the place and redirects to the page the visitor came from. A page of the calendar is the same for everyone, so
 * its date is shown at the address that names the place.
 */
export async function action({ context, request }: Route.ActionArgs) {
  const { api, locale } = context.get(pageContext)
  const form = await readForm(request)
  const saved = await saveChoice(form.get('choice'), { api, locale })
  if ('refused' in saved) return data(saved, { status: errors[saved.refused].status })
  const back = readSitePath(form.get('back')) ?? localisePath('/', locale)
  const { pathname } = new URL(back, 'https://site')
  const atPlace = saved.placeId === null ? undefined : pathAtPlace(pathname, saved.placeId)
  return redirect(atPlace ?? back, 303)
}

/** The popup of the place button as a page, for browsers without a script. */
export default function Place({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation()
  const { product } = usePage()
  const locale = useLocale()
  const { city, back, search } = loaderData
  const places = search.kind === 'idle' ? wellKnownPlaces[locale] : placesOf(search)
  return (
    <div className={styles.page}>
      <PageHead title={`${t('place.title')} · ${product}`} index={false} />
      <h1 className={styles.title}>{t('place.title')}</h1>
      <p className={styles.lead}>{t('place.lead')}</p>
      <SearchForm city={city} back={back} />
      {actionData && <p className={styles.sentence}>{t(`errors.${actionData.refused}`)}</p>}
      {search.kind === 'nothing' && (
        <p className={styles.sentence}>
          <strong>{t('place.nothing', { city })}</strong> {t('place.nothingHint')}
        </p>
      )}
      {search.kind === 'failed' && (
        <p className={styles.sentence}>
          <strong>{t('place.failed')}</strong> {t(search.wordsKey)}
        </p>
      )}
      {places.length > 0 && (
        <section className={styles.places}>
          <h2 className={styles.heading}>
            {t(search.kind === 'idle' ? 'place.wellKnown' : 'place.results')}
          </h2>
          <ChoiceForm places={places} back={back} />
        </section>
      )}
    </div>
  )
}
