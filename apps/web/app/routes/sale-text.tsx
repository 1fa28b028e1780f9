import type { PageDeclaration } from '@zeri/contract'

/** The terms of a sale. Search engines do not index them. */
export { default, loader } from './text.tsx'
export const handle = { cache: 'steady', words: 'common', indexable: false } satisfies PageDeclaration
