import { PageHead } from '../features/site/page-head.tsx'
import { BadgeStories } from '../features/stories/badge-stories.tsx'
import { ControlStories } from '../features/stories/control-stories.tsx'
import { FormStories } from '../features/stories/form-stories.tsx'
import { HoursStories } from '../features/stories/hours-stories.tsx'
import { IconStories } from '../features/stories/icon-stories.tsx'
import { samples } from '../features/stories/samples.ts'
import styles from '../features/stories/stories.module.css'
import { useLocale } from '../i18n/use-locale.ts'

/** All components in their states, in development only. */
export default function Stories() {
  const { title, lead } = samples[useLocale()]
  return (
    <>
      <PageHead title={title} index={false} />
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.lead}>{lead}</p>
      <div className={styles.panels}>
        <BadgeStories />
        <HoursStories />
        <ControlStories />
        <FormStories />
        <IconStories />
      </div>
    </>
  )
}
