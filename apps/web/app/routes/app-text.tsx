import type { PageDeclaration } from '@zeri/contract'

/** A legal page inside the mobile app: the same text without the frame of the site. Search engines do not index it. */
export { default, loader } from './text.tsx'
export const handle = { cache: 'steady', words: 'common', indexable: false } satisfies PageDeclaration
