import * as z from 'zod'
import { lineOfText } from '../fields.ts'
import { operatorRoles } from './roles.ts'

/** Rules of single fields of the console. */
export const operatorRole = z.enum(operatorRoles)

export const operatorName = lineOfText.trim().min(1).max(60)

/** Why something is done; it is stored in the audit log, so it names nobody. */
export const reason = lineOfText.trim().min(3).max(200)

/** A sum in minor units with its currency. */
export const money = z.object({ minor: z.number().int(), currency: z.string() })

export const instant = z.iso.datetime()

/** How many rows a page of a list has at most. */
export const PAGE_ROWS = 50
