import recorded from './recorded.json' with { type: 'json' }

type FigureName = keyof typeof recorded.figures

/** A figure as its bench printed it on two cores. */
type Measured = { readonly figure: FigureName; readonly value: number; readonly unit: string }

const of = (figure: FigureName, unit: 'ms' | 'bytes'): Measured => ({
  figure,
  value: recorded.figures[figure],
  unit,
})

/**
 * Unit costs, recorded in `recorded.json` by a bench with `--record`. The word before the colon of a figure is the bench
 * that prints it.
 */
export const measuredCosts = {
  edgePageMs: of('costs: a shared page from nginx, nginx', 'ms'),
  memoryPageMs: of('costs: a shared page from memory, server', 'ms'),
  madePageMs: of('costs: an uncached shared month, server', 'ms'),
  localMs: of('costs: an answer by place, computed, server', 'ms'),
  layerServerMs: of('costs: the layer of a month, server', 'ms'),
  layerPostgresMs: of('costs: the layer of a month, postgres', 'ms'),
  personalServerMs: of('costs: a rendered personal month, server', 'ms'),
  personalPostgresMs: of('costs: a rendered personal month, postgres', 'ms'),
  operationMs: of('costs: a day over the API, cached by the server, server', 'ms'),
  searchServerMs: of('costs: a search of a place, server', 'ms'),
  searchPostgresMs: of('costs: a search of a place, postgres', 'ms'),
  pollServerMs: of('costs: a subscription with nothing new, server', 'ms'),
  pollPostgresMs: of('costs: a subscription with nothing new, postgres', 'ms'),
  signUpServerMs: of('costs: a sign-up, server', 'ms'),
  signUpPostgresMs: of('costs: a sign-up, postgres', 'ms'),
  signInServerMs: of('costs: a sign-in, server', 'ms'),
  signInPostgresMs: of('costs: a sign-in, postgres', 'ms'),
  printMs: of('costs: a month on paper, worker', 'ms'),
  reminderWorkerMs: of('costs: a reminder without its text, worker', 'ms'),
  reminderTextMs: of('reminders: a text, elapsed', 'ms'),
  reminderPostgresMs: of('costs: a reminder, postgres', 'ms'),
  pageBytes: of('costs: a public day as it travels, Brotli, without headers', 'bytes'),
  localBytes: of('costs: an answer by place as it travels, Brotli, without headers', 'bytes'),
  layerBytes: of('costs: the layer of a month as it travels, Brotli, without headers', 'bytes'),
  personBytes: of('scale: all rows of an account, without deliveries', 'bytes'),
  deliveryBytes: of('reminders: a delivery with its indexes', 'bytes'),
  signUpWalBytes: of('costs: a sign-up, write-ahead log', 'bytes'),
  signInWalBytes: of('costs: a sign-in, write-ahead log', 'bytes'),
  chartWalBytes: of('costs: a chart, write-ahead log', 'bytes'),
  paymentWalBytes: of('costs: a payment, write-ahead log', 'bytes'),
  reminderWalBytes: of('costs: a reminder, write-ahead log', 'bytes'),
  fullPagesWalBytes: of('scale: a chart just after a checkpoint, 2000000 accounts, write-ahead log', 'bytes'),
} as const

export type UnitCosts = Readonly<Record<keyof typeof measuredCosts, number>>
