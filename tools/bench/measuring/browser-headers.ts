/** What browsers say of a page that was opened from the site itself: private responses are compressed for them alone. */
export const navigation = {
  'accept-encoding': 'gzip, deflate, br',
  'sec-fetch-mode': 'navigate',
  'sec-fetch-site': 'same-origin',
} as const

/** The same of a request that a script of the page makes. */
export const ownFetch = { ...navigation, 'sec-fetch-mode': 'cors' } as const
