import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { parseSync } from '@swc/core'
import { cruise, getAvailableTranspilers, type ICruiseResult } from 'dependency-cruiser'
import { findFolderCircles } from './folder-circles.ts'
import { forbidden, isInLayer, isTest, mustSpellOutImports, rootsWithoutCircles } from './rules.ts'

export type Violation = { readonly file: string; readonly imports: string; readonly rule: string }

const source = '{packages,apps,tools,e2e}/**/*.{ts,tsx,mts,cts,js,jsx,mjs,cjs}'
// Made by others or by a build: imports that lead there count, imports that start there do not.
const notOurs = ['node_modules', 'build', 'dist', 'coverage', '.react-router']

/** Reads every source file below `root` and lists the imports that the table of directions forbids. */
export async function findViolations(root: string): Promise<Violation[]> {
  // Without a parser for TypeScript dependency-cruiser sees no import at all, and every tree would pass.
  if (!getAvailableTranspilers().some(({ name, available }) => name === 'swc' && available))
    throw new Error('dependency-cruiser finds no @swc/core to read TypeScript with')

  const files = globSync(source, { cwd: root, exclude: (name) => notOurs.includes(basename(name)) })
  const { output } = await cruise(files, {
    baseDir: root,
    parser: 'swc',
    tsPreCompilationDeps: true,
    moduleSystems: ['es6', 'cjs'],
    doNotFollow: { path: `(^|/)(${notOurs.join('|')})/` },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.json', '.css'],
    },
    validate: true,
    ruleSet: { forbidden: [...forbidden] },
  })
  const { modules, summary } = output as ICruiseResult // true: no outputType is asked for, so nothing formats it
  const directions = summary.violations.map(({ from, to, unresolvedTo, rule }) => ({
    file: from,
    imports: unresolvedTo ?? to,
    rule: rule.name,
  }))
  const imports = modules
    .filter(({ source }) => !isTest(source))
    .flatMap(({ source, dependencies }) =>
      dependencies.map(({ resolved }) => ({ file: source, imports: resolved })),
    )
  const circles = findFolderCircles(imports, rootsWithoutCircles).map((found) => ({
    ...found,
    rule: 'folders form no circle',
  }))
  return [...directions, ...circles, ...files.filter(isInLayer).flatMap((file) => findUnreadable(root, file))]
}

/** Imports in a form the direction rules cannot read. */
function findUnreadable(root: string, file: string): Violation[] {
  if (!/\.tsx?$/.test(file)) return []
  const syntaxTree = parseSync(readFileSync(join(root, file), 'utf8'), {
    syntax: 'typescript',
    tsx: file.endsWith('.tsx'),
    target: 'es2024',
  })
  return listNodes(syntaxTree).flatMap((node) => {
    if (node.type === 'TsImportType')
      return [{ file, imports: "import('…') as a type", rule: 'a type is brought in by `import type`' }]
    if (mustSpellOutImports(file) && isComputedImport(node))
      return [{ file, imports: 'import(…) of a computed name', rule: 'an import is spelled out' }]
    if (mustSpellOutImports(file) && isImportGlob(node))
      return [{ file, imports: 'import.meta.glob', rule: 'an import is spelled out' }]
    return []
  })
}

type Node = Readonly<Record<string, unknown>>

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null

function listNodes(value: unknown): Node[] {
  if (!isNode(value)) return []
  return [value, ...Object.values(value).flatMap(listNodes)]
}

function isComputedImport({ type, callee, arguments: list }: Node): boolean {
  if (type !== 'CallExpression' || !isNode(callee) || callee.type !== 'Import' || !Array.isArray(list))
    return false
  return !isSpelledOut(list[0]?.expression)
}

function isSpelledOut({ type, expressions }: Node): boolean {
  const isWhole = Array.isArray(expressions) && expressions.length === 0
  return type === 'StringLiteral' || (type === 'TemplateLiteral' && isWhole)
}

function isImportGlob({ type, object, property }: Node): boolean {
  const ofImportMeta = isNode(object) && object.type === 'MetaProperty'
  return type === 'MemberExpression' && ofImportMeta && isNode(property) && property.value === 'glob'
}
