export const guestAnswers = ['yes', 'maybe', 'no'] as const
export type GuestAnswer = (typeof guestAnswers)[number]

const FIELD = /^day-(\d{4}-\d{2}-\d{2})$/

/** What a form says to each day; days it says nothing to are left out. */
export function answersOf(form: FormData): Record<string, GuestAnswer> {
  const answers: Record<string, GuestAnswer> = {}
  for (const [field, value] of form) {
    const date = FIELD.exec(field)?.[1]
    const answer = guestAnswers.find((one) => one === value)
    if (date && answer) answers[date] = answer
  }
  return answers
}
