// The best days for a wedding in a month, best first. A refusal says when to try again.
const response = await fetch('https://zeri.example/v1/predict', {
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ tag: 'wedding', year: 2026, month: 11, locale: 'en' }),
})
const answer = await response.json()
if (!response.ok) throw new Error(`${answer.code}, again in ${response.headers.get('retry-after')} s`)

for (const { date, word, reasons } of answer.prediction.days) console.log(date, word, reasons[0]?.sentence)

export {}
