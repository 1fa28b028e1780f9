import { PageLink } from '../../ui/page-link.tsx'
import type { FrontData } from './load-front.ts'
import styles from './reading-list.module.css'

/** Articles for those who are about to choose. */
export function ReadingList({ front: { text, articles } }: { readonly front: FrontData }) {
  if (articles.length === 0) return null
  return (
    <section className={styles.reading}>
      <div className={styles.head}>
        <h2 className={styles.title}>{text.reading.title}</h2>
        <PageLink to="/articles" className={styles.all}>
          {text.reading.all}
        </PageLink>
      </div>
      <ul className={styles.articles}>
        {articles.map(({ id, title, description, minutes }) => (
          <li key={id}>
            <h3 className={styles.name}>
              <PageLink to={`/articles/${id}`} className={styles.link}>
                {title}
              </PageLink>
            </h3>
            <p className={styles.description}>{description}</p>
            <p className={styles.description}>{minutes}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
