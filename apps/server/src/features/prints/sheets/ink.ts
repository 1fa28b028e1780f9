/** The colours of printed sheets. On a black-and-white print, light and dark and the shapes still tell days apart. */
export const ink = {
  // Text, from the most to the least prominent.
  ink: '#1f1b16',
  'ink-2': '#544b41',
  'ink-3': '#6f6558',
  line: '#b9ae9c',
  /** The background of weekends. */
  rest: '#f5f2ec',
  seal: '#a52d22',
  'on-seal': '#ffffff',
  /** Festivals, solar terms and the names of weekend days. */
  occasion: '#8f2a20',
  'moon-dark': '#3a342c',
  'moon-lit': '#ffffff',
} as const

/** The colours of a verdict: a dark one, and a light one for backgrounds. */
type Tone = { readonly dark: string; readonly tint: string }

export const good: Tone = { dark: '#17573f', tint: '#cfe6d9' }
export const bad: Tone = { dark: '#8f2419', tint: '#f4d3c6' }
