// A day in full: its rating, and the star behind the first activity.
const response = await fetch('https://zeri.example/v1/days/2026-11-16?locale=en')
const day = await response.json()
if (!response.ok) throw new Error(`${day.code}: ${day.title}`)

const { verdict, tags, stars } = day.judgement
console.log(day.date, verdict.word, verdict.summary)

const [reason] = tags[0].reasons
const star = stars.find(({ id }: { id: string }) => id === reason?.star)
console.log(tags[0].name, tags[0].word, star?.name ?? 'nothing noted')

export {}
