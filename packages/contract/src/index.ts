export * from './browser/index.ts'
export { ApiError, type Client, createClient, NetworkError, type Transport } from './client.ts'
export {
  type ErrorBody,
  type ErrorCode,
  errorBody,
  errors,
  messageKeyOf,
  problemType,
  toProblem,
} from './errors.ts'
export { exampleOf, ISO_DATE, type Schema, shownBound } from './example-of.ts'
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
export { inline } from './named-schemas.ts'
export { type DescribedOperation, type OpenApi, toOpenApi } from './openapi.ts'
export {
  type Deprecation,
  type Input,
  isReadableAnywhere,
  type Operation,
  type Output,
  operation,
  pathParameters,
  v1PathOf,
} from './operation.ts'
export { type GroupName, groupOf, operationGroups } from './operation-groups.ts'
export { type SecurityEventKind, securityEventKinds } from './operations/accounts/security-events.ts'
export type { LatestOrder } from './operations/billing/latest-order.ts'
export type { Payment } from './operations/billing/list-payments.ts'
export type { ChosenDay, PersonRole } from './operations/calendar/predict-days.ts'
export type { Chart } from './operations/charts/chart.ts'
export type { ArticleBrief, Example } from './operations/content/content-parts.ts'
export {
  type Figure,
  type FigureMark,
  type FigureName,
  type FigureOf,
  figureNames,
} from './operations/figures/describe-figure.ts'
export type { FoundPlace } from './operations/places/search-places.ts'
export type { Print } from './operations/prints/prints.ts'
export * from './operations.generated.ts'
export { operations } from './operations.ts'
export type { PageCard, PageContext, PagePlace } from './page.ts'
export { publicApiVersion, toPublicApi } from './public-api.ts'
export { refusalTexts } from './refusal-texts.ts'
export { isSwitchName, type SwitchName, switchNames } from './switch-names.ts'
