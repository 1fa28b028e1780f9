import { email, type Locale, locale } from '@zeri/contract'
import * as z from 'zod'
import { defineJob, type Job } from '../jobs/job.ts'
import type { Seal } from '../secret.ts'
import type { Letter, Sender } from './letter.ts'

// Each feature defines its mails by `defineMail`; `createMailJob` joins them into the one queue that the worker reads.

/** A mail as it waits in the queue. */
export type Mail = {
  readonly template: string
  readonly locale: Locale
  readonly to: string
  /** Where a reply goes, if not to us. */
  readonly replyTo?: string | undefined
  readonly data: Readonly<Record<string, unknown>>
  /** Codes and links expire; a mail that is late by then is not sent. */
  readonly validUntil?: string | undefined
}

/** What writing a letter needs. Secrets travel sealed and are opened where the text is written. */
export type LetterDeps = { readonly sender: Sender; readonly seal: Pick<Seal, 'open'> }

/** One kind of mail: the schema of its payload, its job, and its text. */
export type MailTemplate<Schema extends z.ZodType = z.ZodType> = {
  readonly id: string
  readonly schema: Schema
  /** Enqueues a mail of this kind; a payload of another form does not compile and is refused. */
  readonly job: Job<Schema>
  write(mail: z.output<Schema>, deps: LetterDeps): Letter
}

/** The payload of a template. */
export type MailOf<Template extends MailTemplate> = z.output<Template['schema']>

/** A job of the queue of mails. Five tries over 81 minutes: a mail server that is down for an hour loses no mail. */
export function defineMailJob<Schema extends z.ZodType>(schema: Schema): Job<Schema> {
  return defineJob({
    name: 'mail.send',
    schema,
    retryAfterSeconds: [60, 300, 900, 3_600],
    concurrency: 5,
    timeoutSeconds: 120,
  })
}

function schemaOf<Id extends string, Data extends z.ZodType>(id: Id, data: Data) {
  return z.strictObject({
    template: z.literal(id),
    locale,
    to: email,
    replyTo: email.optional(),
    data,
    validUntil: z.iso.datetime().optional(),
  })
}

type SchemaOf<Id extends string, Data extends z.ZodType> = ReturnType<typeof schemaOf<Id, Data>>

export function defineMail<Id extends string, Data extends z.ZodType>(
  id: Id,
  data: Data,
  write: (locale: Locale, data: z.output<Data>, deps: LetterDeps) => Letter,
): MailTemplate<SchemaOf<Id, Data>> {
  const schema = schemaOf(id, data)
  return {
    id,
    schema,
    job: defineMailJob(schema),
    write(mail, deps) {
      const { locale, data } = mail as Mail & { readonly data: z.output<Data> } // true: its own schema parsed it
      return write(locale, data, deps)
    },
  }
}

/** True of what `defineMail` makes: every schema is a mail with an id of its own. */
type AnySchema = SchemaOf<string, z.ZodType<Mail['data']>>
type MailSchemas = [AnySchema, ...AnySchema[]]

type MailJob = {
  readonly job: Job<z.ZodType<Mail>>
  readonly writeLetter: (mail: Mail, deps: LetterDeps) => Letter
}

/** The job that sends mails of every template, and the text of each. A mail of no template is refused. */
export function createMailJob(templates: readonly MailTemplate[]): MailJob {
  const schemas = templates.map((template) => template.schema) as unknown as MailSchemas
  const byId = new Map(templates.map((template) => [template.id, template]))
  return {
    job: defineMailJob(z.discriminatedUnion('template', schemas)),
    writeLetter(mail, deps) {
      const template = byId.get(mail.template)
      if (!template) throw new Error(`there is no template ${mail.template}`)
      return template.write(mail, deps)
    },
  }
}
