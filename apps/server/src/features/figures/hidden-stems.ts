import { hiddenStemsOf } from '@zeri/almanac/bazi'
import { branches, hiddenStemsWords, stems } from '@zeri/lexicon'
import { itemOf } from '../calendar/index.ts'
import type { FigureReader } from './figure.ts'

const PERCENT = 100

/** `hidden-stems`: the stems inside each branch and their shares. */
export const readHiddenStems: FigureReader<'hidden-stems'> = (words) => {
  if (words.length > 0) return undefined
  return ({ locale }) => {
    const shown = branches.map(({ zh, name }, branch) => ({
      glyph: zh,
      animal: name[locale],
      stems: hiddenStemsOf(branch).map(({ stem, weight }) => {
        const { zh: glyph, name: stemName, element } = itemOf(stems, stem)
        return { glyph, name: stemName[locale], element, sharePercent: Math.round(weight * PERCENT) }
      }),
    }))
    return {
      name: 'hidden-stems',
      ...hiddenStemsWords(
        shown.map(
          ({ glyph, animal, stems: hidden }) =>
            `${glyph} ${animal}: ${hidden.map((stem) => `${stem.glyph} ${stem.name} ${stem.sharePercent}%`).join(', ')}`,
        ),
        locale,
      ),
      branches: shown,
    }
  }
}
