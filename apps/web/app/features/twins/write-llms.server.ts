import type { ArticleBrief, listAllSigns, Output } from '@zeri/contract'
import { signPath } from '@zeri/contract/browser'
import { dayPath } from '../calendar/page-date.ts'
import { joinBlocks, writeHeading, writeLink, writeList, writeSection } from './markdown.ts'
import type { TwinSetting } from './twin-setting.server.ts'

type SiteForPrograms = {
  readonly today: string
  readonly articles: readonly ArticleBrief[]
  readonly kinds: Output<typeof listAllSigns>['kinds']
}

/** The site for language models, in the form of llmstxt.org: what it is, and where its texts in Markdown are. */
export function writeLlms(
  { today, articles, kinds }: SiteForPrograms,
  { t, locale, words: { llms }, product, linkTo }: TwinSetting,
): string {
  const file = (path: string): string => linkTo('/').replace(/\/(?:ru)?$/, '') + path
  return joinBlocks([
    writeHeading(1, product),
    `> ${llms.promise}`,
    writeList(llms.rules),
    writeSection(llms.days, [
      writeList([
        `${writeLink(llms.today, linkTo(dayPath(today)))}: ${llms.anyDay}`,
        `${writeLink(t('content.articles.method'), linkTo('/method'))}: ${llms.method}`,
      ]),
    ]),
    writeSection(llms.articles, [
      writeList(
        articles.map(
          ({ id, title, description }) => `${writeLink(title, linkTo(`/articles/${id}`))}: ${description}`,
        ),
      ),
    ]),
    writeSection(llms.programs, [
      writeList([
        `${writeLink('API', linkTo('/developers'))}: ${llms.api}`,
        `${writeLink('OpenAPI', file('/api/openapi.json'))}: ${llms.openapi}`,
        `${writeLink('CSV', file('/data/readme.md'))}: ${llms.data}`,
        `${writeLink('iCalendar', file(`/calendar/feed.ics?locale=${locale}`))}: ${llms.feed}`,
        `${writeLink('iframe', linkTo('/embed/today'))}: ${llms.frame}`,
      ]),
    ]),
    writeSection(llms.optional, [
      writeList(
        kinds.flatMap(({ kind, many, signs }) =>
          signs.map(
            ({ id, name, zh }) => `${writeLink(`${name} ${zh}`, linkTo(signPath(kind, id)))}: ${many}`,
          ),
        ),
      ),
    ]),
  ])
}
