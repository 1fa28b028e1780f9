/**
 * The blocks of code under a heading of a Markdown page, in their order; `apt-get` lines are left out.
 * @example listBlocks('## A\n```sh\napt-get install b\nb\n```\n## C\n', 'A') // ['b\n']
 */
export function listBlocks(markdown: string, heading: string): string[] {
  const section = markdown.split(/^## /m).find((text) => text.startsWith(`${heading}\n`)) ?? ''
  return [...section.matchAll(/^```(?:sh)?\n([\s\S]*?)^```$/gm)].map(([, code = '']) =>
    code.replaceAll(/^apt-get .*\n/gm, ''),
  )
}

/**
 * Fills in settings: a line of its name is replaced, commented out or not, and a missing one is added.
 * @example fillIn('A=\n#B=\n', { B: '1', C: '2' }) // 'A=\nB=1\nC=2\n'
 */
export function fillIn(text: string, values: Readonly<Record<string, string>>): string {
  return Object.entries(values).reduce((filled, [name, value]) => {
    const line = new RegExp(`^#?${name}=.*$`, 'm')
    return line.test(filled) ? filled.replace(line, () => `${name}=${value}`) : `${filled}${name}=${value}\n`
  }, text)
}
