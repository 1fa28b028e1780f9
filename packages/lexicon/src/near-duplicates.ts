import type { Locale } from './locale.ts'

const wordsOf = (text: string): readonly string[] => text.toLowerCase().match(/[\p{L}\p{N}_]+/gu) ?? []

/** The runs of three words in a text. */
function listTrigrams(text: string): ReadonlySet<string> {
  const words = wordsOf(text)
  return new Set(words.slice(2).map((word, index) => `${words[index]} ${words[index + 1]} ${word}`))
}

function similarity(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  if (one.size === 0 || other.size === 0) return 0
  let shared = 0
  for (const trigram of one) if (other.has(trigram)) shared++
  return shared / (one.size + other.size - shared)
}

// Stems of the words a template would be filled with: animals, elements, polarities, numbers.
const parameters: Readonly<Record<Locale, RegExp>> = {
  en: /\b(?:rat|ox|tiger|rabbit|dragon|snake|horse|goat|monkey|rooster|dog|pig|wood|fire|earth|metal|water|yin|yang|first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|spring|summer|autumn|winter|\d+)\b/gi,
  ru: /(?<!\p{L})(?:крыс|бык|тигр|кролик|дракон|зме|лошад|коз|обезьян|петух|собак|свин|дерев|огн|огонь|земл|металл|вод|инь|ян|перв|втор|трет|четв[её]рт|пят|шест|седьм|восьм|девят|десят|весн|лет|осен|зим)\p{L}{0,5}(?!\p{L})|\d+/giu,
}

/** A text with its names and parameters blotted out: what is left is its own. */
export function withoutParameters(text: string, names: readonly string[], locale: Locale): string {
  const bare = names.reduce((left, name) => left.replaceAll(name, '_'), text)
  return bare.replace(parameters[locale], '_')
}

type Written = { readonly id: string; readonly text: string }

/** Pairs of texts that share more of their runs of words than two writers would by chance. */
export function findNearDuplicates(texts: readonly Written[], limit: number): string[] {
  const cut = texts.map(({ id, text }) => ({ id, text, trigrams: listTrigrams(text) }))
  // Only those that share something are compared: of a thousand texts few do.
  const seen = new Map<string, Set<(typeof cut)[number]>>()
  return cut.flatMap((one) => {
    const keys = [one.text, ...one.trigrams]
    const kin = new Set(keys.flatMap((key) => [...(seen.get(key) ?? [])]))
    for (const key of keys) seen.set(key, (seen.get(key) ?? new Set()).add(one))
    return [...kin]
      .filter((other) => other.text === one.text || similarity(one.trigrams, other.trigrams) > limit)
      .map((other) => `${other.id} ~ ${one.id}`)
  })
}
