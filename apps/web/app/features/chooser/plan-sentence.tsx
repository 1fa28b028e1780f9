import { localisePath } from '@zeri/contract/browser'
import type { ReactNode } from 'react'
import { useLocale } from '../../i18n/use-locale.ts'
import { PillButton } from '../../ui/pill.tsx'
import { usePage } from '../../use-page.ts'
import { ActivityIcon } from '../calendar/activity-icon.tsx'
import { type listOften, type listPlanDeeds, type PlanOption, withOwnPlace } from './plan-options.ts'
import styles from './plan-sentence.module.css'

export type Plan = {
  readonly text: PlanText
  readonly themes: ReturnType<typeof listPlanDeeds>
  readonly spans: readonly PlanOption[]
  readonly places: readonly PlanOption[]
  readonly often: ReturnType<typeof listOften>
}

/** `…` stands for the name of a place or of a person. */
export type PlanText = {
  readonly name: string
  readonly before: string
  readonly what: string
  readonly when: string
  readonly where: string
  readonly whom: string
  readonly at: string
  readonly forEveryone: string
  readonly forOne: string
  readonly send: string
  readonly often: string
}

/** What is planned, when, where and for whom, as one sentence: a form that leads to the chooser and needs no script. */
export function PlanSentence({ plan: { text, themes, spans, places, often } }: { readonly plan: Plan }) {
  const { place } = usePage()
  const { options, chosen } = withOwnPlace(
    places,
    place && { id: place.id, text: text.at.replace('…', place.address) },
  )
  return (
    <form
      method="get"
      action={localisePath('/predict', useLocale())}
      className={styles.plan}
      aria-label={text.name}
    >
      <div className={styles.sentence}>
        <span>{text.before}</span>
        <Choice name="tag" label={text.what}>
          {themes.map(({ id, name, deeds }) => (
            <optgroup key={id} label={name}>
              {deeds.map(toOption)}
            </optgroup>
          ))}
        </Choice>
        <Choice name="when" label={text.when}>
          {spans.map(toOption)}
        </Choice>
        <Choice key={chosen} name="place" label={text.where} className="of-place" defaultValue={chosen}>
          {options.map(toOption)}
        </Choice>
        <Whom text={text} />
      </div>
      <div className={styles.actions}>
        <PillButton type="submit" variant="primary" size="large">
          {text.send}
        </PillButton>
        <div className={styles.chips}>
          <span className={styles.often}>{text.often}</span>
          {often.map(({ id, name }) => (
            <PillButton
              key={id}
              type="submit"
              name="tag"
              value={id}
              icon={<ActivityIcon id={id} sizePx={17} />}
            >
              {name}
            </PillButton>
          ))}
        </div>
      </div>
    </form>
  )
}

/** For people with a paid chart; there is room for it before it is known whose. */
function Whom({ text }: { readonly text: PlanText }) {
  const { charts } = usePage()
  if (!charts || charts.active.length === 0) return <span className={styles.room} />
  const { selected, active } = charts
  return (
    <Choice key={selected} name="chart" label={text.whom} defaultValue={selected ?? ''}>
      <option value="">{text.forEveryone}</option>
      {active.map(({ uuid, name }) => (
        <option key={uuid} value={uuid}>
          {text.forOne.replace('…', name)}
        </option>
      ))}
    </Choice>
  )
}

type ChoiceProps = {
  readonly name: 'tag' | 'when' | 'place' | 'chart'
  readonly label: string
  readonly className?: string
  readonly defaultValue?: string
  readonly children: ReactNode
}

function Choice({ name, label, className = '', defaultValue, children }: ChoiceProps) {
  return (
    <span className={`${styles.choice} ${className}`} data-of={name}>
      <select name={name} aria-label={label} defaultValue={defaultValue} className={styles.select}>
        {children}
      </select>
    </span>
  )
}

const toOption = ({ value, text }: PlanOption) => (
  <option key={value} value={value}>
    {text}
  </option>
)
