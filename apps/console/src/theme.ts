import {
  type CSSVariablesResolver,
  createTheme,
  type MantineColorsTuple,
  Modal,
  SegmentedControl,
} from '@mantine/core'

/** The jade of the site. Red is left to what cannot be undone. */
const jade: MantineColorsTuple = [
  '#eaf6f0',
  '#d7ebe1',
  '#b0d8c5',
  '#86c4a7',
  '#6fc29d',
  '#45a480',
  '#2f8a68',
  '#25755a',
  '#1d6049',
  '#144b38',
]

/** The red of the library, dark enough for white letters and for letters on white. */
const red: MantineColorsTuple = [
  '#fff5f5',
  '#ffe3e3',
  '#ffc9c9',
  '#ffa8a8',
  '#ff8787',
  '#ff6b6b',
  '#fa5252',
  '#c0322a',
  '#a92a22',
  '#8f231c',
]

export const theme = createTheme({
  colors: { jade, red },
  primaryColor: 'jade',
  primaryShade: { light: 7, dark: 7 },
  defaultRadius: 'sm',
  // Tools for daily work need no effects.
  components: {
    SegmentedControl: SegmentedControl.extend({ defaultProps: { transitionDuration: 0 } }),
    Modal: Modal.extend({ defaultProps: { transitionProps: { duration: 0 }, centered: true } }),
  },
  fontSizes: { xs: '0.75rem', sm: '0.8125rem', md: '0.875rem', lg: '1rem', xl: '1.125rem' },
  headings: {
    sizes: { h1: { fontSize: '1.375rem' }, h2: { fontSize: '1rem' }, h3: { fontSize: '0.875rem' } },
  },
})

/** Secondary text in the contrast that WCAG AA needs; the default of the library has less. */
export const cssVariables: CSSVariablesResolver = ({ colors }) => ({
  variables: {},
  light: {
    '--mantine-color-dimmed': colors.gray[7],
    '--mantine-color-placeholder': colors.gray[7],
    '--mantine-color-anchor': colors.jade?.[8] ?? '',
    '--mantine-color-error': colors.red[9],
  },
  dark: {
    '--mantine-color-dimmed': colors.dark[1],
    '--mantine-color-placeholder': colors.dark[1],
    '--mantine-color-anchor': colors.jade?.[4] ?? '',
    '--mantine-color-error': colors.red[4],
  },
})
