import type { ActivityId } from '@zeri/almanac/judgement'
import { expect, test } from 'vitest'
import { checkBill } from './printed-bills.ts'
import {
  countRepeats,
  findLeastVariety,
  findLongest,
  gradeEnglish,
  meanRussianWords,
} from './sentence-measures.ts'
import { listCited, readBill, readSide, readSideNotes, splitBills } from './voice-page-reader.ts'
import { type Rated, readText, readWeekText } from './voice-reader.ts'

const weights = new Map<ActivityId, number>([
  ['wedding', 2],
  ['move-house', -2],
  ['haircut', 1],
  ['contract', 0],
])
const aDay = (weight: number, changes: readonly [ActivityId, number][] = []): Rated => ({
  weight,
  weights: new Map([...weights, ...changes]),
})

test.each([
  ['Good for a wedding and a haircut. Put off moving house.', 1, 'en'],
  ['Put off moving house. Still fine for a haircut.', -1, 'en'],
  ['Хорошо для свадьбы и стрижки. Отложите переезд.', 2, 'ru'],
  ['Keep to everyday things.', -1, 'en'],
  [
    'Good day (+2) · Yang Wood Rat\nGood for a wedding.\nGood for: wedding, haircut\nNot good for: moving house',
    2,
    'en',
  ],
] as const)('a text that agrees with its day has no contradiction: %s', (text, weight, locale) => {
  expect(readText(text, aDay(weight), locale).contradictions).toEqual([])
})

test.each([
  ['Good for moving house.', 1, 'en', 'move-house is called good'],
  ['Good for signing a contract.', 1, 'en', 'contract is called good'],
  ['Put off a wedding.', 0, 'en', 'wedding is called bad'],
  ['Хорошо для переезда.', 1, 'ru', 'move-house is called good'],
  ['Отложите стрижку.', -1, 'ru', 'haircut is called bad'],
  ['Good for a wedding. Put off moving house.', -2, 'en', 'praise comes first on a bad day'],
  ['Хорошо для свадьбы.', -2, 'ru', 'a bad day is only praised'],
  ['Put off moving house. Good for a wedding.', 2, 'en', 'a warning comes first on a good day'],
  ['Good for a wedding. Nothing needs to be put off.', 1, 'en', 'something is to be put off'],
  ['Хорошо для свадьбы. Запретов нет.', 1, 'ru', 'something is to be put off'],
  [
    'An auspicious Horse day: Monthly Virtue and Four Ministers stand together.',
    -2,
    'en',
    'shows 1 on a day of -2',
  ],
  ['Хороший 16-й день луны: вместе стоят Милость и Добродетель.', -2, 'ru', 'shows 2 on a day of -2'],
  ['Bad day (−2)', -1, 'en', 'shows -2 on a day of -1'],
  ['Good for a wedding.\nGood for: haircut', 1, 'en', 'wedding is not in the list beside'],
] as const)('a contradiction is found: %s on a day of %i', (text, weight, locale, fault) => {
  expect(readText(text, aDay(weight), locale).contradictions).toContain(fault)
})

test.each([
  ['Good for seeing a doctor.', 'en', true],
  ['Put off planned surgery.', 'en', true],
  ['Хорошо для визита к врачу.', 'ru', true],
  ['Отложите зачатие ребёнка.', 'ru', true],
  ['Good for a haircut.', 'en', false],
  ['Хорошо для бани и массажа.', 'ru', true],
] as const)('%s is medical: %s %s', (text, locale, isMedical) => {
  expect(readText(text, aDay(0), locale).isMedical).toBe(isMedical)
})

test('a sentence that names a deed without saying whether it is good is not understood', () => {
  expect(readText('A wedding, perhaps.', aDay(0), 'en').unread).toBe(1)
  expect(readText('Good for a wedding.', aDay(0), 'en').unread).toBe(0)
})

const aWeek = new Map([
  ['Monday', aDay(-1)],
  ['Tuesday', aDay(2)],
])

test.each([
  ['The week of 23–29 November\nTuesday, 24 November: a good day for a wedding (+2)', []],
  ['A quiet day: Monday, 23 November; important beginnings can wait', []],
  ['Tuesday: good for a wedding. A quiet day: Monday.', []],
  ['Tuesday, 24 November: a good day for moving house (+2)', ['move-house is called good']],
  ['Tuesday, 24 November: an excellent day for a wedding (+3)', ['shows 3 on a day of 2']],
  ['23–29 November: the best days are Monday and Tuesday', ['Monday is called best on a day of -1']],
  ['A quiet day: Tuesday, 24 November', ['Tuesday is called quiet on a day of 2']],
  ['Good for a wedding.', ['wedding is named without a day']],
] as const)('the text of a week is read day by day: %s', (text, faults) => {
  const { contradictions } = readWeekText(text, aWeek, 'en')
  for (const fault of faults) expect(contradictions).toContain(fault)
  expect(contradictions.length === 0).toBe(faults.length === 0)
})

