import { useLocale } from '../../i18n/use-locale.ts'
import { Panel } from '../../ui/panel.tsx'
import { ActivityIcon, ThemeIcon } from '../calendar/activity-icon.tsx'
import { activityIcons, themeIcons } from '../calendar/activity-icons.ts'
import { samples } from './samples.ts'
import styles from './stories.module.css'

/** Every activity and every theme with its icon. */
export function IconStories() {
  const words = samples[useLocale()]
  return (
    <>
      <Panel title={words.activities}>
        <ul className={styles.icons}>
          {Object.keys(activityIcons).map((id) => (
            <li key={id} className={styles.icon}>
              <ActivityIcon id={id} /> <code>{id}</code>
            </li>
          ))}
        </ul>
      </Panel>
      <Panel title={words.themes}>
        <ul className={styles.icons}>
          {Object.keys(themeIcons).map((id) => (
            <li key={id} className={styles.icon}>
              <ThemeIcon id={id} /> <code>{id}</code>
            </li>
          ))}
        </ul>
      </Panel>
    </>
  )
}
