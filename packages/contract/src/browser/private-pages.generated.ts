// Written by `npm run generate` from the handles of apps/web/app/routes.
/** The paths, in every language, of the pages that are rendered for one visitor. */
export const privatePages =
  /^(?:\/ru)?\/(?:bazi\/[^/]+|predict(?:\/compare)?|choice\/[^/]+|articles\/search|search|convert|lunar-dates|faq\/ask|place|print(?:\/[^/]+)?|morning|school|sign-in(?:\/code)?|sign-up|recovery(?:\/[^/]+)?|identities\/(?:confirm|[^/]+(?:\/callback)?)|verify(?:\/[^/]+)?|personal\/(?:[^/]+(?:\/[^/]+(?:\/[^/]+(?:\/[^/]+)?)?)?|mobile(?:\/[^/]+(?:\/[^/]+(?:\/[^/]+(?:\/[^/]+)?)?)?)?)|client(?:\/(?:charts(?:\/[^/]+)?|compare|payments|feeds|profile|mail|password|security|prints|data))?|kassa\/(?:checkout|success|fail)|remove-account\/[^/]+|chart\/notify\/disable\/[^/]+)(?:\.data)?$/
