import type { InlineCard, ShownMessage } from './bot-calls.ts'

/** A message delivered to a user. */
export type SandboxMessage = ShownMessage & {
  readonly id: number
  readonly bot: string
  readonly chatId: number
  readonly atMs: number
}

/** A post in a public channel; `photo` is the address of its picture. */
export type SandboxPost = ShownMessage & {
  readonly id: number
  readonly bot: string
  /** With its `@`. */
  readonly channel: string
  readonly atMs: number
  readonly photo: string | null
}

/** An inline query that a user typed, and the cards that the bot offered; none until it has. */
export type SandboxQuery = {
  readonly id: string
  readonly bot: string
  readonly chatId: number
  readonly text: string
  cards: readonly InlineCard[] | undefined
  cacheSec: number
  isPersonal: boolean
}

/** What users and bots share. */
export type ChatState = ReturnType<typeof createState>

export function createState() {
  const messages: SandboxMessage[] = []
  const posts: SandboxPost[] = []
  const queries: SandboxQuery[] = []
  let lastId = 0
  return {
    messages,
    posts,
    queries,
    blocked: new Set<number>(),
    deleted: new Set<number>(),
    nextId: (): number => {
      lastId += 1
      return lastId
    },
  }
}
