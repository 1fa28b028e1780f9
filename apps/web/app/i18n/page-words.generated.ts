// Written by `npm run generate` from the handles of apps/web/app/routes.
/** The paths of the pages that need words beyond the common ones; the first group matches those of texts. */
export const pageWords = /^(?:\/ru)?\/(?:(articles|convert|faq|search|sections|signs)|bazi|chart|choice|client|days-for|dev|developers|fengshui|identities|kassa|lunar-dates|morning|offline|personal|predict|prices|print|recovery|school|sign-in|sign-up|verify)(?:\/|$)/
