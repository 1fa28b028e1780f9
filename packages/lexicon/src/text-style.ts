import type { Locale } from './locale.ts'

type Rule = { readonly fault: string; readonly breaks: RegExp }

const everywhere: readonly Rule[] = [
  { fault: 'a straight quote', breaks: /['"]/ },
  { fault: 'a double space', breaks: / {2}/ },
  { fault: 'space at an edge', breaks: /^\s|\s$/ },
  { fault: 'a space before a mark', breaks: /\s[,.;:!?]/ },
  { fault: 'a hyphen for a dash', breaks: /\s-\s/ },
  { fault: 'three dots for an ellipsis', breaks: /\.{2,}/ },
  { fault: 'a line break', breaks: /\n/ },
]

const ofLocale: Readonly<Record<Locale, readonly Rule[]>> = {
  en: [
    { fault: 'a Russian quote', breaks: /[«»„]/ },
    { fault: 'a Cyrillic letter', breaks: /\p{Script=Cyrillic}/u },
    { fault: 'an American ending', breaks: /\b(?:color|favor|honor|neighbor|labor)(?!ous|y\b)/i },
  ],
  ru: [
    { fault: 'an English quote', breaks: /[“”’‘]/ },
    { fault: 'a Latin letter', breaks: /\p{Script=Latin}/u },
    { fault: 'a dash without spaces', breaks: /\S—|—\S/ },
    // The commonest words that lose their dots; a list, not a dictionary.
    {
      fault: 'е for ё',
      breaks:
        /(?<!\p{L})(?:ее|еще|свое|мое|твое|чье|идет|дает|берет|ведет|счет|черный|желтый|теплый|зеленый)(?!\p{L})/iu,
    },
  ],
}

const quotes: Readonly<Record<Locale, readonly [string, string]>> = { en: ['“', '”'], ru: ['«', '»'] }

const countOf = (text: string, letter: string): number => text.split(letter).length - 1

/** The faults of a text against the typography of its language. */
export function listFaults(text: string, locale: Locale): string[] {
  const [opening, closing] = quotes[locale]
  const faults = [...everywhere, ...ofLocale[locale]]
    .filter(({ breaks }) => breaks.test(text))
    .map(({ fault }) => fault)
  return countOf(text, opening) === countOf(text, closing) ? faults : [...faults, 'an unclosed quote']
}

/** How many words a text has; marks and dashes are none. */
export function countWords(text: string): number {
  return text.match(/[\p{L}\p{N}]+(?:[-’–][\p{L}\p{N}]+)*/gu)?.length ?? 0
}
