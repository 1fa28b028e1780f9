import type { ConsoleOutput, consoleCalls } from '@zeri/contract/console'

/** One order with all that belongs to it. */
export type Order = ConsoleOutput<typeof consoleCalls.getOrder>
