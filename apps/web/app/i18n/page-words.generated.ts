// Written by `npm run generate` from the handles of apps/web/app/routes.
/** The first segments of the addresses whose pages need words beyond the common ones. */
export const pageWords: Readonly<Record<'lazy' | 'content', readonly string[]>> = {"lazy":["bazi","chart","choice","client","developers","kassa","offline","personal","predict","prices","print"],"content":["articles","faq","sections"]}
