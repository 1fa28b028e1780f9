import { readDate } from '../clock/read-date.ts'
import { dateAt } from '../clock/read-date.ts'
import { defineCommand } from '../define-command.ts'
import { computeDay } from '../facts/compute-day.ts'
import type { Words } from '../language.ts'
import { placeOptions, readPlace } from '../places/read-place.ts'
import { printDay } from '../print/print-day.ts'
import { allowPositionals } from '../terminal/arguments.ts'

const help: Words = { en: '', ru: '' }

export const dayCommand = defineCommand({
  help,
  options: placeOptions,
  readRequest: (args, context) => {
    const place = readPlace(args, context)
    const [text = 'today'] = allowPositionals(args, 1)
    const today = dateAt(context.surroundings.now(), place.offsetSecAt)
    return { date: readDate(text, today), place, locale: context.locale }
  },
  compute: computeDay,
  print: printDay,
})
