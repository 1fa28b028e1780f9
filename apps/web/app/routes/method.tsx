import type { PageDeclaration } from '@zeri/contract'
import { localisePath } from '@zeri/contract/browser'
import { pageContext } from '../context.ts'
import styles from '../features/content/reading.module.css'
import { StructuredData } from '../features/content/structured-data.tsx'
import { FigurePart } from '../features/figures/figure-part.tsx'
import { writeFigure } from '../features/figures/write-figure.server.ts'
import own from '../features/method/method.module.css'
import { methodFigure, readMethod } from '../features/method/method.server.ts'
import { PageHead } from '../features/site/page-head.tsx'
import { useLocale } from '../i18n/use-locale.ts'
import { PageLink } from '../ui/page-link.tsx'
import { TextWithHanzi } from '../ui/text-with-hanzi.tsx'
import { usePage } from '../use-page.ts'
import type { Route } from './+types/method.ts'

export const handle = { cache: 'steady', words: 'common', indexable: true } satisfies PageDeclaration

export async function loader({ context }: Route.LoaderArgs) {
  const page = context.get(pageContext)
  const figure = await writeFigure(methodFigure, page)
  return { ...readMethod(page.locale), figure }
}

type MethodPage = Route.ComponentProps['loaderData']

export default function Method({ loaderData: method }: Route.ComponentProps) {
  const { product } = usePage()
  const { title, description, lead, before, after, figure } = method
  return (
    <article className={styles.article}>
      <PageHead
        title={`${title} · ${product}`}
        description={description}
        trail={[
          { name: product, path: '/' },
          { name: title, path: '/method' },
        ]}
      />
      <MethodData method={method} />
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.lead}>{lead}</p>
      <Parts parts={before} />
      {figure && <FigurePart html={figure.html} />}
      <Parts parts={after} />
      <Accuracy method={method} />
      <ul className={`${own.links} ${styles.more}`}>
        <li>
          <PageLink to="/observatory">{method.observatory}</PageLink>
        </li>
        <li>
          <PageLink to="/articles/what-a-verdict-is-made-of">{method.article}</PageLink>
        </li>
        <li>
          <PageLink to="/school">{method.schools}</PageLink>
        </li>
      </ul>
    </article>
  )
}

function Parts({ parts }: { readonly parts: MethodPage['before'] }) {
  return parts.map(({ heading, text }) => (
    <section key={heading} className={styles.part}>
      <h2 className={styles.heading}>{heading}</h2>
      {text.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </section>
  ))
}

/** What was measured, with its limit and its source. */
function Accuracy({
  method: { accuracyTitle, accuracyLead, head, accuracy },
}: {
  readonly method: MethodPage
}) {
  return (
    <section className={styles.part}>
      <h2 className={styles.heading} id="accuracy">
        {accuracyTitle}
      </h2>
      <p>{accuracyLead}</p>
      <table className={own.table}>
        <thead>
          <tr>
            <th scope="col">{head.what}</th>
            <th scope="col">{head.measured}</th>
            <th scope="col">{head.allowed}</th>
            <th scope="col">{head.source}</th>
          </tr>
        </thead>
        <tbody>
          {accuracy.map(({ from, name, value, unit, allowed, source }) => (
            <tr key={from}>
              <th scope="row">{name}</th>
              <td className={own.number}>
                {value} {unit}
              </td>
              <td className={own.number}>{allowed}</td>
              <td className={own.source}>
                <TextWithHanzi text={source} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

/** Structured data of the page (schema.org Article). */
function MethodData({ method: { title, description } }: { readonly method: MethodPage }) {
  const { origins, product, card } = usePage()
  const locale = useLocale()
  if (!origins) return null
  const origin = origins[locale]
  const publisher = { '@type': 'Organization', name: product, url: origin }
  return (
    <StructuredData
      data={{
        '@type': 'Article',
        headline: title,
        description,
        inLanguage: locale,
        mainEntityOfPage: origin + localisePath('/method', locale),
        ...(card && { image: origin + card.picture }),
        author: publisher,
        publisher,
      }}
    />
  )
}
