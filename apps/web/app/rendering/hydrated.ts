/** The event the page dispatches once React has hydrated it. */
export const HYDRATED = 'program-runs'
