import type { Eclipse } from '@zeri/almanac/astro'
import type { Words } from './locale.ts'

/** The eclipses by body and kind; the moon has no annular one, the sun no penumbral one. */
export const eclipses: Readonly<Record<Eclipse['body'], Readonly<Record<Eclipse['kind'], Words>>>> = {
  sun: {
    total: { en: 'Total eclipse of the sun', ru: 'Полное солнечное затмение' },
    annular: { en: 'Annular eclipse of the sun', ru: 'Кольцевое солнечное затмение' },
    partial: { en: 'Partial eclipse of the sun', ru: 'Частное солнечное затмение' },
    penumbral: { en: 'Eclipse of the sun', ru: 'Солнечное затмение' },
  },
  moon: {
    total: { en: 'Total eclipse of the moon', ru: 'Полное лунное затмение' },
    annular: { en: 'Eclipse of the moon', ru: 'Лунное затмение' },
    partial: { en: 'Partial eclipse of the moon', ru: 'Частное лунное затмение' },
    penumbral: { en: 'Penumbral eclipse of the moon', ru: 'Полутеневое лунное затмение' },
  },
}
