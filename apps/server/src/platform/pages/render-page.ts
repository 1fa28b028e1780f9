import { type ApiError, type Client, errors, type PageContext } from '@zeri/contract'
import { AppError } from '../http/app-error.ts'
import { retryAfterOf } from '../http/errors.ts'
import { createWorkQueue, type WorkQueue } from '../http/work-queue.ts'
import { scriptlessPolicy } from './csp.ts'
import { lastResortPage } from './last-resort.ts'
import type { PagesOptions, RenderedPage, Visit } from './pages-options.ts'

/** Renders running at once, and renders waiting for their turn: a few seconds' worth on one core. */
const RENDERS = { atOnce: 32, waiting: 128 }

type RenderInput = {
  readonly visit: Visit
  readonly nonce: string
  readonly client: Client
  readonly hasToken: boolean
  readonly requestId: string
}

/** Renders a page and never throws: a failure becomes a page that says so. */
export type Render = (request: Request, input: RenderInput) => Promise<RenderedPage>

export function createRender(options: PagesOptions): Render {
  const queue = createWorkQueue(RENDERS)
  return (request, input) => renderPage(options, queue, { request, ...input })
}

async function renderPage(
  options: PagesOptions,
  queue: WorkQueue,
  { request, visit, requestId, ...rest }: RenderInput & { readonly request: Request },
): Promise<RenderedPage> {
  let temporary: number | undefined
  let untilMs = Number.POSITIVE_INFINITY
  const report = (err: unknown) => {
    temporary ??= temporaryStatus(err)
    options.log.error({ requestId, err }, 'page failed')
  }
  try {
    const trueUntil = (instantMs: number) => {
      untilMs = Math.min(untilMs, instantMs)
    }
    const context = contextOf(options, { visit, ...rest, report, trueUntil })
    const response = await queue.run(() => options.pages.render(request, context))
    const status = response.status === 500 ? (temporary ?? 500) : response.status
    // React Router responds in plain text, or with nothing, when the error page failed as well.
    const type = response.headers.get('content-type') ?? 'text/plain'
    if (response.status === 500 && type.startsWith('text/plain')) return lastResort(options, visit, status)
    const body = Buffer.from(await response.arrayBuffer())
    return { status, headers: response.headers, body, policy: '', untilMs }
  } catch (err) {
    if (err instanceof AppError && err.code === 'server.busy') return lastResort(options, visit, 503)
    report(err)
    return lastResort(options, visit, temporary ?? 500)
  }
}

type ContextInput = Pick<RenderInput, 'visit' | 'nonce' | 'client' | 'hasToken'> &
  Pick<PageContext, 'report' | 'trueUntil'>

function contextOf(
  options: PagesOptions,
  { visit, nonce, client, hasToken, report, trueUntil }: ContextInput,
): PageContext {
  return {
    locale: visit.locale,
    isShared: visit.isShared,
    place: visit.place,
    today: visit.day.date,
    solarOffsetSec: visit.place && options.solarOffsetSec(visit.place.longitudeDeg, visit.day.date),
    api: client,
    hasToken,
    product: options.product,
    countsVisits: options.countsVisits,
    identityProviders: options.identityProviders,
    contact: options.contact,
    origins: options.origins,
    cardOf: (path) => options.cardOf(path, visit.day.date),
    nonce,
    trueUntil,
    report,
  }
}

/** The page for a client who has no room for a render, made without one. Other errors are thrown on. */
export function refusalPage(
  options: PagesOptions,
  visit: Pick<Visit, 'locale'>,
  error: unknown,
): RenderedPage {
  if (!(error instanceof AppError)) throw error
  const { retryAfterSec, code } = error
  return { ...lastResort(options, visit, errors[code].status), policy: scriptlessPolicy, retryAfterSec }
}

function lastResort(
  { product }: PagesOptions,
  { locale }: Pick<Visit, 'locale'>,
  status: number,
): RenderedPage {
  const headers = new Headers({ 'content-type': 'text/html; charset=utf-8' })
  const body = Buffer.from(lastResortPage(locale, product, status === 500 ? 'broken' : 'busy'))
  return { status, headers, body, policy: '' }
}

/**
 * The status of a page that failed for a temporary reason: the API refuses for a while or cannot be reached, or there
 * was no time to render. Undefined for a fault. The error is recognised by its name, because the built pages carry
 * their own copy of the contract.
 */
function temporaryStatus(error: unknown): number | undefined {
  if (!(error instanceof Error)) return undefined
  if (error.name === 'NetworkError' || error.name === 'TimeoutError') return 503
  if (error.name !== 'ApiError') return undefined
  const { status } = errors[(error as ApiError).code] // true: an error of this name has its code
  return retryAfterOf(status) === undefined ? undefined : status
}
