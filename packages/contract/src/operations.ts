import type { Operation } from './operation.ts'
import {
  cancelAddressChange,
  getAddressChange,
  proveAddressChange,
  requestAddressChange,
} from './operations/accounts/change-address.ts'
import { changePassword, setPassword } from './operations/accounts/change-password.ts'
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
  getConfirmation,
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
import {
  beginSecondFactor,
  confirmSecondFactor,
  finishSignIn,
  getSecondFactor,
  makeBackupCodes,
  removeSecondFactor,
} from './operations/accounts/second-factor.ts'
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
import { reportBrowser } from './operations/analytics/report-browser.ts'
import { createKey, listKeys, revokeKey } from './operations/api-keys/keys.ts'
import {
  chooseNatalRules,
  claimReading,
  deleteReading,
  renameReading,
  shareReading,
} from './operations/bazi/change-reading.ts'
import { compareCharts } from './operations/bazi/compare-charts.ts'
import { createReading } from './operations/bazi/create-reading.ts'
import { exportChart } from './operations/bazi/export-chart.ts'
import { listReadings } from './operations/bazi/list-readings.ts'
import { readBazi } from './operations/bazi/read-bazi.ts'
import { listPayments } from './operations/billing/list-payments.ts'
import { listProducts } from './operations/billing/list-products.ts'
import { startCheckout } from './operations/billing/start-checkout.ts'
import { stopAutopay } from './operations/billing/stop-autopay.ts'
import { convertDate } from './operations/calendar/convert-date.ts'
import { dayInfoOperations } from './operations/calendar/day-info.ts'
import { describeDay } from './operations/calendar/describe-day.ts'
import { describeLocal } from './operations/calendar/describe-local.ts'
import { describeYear } from './operations/calendar/describe-year.ts'
import { listDays } from './operations/calendar/list-days.ts'
import { listSampleDays } from './operations/calendar/list-sample-days.ts'
import { listThemes } from './operations/calendar/list-themes.ts'
import { predictDays } from './operations/calendar/predict-days.ts'
import {
  describeSchoolDay,
  describeSchoolYear,
  getSchool,
  listSchoolDays,
  listSchools,
  saveSchool,
} from './operations/calendar/schools.ts'
import {
  createFolder,
  deleteFolder,
  listFolders,
  moveChart,
  renameFolder,
} from './operations/charts/folders.ts'
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
import { describeApi, describePublicApi } from './operations/developers/describe-api.ts'
import { createFeed, deleteFeed, listFeeds } from './operations/exports/feeds.ts'
import { describeDirections, describeSchoolDirections } from './operations/fengshui/describe-directions.ts'
import { describeFengshuiYear } from './operations/fengshui/describe-fengshui-year.ts'
import { listFacingDays } from './operations/fengshui/list-facing-days.ts'
import { describeFigure } from './operations/figures/describe-figure.ts'
import {
  addLunarDates,
  changeLunarDate,
  deleteLunarDate,
  listLunarDates,
  listLunarReturns,
} from './operations/lunar-dates/lunar-dates.ts'
import { findZonePlace } from './operations/places/find-zone-place.ts'
import { saveLocation } from './operations/places/save-location.ts'
import { searchPlaces } from './operations/places/search-places.ts'
import { deletePrint, getPrint, listPrints, orderPrint } from './operations/prints/prints.ts'
import { disableReminder } from './operations/reminders/disable-reminder.ts'
import { getMessenger, saveMessenger, unlinkMessenger } from './operations/reminders/messenger.ts'
import {
  changeMorning,
  endMorning,
  inviteTelegramMorning,
  listMornings,
  sampleMorning,
  saveMailMorning,
  savePushMorning,
} from './operations/reminders/mornings.ts'
import { getReminderMail, saveReminderMail } from './operations/reminders/reminder-mail.ts'
import { search } from './operations/search/search.ts'
import { describeSign } from './operations/signs/describe-sign.ts'
import { listAllSigns } from './operations/signs/list-signs.ts'
import { getStatus } from './operations/switches/get-status.ts'

/** Every operation of the product, in the order the documentation shows them. */
export const operations: readonly Operation[] = [
  listDays,
  describeDay,
  describeYear,
  describeLocal,
  convertDate,
  listLunarReturns,
  listSchools,
  listSchoolDays,
  describeSchoolDay,
  describeSchoolYear,
  getSchool,
  saveSchool,
  listThemes,
  predictDays,
  compareDays,
  describeActivity,
  listActivityDays,
  countDays,
  listSampleDays,
  listAllSigns,
  describeSign,
  describeDirections,
  describeSchoolDirections,
  describeFengshuiYear,
  listFacingDays,
  describeFigure,
  ...dayInfoOperations,
  listArticles,
  listArticlesAbout,
  getArticle,
  listSections,
  getSection,
  getFaq,
  getPage,
  search,
  openQuestionForm,
  askQuestion,
  searchPlaces,
  findZonePlace,
  saveLocation,
  signUp,
  signIn,
  finishSignIn,
  startPasskeySignIn,
  signInByPasskey,
  verifyToken,
  signOut,
  getUser,
  changePassword,
  setPassword,
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
  getAddressChange,
  requestAddressChange,
  proveAddressChange,
  cancelAddressChange,
  confirmIdentity,
  getConfirmation,
  listPasskeys,
  startPasskey,
  addPasskey,
  renamePasskey,
  removePasskey,
  getSecondFactor,
  beginSecondFactor,
  confirmSecondFactor,
  makeBackupCodes,
  removeSecondFactor,
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
  listFolders,
  createFolder,
  renameFolder,
  deleteFolder,
  moveChart,
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
  listLunarDates,
  addLunarDates,
  changeLunarDate,
  deleteLunarDate,
  listKeys,
  createKey,
  revokeKey,
  listProducts,
  startCheckout,
  listPayments,
  stopAutopay,
  getMessenger,
  saveMessenger,
  unlinkMessenger,
  getReminderMail,
  saveReminderMail,
  disableReminder,
  listMornings,
  sampleMorning,
  savePushMorning,
  inviteTelegramMorning,
  saveMailMorning,
  changeMorning,
  endMorning,
  createReading,
  listReadings,
  readBazi,
  exportChart,
  compareCharts,
  renameReading,
  chooseNatalRules,
  shareReading,
  claimReading,
  deleteReading,
  orderPrint,
  getPrint,
  listPrints,
  deletePrint,
  getStatus,
  countVisit,
  reportBrowser,
  describeApi,
  describePublicApi,
]