const note = 'The book favours it: Monthly Virtue 3 + Four Ministers ½ − mansion Heart ¼ = 3¼'
const scale = 'auspicious from ¼, good from 3½, excellent from 4¾'

test.each([
  ['what adds up', [note, `${scale} → +1`], 0],
  ['another rating', [note, `${scale} → +2`], 1],
  ['terms that come to another sum', [note.replace('3¼', '3½'), `${scale} → +2`], 1],
  [
    'a strength that counts as a quarter',
    [
      'Книга одобряет: Милость ¼ − созвездие Сердце ¼ = 0, в счёт идёт ¼',
      'благоприятный от ¼, хороший от 3½, отличный от 4¾ → +1',
    ],
    0,
  ],
  ['a limit', ['The book notes nothing', 'at most −1: Year Breaker → −1'], 0],
  ['a limit that is not applied', ['The book notes nothing', 'at most −1: Year Breaker → 0'], 1],
  [
    'a ban',
    [
      'Книга запрещает: Опасность 2 13/16 = 2 13/16',
      'неблагоприятный от ¼, плохой от 2 13/16, очень плохой от 4 → −2',
    ],
    0,
  ],
  [
    'a person',
    [note, `${scale} → +1`, 'For everyone +1 − Clash 2 + Nobleman 1 = 0; at most −1: Clash → −1'],
    0,
  ],
  ['a person with another rating', [note, `${scale} → +1`, 'For everyone +1 − Clash 2 = −1 → +1'], 1],
  ['a person who begins elsewhere', [note, `${scale} → +1`, 'For everyone +2 − Clash 2 = 0 → 0'], 1],
] as const)('a printed sum is added up again: %s', (_, lines, wrong) => {
  const spaced = lines.map((line) => line.replaceAll('2 13/16', '2\u00a013/16'))
  expect(checkBill({ id: 'wedding', lines: spaced }).wrong).toHaveLength(wrong)
})

test.each([
  [
    '24 of 31 activities are good, 3 bad; that is more than 3⅞ apart, so the day is at least auspicious; their ratings add up to +27, a mean of +0.87; good from +0.74, excellent from +1.09 → +2',
    0,
  ],
  [
    '24 of 31 activities are good, 3 bad; that is more than 3⅞ apart, so the day is at least auspicious; their ratings add up to +27, a mean of +0.87; good from +0.74, excellent from +1.09 → +1',
    1,
  ],
  ['10 of 31 activities are good, 8 bad; the day leans only if they differ by more than 3⅞ → 0', 0],
  [
    'Для всех: из 31 дел хороших 3, плохих 20; разница больше 3⅞, поэтому день в лучшем случае неблагоприятный; сумма оценок −30, в среднем −0,97; плохой от −1,19, очень плохой от −2,09 → −1',
    0,
  ],
])('the sum of a whole day is added up again: %s', (line, wrong) => {
  expect(checkBill({ id: 'day', lines: [line] }).wrong).toHaveLength(wrong)
})

test('lists, sums and citations are read from the HTML of a page', () => {
  const html = `<section class="a" data-side="good"><ul><li><svg><path/></svg><span>Wedding</span><span><span data-weight="2">+2</span></span></li></ul></section>
    <div data-bill="wedding"><p>${note}</p><p>${scale} <span>→ <b>+1</b></span></p>
    <details data-book="true"><summary><span>月德</span> 协纪辨方书 10 · 8a</summary></details><details data-book="false"><summary>心</summary></details></div><p>Beyond the bill → +3</p>`
  expect(readSide(html, 'good')).toEqual([{ name: 'Wedding', rating: 2 }])
  const panel = `<section id="put-off"><h2>Better put off</h2><p>Nothing needs to be put off.</p><ul><li><details><summary><span>Long journey</span> <span><span data-weight="-1">−1</span></span></summary></details></li></ul><div><h3>Cancelled</h3><ul><li><span>Haircut</span><span data-weight="0">0</span></li></ul></div></section>`
  expect(readSide(panel, 'bad')).toEqual([{ name: 'Long journey', rating: -1 }])
  expect(readSideNotes(panel, 'bad')).toEqual(['Nothing needs to be put off.'])
  const [bill] = splitBills(html)
  if (!bill) throw new Error('there is no bill')
  expect(readBill(bill)).toEqual({ id: 'wedding', lines: [note, `${scale} → +1`] })
  expect(listCited(bill.html)).toEqual(['月德 协纪辨方书 10 · 8a'])
})

test('repeats, variety, length and ease of sentences are measured', () => {
  const english = {
    locale: 'en',
    sentences: ['Good for a haircut.', 'Good for a haircut.', 'Put off a wedding.'],
  } as const
  const russian = { locale: 'ru', sentences: ['Хорошо для свадьбы. Отложите переезд.'] } as const
  expect(countRepeats([english, russian])).toBe(1)
  expect(findLeastVariety([english])).toBe(2)
  expect(findLongest([english, russian])).toBe('Хорошо для свадьбы. Отложите переезд.'.length)
  expect(gradeEnglish([english])).toBeLessThan(5)
  expect(meanRussianWords([russian])).toBe(2.5)
})
