import {
  chooseNatalRules,
  claimReading,
  compareCharts,
  createReading,
  deleteReading,
  exportChart,
  type Locale,
  listReadings,
  type Output,
  previewBirth as previewOperation,
  readBazi,
  renameReading,
  shareReading,
} from '@zeri/contract'
import type { Clock } from '../../platform/clock.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { type Caller, personalRoute, type Route, route } from '../../platform/http/operations.ts'
import { presentSchool } from '../calendar/index.ts'
import { natalRulesOf } from './birth.ts'
import type { Births, FoundBirth } from './births.ts'
import { presentChoice, presentQuestions } from './present-choice.ts'
import { presentComparison } from './present-comparison.ts'
import { presentExport } from './present-export.ts'
import { presentHour, presentNatalPillars } from './present-pillars.ts'
import { presentReading } from './present-reading.ts'
import { describeClock, previewBirth } from './preview-birth.ts'
import { resolveBirth } from './resolve-birth.ts'

type Deps = {
  readonly births: Births
  readonly clock: Clock
  /** Whether an e-mail address has an account. Calls are limited. */
  readonly hasAccount: (email: string, caller: Caller) => Promise<boolean>
}

type PresentOptions = { readonly nowMs: number; readonly locale: Locale; readonly year?: number | undefined }

function present(found: FoundBirth, options: PresentOptions): Output<typeof readBazi> {
  const { uuid, fio, chart, birth, usual, schoolRules } = found
  const { locale } = options
  if (!found.isOwn) return { view: 'shared', uuid, fio, pillars: presentNatalPillars(chart, locale) }
  const { offsetSec, rules: _, chosenMs: __, ...details } = birth
  return {
    view: 'own',
    uuid,
    fio,
    isChart: found.isChart,
    keptUntil: found.keptUntil?.toISOString() ?? null,
    isShared: found.isShared,
    birth: details,
    clock: {
      ...describeClock(birth, chart.solarClockSec),
      hour: chart.hour && presentHour(chart.hour.pillar, locale),
    },
    ...presentChoice(birth, usual),
    questions: presentQuestions(birth, { usual, locale }),
    ...(schoolRules !== '' && { school: presentSchool({ rules: schoolRules }, locale) }),
    reading: presentReading(chart, {
      ...options,
      rules: natalRulesOf(birth, usual),
      bornYear: Number(birth.birthday.slice(0, 4)),
      offsetSec,
    }),
  }
}

export function baziRoutes({ births, clock, hasAccount }: Deps): Route[] {
  return [
    route(previewOperation, ({ input }) => previewBirth(input)),
    route(createReading, async ({ input, caller, setCookie }) => {
      const { fio = null, email = null, locale } = input
      const birth = resolveBirth(input, clock.now())
      if (email !== null && (await hasAccount(email, caller))) throw new AppError('chart.account-exists')
      const { uuid, cookie } = await births.save({ ...birth, fio, email, locale }, caller)
      setCookie(cookie)
      return { uuid }
    }),
    route(listReadings, async ({ caller }) => ({
      list: (await births.list(caller)).map(({ uuid, fio, birth, keptUntil }) => ({
        uuid,
        fio,
        birthday: birth.birthday,
        birthdayTime: birth.birthdayTime,
        city: birth.city,
        keptUntil: keptUntil.toISOString(),
      })),
    })),
    route(readBazi, async ({ input: { uuid, year, locale }, session, caller }) =>
      present(await births.find(uuid, { session, caller }), { nowMs: clock.now(), locale, year }),
    ),
    route(exportChart, async ({ input: { uuid }, session, caller }) => {
      const found = await births.find(uuid, { session, caller })
      if (!found.isOwn) throw new AppError('chart.not-found')
      return presentExport(found)
    }),
    route(compareCharts, async ({ input: { uuid, other, locale }, session, caller }) => {
      const by = { session, caller }
      return presentComparison(await births.find(uuid, by), await births.find(other, by), locale)
    }),
    route(renameReading, async ({ input: { uuid, fio }, session, caller }) => {
      await births.rename(uuid, fio, { session, caller })
      return { fio }
    }),
    route(chooseNatalRules, async ({ input: { uuid, chosenAt, ...rules }, session, caller }) => {
      const chosenMs = chosenAt === undefined || chosenAt === null ? chosenAt : Date.parse(chosenAt)
      const { birth, usual } = await births.choose(uuid, { rules, chosenMs }, { session, caller })
      return presentChoice(birth, usual)
    }),
    route(shareReading, async ({ input: { uuid, isShared }, session, caller }) => {
      await births.share(uuid, isShared, { session, caller })
      return { isShared }
    }),
    personalRoute(claimReading, async ({ input: { uuid }, session, caller }) => ({
      chart: await births.claim(uuid, session, caller),
    })),
    route(deleteReading, async ({ input: { uuid }, caller }) => {
      await births.removeReading(uuid, caller)
      return {}
    }),
  ]
}
