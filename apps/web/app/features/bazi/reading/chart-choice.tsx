import { Form } from 'react-router'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Disclosure } from '../../../ui/disclosure.tsx'
import { SelectField } from '../../../ui/form/select-field.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { PillButton } from '../../../ui/pill.tsx'
import { Doubt } from '../../charts/birth-preview.tsx'
import { SchoolLine } from '../../school/school-line.tsx'
import styles from './chart-choice.module.css'
import type { LoadedReading } from './load-reading.server.ts'
import type { Reading } from './reading.ts'

type DoubtItem = Reading['doubts'][number]

/** The other charts the birth may have, each of which can be used instead, and the rules the chart is counted by. */
export function ChartChoice({ data }: { readonly data: LoadedReading }) {
  const { t } = useTranslation()
  const { reading, birth, chosenAt } = data
  const titleOfDoubts = birth.birthdayTime === null ? 'bazi.doubts.unknown' : 'bazi.doubts.close'
  const hasDoubts = reading.doubts.length > 0
  return (
    <Panel id="counted" title={t(hasDoubts ? titleOfDoubts : 'bazi.rules.title')}>
      {chosenAt !== null && <p className={styles.line}>{t('bazi.doubts.chosen')}</p>}
      {hasDoubts && (
        <ul className={styles.doubts}>
          {reading.doubts.map((doubt) => (
            <li key={keyOf(doubt)} className={styles.doubt}>
              <Doubt doubt={doubt} />
              <UseChart doubt={doubt} />
            </li>
          ))}
        </ul>
      )}
      <p className={styles.line}>{t('bazi.rules.about')}</p>
      <SchoolLine name={data.school?.name ?? null} />
      <RulesForm data={data} />
    </Panel>
  )
}

const keyOf = ({ because, name, at, from }: DoubtItem) => `${because} ${name} ${at ?? from}`

function UseChart({ doubt }: { readonly doubt: DoubtItem }) {
  const { t } = useTranslation()
  return (
    <Form method="post" preventScrollReset className={styles.use}>
      {Object.entries(doubt.choice).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value ?? ''} />
      ))}
      <PillButton
        type="submit"
        name="do"
        value="choose"
        aria-label={t('bazi.doubts.useNamed', { name: doubt.name })}
      >
        {t('bazi.doubts.use')}
      </PillButton>
    </Form>
  )
}

/** The questions on which schools differ, as one form. */
function RulesForm({ data: { questions } }: { readonly data: LoadedReading }) {
  const { t } = useTranslation()
  return (
    <Disclosure summary={t('bazi.rules.change')} isOpen={questions.some(({ isOwn }) => isOwn)}>
      <Form method="post" preventScrollReset className={styles.rules}>
        {questions.map(({ id, question, isOwn, values }) => {
          const chosen = values.find(({ isChosen }) => isChosen)
          const usual = values.find(({ isUsual }) => isUsual)
          const own = isOwn ? chosen?.id : ''
          return (
            <SelectField
              key={`${id} ${own}`}
              name={id}
              label={question}
              defaultValue={own}
              hint={chosen && `${chosen.short}.`}
              options={[
                { value: '', label: t('bazi.rules.usual', { name: usual?.name }) },
                ...values.map((value) => ({ value: value.id, label: value.name })),
              ]}
            />
          )
        })}
        <PillButton type="submit" name="do" value="choose">
          {t('bazi.rules.save')}
        </PillButton>
      </Form>
    </Disclosure>
  )
}
