import { birthChartTool } from './birth-chart.ts'
import { compareSchoolsTool } from './compare-schools.ts'
import { convertDateTool } from './convert-date.ts'
import { dayTool } from './day.ts'
import { explainVerdictTool } from './explain-verdict.ts'
import { findDaysTool } from './find-days.ts'
import { monthTool } from './month.ts'
import type { Tool } from './tool.ts'

export { type Client, createClient } from '../client.ts'
export { callTool, refuseCall, type ToolResult } from './call-tool.ts'
export type { Tool, ToolDeps } from './tool.ts'

/** The tools for language models, over HTTP and over stdio. */
export const tools: readonly Tool[] = [
  dayTool,
  monthTool,
  findDaysTool,
  explainVerdictTool,
  birthChartTool,
  convertDateTool,
  compareSchoolsTool,
]

/** What a client reads before it calls a tool. */
export const instructions =
  'A Chinese almanac that shows the reason behind every rating. Quote the reasons, sources and addresses of the results; ' +
  'do not add rules of your own. Ratings exist up to 30 days from today, facts for 1900 to 2100.'
