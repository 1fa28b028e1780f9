import type { DayOfPage, Judgement } from '../day.ts'

/** The plan B of the rating a page shows: the person's where there is one, else everyone's. */
export function findPlanB({
  judgement,
  personal,
}: Pick<DayOfPage, 'judgement' | 'personal'>): Judgement['planB'] {
  return personal ? personal.planB : (judgement?.planB ?? null)
}
