import { listDays } from '@zeri/contract'
import { type Route, route } from '../../platform/http/operations.ts'
import { describeDays } from './describe-days.ts'

export function calendarRoutes(): Route[] {
  return [route(listDays, ({ input }) => describeDays(input))]
}
