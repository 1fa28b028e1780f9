import { type Figure, figure, rounded } from '../figures/figures.ts'
import { createRandom } from '../testbed/random.ts'
import { type Inspector, openInspector } from './measuring/inspector.ts'
import { processorSeconds } from './measuring/processor-time.ts'
import { pidOf } from './measuring/ratio-to-bare.ts'
import { type Profile, type ProfileSummary, summariseProfile } from './measuring/read-profile.ts'
import { type BusyServer, startBusySite } from './traffic/busy-site.ts'
import { sendInTurn } from './traffic/closed-loop.ts'
import { createDraw, type Kind, type SiteData, type Visit } from './traffic/visits.ts'

const SEED = 5
const SAMPLE_US = 500
const AT_ONCE = 4
const ROOMS = 10
const FUNCTIONS = 12

/** Where the time of a server goes, by kind of request: a cached page, a rendered one, a layer, a personal page, a sign-in. */
export async function measureProfile({ small }: { small: boolean }): Promise<Figure[]> {
  const site = await startBusySite({
    residents: 20,
    places: 2,
    inspected: true,
    // One client sends everything here, and pages that must be rendered must not be cached.
    settings: {
      LIMIT_GENERAL_PER_MINUTE: '100000000',
      LIMIT_WORK_PER_MINUTE: '100000000',
      LIMIT_WORK_TOTAL_PER_MINUTE: '100000000',
      LIMIT_SENSITIVE_PER_MINUTE: '100000',
      PAGE_CACHE_MB: '1',
    },
  })
  try {
    const [server] = site.servers
    if (!server) throw new Error('no server to look into')
    const figures: Figure[] = []
    for (const [name, draw] of Object.entries(drawsOf(site.data))) {
      const seconds = small ? 3 : 15
      await sendVisits(server, draw, seconds) // so that the engine has optimised the code
      const { perVisitUs, summary, sent } = await profile(server, draw, seconds)
      report(name, summary, { perVisitUs, sent })
      figures.push(figure(`profile.${name}-processor-time`, rounded(perVisitUs, 0), 'µs', '>= 0'))
    }
    return figures
  } finally {
    await site.stop()
  }
}

function drawsOf(data: SiteData): Readonly<Record<string, () => Visit>> {
  const draw = createDraw(data, createRandom(SEED))
  const only = (kind: Kind) => () => {
    for (;;) {
      const visit = draw()
      if (visit.kind === kind) return visit
    }
  }
  const nextLayer = (): Visit => {
    for (;;) {
      const { address, fills } = draw()
      const layer = fills.find(({ what }) => what === 'layer')
      if (layer) return { kind: 'person', ...layer, address, fills: [] }
    }
  }
  let month = 0
  const nextMonth = (): string => {
    month += 1
    return `/${1900 + (Math.floor(month / 12) % 200)}/${(month % 12) + 1}`
  }
  return {
    'cached-page': () => ({ kind: 'home', path: '/', address: '127.0.0.1', fills: [] }),
    'page-to-be-made': () => ({ kind: 'month', path: nextMonth(), address: '127.0.0.1', fills: [] }),
    layer: nextLayer,
    'personal-page': only('personal'),
    'sign-in': only('sign-in'),
  }
}

async function sendVisits({ port }: BusyServer, draw: () => Visit, seconds: number): Promise<number> {
  const until = Date.now() + seconds * 1000
  const isOver = () => Date.now() > until
  const { sent, failures } = await sendInTurn({ port, draw, atOnce: AT_ONCE, isOver })
  if (failures.length > 0) throw new Error(`${failures.length} of ${sent} visits failed: ${failures[0]}`)
  return sent
}

async function profile(server: BusyServer, draw: () => Visit, seconds: number) {
  const inspector: Inspector = await openInspector(server.inspectorPort)
  const pid = pidOf(server.process)
  await inspector.call('Profiler.enable')
  await inspector.call('Profiler.setSamplingInterval', { interval: SAMPLE_US })
  await inspector.call('Profiler.start')
  const before = processorSeconds(pid)
  const sent = await sendVisits(server, draw, seconds)
  const perVisitUs = ((processorSeconds(pid) - before) / sent) * 1_000_000
  const { profile: taken } = await inspector.call<{ profile: Profile }>('Profiler.stop')
  inspector.close()
  return { sent, perVisitUs, summary: summariseProfile(taken) }
}

function report(
  name: string,
  { busyUs, byRoom, byFunction }: ProfileSummary,
  { perVisitUs, sent }: { perVisitUs: number; sent: number },
): void {
  const line = ({ name: where, us }: { name: string; us: number }) =>
    `  ${rounded((100 * us) / busyUs, 1)} %  ${rounded(us / sent, 0)} µs  ${where}`
  console.error(
    [
      `${name}: ${rounded(perVisitUs, 0)} µs of the processor a visit, ${rounded(busyUs / sent, 0)} on the main thread`,
      ...byRoom.slice(0, ROOMS).map(line),
      '  by function:',
      ...byFunction.slice(0, FUNCTIONS).map(line),
    ].join('\n'),
  )
}
