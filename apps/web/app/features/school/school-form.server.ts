import { schoolSwitches } from '@zeri/contract'

type FieldSource = { get(name: string): unknown }

/** The rules that a form sends: those of the pressed preset, else one pair for each switch. */
export function readSchoolForm(form: FieldSource): string {
  const preset = form.get('preset')
  if (typeof preset === 'string') return preset
  return schoolSwitches.map(({ name, values }) => `${name}.${form.get(name) ?? values[0]}`).join('_')
}
