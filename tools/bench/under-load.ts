import { availableParallelism } from 'node:os'
import { type Figure, figure, percentile, rounded } from '../figures/figures.ts'
import { type Answered, countFailures, describe, isSustained, p99Of } from './traffic/answered.ts'
import { type BusySite, startBusySite } from './traffic/busy-site.ts'
import { warmUp } from './traffic/closed-loop.ts'
import { findSaturation } from './traffic/saturation.ts'
import { type Sender, startSender } from './traffic/start-sender.ts'
import { cachedKinds, kinds, shares } from './traffic/visits.ts'

const SEED = 20_261_115
const REPLAY_SHARE = 0.6
const FULL = {
  residents: 300,
  places: 20,
  visits: 1_000,
  from: 100,
  stepSec: 12,
  halvings: 2,
  replaySec: 300,
}
const SMALL = { residents: 20, places: 2, visits: 300, from: 50, stepSec: 3, halvings: 1, replaySec: 10 }

/**
 * A replay of visits against two servers, nginx and PostgreSQL on one machine: the rate it can keep up, and five
 * minutes at three fifths of it.
 */
export async function measureLoad({ small }: { small: boolean }): Promise<Figure[]> {
  const { residents, places, visits, from, stepSec, halvings, replaySec } = small ? SMALL : FULL
  const site = await startBusySite({ residents, places })
  const sender = startSender()
  try {
    const send = createSend(site, sender)
    const sustains = async (rate: number) => isSustained(await send(rate, stepSec))
    await warmUp({ port: site.nginx.port, world: site.world, seed: SEED, visits })
    const saturation = await findSaturation({ sustains, from, halvings })
    const rate = REPLAY_SHARE * saturation
    const before = await site.spent()
    const answered = await send(rate, replaySec)
    const after = await site.spent()
    return [
      figure('load.saturation', rounded(saturation, 0), 'visits/s', '>= 1'),
      ...describeReplay(answered),
      ...(['nginx', 'servers', 'postgres'] as const).map((who) =>
        shareOf(who, after[who] - before[who], replaySec),
      ),
      shareOf('sender', answered.processorSeconds, replaySec),
    ]
  } finally {
    sender.stop()
    await site.stop()
  }
}

/** Each stream has visits of its own; the same ones from run to run. */
function createSend({ nginx, world }: BusySite, sender: Sender) {
  let seed = SEED
  return async (rate: number, seconds: number): Promise<Answered> => {
    seed += 1
    const answered = await sender.send({ port: nginx.port, rate, seconds, seed, world })
    console.error(describe(rate, answered))
    return answered
  }
}

function describeReplay(answered: Answered): Figure[] {
  const others = kinds.filter((kind) => !cachedKinds.includes(kind) && kind !== 'personal')
  const { kept, made } = answered.pagesMs
  const sent = kinds.reduce((sum, kind) => sum + answered.ms[kind].length, 0)
  return [
    figure('load.visits', sent, 'visits', '>= 1'),
    ...kinds.map((kind) =>
      figure(
        `load.${kind}-${shares[kind]}-percent`,
        rounded(answered.ms[kind].length / answered.seconds, 1),
        'visits/s',
        '>= 0',
      ),
    ),
    figure('load.errors', countFailures(answered), 'visits', '= 0'),
    figure('load.cached-pages-p99', rounded(percentile(kept, 0.99), 1), 'ms', '<= 100'),
    figure(
      'load.pages-not-cached',
      rounded((100 * made.length) / (kept.length + made.length), 1),
      '%',
      '>= 0',
    ),
    figure('load.all-pages-p99', rounded(p99Of(answered, cachedKinds), 1), 'ms', '>= 0'),
    figure('load.personal-p99', rounded(p99Of(answered, ['personal']), 1), 'ms', '<= 400'),
    ...others.map((kind) => figure(`load.${kind}-p99`, rounded(p99Of(answered, [kind]), 1), 'ms', '>= 0')),
  ]
}

/** Of all cores together. */
function shareOf(who: string, processorSec: number, seconds: number): Figure {
  const percent = (100 * processorSec) / (seconds * availableParallelism())
  return figure(`load.processor-${who}`, rounded(percent, 1), '%', '>= 0')
}
