import { PrintButton } from '../../ui/print-button.tsx'
import { CopyLink } from '../../ui/share/copy-link.tsx'
import { ShareButton } from '../../ui/share/share-button.tsx'
import { printOne } from './print-one.ts'

type ScriptedWaysProps = {
  readonly title: string
  readonly path: string
  readonly url: string
  readonly isPart: boolean
}

/** The ways to take a day along that need a script. */
export function ScriptedWays({ title, path, url, isPart }: ScriptedWaysProps) {
  return (
    <>
      <ShareButton title={title} path={path} />
      <CopyLink url={url} />
      <PrintButton onPrint={isPart ? printOne : undefined} />
    </>
  )
}
