import { pageContext } from '../context.ts'
import { aboutText } from '../features/about/about-text.server.ts'
import { PageHead } from '../features/site/page-head.tsx'
import { TextWithHanzi } from '../ui/text-with-hanzi.tsx'
import type { Route } from './+types/about.ts'
import styles from './about.module.css'

export const headers = () => ({ 'x-page-cache': 'steady' })

export function loader({ context }: Route.LoaderArgs) {
  const { locale, product } = context.get(pageContext)
  return aboutText(locale, product)
}

export default function About({ loaderData: { title, lead, sections } }: Route.ComponentProps) {
  return (
    <article className={styles.article}>
      <PageHead title={title} description={lead} />
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.lead}>{lead}</p>
      {sections.map(({ heading, paragraphs }) => (
        <section key={heading} className={styles.section}>
          <h2 className={styles.heading}>{heading}</h2>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>
              <TextWithHanzi text={paragraph} />
            </p>
          ))}
        </section>
      ))}
    </article>
  )
}
