import { useTranslation } from '../../i18n/use-translation.ts'
import { PageLink } from '../../ui/page-link.tsx'
import { CopyLink } from '../../ui/share/copy-link.tsx'
import { formatWeight } from '../../ui/weight.ts'
import { WeightBadge } from '../../ui/weight-badge.tsx'
import { useWeightLabel } from '../calendar/use-weight-label.ts'
import { EndForm } from './end-form.tsx'
import styles from './feeds.module.css'
import { GuestTable } from './guest-table.tsx'
import type { FeedsData } from './load-feeds.server.ts'
import { RemoveGuestForm } from './remove-guest-form.tsx'

/** The shared shortlists of an account: their days, the replies of guests, and a button that ends the sharing. */
export function ChoiceList({ choices }: Pick<FeedsData, 'choices'>) {
  const { t } = useTranslation()
  if (choices.length === 0)
    return (
      <p className={styles.none}>
        {t('chooser.choices.none')} <PageLink to="/predict">{t('site.predict')}</PageLink>
      </p>
    )
  return (
    <ul>
      {choices.map((choice) => (
        <ChoiceRow key={choice.uuid} choice={choice} />
      ))}
    </ul>
  )
}

function ChoiceRow({ choice }: { readonly choice: FeedsData['choices'][number] }) {
  const { t } = useTranslation()
  const labelOf = useWeightLabel()
  const { uuid, token, url, tag, days, guests, expiresAt, decided } = choice
  return (
    <li className={styles.row}>
      <div className={styles.what}>
        <h3 className={styles.name}>{token ? <PageLink to={`/choice/${token}`}>{tag}</PageLink> : tag}</h3>
        <p className={styles.none}>{t('chooser.choices.until', { date: expiresAt })}</p>
        {decided && <p>{t('chooser.decision.on', { date: decided })}</p>}
        <ul className={styles.days}>
          {days.map(({ date, words, weight, changedTo }) => (
            <li key={date}>
              {words}{' '}
              <WeightBadge weight={weight} size="small" label={labelOf(weight, t(`weights.${weight}`))} />
              {changedTo !== null && (
                <span className={styles.changed}>
                  {t('chooser.choice.changed', { weight: formatWeight(changedTo) })}
                </span>
              )}
            </li>
          ))}
        </ul>
        {guests.length > 0 && (
          <GuestTable
            days={days}
            guests={guests}
            actionOf={(index) => guests[index] && <RemoveGuestForm uuid={uuid} guest={guests[index]} />}
          />
        )}
      </div>
      <div className={styles.actions}>
        {url && <CopyLink url={url} />}
        <EndForm action="end-choice" uuid={uuid} label={t('chooser.choices.endOf', { tag })} />
      </div>
    </li>
  )
}
