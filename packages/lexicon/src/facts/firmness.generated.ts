// Written from the whole lexicon by tools/generate/fact-words.ts.
import type { PlainWord } from './word.ts'

/** How sure a strength is. */
export const firmness: Readonly<Record<'firm' | 'likely' | 'open', PlainWord>> = {
  'firm': {"name":{"en":"Firm","ru":"Твёрдо"},"short":{"en":"Two other scales in use agree in nine births of ten or more","ru":"Две другие ходовые шкалы согласны в девяти рождениях из десяти и чаще"}},
  'likely': {"name":{"en":"Likely","ru":"Вероятно"},"short":{"en":"In more than half of such births the other two scales say the same","ru":"Больше чем в половине таких рождений обе другие шкалы говорят то же"}},
  'open': {"name":{"en":"Open","ru":"Открытый вопрос"},"short":{"en":"Here the scales part, so no rating of a day rests on the strength","ru":"Здесь шкалы расходятся, и ни одна оценка дня на силу не опирается"}},
}
