import { editDistance } from '../search/edit-distance.ts'
import { foldName } from '../search/fold-name.ts'
import { romanise } from '../search/romanise.ts'
import type { RussianModel } from './russian-model.ts'

const RUSSIAN = /^[А-ЯЁа-яё][А-ЯЁа-яё0-9 .()’'—–-]*$/
/** In Russia most candidates are Russian, so the sound decides; elsewhere the language must be detected. */
const LANGUAGE_WEIGHT = { inRussia: 0.2, elsewhere: 0.6 }

/** Whether a name consists of Russian letters. */
export function isInRussianLetters(name: string): boolean {
  return RUSSIAN.test(name)
}

/**
 * Picks the Russian name among spellings of unknown language: of those in Russian letters, the one that sounds like the
 * Latin name and looks Russian rather than Bulgarian, Serbian or Ukrainian.
 */
export function pickRussianName(
  { spellings, latin, country }: { spellings: readonly string[]; latin: string; country: string },
  looksRussian: RussianModel,
): string | undefined {
  const weight = country === 'RU' ? LANGUAGE_WEIGHT.inRussia : LANGUAGE_WEIGHT.elsewhere
  const sound = foldName(latin)
  let best: { name: string; score: number } | undefined
  for (const name of spellings) {
    if (!isInRussianLetters(name)) continue
    const romanised = romanise(foldName(name))
    const { whole } = editDistance(romanised, sound)
    const likeness = 1 - whole / Math.max(romanised.length, sound.length)
    const score = likeness + weight * looksRussian(name)
    if (!best || score > best.score) best = { name, score }
  }
  return best?.name
}
