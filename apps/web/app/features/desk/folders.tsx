import { Form } from 'react-router'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Disclosure } from '../../ui/disclosure.tsx'
import { SelectField } from '../../ui/form/select-field.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { Panel } from '../../ui/panel.tsx'
import { PillButton } from '../../ui/pill.tsx'
import visuallyHidden from '../../ui/visually-hidden.module.css'
import type { Folder } from './folder-actions.server.ts'
import styles from './folders.module.css'

const MAX_NAME_CHARS = 60

/** The form that makes a folder. */
export function NewFolder() {
  const { t } = useTranslation()
  return (
    <Panel title={t('client.folders.title')}>
      <p className={styles.text}>{t('client.folders.text')}</p>
      <Form method="post" className={styles.form} preventScrollReset>
        <TextField
          name="name"
          label={t('client.folders.name')}
          required
          maxLength={MAX_NAME_CHARS}
          autoComplete="off"
        />
        <PillButton type="submit" name="do" value="create-folder">
          {t('client.folders.create')}
        </PillButton>
      </Form>
    </Panel>
  )
}

/** Renames or deletes a folder. */
export function FolderSettings({ folder: { uuid, name } }: { readonly folder: Folder }) {
  const { t } = useTranslation()
  const summary = (
    <>
      {t('client.folders.rename')}
      <span className={visuallyHidden.text}>: {name}</span>
    </>
  )
  return (
    <div className={styles.settings}>
      <Disclosure summary={summary}>
        <Form method="post" className={styles.form} preventScrollReset>
          <input type="hidden" name="folder" value={uuid} />
          <TextField
            name="name"
            label={t('client.folders.name')}
            defaultValue={name}
            required
            maxLength={MAX_NAME_CHARS}
            autoComplete="off"
          />
          <PillButton type="submit" name="do" value="rename-folder">
            {t('client.folders.save')}
          </PillButton>
        </Form>
        <Form method="post" className={styles.form} preventScrollReset>
          <input type="hidden" name="folder" value={uuid} />
          <p className={styles.text}>{t('client.folders.deleteNote')}</p>
          <PillButton type="submit" name="do" value="delete-folder">
            {t('client.folders.delete')}
          </PillButton>
        </Form>
      </Disclosure>
    </div>
  )
}

type MoveProps = {
  readonly chart: { readonly uuid: string; readonly name: string }
  readonly folders: readonly Folder[]
}

/** Moves a chart to another folder. */
export function MoveChart({ chart: { uuid, name }, folders }: MoveProps) {
  const { t } = useTranslation()
  const here = folders.find(({ charts }) => charts.includes(uuid))?.uuid ?? ''
  return (
    <Form method="post" className={styles.move} preventScrollReset>
      <input type="hidden" name="uuid" value={uuid} />
      <SelectField
        isCompact
        key={here}
        name="folder"
        label={t('client.folders.folder')}
        defaultValue={here}
        options={[
          { value: '', label: t('client.folders.none') },
          ...folders.map((folder) => ({ value: folder.uuid, label: folder.name })),
        ]}
      />
      <PillButton
        type="submit"
        name="do"
        value="move"
        size="large"
        aria-label={t('client.folders.moveOf', { name })}
      >
        {t('client.folders.move')}
      </PillButton>
    </Form>
  )
}
