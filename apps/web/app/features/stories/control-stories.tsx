import IconCalendarPlus from '@tabler/icons-react/dist/esm/icons/IconCalendarPlus.mjs'
import IconChevronLeft from '@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs'
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs'
import { useState } from 'react'
import { useLocale } from '../../i18n/use-locale.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx'
import { Disclosure } from '../../ui/disclosure.tsx'
import { IconButton, IconLink } from '../../ui/icon-button.tsx'
import { Panel } from '../../ui/panel.tsx'
import { PillButton, PillLink } from '../../ui/pill.tsx'
import { PrintButton } from '../../ui/print-button.tsx'
import { SegmentedSwitch, StoredSwitch } from '../../ui/segmented-switch.tsx'
import { CopyLink } from '../../ui/share/copy-link.tsx'
import { ShareButton } from '../../ui/share/share-button.tsx'
import { ReaderSwitch } from '../site/reader-switch.tsx'
import { storedChoices } from '../site/stored-keys.ts'
import { samples } from './samples.ts'
import styles from './stories.module.css'

const previousIcon = <IconChevronLeft size={18} stroke={1.6} aria-hidden="true" />
const nextIcon = <IconChevronRight size={18} stroke={1.6} aria-hidden="true" />

/** Buttons, links, switches and disclosures. */
export function ControlStories() {
  const words = samples[useLocale()]
  const [year, month, day] = words.crumbs
  return (
    <>
      <Panel title={words.buttons}>
        <div className={styles.stack}>
          <Breadcrumbs
            above={[
              { label: year, to: '/2026' },
              { label: month, to: '/2026/11' },
            ]}
            here={day}
          />
          <div className={styles.row}>
            <PillButton
              variant="primary"
              icon={<IconCalendarPlus size={18} stroke={1.6} aria-hidden="true" />}
            >
              {words.primary}
            </PillButton>
            <ShareButton title={words.title} />
            <PrintButton />
            <CopyLink />
          </div>
          <div className={styles.row}>
            <IconLink to="/2026/10" label={words.previous}>
              {previousIcon}
            </IconLink>
            <PillLink to="/">{words.secondary}</PillLink>
            <IconLink to="/2026/12" label={words.next}>
              {nextIcon}
            </IconLink>
            <PillLink to="/" variant="primary">
              {words.primary}
            </PillLink>
          </div>
          <div className={styles.row}>
            <IconButton label={words.next}>{nextIcon}</IconButton>
            <IconButton label={words.disabled} disabled>
              {nextIcon}
            </IconButton>
            <PillButton disabled>{words.disabled}</PillButton>
            <PillButton variant="primary" disabled>
              {words.disabled}
            </PillButton>
          </div>
        </div>
      </Panel>
      <Panel title={words.switches}>
        <SwitchStories />
      </Panel>
      <Panel title={words.disclosures}>
        <Disclosure summary={words.question} isOpen>
          {words.answer}
        </Disclosure>
        <Disclosure summary={words.question}>{words.answer}</Disclosure>
      </Panel>
    </>
  )
}

function SwitchStories() {
  const { t } = useTranslation()
  const words = samples[useLocale()]
  const [span, setSpan] = useState<'month' | 'year'>('month')
  return (
    <div className={styles.stack}>
      <div className={styles.row}>
        <StoredSwitch
          label={t('marks.label')}
          choice="marks"
          values={storedChoices.marks}
          nameOf={(value) => t(`marks.${value}`)}
        />
        <ReaderSwitch />
        <SegmentedSwitch
          label={words.span}
          value={span}
          onChange={setSpan}
          options={[
            { value: 'month', label: words.month },
            { value: 'year', label: words.year },
          ]}
        />
      </div>
      <p className={styles.forIcons}>{words.shownForIcons}</p>
      <p className={styles.forText}>{words.shownForText}</p>
    </div>
  )
}
