export * from './browser/index.ts'
export { ApiError, type Client, createClient, NetworkError, type Transport } from './client.ts'
export { type ErrorBody, type ErrorCode, errorBody, errors, messageKeyOf } from './errors.ts'
export {
  birthFields,
  chartName,
  consentVersion,
  email,
  locale,
  location,
  offerVersion,
  placeId,
  renewalVersion,
} from './fields.ts'
export { toOpenApi } from './openapi.ts'
export { type Input, type Operation, type Output, operation, pathParameters } from './operation.ts'
export { changePassword } from './operations/accounts/change-password.ts'
export { cancelDeletion, deleteAccount } from './operations/accounts/delete-account.ts'
export { exportAccount } from './operations/accounts/export-account.ts'
export { getUser } from './operations/accounts/get-user.ts'
export {
  askRecoveryCode,
  checkRecoveryCode,
  recoverPassword,
} from './operations/accounts/recover-password.ts'
export { endOtherSessions, endSession, listSessions } from './operations/accounts/sessions.ts'
export { signIn } from './operations/accounts/sign-in.ts'
export { signOut } from './operations/accounts/sign-out.ts'
export { signUp } from './operations/accounts/sign-up.ts'
export { verifyToken } from './operations/accounts/verify-token.ts'
export { countVisit } from './operations/analytics/count-visit.ts'
export { claimReading, deleteReading, renameReading, shareReading } from './operations/bazi/change-reading.ts'
export { createReading } from './operations/bazi/create-reading.ts'
export { readBazi } from './operations/bazi/read-bazi.ts'
export type { LatestOrder } from './operations/billing/latest-order.ts'
export { listPayments, type Payment } from './operations/billing/list-payments.ts'
export { listProducts } from './operations/billing/list-products.ts'
export { startCheckout } from './operations/billing/start-checkout.ts'
export { stopAutopay } from './operations/billing/stop-autopay.ts'
export {
  dayInfoDescription,
  dayInfoHieroglyph,
  dayInfoMansion,
  dayInfoMoon,
  dayInfoSeason,
  dayInfoStars,
  dayInfoTags,
  listActivations,
} from './operations/calendar/day-info.ts'
export { describeDay } from './operations/calendar/describe-day.ts'
export { describeYear } from './operations/calendar/describe-year.ts'
export { listDays } from './operations/calendar/list-days.ts'
export { listSampleDays } from './operations/calendar/list-sample-days.ts'
export { listThemes } from './operations/calendar/list-themes.ts'
export { type ChosenDay, type PersonRole, predictDays } from './operations/calendar/predict-days.ts'
export type { Chart } from './operations/charts/chart.ts'
export { listCharts } from './operations/charts/list-charts.ts'
export {
  describePersonalDay,
  describePersonalYear,
  listPersonalDays,
} from './operations/charts/personal-days.ts'
export { previewBirth } from './operations/charts/preview-birth.ts'
export { createChart, deleteChart, updateChart } from './operations/charts/save-chart.ts'
export { activateChart, activatePaidChart, deactivateChart } from './operations/charts/select-chart.ts'
export {
  createChoice,
  deleteChoice,
  listChoices,
  markChoice,
  readChoice,
} from './operations/chooser/choices.ts'
export { compareDays } from './operations/chooser/compare-days.ts'
export {
  getArticle,
  getSection,
  listArticles,
  listArticlesAbout,
  listSections,
} from './operations/content/articles.ts'
export { askQuestion, openQuestionForm } from './operations/content/ask-question.ts'
export type { ArticleBrief, Example } from './operations/content/content-parts.ts'
export { getFaq, getPage } from './operations/content/get-faq.ts'
export { describeApi } from './operations/developers/describe-api.ts'
export { createFeed, deleteFeed, listFeeds } from './operations/exports/feeds.ts'
export { findZonePlace } from './operations/places/find-zone-place.ts'
export { saveLocation } from './operations/places/save-location.ts'
export { type FoundPlace, searchPlaces } from './operations/places/search-places.ts'
export { deletePrint, getPrint, listPrints, orderPrint, type Print } from './operations/prints/prints.ts'
export { disableReminder } from './operations/reminders/disable-reminder.ts'
export { getMessenger, saveMessenger } from './operations/reminders/messenger.ts'
export { getReminderMail, saveReminderMail } from './operations/reminders/reminder-mail.ts'
export { operations } from './operations.ts'
export type { PageCard, PageContext, PagePlace } from './page.ts'
export { refusalTexts } from './refusal-texts.ts'
