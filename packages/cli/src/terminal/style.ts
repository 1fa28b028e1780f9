import type { Surroundings } from '../command.ts'

type Paint = (text: string) => string

/** Colours of the terminal, or none. */
export type Style = {
  readonly strong: Paint
  readonly soft: Paint
  readonly accent: Paint
  readonly warm: Paint
}

const paint =
  (open: number, close: number): Paint =>
  (text) =>
    `\u001b[${open}m${text}\u001b[${close}m`
const same: Paint = (text) => text

const plainStyle: Style = { strong: same, soft: same, accent: same, warm: same }
const colourStyle: Style = {
  strong: paint(1, 22),
  soft: paint(2, 22),
  accent: paint(36, 39),
  warm: paint(33, 39),
}

/** Colour on a terminal, unless `NO_COLOR` (no-color.org), `TERM=dumb` or `--no-color` forbids it. */
export function styleFor({ isTerminal, env }: Surroundings, isForbidden: boolean): Style {
  return isTerminal && !isForbidden && !env.NO_COLOR && env.TERM !== 'dumb' ? colourStyle : plainStyle
}
