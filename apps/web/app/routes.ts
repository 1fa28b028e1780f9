import {
  index,
  layout,
  prefix,
  type RouteConfig,
  type RouteConfigEntry,
  route,
} from '@react-router/dev/routes'
import type { Locale } from '@zeri/contract'

type IdOf = (name: string) => { readonly id: string; readonly caseSensitive: boolean }

/** The calendar of one chart; its first page is the current month. */
function chartPages(path: string, id: IdOf): RouteConfigEntry[] {
  return [
    route(path, 'routes/personal-month.tsx', id(path)),
    route(`${path}/:year`, 'routes/personal-year.tsx', id(`${path}/year`)),
    route(`${path}/:year/:month`, 'routes/personal-month.tsx', id(`${path}/month`)),
    route(`${path}/:year/:month/:day`, 'routes/personal-day.tsx', id(`${path}/day`)),
  ]
}

/** The calendar at a place; its first page is today there. */
function placePages(path: string, id: IdOf): RouteConfigEntry[] {
  return [
    route(path, 'routes/place-home.tsx', id(path)),
    route(`${path}/:year`, 'routes/place-year.tsx', id(`${path}/year`)),
    route(`${path}/:year/:month`, 'routes/place-month.tsx', id(`${path}/month`)),
    route(`${path}/:year/:month/:day`, 'routes/place-day.tsx', id(`${path}/day`)),
  ]
}

/** Every sign of the almanac, those of a kind, and one of them. */
function signPages(id: IdOf): RouteConfigEntry[] {
  return [
    route('signs', 'routes/signs.tsx', id('signs')),
    route('signs/:kind', 'routes/signs-of-kind.tsx', id('signs-of-kind')),
    route('signs/:kind/:sign', 'routes/sign.tsx', id('sign')),
  ]
}

/** How verdicts are made, how they differ from those of others, whose data they stand on; dates in other calendars. */
function methodPages(id: IdOf): RouteConfigEntry[] {
  return [
    route('method', 'routes/method.tsx', id('method')),
    route('observatory', 'routes/observatory.tsx', id('observatory')),
    route('about/data', 'routes/data-sources.tsx', id('data-sources')),
    route('convert', 'routes/convert.tsx', id('convert')),
    route('lunar-dates', 'routes/lunar-dates.tsx', id('lunar-dates')),
  ]
}

/**
 * Texts for programs: `/llms.txt` and the Markdown twins of pages. The server alone serves them: `pack-manifest.ts` leaves
 * them out of the route table of browsers, by the first word of their ids.
 */
function twins(id: IdOf): RouteConfigEntry[] {
  return [
    route('llms.txt', 'routes/llms.ts', id('twins/llms')),
    route(':year/:month/:day.md', 'routes/day-twin.ts', id('twins/day')),
    route('articles/:id.md', 'routes/article-twin.ts', id('twins/article')),
    route('signs/:kind/:sign.md', 'routes/sign-twin.ts', id('twins/sign')),
    route('method.md', 'routes/method-twin.ts', id('twins/method')),
  ]
}

/** Information and legal pages whose texts are entries of `content/`. */
const texts = [
  'about',
  'agreement-app',
  'privacy-policy-app',
  'remove-account',
  'rules',
  'site-agreement',
  'site-privacy-policy',
] as const

/** Terms of a sale among them. */
const saleTexts = ['agreement', 'offer', 'premium-ios'] as const

