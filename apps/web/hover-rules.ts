import type { CSSOptions } from 'vite'

type Processing = Extract<NonNullable<CSSOptions['postcss']>, object>
type StylePlugin = NonNullable<Processing['plugins']>[number]

const HOVER = ':hover'
const WITH_A_POINTER = '(hover: hover)'

/**
 * Puts every rule for hovering into `@media (hover: hover)`. A touch counts as hovering too: it would restyle and paint
 * what lies under the finger before the tap is handled, and leave it so afterwards.
 */
export function hoverRules(): StylePlugin {
  return {
    postcssPlugin: 'hover-rules',
    Rule(rule, { atRule }) {
      const { parent } = rule
      const isInside = parent?.type === 'atrule' && 'params' in parent && parent.params === WITH_A_POINTER
      const hovering = rule.selectors.filter((selector) => selector.includes(HOVER))
      if (isInside || hovering.length === 0) return
      const others = rule.selectors.filter((selector) => !selector.includes(HOVER))
      const media = atRule({ name: 'media', params: WITH_A_POINTER })
      rule.after(media)
      media.append(rule.clone({ selectors: hovering }))
      if (others.length === 0) rule.remove()
      else rule.selectors = others
    },
  }
}
