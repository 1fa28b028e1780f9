// Statements begin their line in compiled code; texts that happen to read like one do not.
const SPECIFIER = /(^(?:import|export|\})[^'"\n]*\bfrom |^import |\bimport\()(['"])([^'"\n]+)\2/gm

/** A declaration whose relative imports name the JavaScript file; the compiler leaves `.ts` in them. */
export function rewriteDeclaration(text: string): string {
  return text.replaceAll(SPECIFIER, (whole, before: string, quote: string, specifier: string) =>
    specifier.startsWith('.') ? `${before}${quote}${specifier.replace(/\.ts$/, '.js')}${quote}` : whole,
  )
}

const nameOf = (specifier: string): string =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/')

/** The packages that a file imports, without those of Node. */
export function listImports(text: string): readonly string[] {
  const withoutComments = text.replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')
  const specifiers = [...withoutComments.matchAll(SPECIFIER)].map(([, , , specifier = '']) => specifier)
  return [...new Set(specifiers.filter((one) => !/^(?:\.|node:)/.test(one)).map(nameOf))]
}
