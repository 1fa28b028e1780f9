import type { PageDeclaration } from '@zeri/contract'

/** A legal page inside the mobile app: the same text without the frame of the site, and nobody's search result. */
export { default, loader } from './text.tsx'
export const handle = { cache: 'steady', words: 'common', indexable: false } satisfies PageDeclaration
