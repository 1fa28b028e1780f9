import { pageContext } from '../context.ts'
import { loadSign } from '../features/signs/load-signs.server.ts'
import { respondWithText, settingOf } from '../features/twins/twin-setting.server.ts'
import { writeSign } from '../features/twins/write-sign.server.ts'
import type { Route } from './+types/sign-twin.ts'

/** The page of a sign in Markdown. */
export function loader({ params, context, url }: Route.LoaderArgs): Promise<Response> {
  const page = context.get(pageContext)
  return respondWithText(url.pathname, async () =>
    writeSign(await loadSign(params.kind, params.sign, page), settingOf(page)),
  )
}
