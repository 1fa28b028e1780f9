const ALPHABETS = ['abcdefghijklmnopqrstuvwxyz', 'абвгдежзийклмнопрстуфхцчшщыьэюя']

/** One letter wrong, missing, too many or swapped with its neighbour; `midWord` leaves the first and last alone. */
export function misspell(name: string, random: () => number, { midWord }: { midWord: boolean }): string {
  const letters = [...name.toLowerCase()]
  const pick = (count: number): number => Math.floor(random() * count)
  const margin = midWord ? 1 : 0
  const at = margin + pick(Math.max(1, letters.length - 2 * margin))
  const alphabet =
    ALPHABETS.find((one) => one.includes(letters.find((letter) => /\p{L}/u.test(letter)) ?? 'a')) ?? ''
  const letter = alphabet[pick(alphabet.length)] ?? ''
  const edits = [
    () => letters.with(at, letter),
    () => letters.toSpliced(at, 1),
    () => letters.toSpliced(at, 0, letter),
    () => (letters[at + 1] === undefined ? letters.toSpliced(at, 1) : swapped(letters, at)),
  ]
  const misspelt = edits[pick(edits.length)]?.().join('') ?? name
  return misspelt === letters.join('') ? misspell(name, random, { midWord }) : misspelt
}

function swapped(letters: readonly string[], at: number): string[] {
  const [first = '', second = ''] = letters.slice(at, at + 2)
  return letters.toSpliced(at, 2, second, first)
}
