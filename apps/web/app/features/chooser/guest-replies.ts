/** What a guest of a shared shortlist can reply to a day. */
export const guestReplies = ['yes', 'maybe', 'no'] as const
export type GuestReply = (typeof guestReplies)[number]

const FIELD = /^day-(\d{4}-\d{2}-\d{2})$/

/** Reads a guest's replies by date from the submitted form; days without a reply are left out. */
export function readGuestReplies(form: FormData): Record<string, GuestReply> {
  const replies: Record<string, GuestReply> = {}
  for (const [field, value] of form) {
    const date = FIELD.exec(field)?.[1]
    const reply = guestReplies.find((one) => one === value)
    if (date && reply) replies[date] = reply
  }
  return replies
}
