import type { FigureOf } from '@zeri/contract'
import { FigureFrame } from './figure-frame.tsx'
import styles from './figures.module.css'
import { pointOnRing } from './ring-geometry.ts'

type Figure = FigureOf<'branch-ring'>
type Relation = Figure['relations'][number]

const STEP_DEG = 30
const WIDTH = 120
const MIDDLE_Y = 64
const [GLYPHS, LINES] = [52, 41] as const

/** A line between two branches, or a triangle of three, around 0, 0. */
function outline(branches: readonly number[]): string {
  const points = branches.map((branch) => pointOnRing(branch * STEP_DEG, LINES).join(' '))
  return `M${points.join('L')}${points.length > 2 ? 'Z' : ''}`
}

function Ring({ relation, branches }: { readonly relation: Relation } & Pick<Figure, 'branches'>) {
  return (
    <>
      {relation.groups.map(({ branches: group, element }) => (
        <path
          key={group.join()}
          className={styles.relation}
          data-relation={relation.id}
          data-element={element ?? undefined}
          d={outline(group)}
        />
      ))}
      <g lang="zh">
        {branches.map(({ glyph }, branch) => {
          const [x, y] = pointOnRing(branch * STEP_DEG, GLYPHS)
          return (
            <text key={glyph} x={x} y={y}>
              {glyph}
            </text>
          )
        })}
      </g>
      <text className={styles.bold} y="74">
        {relation.name}
      </text>
    </>
  )
}

/** Clashes, unions and trines of the branches: a ring each, 子 on top. */
export function BranchRing({ figure }: { readonly figure: Figure }) {
  return (
    <FigureFrame figure={figure} viewBox="0 0 360 148" legend={<Groups relations={figure.relations} />}>
      {figure.relations.map((relation, index) => (
        <g key={relation.id} transform={`translate(${WIDTH * (index + 0.5)} ${MIDDLE_Y})`}>
          <Ring relation={relation} branches={figure.branches} />
        </g>
      ))}
    </FigureFrame>
  )
}

function Groups({ relations }: Pick<Figure, 'relations'>) {
  return (
    <div className={styles.columns}>
      {relations.map(({ id, zh, name, groups }) => (
        <div key={id}>
          <b>
            {name} <span lang="zh">{zh}</span>
          </b>
          <ul>
            {groups.map(({ label }) => (
              <li key={label}>{label}</li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  )
}