/** Every page in one language: the same file as in the other, under an id of its own. */
function pages(locale: Locale): RouteConfigEntry[] {
  const id: IdOf = (name) => ({ id: `${locale}/${name}`, caseSensitive: true })
  return [
    layout('layouts/site-layout.tsx', id('site'), [
      index('routes/home.tsx', id('home')),
      route(':year', 'routes/year.tsx', id('year')),
      route(':year/:month', 'routes/month.tsx', id('month')),
      route(':year/:month/:day', 'routes/day.tsx', id('day')),
      route('bazi', 'routes/bazi.tsx', id('bazi')),
      route('bazi/:uuid', 'routes/reading.tsx', id('reading')),
      ...texts.map((text) => route(text, 'routes/text.tsx', id(text))),
      ...saleTexts.map((text) => route(text, 'routes/sale-text.tsx', id(text))),
      route('days-for', 'routes/days-for.tsx', id('days-for')),
      route('days-for/:activity', 'routes/days-for-activity.tsx', id('days-for-activity')),
      route('days-for/:activity/:year/:month', 'routes/days-for-month.tsx', id('days-for-month')),
      ...signPages(id),
      route('fengshui/:year', 'routes/fengshui-year.tsx', id('fengshui-year')),
      route('predict', 'routes/predict.tsx', id('predict')),
      route('predict/compare', 'routes/predict-compare.tsx', id('predict-compare')),
      route('choice/:token', 'routes/choice.tsx', id('choice')),
      route('articles', 'routes/articles.tsx', id('articles')),
      route('articles/page/:page', 'routes/articles.tsx', id('articles/page')),
      route('articles/search', 'routes/articles-search.tsx', id('articles-search')),
      route('articles/:id', 'routes/article.tsx', id('article')),
      route('sections', 'routes/sections.tsx', id('sections')),
      route('sections/:id', 'routes/section.tsx', id('section')),
      route('search', 'routes/search.tsx', id('search')),
      ...methodPages(id),
      route('faq', 'routes/faq.tsx', id('faq')),
      route('faq/ask', 'routes/ask-question.tsx', id('ask')),
      route('developers', 'routes/developers.tsx', id('developers')),
      route('offline', 'routes/offline.tsx', id('offline')),
      route('status', 'routes/status.tsx', id('status')),
      route('place', 'routes/place.tsx', id('place')),
      ...placePages('place/:place', id),
      route('print', 'routes/print.tsx', id('print')),
      route('morning', 'routes/morning.tsx', id('morning')),
      route('school', 'routes/school.tsx', id('school')),
      route('print/:uuid', 'routes/print-sheet.tsx', id('print-sheet')),
      route('sign-in', 'routes/sign-in.tsx', id('sign-in')),
      route('sign-in/code', 'routes/sign-in-code.tsx', id('sign-in-code')),
      route('sign-up', 'routes/sign-up.tsx', id('sign-up')),
      route('recovery', 'routes/recovery.tsx', id('recovery')),
      route('recovery/:token', 'routes/recovery-link.tsx', id('recovery-link')),
      route('identities/confirm', 'routes/identity-confirm.tsx', id('identity-confirm')),
      route('verify', 'routes/verify.tsx', id('verify')),
      route('verify/:token', 'routes/verify-link.tsx', id('verify-link')),
      route('personal', 'routes/personal.tsx', id('personal')),
      ...chartPages('personal/:uuid', id),
      route('client', 'routes/client.tsx', id('client')),
      route('client/charts', 'routes/client-charts.tsx', id('client-charts')),
      route('client/charts/:uuid', 'routes/client-chart.tsx', id('client-chart')),
      route('client/compare', 'routes/client-compare.tsx', id('client-compare')),
      route('client/payments', 'routes/client-payments.tsx', id('client-payments')),
      route('client/feeds', 'routes/client-feeds.tsx', id('client-feeds')),
      route('client/profile', 'routes/client-profile.tsx', id('client-profile')),
      route('client/mail', 'routes/client-mail.tsx', id('client-mail')),
      route('client/password', 'routes/client-password.tsx', id('client-password')),
      route('client/security', 'routes/client-security.tsx', id('client-security')),
      route('client/prints', 'routes/client-prints.tsx', id('client-prints')),
      route('client/data', 'routes/client-data.tsx', id('client-data')),
      route('prices', 'routes/prices.tsx', id('prices')),
      route('kassa/checkout', 'routes/kassa-checkout.tsx', id('kassa-checkout')),
      route('kassa/success', 'routes/kassa-success.tsx', id('kassa-success')),
      route('kassa/fail', 'routes/kassa-fail.tsx', id('kassa-fail')),
      route('remove-account/:token', 'routes/cancel-deletion.tsx', id('keep-account')),
      route('chart/notify/disable/:uuid', 'routes/disable-reminder.tsx', id('disable-reminder')),
      ...stories(id('stories')),
      route('*', 'routes/not-found.tsx', id('not-found')),
    ]),
    layout('layouts/bare-layout.tsx', id('bare'), [
      route('personal/mobile', 'routes/personal-mobile.tsx', id('personal-mobile')),
      ...chartPages('personal/mobile/:uuid', id),
      route('app/:text', 'routes/app-text.tsx', id('app')),
    ]),
    ...twins(id),
    route('personal/layer', 'routes/personal-layer.ts', id('personal-layer')),
    route('identities/:provider', 'routes/identity-begin.ts', id('identity-begin')),
    route('auth/:form', 'routes/auth.ts', id('auth')),
    route('sign-out', 'routes/sign-out.ts', id('sign-out')),
  ]
}

/** The page of all components in their states, for development; the built site does not have it. */
function stories(options: { readonly id: string; readonly caseSensitive: boolean }): RouteConfigEntry[] {
  return process.env.NODE_ENV === 'production' ? [] : [route('dev/ui', 'routes/stories.tsx', options)]
}

export default [
  ...pages('en'),
  ...prefix('ru', pages('ru')),
  route('identities/:provider/callback', 'routes/identity-callback.ts'),
  route('locale', 'routes/locale.ts'),
] satisfies RouteConfig
