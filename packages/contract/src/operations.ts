import type { Operation } from './operation.ts'
import { listDays } from './operations/calendar/list-days.ts'
import { describeApi } from './operations/developers/describe-api.ts'

/** Every operation of the product, in the order the documentation shows them. */
export const operations: readonly Operation[] = [listDays, describeApi]
