import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import { useTranslation } from '../../i18n/use-translation.ts'
import { PillLink } from '../../ui/pill.tsx'
import styles from './add-chart.module.css'

/** A link to the form of a new chart. A birth entered in the BaZi calculator becomes a chart on sign-in. */
export function AddChart({ to }: { readonly to: '/personal' | '/bazi' }) {
  const { t } = useTranslation()
  return (
    <p className={styles.add}>
      <PillLink to={to} icon={<IconPlus size={18} stroke={1.6} aria-hidden="true" />}>
        {t('personal.add')}
      </PillLink>
    </p>
  )
}
