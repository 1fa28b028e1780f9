type Versioned = { readonly version: string }
type Tree = { readonly manifest: Versioned; readonly lockfile: Versioned; readonly changelog: string }

/**
 * The section of a version in the changelog, without its heading; undefined when there is none.
 * @example notesOf('## 1.0.1 (2026-12-01)\n- New\n\n## 1.0.0 (2026-11-01)\n- Old\n', '1.0.1') // '- New'
 */
export function notesOf(changelog: string, version: string): string | undefined {
  const sections = changelog.split(/^## /m).slice(1)
  const section = sections.find((text) => text.split(/[\s,(]/)[0] === version)
  return section?.slice(section.indexOf('\n') + 1).trim()
}

/** What forbids to release a tree under a tag. */
export function findReleaseFaults(tag: string, { manifest, lockfile, changelog }: Tree): string[] {
  const version = /^v(\d+\.\d+\.\d+)$/.exec(tag)?.[1]
  if (version === undefined) return [`${tag || 'no tag'} is not a version such as v1.2.3`]
  const unreleased = notesOf(changelog, 'Unreleased') ?? ''
  return [
    manifest.version === version ? '' : `package.json has version ${manifest.version}`,
    lockfile.version === version ? '' : `package-lock.json has version ${lockfile.version}`,
    notesOf(changelog, version) ? '' : `CHANGELOG.md has no section ${version}`,
    unreleased === '' ? '' : 'CHANGELOG.md still has changes under "Unreleased"',
  ].filter(Boolean)
}
