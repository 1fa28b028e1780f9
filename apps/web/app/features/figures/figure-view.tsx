import type { Figure } from '@zeri/contract'
import { ActivityYear } from './activity-year.tsx'
import { BranchRing } from './branch-ring.tsx'
import { GoodDays } from './good-days.tsx'
import { HiddenStems } from './hidden-stems.tsx'
import { LuckRiver } from './luck-river.tsx'
import { LunarDays } from './lunar-days.tsx'
import { Mansions } from './mansions.tsx'
import { OfficersMonth } from './officers-month.tsx'
import { Paths } from './paths.tsx'
import { SchoolsDiffer } from './schools-differ.tsx'
import { SolarTime } from './solar-time.tsx'
import { StemsAndBranches } from './stems-and-branches.tsx'
import { TermsCircle } from './terms-circle.tsx'
import { VerdictBalance } from './verdict-balance.tsx'
import { WheelOfSixty } from './wheel-of-sixty.tsx'

/** The drawing of a figure. Pages get it as finished markup, from `writeFigure`, so no script of a page has it. */
export function FigureView({ figure }: { readonly figure: Figure }) {
  switch (figure.name) {
    case 'wheel-of-sixty':
      return <WheelOfSixty figure={figure} />
    case 'stems-and-branches':
      return <StemsAndBranches figure={figure} />
    case 'officers-month':
      return <OfficersMonth figure={figure} />
    case 'paths':
      return <Paths figure={figure} />
    case 'mansions':
      return <Mansions figure={figure} />
    case 'terms-circle':
      return <TermsCircle figure={figure} />
    case 'branch-ring':
      return <BranchRing figure={figure} />
    case 'hidden-stems':
      return <HiddenStems figure={figure} />
    case 'verdict-balance':
      return <VerdictBalance figure={figure} />
    case 'activity-year':
      return <ActivityYear figure={figure} />
    case 'good-days':
      return <GoodDays figure={figure} />
    case 'schools-differ':
      return <SchoolsDiffer figure={figure} />
    case 'solar-time':
      return <SolarTime figure={figure} />
    case 'lunar-days':
      return <LunarDays figure={figure} />
    case 'luck-river':
      return <LuckRiver figure={figure} />
  }
}
