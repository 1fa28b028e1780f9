import { useTranslation } from '../../../i18n/use-translation.ts'
import { shortPillarName } from '../month-days.ts'
import type { MonthData, PillarSpan } from './load-month.ts'

/** The pillars of a civil month in words: of its year, and of the two solar months it overlaps. */
export function usePillarLine({ years, months }: Pick<MonthData, 'years' | 'months'>): string {
  const { t } = useTranslation()
  const short = (span: PillarSpan) => ({ ...span, name: shortPillarName(span.name) })
  const describe = (kind: 'year' | 'month', spans: readonly PillarSpan[]) =>
    spans
      .map((span, index) =>
        index === 0 ? t(`month.pillars.${kind}`, short(span)) : t('month.pillars.then', short(span)),
      )
      .join(', ')
  return `${describe('year', years)} · ${describe('month', months)}`
}
