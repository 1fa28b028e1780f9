import type { ReactNode } from 'react'
import { useTranslation } from '../../i18n/use-translation.ts'
import { withKeys } from '../../ui/list-keys.ts'
import styles from './compare.module.css'
import type { GuestReply } from './guest-replies.ts'

type GuestTableProps = {
  readonly days: readonly { readonly date: string; readonly words: string }[]
  readonly guests: readonly {
    readonly name: string
    readonly answers: Readonly<Partial<Record<string, GuestReply>>>
  }[]
  /** What the owner can do with the guest of a row. */
  readonly actionOf?: (index: number) => ReactNode
}

/** A table of guests and their replies by day. */
export function GuestTable({ days, guests, actionOf }: GuestTableProps) {
  const { t } = useTranslation()
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard
    <section className={styles.scroll} tabIndex={0} aria-label={t('chooser.choice.guests')}>
      <table className={styles.guests}>
        <thead>
          <tr>
            <th scope="col">{t('chooser.choice.who')}</th>
            {days.map(({ date, words }) => (
              <th key={date} scope="col">
                {words}
              </th>
            ))}
            {actionOf && <td />}
          </tr>
        </thead>
        <tbody>
          {withKeys(guests, ({ name }) => name).map(({ key, item: { name, answers } }, index) => (
            <tr key={key}>
              <th scope="row">{name}</th>
              {days.map(({ date }) => {
                const reply = answers[date]
                return <td key={date}>{reply ? t(`chooser.choice.answers.${reply}`) : '—'}</td>
              })}
              {actionOf && <td>{actionOf(index)}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
