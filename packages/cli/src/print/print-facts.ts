import type { Locale, Words } from '@zeri/lexicon/facts'
import type { LunarValue } from '../facts/compute-day.ts'
import type { Named } from '../names/name-of.ts'
import { pad } from '../terminal/columns.ts'
import type { Style } from '../terminal/style.ts'

export type Format = { readonly locale: Locale; readonly style: Style }

/** `乙未 Yin Wood Goat` */
export const sayNamed = ({ zh, name }: Pick<Named, 'zh' | 'name'>): string => `${zh} ${name}`

export const lunarText: Readonly<Record<Locale, (lunar: LunarValue) => string>> = {
  en: ({ day, month, isLeap, year, monthLength }) =>
    `day ${day} of ${monthLength}, ${isLeap ? 'leap ' : ''}month ${month} of ${year}`,
  ru: ({ day, month, isLeap, year, monthLength }) =>
    `${day}-й день из ${monthLength}, ${isLeap ? 'вставной ' : ''}${month}-й месяц ${year} года`,
}

/** Labels and their texts under each other; what is empty is left out. */
export function printFields(
  fields: readonly (readonly [Words, string])[],
  { locale, style }: Format,
): string[] {
  const shown = fields.filter(([, text]) => text !== '')
  const width = Math.max(...shown.map(([label]) => label[locale].length))
  return shown.map(([label, text]) => `${style.soft(pad(label[locale], width))}  ${text}`)
}
