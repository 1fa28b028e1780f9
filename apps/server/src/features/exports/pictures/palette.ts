import type { listDays, Output } from '@zeri/contract'
import type { Weight } from '../words.ts'

type Element = Output<typeof listDays>['days'][number]['pillar']['stem']['element']

/** The colours of the light theme, named as in the stylesheet of the site. */
export const palette = {
  paper: '#f7f2e8',
  card: '#fffdf8',
  line: '#e6dccb',
  ink: '#231e19',
  'ink-2': '#6d6357',
  'ink-3': '#786d60',
  cinnabar: '#b7352a',
  jade: '#25755a',
  seal: '#b7352a',
  'on-seal': '#ffffff',
  'moon-lit': '#f4d98b',
  'moon-dark': '#3a342c',
  'moon-rim': '#b9ab90',
} as const

export const elementColours: Readonly<Record<Element, string>> = {
  wood: '#2b7349',
  fire: '#b63a2a',
  earth: '#895d15',
  metal: '#5a6774',
  water: '#23588f',
}

/** The colours of a badge and its text, by weight. */
export const badgeColours: Readonly<Record<Weight, { readonly fill: string; readonly text: string }>> = {
  3: { fill: '#1f6b50', text: '#ffffff' },
  2: { fill: '#2f7f60', text: '#ffffff' },
  1: { fill: '#a9cdb9', text: '#123a2c' },
  0: { fill: '#ded5c5', text: '#574e43' },
  [-1]: { fill: '#efc9b6', text: '#5c2414' },
  [-2]: { fill: '#b8552f', text: '#ffffff' },
  [-3]: { fill: '#a92f24', text: '#ffffff' },
}
