import { localisePath } from '@zeri/contract/browser'
import { useLocale } from '../../i18n/use-locale.ts'
import { useTranslation } from '../../i18n/use-translation.ts'

/** Announces the RSS feed of articles to feed readers. React moves the element into the head. */
export function FeedLink() {
  const { t } = useTranslation()
  const path = localisePath('/articles.rss', useLocale())
  return <link rel="alternate" type="application/rss+xml" title={t('content.articles.feed')} href={path} />
}
