/** Pieces of attacks and odd input: SQL, patterns, lone surrogates, control characters, very long texts. */
const PIECES = [
  "' or 1=1 --",
  '"; drop table places; --',
  '%',
  '_',
  '\\',
  '\\u0000',
  '\u0000',
  '\u0001\u001f\u007f',
  '\ud800',
  '\udfff',
  '\u202e\u200b\ufeff',
  '(((((',
  '[^',
  '.*+?',
  '#{x}',
  '<script>',
  '{{',
  '%00%ff',
  'a'.repeat(4_096),
  'я'.repeat(2_048),
  '💥'.repeat(64),
  'e\u0301'.repeat(99),
  'и\u0306'.repeat(99),
  '\u{10ffff}',
  'İıẞǅ',
  'san ',
  'москва',
  'a a a a a a a a a a a a a a a a ',
  'ааааааааа',
  '1234567890',
  '北京',
  'مكة',
  '\t\r\n',
]

/** A string of up to four such pieces and random characters. */
export function hostileText(random: () => number): string {
  const pick = (count: number): number => Math.floor(random() * count)
  const parts = Array.from({ length: 1 + pick(4) }, () =>
    random() < 0.3
      ? String.fromCharCode(pick(0x10000)).repeat(1 + pick(8))
      : (PIECES[pick(PIECES.length)] ?? ''),
  )
  const text = parts.join('')
  return random() < 0.5 ? text.slice(0, 1 + pick(60)) : text
}
