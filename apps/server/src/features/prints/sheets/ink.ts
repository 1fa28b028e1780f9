/** Colours for white paper. Without colour, tones and shapes still carry the meaning. */
export const ink = {
  ink: '#1f1b16',
  'ink-2': '#544b41',
  'ink-3': '#6f6558',
  line: '#b9ae9c',
  rest: '#f5f2ec',
  seal: '#a52d22',
  'on-seal': '#ffffff',
  occasion: '#8f2a20',
  'moon-dark': '#3a342c',
  'moon-lit': '#ffffff',
} as const

type Tone = { readonly dark: string; readonly tint: string }

export const good: Tone = { dark: '#17573f', tint: '#cfe6d9' }
export const bad: Tone = { dark: '#8f2419', tint: '#f4d3c6' }
