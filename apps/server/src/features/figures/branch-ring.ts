import { listRelations } from '@zeri/almanac/bazi'
import { branchOf, pillarOf } from '@zeri/almanac/calendar'
import type { FigureOf, Locale } from '@zeri/contract'
import { branches, branchRingWords, elementOrder, elements, meetings } from '@zeri/lexicon'
import { itemOf } from '../calendar/index.ts'
import type { FigureReader } from './figure.ts'

type Relation = FigureOf<'branch-ring'>['relations'][number]

const BRANCHES = 12
const kinds = ['clash', 'six-harmony', 'three-harmony'] as const

/** Every meeting of the twelve branches, each taken as the branch of a pillar. */
function listMeetings() {
  const placed = Array.from({ length: BRANCHES }, (_, index) => ({
    at: String(index),
    pillar: pillarOf(index),
  }))
  return listRelations(placed).flatMap((meeting) =>
    kinds.some((kind) => kind === meeting.kind)
      ? [
          {
            kind: meeting.kind,
            element: 'element' in meeting ? itemOf(elementOrder, meeting.element) : null,
            branches: meeting.between.map((at) => branchOf(pillarOf(Number(at)))),
          },
        ]
      : [],
  )
}

function listGroups(kind: Relation['id'], locale: Locale): Relation['groups'] {
  const wordsOf = (branch: number) => itemOf(branches, branch)
  return listMeetings()
    .filter((meeting) => meeting.kind === kind)
    .map(({ element, branches: group }) => ({
      branches: group,
      element,
      label: [
        group.map((branch) => wordsOf(branch).zh).join(''),
        group.map((branch) => wordsOf(branch).name[locale]).join(', ') +
          (element ? `: ${elements[element].name[locale]}` : ''),
      ].join(' '),
    }))
}

/** `branch-ring`: clashes, unions and trines of the branches. */
export const readBranchRing: FigureReader<'branch-ring'> = (words) => {
  if (words.length > 0) return undefined
  return ({ locale }) => {
    const relations = kinds.map((id) => ({
      id,
      zh: meetings[id].zh,
      name: meetings[id].name[locale],
      groups: listGroups(id, locale),
    }))
    return {
      name: 'branch-ring',
      ...branchRingWords(
        relations.map(({ name, groups }) => `${name}: ${groups.map(({ label }) => label).join('; ')}`),
        locale,
      ),
      branches: branches.map(({ zh, name }) => ({ glyph: zh, animal: name[locale] })),
      relations,
    }
  }
}
