import type { PageDeclaration } from '@zeri/contract'
import { localisePath, signPath } from '@zeri/contract/browser'
import { pageContext } from '../context.ts'
import { StructuredData } from '../features/content/structured-data.tsx'
import { loadSign } from '../features/signs/load-signs.server.ts'
import { SignPage } from '../features/signs/sign-page.tsx'
import { PageHead } from '../features/site/page-head.tsx'
import { useLocale } from '../i18n/use-locale.ts'
import { useTranslation } from '../i18n/use-translation.ts'
import { usePage } from '../use-page.ts'
import type { Route } from './+types/sign.ts'

export const handle = { cache: 'today', words: 'content', indexable: true } satisfies PageDeclaration

export function loader({ params, context }: Route.LoaderArgs) {
  return loadSign(params.kind, params.sign, context.get(pageContext))
}

export default function Sign({ loaderData: data }: Route.ComponentProps) {
  const { t } = useTranslation()
  const locale = useLocale()
  const { product, origins } = usePage()
  const { sign, kind } = data
  const { name, zh, pinyin, short } = sign
  const address = (path: `/${string}`) => origins && origins[locale] + localisePath(path, locale)
  return (
    <>
      <PageHead
        title={`${t('signs.title', { name, zh, kind: kind.one })} · ${product}`}
        description={t('signs.description', { name, zh, pinyin, short })}
        trail={[
          { name: product, path: '/' },
          { name: t('signs.index.short'), path: signPath() },
          { name: kind.many, path: signPath(kind.kind) },
          { name, path: signPath(kind.kind, sign.id) },
        ]}
      />
      {origins && (
        <StructuredData
          data={{
            '@type': 'DefinedTerm',
            name,
            alternateName: [zh, pinyin, ...sign.synonyms],
            description: sign.text ?? short,
            url: address(signPath(kind.kind, sign.id)),
            inDefinedTermSet: {
              '@type': 'DefinedTermSet',
              name: kind.many,
              url: address(signPath(kind.kind)),
            },
          }}
        />
      )}
      <SignPage data={data} />
    </>
  )
}
