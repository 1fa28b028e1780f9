/** A figure as its bench printed it on two cores. */
type Measured = { readonly figure: string; readonly value: number; readonly unit: string }

const of = (figure: string, value: number, unit: string): Measured => ({ figure, value, unit })

/** Unit costs. The word before the colon of a figure is the bench that prints it. */
export const measuredCosts = {
  edgePageMs: of('costs: a page cached by nginx, nginx', 0.021, 'ms'),
  memoryPageMs: of('costs: a page cached by the server, server', 0.039, 'ms'),
  madePageMs: of('costs: a month rendered, server', 25.07, 'ms'),
  personalServerMs: of('costs: a month for one person, server', 45, 'ms'),
  personalPostgresMs: of('costs: a month for one person, postgres', 3.103, 'ms'),
  operationMs: of('costs: a day over the API, cached by the server, server', 0.057, 'ms'),
  searchServerMs: of('costs: a search of a place, server', 0.579, 'ms'),
  searchPostgresMs: of('costs: a search of a place, postgres', 0.507, 'ms'),
  pollServerMs: of('costs: a subscription with nothing new, server', 0.241, 'ms'),
  pollPostgresMs: of('costs: a subscription with nothing new, postgres', 0.12, 'ms'),
  signUpServerMs: of('costs: a sign-up, server', 23.5, 'ms'),
  signUpPostgresMs: of('costs: a sign-up, postgres', 4, 'ms'),
  signInServerMs: of('costs: a sign-in, server', 25.15, 'ms'),
  signInPostgresMs: of('costs: a sign-in, postgres', 6.4, 'ms'),
  printMs: of('costs: a month on paper, worker', 111.8, 'ms'),
  reminderWorkerMs: of('costs: a reminder without its text, worker', 0.084, 'ms'),
  reminderTextMs: of('reminders: a text, elapsed', 0.16, 'ms'),
  reminderPostgresMs: of('costs: a reminder, postgres', 0.254, 'ms'),
  pageBytes: of('costs: a public day as it travels, Brotli, without headers', 25_285, 'bytes'),
  personBytes: of('scale: all rows of an account, without deliveries', 2_998, 'bytes'),
  deliveryBytes: of('reminders: a delivery with its indexes', 394, 'bytes'),
  signUpWalBytes: of('costs: a sign-up, write-ahead log', 4_160, 'bytes'),
  signInWalBytes: of('costs: a sign-in, write-ahead log', 3_498, 'bytes'),
  chartWalBytes: of('costs: a chart, write-ahead log', 766, 'bytes'),
  paymentWalBytes: of('costs: a payment, write-ahead log', 4_280, 'bytes'),
  reminderWalBytes: of('costs: a reminder, write-ahead log', 2_246, 'bytes'),
  fullPagesWalBytes: of(
    'scale: a chart just after a checkpoint, 2000000 accounts, write-ahead log',
    20_474,
    'bytes',
  ),
} as const

export type UnitCosts = Readonly<Record<keyof typeof measuredCosts, number>>
