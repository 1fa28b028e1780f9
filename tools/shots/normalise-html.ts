import { format } from 'node:util'

/** Elements that are left out with their content: scripts, and hints what to load early. */
const DROPPED = [/<script\b[\s\S]*?<\/script>/g, /<style\b[\s\S]*?<\/style>/g, /<!--[\s\S]*?-->/g]
const DROPPED_LINKS = /<link\b[^>]*\brel="(?:preload|modulepreload|prefetch|stylesheet|dns-prefetch)"[^>]*>/g
/** Attributes whose values a build may choose, and those that refer to them. */
const DROPPED_ATTRIBUTES =
  /\s(?:class|id|for|nonce|aria-labelledby|aria-describedby|aria-controls|popovertarget|list|style)="[^"]*"/g
const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g
const ASSET = /\/assets\/[\w.-]+/g
const SECRET = /(name="(?:ticket|token|key)" value=")[^"]*/g

/**
 * The HTML of a page without what may change while the page stays the same: scripts, preloads, class names, ids, and
 * values drawn at random. One tag or text a line, so that two pages can be compared by lines.
 */
export function normaliseHtml(html: string): string {
  const bare = DROPPED.reduce((text, pattern) => text.replace(pattern, ''), html)
    .replace(DROPPED_LINKS, '')
    .replace(DROPPED_ATTRIBUTES, '')
    .replace(UUID, '<uuid>')
    .replace(ASSET, '/assets/<file>')
    .replace(SECRET, '$1<secret>')
  return bare
    .replace(/(<[^>]+>)/g, '\n$1\n')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join('\n')
}

/** The first line in which two normalised pages differ, or nothing. */
export function findFirstDifference(before: string, after: string): string | undefined {
  if (before === after) return undefined
  const [old, now] = [before.split('\n'), after.split('\n')]
  const at = old.findIndex((line, index) => line !== now[index])
  const line = at < 0 ? old.length : at
  return format('line %d: %j became %j', line + 1, old[line] ?? '', now[line] ?? '')
}

/** An OpenAPI document without the prose that may be reworded freely. */
export function normaliseOpenApi(document: string): string {
  const drop = (key: string, value: unknown) =>
    (key === 'summary' || key === 'description') && typeof value === 'string' ? undefined : value
  return JSON.stringify(JSON.parse(document, drop), undefined, 1)
}
