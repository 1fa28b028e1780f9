import { pageContext } from '../context.ts'
import { findFigure } from '../features/figures/write-figure.server.ts'
import { methodFigure, readMethod } from '../features/method/method.server.ts'
import { respondWithText, settingOf } from '../features/twins/twin-setting.server.ts'
import { writeMethod } from '../features/twins/write-method.server.ts'
import type { Route } from './+types/method-twin.ts'

/** The page of the method in Markdown. */
export function loader({ context, url }: Route.LoaderArgs): Promise<Response> {
  const page = context.get(pageContext)
  return respondWithText(url.pathname, async () =>
    writeMethod(readMethod(page.locale), await findFigure(methodFigure, page), settingOf(page)),
  )
}
