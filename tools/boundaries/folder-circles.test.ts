import { expect, test } from 'vitest'
import { findFolderCircles } from './folder-circles.ts'

const read = (...lines: string[]) =>
  lines.map((line) => {
    const [file = '', imports = ''] = line.split(' -> ')
    return { file, imports }
  })

test('folders that import each other are a circle, though no two of their files do', () => {
  const imports = read('src/a/1.ts -> src/b/1.ts', 'src/b/2.ts -> src/a/2.ts')
  expect(findFolderCircles(imports, ['src'])).toEqual(imports)
})

test('a circle over three folders is found, and the folders beside it are not blamed', () => {
  const circle = read('src/a/1.ts -> src/b/1.ts', 'src/b/1.ts -> src/c/1.ts', 'src/c/1.ts -> src/a/2.ts')
  const beside = read('src/a/1.ts -> src/d/1.ts', 'src/e/1.ts -> src/a/1.ts')
  expect(findFolderCircles([...beside, ...circle], ['src'])).toEqual(circle)
})

test('one import speaks for each pair of folders', () => {
  const imports = read('src/a/1.ts -> src/b/1.ts', 'src/a/2.ts -> src/b/1.ts', 'src/b/1.ts -> src/a/3.ts')
  expect(findFolderCircles(imports, ['src'])).toHaveLength(2)
})

test('imports that run one way only pass', () => {
  const imports = read('src/a/1.ts -> src/b/1.ts', 'src/a/1.ts -> src/c/1.ts', 'src/b/1.ts -> src/c/1.ts')
  expect(findFolderCircles(imports, ['src'])).toEqual([])
})

test('imports within one folder and from outside the roots are left alone', () => {
  const imports = read('src/a/1.ts -> src/a/2.ts', 'src/a/2.ts -> src/a/1.ts', 'test/1.ts -> src/a/1.ts')
  expect(findFolderCircles(imports, ['src'])).toEqual([])
})

test('a file that lies loose in a root stands for itself', () => {
  const imports = read(
    'src/a/1.ts -> src/loose.ts',
    'src/loose.ts -> src/a/2.ts',
    'src/main.ts -> src/a/1.ts',
  )
  expect(findFolderCircles(imports, ['src'])).toEqual(imports.slice(0, 2))
})

test('the innermost root decides which folder a file belongs to', () => {
  const imports = read('src/features/a/1.ts -> src/ui/1.ts', 'src/ui/1.ts -> src/features/b/1.ts')
  expect(findFolderCircles(imports, ['src', 'src/features'])).toEqual([])
  expect(findFolderCircles(imports, ['src'])).toHaveLength(2)
})
