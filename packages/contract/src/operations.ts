import type { Operation } from './operation.ts'
import { changePassword } from './operations/accounts/change-password.ts'
import { cancelDeletion, deleteAccount } from './operations/accounts/delete-account.ts'
import { forgetDevice, listDevices } from './operations/accounts/devices.ts'
import { exportAccount } from './operations/accounts/export-account.ts'
import { getUser } from './operations/accounts/get-user.ts'
import {
  beginIdentity,
  finishIdentity,
  getPendingIdentity,
  listIdentities,
  proveIdentity,
  sendIdentityCode,
  signUpByIdentity,
  unlinkIdentity,
} from './operations/accounts/identities.ts'
import {
  addPasskey,
  confirmIdentity,
  listPasskeys,
  removePasskey,
  renamePasskey,
  signInByPasskey,
  startPasskey,
  startPasskeySignIn,
} from './operations/accounts/passkeys.ts'
import {
  askRecoveryCode,
  checkRecoveryCode,
  recoverByLink,
  recoverPassword,
} from './operations/accounts/recover-password.ts'
import { listSecurityEvents } from './operations/accounts/security-events.ts'
import { endOtherSessions, endSession, listSessions } from './operations/accounts/sessions.ts'
import { signIn } from './operations/accounts/sign-in.ts'
import { signOut } from './operations/accounts/sign-out.ts'
import { signUp } from './operations/accounts/sign-up.ts'
import { sendVerification, verifyAddress } from './operations/accounts/verify-address.ts'
import { verifyToken } from './operations/accounts/verify-token.ts'
import { countDays } from './operations/activities/count-days.ts'
import { describeActivity } from './operations/activities/describe-activity.ts'
import { listActivityDays } from './operations/activities/list-activity-days.ts'
import { countVisit } from './operations/analytics/count-visit.ts'
import { claimReading, deleteReading, renameReading, shareReading } from './operations/bazi/change-reading.ts'
import { createReading } from './operations/bazi/create-reading.ts'
import { listReadings } from './operations/bazi/list-readings.ts'
import { readBazi } from './operations/bazi/read-bazi.ts'
import { listPayments } from './operations/billing/list-payments.ts'
import { listProducts } from './operations/billing/list-products.ts'
import { startCheckout } from './operations/billing/start-checkout.ts'
import { stopAutopay } from './operations/billing/stop-autopay.ts'
import { dayInfoOperations } from './operations/calendar/day-info.ts'
import { describeDay } from './operations/calendar/describe-day.ts'
import { describeLocal } from './operations/calendar/describe-local.ts'
import { describeYear } from './operations/calendar/describe-year.ts'
import { listDays } from './operations/calendar/list-days.ts'
import { listSampleDays } from './operations/calendar/list-sample-days.ts'
import { listThemes } from './operations/calendar/list-themes.ts'
import { predictDays } from './operations/calendar/predict-days.ts'
import { listCharts } from './operations/charts/list-charts.ts'
import { describeMobileDay, describeMobileYear, listMobileDays } from './operations/charts/mobile-days.ts'
import {
  describePersonalDay,
  describePersonalYear,
  listPersonalDays,
} from './operations/charts/personal-days.ts'
import { previewBirth } from './operations/charts/preview-birth.ts'
import { createChart, deleteChart, updateChart } from './operations/charts/save-chart.ts'
import { activateChart, activatePaidChart, deactivateChart } from './operations/charts/select-chart.ts'
import {
  createChoice,
  decideChoice,
  deleteChoice,
  listChoices,
  markChoice,
  readChoice,
  removeGuest,
} from './operations/chooser/choices.ts'
import { compareDays } from './operations/chooser/compare-days.ts'
import {
  getArticle,
  getSection,
  listArticles,
  listArticlesAbout,
  listSections,
} from './operations/content/articles.ts'
import { askQuestion, openQuestionForm } from './operations/content/ask-question.ts'
import { getFaq, getPage } from './operations/content/get-faq.ts'
import { describeApi } from './operations/developers/describe-api.ts'
import { createFeed, deleteFeed, listFeeds } from './operations/exports/feeds.ts'
import { findZonePlace } from './operations/places/find-zone-place.ts'
import { saveLocation } from './operations/places/save-location.ts'
import { searchPlaces } from './operations/places/search-places.ts'
import { deletePrint, getPrint, listPrints, orderPrint } from './operations/prints/prints.ts'
import { disableReminder } from './operations/reminders/disable-reminder.ts'
import { getMessenger, saveMessenger } from './operations/reminders/messenger.ts'
import { getReminderMail, saveReminderMail } from './operations/reminders/reminder-mail.ts'

/** Every operation of the product, in the order the documentation shows them. */
export const operations: readonly Operation[] = [
  listDays,
  describeDay,
  describeYear,
  describeLocal,
  listThemes,
  predictDays,
  compareDays,
  describeActivity,
  listActivityDays,
  countDays,
  listSampleDays,
  ...dayInfoOperations,
  listArticles,
  listArticlesAbout,
  getArticle,
  listSections,
  getSection,
  getFaq,
  getPage,
  openQuestionForm,
  askQuestion,
  searchPlaces,
  findZonePlace,
  saveLocation,
  signUp,
  signIn,
  startPasskeySignIn,
  signInByPasskey,
  verifyToken,
  signOut,
  getUser,
  changePassword,
  askRecoveryCode,
  checkRecoveryCode,
  recoverPassword,
  recoverByLink,
  sendVerification,
  verifyAddress,
  listSessions,
  endSession,
  endOtherSessions,
  listDevices,
  forgetDevice,
  listSecurityEvents,
  confirmIdentity,
  listPasskeys,
  startPasskey,
  addPasskey,
  renamePasskey,
  removePasskey,
  beginIdentity,
  finishIdentity,
  getPendingIdentity,
  sendIdentityCode,
  proveIdentity,
  signUpByIdentity,
  listIdentities,
  unlinkIdentity,
  exportAccount,
  deleteAccount,
  cancelDeletion,
  listCharts,
  activateChart,
  deactivateChart,
  activatePaidChart,
  createChart,
  updateChart,
  deleteChart,
  previewBirth,
  listPersonalDays,
  describePersonalDay,
  describePersonalYear,
  listMobileDays,
  describeMobileDay,
  describeMobileYear,
  createChoice,
  listChoices,
  deleteChoice,
  removeGuest,
  decideChoice,
  readChoice,
  markChoice,
  createFeed,
  listFeeds,
  deleteFeed,
  listProducts,
  startCheckout,
  listPayments,
  stopAutopay,
  getMessenger,
  saveMessenger,
  getReminderMail,
  saveReminderMail,
  disableReminder,
  createReading,
  listReadings,
  readBazi,
  renameReading,
  shareReading,
  claimReading,
  deleteReading,
  orderPrint,
  getPrint,
  listPrints,
  deletePrint,
  countVisit,
  describeApi,
]
