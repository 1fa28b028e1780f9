import { listAllSigns, listArticles } from '@zeri/contract'
import { pageContext } from '../context.ts'
import { loadText } from '../features/content/load-text.server.ts'
import { respondWithText, settingOf } from '../features/twins/twin-setting.server.ts'
import { writeLlms } from '../features/twins/write-llms.server.ts'
import type { Route } from './+types/llms.ts'

const MOST_ARTICLES = 100

/** `/llms.txt`: the site for language models. It names today, so it lives until midnight. */
export function loader({ context, url }: Route.LoaderArgs): Promise<Response> {
  const page = context.get(pageContext)
  return respondWithText(url.pathname, async () => {
    const [{ articles }, { kinds }] = await Promise.all([
      loadText(page, listArticles, { page: 0, limit: MOST_ARTICLES }),
      loadText(page, listAllSigns, {}),
    ])
    return writeLlms({ today: page.today, articles, kinds }, settingOf(page))
  })
}
