export type CaughtMail = {
  readonly id: number
  readonly receivedAt: string
  /** Sender and recipients of the SMTP envelope, which may differ from the headers. */
  readonly from: string
  readonly to: readonly string[]
  readonly subject: string
  readonly text: string
  readonly html: string
  readonly headers: readonly (readonly [name: string, value: string])[]
}

export type Mailbox = {
  add(mail: Omit<CaughtMail, 'id'>): void
  /** Newest first. */
  list(): readonly CaughtMail[]
  find(id: number): CaughtMail | undefined
  clear(): void
}

/** Stores mails in memory; beyond `capacity` the oldest are dropped. */
export function createMailbox(capacity: number): Mailbox {
  let mails: CaughtMail[] = []
  let lastId = 0
  return {
    add(mail) {
      lastId += 1
      mails = [{ ...mail, id: lastId }, ...mails].slice(0, capacity)
    },
    list: () => mails,
    find: (id) => mails.find((mail) => mail.id === id),
    clear() {
      mails = []
    },
  }
}
