import { pageContext } from '../context.ts'
import { loadArticle } from '../features/content/load-article.server.ts'
import { findFigure } from '../features/figures/write-figure.server.ts'
import { respondWithText, settingOf } from '../features/twins/twin-setting.server.ts'
import { writeArticle } from '../features/twins/write-article.server.ts'
import type { Route } from './+types/article-twin.ts'

/** An article in Markdown. */
export function loader({ params, context, url }: Route.LoaderArgs): Promise<Response> {
  const page = context.get(pageContext)
  return respondWithText(url.pathname, async () => {
    const article = await loadArticle(params.id, page, { as: 'markdown', drawFigure: findFigure })
    return writeArticle(article, settingOf(page))
  })
}
