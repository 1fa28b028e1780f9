import * as contract from '@zeri/contract'
import { AppError } from '../../platform/http/app-error.ts'
import { personalRoute, type Route, route } from '../../platform/http/operations.ts'
import { addDates, changeDate, type LunarDateServices, listDates } from './dates.ts'
import { describeReturns } from './describe-returns.ts'
import { removeDate } from './store.ts'

/** The returns of lunar dates for everybody, and the lunar dates of an account. */
export function lunarDateRoutes(services: LunarDateServices): Route[] {
  return [
    route(contract.listLunarReturns, ({ input }) => describeReturns(input)),
    personalRoute(contract.listLunarDates, ({ input, session }) =>
      listDates(services, session.userId, input),
    ),
    personalRoute(contract.addLunarDates, ({ input, session }) => addDates(services, session, input.dates)),
    personalRoute(contract.changeLunarDate, async ({ input, session }) => {
      await changeDate(services, session.userId, input)
      return {}
    }),
    personalRoute(contract.deleteLunarDate, async ({ input: { uuid }, session }) => {
      if (await removeDate(services.db, { accountId: session.userId, id: uuid })) return {}
      throw new AppError('request.not-found')
    }),
  ]
}
