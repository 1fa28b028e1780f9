/** The roles of operators, each with the rights of those before it. */
export const operatorRoles = ['support', 'finance', 'admin'] as const
export type OperatorRole = (typeof operatorRoles)[number]

/** Who may call an operation: the least role, or `nobody` for what works before anyone is signed in. */
export type LeastRole = OperatorRole | 'nobody'

/**
 * Whether an operator may call an operation.
 * @example mayDo('finance', { role: 'support' }) // true
 */
export function mayDo(role: OperatorRole, { role: least }: { readonly role: LeastRole }): boolean {
  return least === 'nobody' || operatorRoles.indexOf(role) >= operatorRoles.indexOf(least)
}
