import type { GroupName } from '@zeri/contract'
import { useTranslation } from '../../i18n/use-translation.ts'
import type { OperationView } from './describe-operations.server.ts'
import styles from './developers.module.css'
import { OperationPanel } from './operation-panel.tsx'

type OperationGroupProps = { readonly group: GroupName; readonly operations: readonly OperationView[] }

/** A group of operations folded to a line. Its anchor is inside, as that of an operation is. */
export function OperationGroup({ group, operations }: OperationGroupProps) {
  const { t } = useTranslation()
  // A request that needs no account shows best what the group does.
  const shown = operations.find(({ needsSignIn }) => !needsSignIn) ?? operations[0]
  return (
    <details className={styles.group}>
      <summary className={styles.groupLine}>
        <h2 className={styles.groupName}>{t(`developers.groups.${group}`)}</h2>
        <span className={styles.groupCount}>{t('developers.count', { count: operations.length })}</span>
      </summary>
      <div id={`group-${group}`} className={styles.groupContent}>
        {shown && <pre className={`${styles.shape} ${styles.groupExample}`}>{shown.example}</pre>}
        {operations.map((operation) => (
          <OperationPanel key={operation.id} operation={operation} />
        ))}
      </div>
    </details>
  )
}
