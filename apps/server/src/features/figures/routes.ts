import { almanacVersion } from '@zeri/almanac/calendar'
import { describeFigure } from '@zeri/contract'
import { AppError } from '../../platform/http/app-error.ts'
import { type Route, route, trueUntil } from '../../platform/http/operations.ts'
import { type CalendarDeps, openUntil } from '../calendar/index.ts'
import { defaultPlace } from '../places/index.ts'
import { createFigureMemory } from './figure-memory.ts'
import { findDescribe } from './figures.ts'

/** The figures of the articles: the same for everybody, today in the default zone of the language. */
export function figuresRoutes({ today }: Pick<CalendarDeps, 'today'>): Route[] {
  const memory = createFigureMemory()
  return [
    route(describeFigure, async ({ input: { name, args, locale } }) => {
      const describe = findDescribe({ name, args })
      if (!describe)
        throw new AppError('request.invalid', { fields: { args: 'not arguments of this figure' } })
      const { date, endsAtMs } = today(defaultPlace(locale)?.zone ?? 'UTC')
      const figure = await describe({ locale, today: date, openUntil: openUntil(date), memory })
      return trueUntil(endsAtMs, { almanacVersion, figure })
    }),
  ]
}
