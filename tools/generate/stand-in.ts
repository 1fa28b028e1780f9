import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { drawStandIn } from '../../apps/server/src/features/exports/pictures/draw-site.ts'
import { paintDrawing } from '../../apps/server/src/features/exports/pictures/paint.ts'

/** Draws the fallback picture for pages whose own cannot be drawn. */
const png = paintDrawing(drawStandIn())
writeFileSync(join(import.meta.dirname, '../../apps/server/pictures/stand-in.png'), png)
console.log(`stand-in.png: ${png.length} bytes`)
