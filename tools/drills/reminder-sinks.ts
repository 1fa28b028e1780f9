import { once } from 'node:events'
import { setTimeout as delay } from 'node:timers/promises'
import { type Kysely, sql } from 'kysely'
import { openServer } from '../../apps/sandbox/src/open-server.ts'
import { pushSandboxSettings } from '../../apps/sandbox/src/push/push.ts'
import { createSmtpSink } from '../../apps/sandbox/src/smtp-sink.ts'
import type { SandboxBot } from '../../apps/sandbox/src/telegram/chats.ts'
import { startTelegram, type Telegram } from '../../apps/sandbox/src/telegram/telegram.ts'
import { topicOf } from '../../apps/server/src/features/reminders/push/push-channel.ts'
import type { Database } from '../../apps/server/src/platform/db/database.ts'

/** A message of a reader and date, as it arrived or as it was due. */
export type Arrived = { readonly reader: number; readonly date: string; readonly atMs: number }

/** Where the messages of all channels arrive. Readers are known by their number: in the chat, the address and the endpoint. */
export type Sinks = {
  readonly telegram: Telegram
  readonly env: Readonly<Record<string, string>>
  endpointOf(reader: number): string
  countArrived(): number
  listArrived(db: Kysely<Database>): Promise<Arrived[]>
  stop(): Promise<void>
}

/** What arrived by mail or push, with the name of its delivery. */
type Named = { readonly reader: number; readonly name: string; readonly atMs: number }

export async function startSinks(options: {
  readonly bots: readonly SandboxBot[]
  readonly perSecond: number
  readonly now: () => number
  /** How long after a push message arrived its sender learns of it. */
  readonly confirmsAfterMs: number
}): Promise<Sinks> {
  const { now, confirmsAfterMs } = options
  const telegram = await startTelegram({ port: 0, production: false, ...options, bots: [...options.bots] })
  const named: Named[] = []
  const smtp = createSmtpSink({
    faults: { smtp: 'ok', slowMs: 0 },
    now,
    onRaw(raw) {
      const head = raw.subarray(0, raw.indexOf('\r\n\r\n')).toString()
      const [, reader = '-1'] = /^To: .*reader\.(\d+)@/im.exec(head) ?? []
      const [, id = ''] = /^Message-ID: <reminder\.(\d+)@/im.exec(head) ?? []
      named.push({ reader: Number(reader), name: id, atMs: now() })
    },
  })
  // A worker that is killed resets its connections.
  smtp.on('error', () => {})
  const listening = smtp.listen(0, '127.0.0.1')
  await once(listening, 'listening')
  const address = listening.address()
  const port = address !== null && typeof address !== 'string' ? address.port : 0
  const push = await openServer(0, async (request, response) => {
    request.resume()
    await once(request, 'end')
    const [, reader = '-1'] = /^\/push\/(\d+)$/.exec(request.url ?? '') ?? []
    named.push({ reader: Number(reader), name: String(request.headers.topic), atMs: now() })
    if (confirmsAfterMs > 0) await delay(confirmsAfterMs)
    response.writeHead(201).end()
  })
  return {
    telegram,
    env: { ...telegram.env, ...pushSandboxSettings(), SMTP_URL: `smtp://127.0.0.1:${port}` },
    endpointOf: (reader) => `${push.url}/push/${reader}`,
    countArrived: () => telegram.messages.length + named.length,
    async listArrived(db) {
      const dates = await listDates(db)
      return [
        ...listChats(telegram),
        ...named.map(({ reader, name, atMs }) => ({ reader, date: dates.get(name) ?? '', atMs })),
      ]
    },
    async stop() {
      await telegram.stop()
      await push.close()
      await new Promise<void>((resolve) => smtp.close(resolve))
    },
  }
}

/** The messages that arrived in chats; the chat of a reader has the number after that of the reader. */
export function listChats({ messages }: Pick<Telegram, 'messages'>): Arrived[] {
  return messages.map(({ chatId, links, atMs }) => ({
    reader: chatId - 1,
    date: dateOf(links[0] ?? ''),
    atMs,
  }))
}

/** The date in the link of a message. */
function dateOf(link: string): string {
  const [, year = '', month = '', day = ''] = /\/(\d+)\/(\d+)\/(\d+)$/.exec(link) ?? []
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
}

/** The dates of deliveries by the names they carry: the id in a mail, the topic in a push message. */
async function listDates(db: Kysely<Database>): Promise<Map<string, string>> {
  const { rows } = await sql<{ id: string; date: string }>`
    select id::text, local_date::text as date from reminder_deliveries`.execute(db)
  return new Map(
    rows.flatMap(({ id, date }) => [
      [id, date],
      [topicOf(id), date],
    ]),
  )
}

/** Lists the messages of which it is unknown whether they arrived. */
export async function listUnknown(db: Kysely<Database>): Promise<Omit<Arrived, 'atMs'>[]> {
  const { rows } = await sql<{ reader: string; date: string }>`
    select case reminders.channel
        when 'telegram' then (coalesce(readers.chat_id, messenger_users.chat_id) - 1)::text
        when 'mail' then substring(accounts.email_typed from 'reader\\.([0-9]+)@')
        else substring(readers.endpoint from '/push/([0-9]+)$')
      end as reader, local_date::text as date
    from reminder_deliveries
    join reminders on reminders.id = reminder_deliveries.reminder_id
    left join readers on readers.id = reminders.reader_id
    left join accounts on accounts.id = coalesce(reminders.account_id, readers.account_id)
    left join messenger_users on messenger_users.account_id = reminders.account_id
    where state = 'unknown'`.execute(db)
  return rows.map(({ reader, date }) => ({ reader: Number(reader), date }))
}

/** Compares what arrived with what was due, message by message. */
export function judgeArrived(
  arrived: readonly Arrived[],
  due: readonly Arrived[],
  unknown: readonly Omit<Arrived, 'atMs'>[],
) {
  const keyOf = ({ reader, date }: Omit<Arrived, 'atMs'>) => `${reader} ${date}`
  const wanted = new Map(due.map((one) => [keyOf(one), one.atMs]))
  const counts = new Map<string, number>()
  const latenessMs: number[] = []
  for (const one of arrived) {
    const dueMs = wanted.get(keyOf(one))
    if (dueMs !== undefined) latenessMs.push(one.atMs - dueMs)
    counts.set(keyOf(one), (counts.get(keyOf(one)) ?? 0) + 1)
  }
  latenessMs.sort((one, other) => one - other)
  const inDoubt = new Set(unknown.map(keyOf))
  return {
    expected: wanted.size,
    doubles: [...counts.values()].reduce((sum, count) => sum + count - 1, 0),
    missing: [...wanted.keys()].filter((key) => !counts.has(key) && !inDoubt.has(key)).length,
    strays: [...counts.keys()].filter((key) => !wanted.has(key)).length,
    unknown: unknown.length,
    latenessP99Sec: Math.round((latenessMs[Math.floor(latenessMs.length * 0.99)] ?? 0) / 1000),
  }
}
