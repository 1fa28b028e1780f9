import { type Figure, figure } from '../figures/figures.ts'
import { generousLimits, startSite } from '../testbed/site/site.ts'

const AT_ONCE = 4
const MOST_CLICKS = 4
/** Of addresses outside the sitemap so many of one shape are opened, such as calendar files of days. */
const MOST_OF_A_SHAPE = 20
/** Of the sitemap the small run opens one page in so many. */
const SMALL_STEP = 25

type Opened = { readonly status: number; readonly links: readonly string[] }

/** Opens every page of the sitemap and what those pages link to: nothing is dead, and nothing is far from the home page. */
export async function measureLinks({ small }: { small: boolean }): Promise<Figure[]> {
  const site = await startSite(generousLimits)
  try {
    const listed = await readSitemap(site.url)
    const pages = small ? listed.filter((_, index) => index % SMALL_STEP === 0) : listed
    const opened = await openAll(site.url, pages)
    const others = listOthers(opened, new Set(listed))
    const beside = await openAll(site.url, others)
    const dead = [...opened, ...beside].filter(([, { status }]) => status >= 400).map(([path]) => path)
    for (const path of dead) console.error(`dead: ${path}`)
    const figures = [
      figure('links: pages of the sitemap', listed.length, 'pages', '>= 1500'),
      figure('links: other addresses that pages link to', others.length, 'addresses', '>= 20'),
      figure('links: dead', dead.length, 'addresses', '= 0'),
    ]
    return small ? figures : [...figures, ...measureClicks(listed, opened)]
  } finally {
    await site.stop()
  }
}

/** How far the pages of the sitemap are from the home page of their language. */
function measureClicks(listed: readonly string[], opened: ReadonlyMap<string, Opened>): Figure[] {
  const clicks = new Map<string, number>()
  for (let [level, clicked] = [['/', '/ru'], 0]; level.length > 0; clicked += 1) {
    for (const path of level) clicks.set(path, clicked)
    const next = level.flatMap((path) => opened.get(path)?.links ?? [])
    level = [...new Set(next)].filter((path) => !clicks.has(path))
  }
  const orphans = listed.filter((path) => !clicks.has(path))
  const far = listed.filter((path) => (clicks.get(path) ?? 0) > MOST_CLICKS)
  for (const path of orphans) console.error(`linked from nowhere: ${path}`)
  for (const path of far) console.error(`${clicks.get(path)} clicks: ${path}`)
  return [
    figure('links: pages linked from nowhere', orphans.length, 'pages', '= 0'),
    figure(`links: pages deeper than ${MOST_CLICKS} clicks`, far.length, 'pages', '= 0'),
  ]
}

/** The paths of the sitemap in both languages. */
async function readSitemap(url: string): Promise<string[]> {
  const files = locationsIn(await (await fetch(`${url}/sitemap.xml`)).text())
  const texts = await Promise.all(files.map(async (path) => (await fetch(url + path)).text()))
  return [...new Set(texts.flatMap(locationsIn))]
}

const locationsIn = (xml: string): string[] =>
  Array.from(xml.matchAll(/(?:<loc>|hreflang="(?:en|ru)" href=")([^<"]+)/g), ([, found = '']) =>
    decodeURI(new URL(found).pathname),
  )

async function openAll(url: string, paths: readonly string[]): Promise<Map<string, Opened>> {
  const opened = new Map<string, Opened>()
  const left = [...paths]
  const work = async () => {
    for (let path = left.pop(); path !== undefined; path = left.pop()) opened.set(path, await open(url, path))
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  return opened
}

async function open(url: string, path: string): Promise<Opened> {
  const response = await fetch(url + path, { redirect: 'manual' })
  const html = await response.text()
  const links = Array.from(html.matchAll(/<a\b[^>]*?\bhref="(\/[^"#]*)/g), ([, href = '']) =>
    decodeURI(href.replaceAll('&amp;', '&')),
  )
  return { status: response.status, links: [...new Set(links)] }
}

/** Addresses outside the sitemap that pages link to, a few of each shape. */
function listOthers(opened: ReadonlyMap<string, Opened>, listed: ReadonlySet<string>): string[] {
  const linked = new Set([...opened.values()].flatMap(({ links }) => links))
  const others = [...linked].filter((path) => !listed.has(path))
  const shapes = Map.groupBy(others, (path) => path.replaceAll(/\d+/g, '0').replace(/\?.*/, '?'))
  return [...shapes.values()].flatMap((paths) => paths.slice(0, MOST_OF_A_SHAPE))
}
