import { type Pillar, pillarOf } from '@zeri/almanac/calendar'
import { pillars } from '@zeri/lexicon/facts'
import { Refusal } from '../refusal.ts'

/** Letters only: without tones, capitals, spaces and hyphens. */
function foldPillar(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/и\u0306/g, 'й')
    .replace(/[\p{M}\s_-]/gu, '')
    .normalize('NFC')
}

/**
 * Finds a pillar by its characters, reading, name or number: 乙未, yi-wei, и-вэй, Yin Wood Goat, Деревянная Коза, 32.
 */
export function findPillar(text: string): Pillar | undefined {
  if (/^\d{1,2}$/.test(text)) {
    const number = Number(text)
    return number >= 1 && number <= 60 ? pillarOf(number - 1) : undefined
  }
  const wanted = foldPillar(text)
  const index = pillars.findIndex(({ zh, pinyin, name, reading }) =>
    // A Russian reading goes on after a semicolon.
    [zh, pinyin, name.en, name.ru, reading.ru.split(';')[0] ?? ''].some(
      (form) => foldPillar(form) === wanted,
    ),
  )
  return index < 0 ? undefined : pillarOf(index)
}

export function readPillar(text: string): Pillar {
  const found = findPillar(text.trim())
  if (found !== undefined) return found
  throw new Refusal({
    en: `“${text.trim()}” is none of the sixty pillars; write 乙未, yi-wei, “Yin Wood Goat” or its number, 1 to 60`,
    ru: `«${text.trim()}» нет среди шестидесяти столпов; пишите 乙未, и-вэй, «Деревянная Коза» или номер от 1 до 60`,
  })
}
