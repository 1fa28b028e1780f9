import { PillFile } from '../pill.tsx'
import type { SharedPage } from './share-link.ts'
import { listShareTargets } from './share-targets.ts'

/** Links that pass on a page by mail or messenger, for browsers without a share sheet. */
export function ShareMenu({ page }: { readonly page: SharedPage }) {
  return listShareTargets(page).map(({ name, href }) => (
    <PillFile key={name} href={href} target="_blank" rel="noopener noreferrer">
      {name}
    </PillFile>
  ))
}
