import type { Words } from '@zeri/lexicon/facts'
import { callSite, readAccess, type SiteAccess, siteOptions } from '../api/call-site.ts'
import { findSitePlace } from '../api/find-site-place.ts'
import { sitePaths } from '../api/site-paths.ts'
import { formatDate } from '../clock/format-time.ts'
import { dateAt, readDate } from '../clock/read-date.ts'
import { createZone } from '../clock/zone.ts'
import { type Context, defineCommand } from '../define-command.ts'
import { Refusal } from '../refusal.ts'
import { type Arguments, allowPositionals } from '../terminal/arguments.ts'

const help: Words = {
  en: `zeri ics [date] [--place city] [--out file]

A day, or without a date everything that is open (a week back, thirty days ahead), as an iCalendar file from the site
(ZERI_URL or --url; ZERI_KEY or --key).

  zeri ics 2026-11-20 --out day.ics
  zeri ics --place London > zeri.ics
  zeri ics --json                          only the address to subscribe to

Calendar programs can subscribe to the address itself; then the file stays up to date.`,
  ru: `zeri ics [дата] [--place город] [--out файл]

День, а без даты — всё, что открыто (неделя назад, тридцать дней вперёд), файлом iCalendar с сайта (ZERI_URL или --url;
ZERI_KEY или --key).

  zeri ics 2026-11-20 --out day.ics
  zeri ics --place Москва > zeri.ics
  zeri ics --json                          только адрес для подписки

Программы-календари умеют подписываться на сам адрес; тогда файл обновляется сам.`,
}

type IcsRequest = {
  readonly access: SiteAccess
  readonly path: string
  readonly query: Readonly<Record<string, string | undefined>>
  readonly out: string | undefined
}

type IcsValue = { readonly url: string; readonly savedTo: string | null; readonly text: string }

async function readRequest(args: Arguments, context: Context): Promise<IcsRequest> {
  const { locale, surroundings } = context
  const [text] = allowPositionals(args, 1)
  const access = readAccess(args, surroundings)
  const today = dateAt(surroundings.now(), createZone(surroundings.zone))
  const place = await findSitePlace(args.textOf('place'), access, context)
  return {
    access,
    path: text === undefined ? sitePaths.feed : sitePaths.dayFile(formatDate(readDate(text, today))),
    query: { locale, place },
    out: args.textOf('out'),
  }
}

async function fetchFile(
  { access, path, query, out }: IcsRequest,
  { surroundings }: Context,
): Promise<IcsValue> {
  const response = await callSite(access, { method: 'GET', path, query }, surroundings.fetch)
  const text = await response.text()
  if (!text.startsWith('BEGIN:VCALENDAR'))
    throw new Refusal(
      {
        en: 'the site did not respond with a calendar file: check --url or ZERI_URL',
        ru: 'сайт ответил не файлом календаря: проверьте --url или ZERI_URL',
      },
      1,
    )
  if (out !== undefined) await save(out, text, surroundings.saveFile)
  return { url: response.url, savedTo: out ?? null, text }
}

async function save(path: string, text: string, saveFile: (path: string, text: string) => Promise<void>) {
  await saveFile(path, text).catch(() => {
    throw new Refusal({ en: `${path} cannot be written`, ru: `не удаётся записать ${path}` }, 1)
  })
}

export const icsCommand = defineCommand({
  help,
  options: { ...siteOptions, place: { type: 'string' }, out: { type: 'string' } },
  readRequest,
  compute: fetchFile,
  print: ({ savedTo, text }, { locale }) =>
    savedTo === null ? text.trimEnd() : `${locale === 'ru' ? 'Записано в' : 'Written to'} ${savedTo}`,
})
