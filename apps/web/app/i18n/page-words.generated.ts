// Written by `npm run generate` from the handles of apps/web/app/routes.
/** The paths of the pages that need words beyond the common ones; the first group matches those of texts. */
export const pageWords = /^(?:\/ru)?\/(?:(articles|faq|sections)|bazi|chart|choice|client|days-for|dev|developers|identities|kassa|offline|personal|predict|prices|print|recovery|sign-in|sign-up|verify)(?:\/|$)/
