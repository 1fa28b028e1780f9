/** What an operator can switch off while the site runs: parts of the site, then each payment provider. */
export const switchNames = ['checkout', 'sign-up', 'reminders', 'stripe', 'yookassa', 'rbkmoney'] as const
export type SwitchName = (typeof switchNames)[number]

export function isSwitchName(name: string): name is SwitchName {
  return switchNames.some((known) => known === name)
}
