import type { ActivityId } from '@zeri/almanac/judgement'
import type { Locale } from './locale.ts'

/** How the words of an activity begin in each language, as prose uses them. */
const mentions: Readonly<Record<ActivityId, Readonly<Record<Locale, RegExp>>>> = {
  wedding: {
    en: /\bweddings?\b|\bmarr(?:y|ying|iages?)\b/i,
    ru: /свад[ье]б|(?<!\p{L})(?:брак(?!ов)|женитьб|венчан)/iu,
  },
  engagement: { en: /\bengagements?\b|\bbetroth/i, ru: /помолв|сватовств|обручен/i },
  date: {
    en: /\bmeeting (?:people|friends)\b|\bfirst date|\bbanquets?\b/i,
    ru: /знакомств|свидани|застоль|(?<!\p{L})пир(?:а|у|ы|ов|ах)?(?!\p{L})/iu,
  },
  conceive: { en: /\bconceiv/i, ru: /зачати/i },
  reconcile: { en: /\breconcil|\bmaking peace\b/i, ru: /примирени|помирить/i },
  celebrate: {
    en: /\bcelebrat(?:e|ing|ions?)\b|\bcongratulations?\b/i,
    ru: /поздравлени/i,
  },
  opening: {
    en: /\bopen(?:ing)?(?: of)? (?:a|the|one’s|for) (?:business|shop|market stall)/i,
    ru: /откры(?:ти\p{L}*|ть|вать) (?:сво\p{L}+ )?(?:дел|лавк|магазин|торговл)/iu,
  },
  contract: { en: /\bcontracts?\b/i, ru: /договор(?!и|е[нё])|контракт|сделк/iu },
  negotiate: { en: /\bnegotiat/i, ru: /переговор/i },
  hire: { en: /\bhir(?:e|ing)\b/i, ru: /(?<!\p{L})(?:найм|наём|наня|нанима)/iu },
  launch: { en: /\blaunch(?:es|ing)?\b/i, ru: /запуск|реклам/i },
  submit: { en: /\bsubmitting\b/i, ru: /подач\p{L}+ (?:документ|прошен|бумаг)/iu },
  invest: { en: /\binvest(?:ing|ments?)\b/i, ru: /инвестиц|вложени/i },
  loan: {
    en: /\blend(?:ing)?\b|\bloans?\b/i,
    ru: /(?<!\p{L})(?:займ(?:а|у|е|ы|ов|ом)?(?!\p{L})|ссуд)|взаймы/iu,
  },
  'collect-debt': { en: /\bcollecting (?:a )?debts?\b/i, ru: /взыскан|возврат\p{L}* долг/iu },
  store: { en: /\bstocking up\b/i, ru: /накоплени/i },
  'start-job': {
    en: /\bnew (?:job|post)\b|\btaking (?:up )?(?:a |an )?(?:new )?(?:post|office)\b|\bfirst day in office\b|\bpromotion\b/i,
    ru: /нов\p{L}+ (?:работ|должност)|(?:в|принимать) должность/iu,
  },
  study: { en: /\bstarting (?:school|studies|a course)\b|\bstudies\b/i, ru: /учёб/i },
  exam: { en: /\bexams?\b|\binterviews?\b/i, ru: /экзамен|собеседован/i },
  creative: { en: /\bcreative work\b/i, ru: /творчеств/i },
  'move-house': { en: /\bmov(?:e|ing) (?:house|home)\b/i, ru: /переезд|переезжа|новосель/i },
  renovation: { en: /\brenovat/i, ru: /(?<!мелк\p{L}+ )ремонт/iu },
  groundbreaking: {
    en: /\bground-?breaking\b|\bbreaking (?:of )?(?:the )?ground\b|\blay(?:ing)? (?:the )?foundations?\b|\bfirst (?:spadeful|sod)\b/i,
    ru: /земляны\p{L}+ работ|закладк|перв\p{L}+ (?:лопат|кам)|начал\p{L}* стройк|начинать стройк/iu,
  },
  repairs: { en: /\b(?:small )?repairs\b/i, ru: /мелк\p{L}+ ремонт/iu },
  cleaning: { en: /\bcleaning\b|\bclearing out\b/i, ru: /уборк/i },
  demolish: { en: /\bdemolition\b|\bpulling down\b/i, ru: /(?<!\p{L})снос(?:а|у|ом|е)?(?!\p{L})/iu },
  bed: {
    en: /\b(?:placing|setting up|moving) (?:a|the) bed\b/i,
    ru: /(?:установк\p{L}|(?:по)?ставить) кроват/iu,
  },
  'travel-far': {
    en: /\b(?:long|far) (?:journeys?|trips?|travels?)\b|\bdistant travel\b/i,
    ru: /дальн\p{L}+ (?:поезд|путешеств|дорог|пут)/iu,
  },
  boat: { en: /\b(?:travel(?:ling)?|journeys?|trips?) by water\b/i, ru: /поездк\p{L}+ по воде/iu },
  vehicle: { en: /\bbuying a (?:car|vehicle)\b/i, ru: /покупк\p{L}+ (?:машин|автомобил)/iu },
  medical: { en: /\bdoctors?\b|\btreatment\b/i, ru: /(?<!\p{L})(?:врач|лечени)/iu },
  surgery: { en: /\bsurger(?:y|ies)\b|\boperations?\b|\binjections?\b/i, ru: /операци|(?<!\p{L})укол/iu },
  therapy: { en: /\btherapy\b/i, ru: /терапи/i },
  haircut: { en: /\bhaircuts?\b/i, ru: /стрижк/i },
  pray: { en: /\bpray(?:ers?|ing)?\b/i, ru: /молитв|молебн|молиться/i },
  planting: { en: /\bplanting\b/i, ru: /посадк/i },
  charity: { en: /\bcharity\b/i, ru: /благотворител/i },
  pets: { en: /\bpets?\b/i, ru: /питом/i },
  legal: {
    en: /\blawsuits?\b|\b(?:going|brought) to court\b|\bclaim in court\b/i,
    ru: /тяжб|(?<!\p{L})суд(?:а|е|у)?(?!\p{L})/iu,
  },
  funeral: { en: /\bfunerals?\b|\bburials?\b/i, ru: /похорон|погребени/i },
}

const cues: Readonly<Record<Locale, { readonly warns: RegExp; readonly favours: RegExp }>> = {
  en: {
    warns:
      /\b(?:avoid|not|no|never|nor|forbid|forbids|forbidden|against|put off|postpone|wait|waits|later|refuse|refuses|warns?|unwise|discourage[sd]?|leave|left|set aside|better kept|hold(?:s)? off)\b/i,
    favours:
      /\b(?:good|favou?rs?|favourable|welcome|suits?|suited|fit|fitting|serves|recommend(?:s|ed)?|allow(?:s|ed)?|praise[sd]?|best)\b/i,
  },
  ru: {
    warns:
      /(?<!\p{L})(?:не|нет|ни|избега\p{L}+|отлож\p{L}+|откладыва\p{L}+|подожд\p{L}+|запре\p{L}+|против|воздерж\p{L}+|остерег\p{L}+|позже|потом|перенес\p{L}+|неблагоприят\p{L}+)(?!\p{L})/iu,
    favours:
      /(?<!\p{L})(?:хорош\p{L}*|подход\p{L}+|благоприят\p{L}+|год(?:ится|ятся|ен|на|ны)|добр\p{L}+|удач\p{L}+|совету\p{L}+|хвал\p{L}+|разреш\p{L}+|помога\p{L}+)(?!\p{L})/iu,
  },
}

/** What a text says of an activity: for it, against it, or, where its sentence has both cues or none, only that it is named. */
export type Claim = { readonly activity: ActivityId; readonly stance: 'favours' | 'warns' | 'names' }

function stanceOf(sentence: string, locale: Locale): Claim['stance'] {
  const [favours, warns] = [cues[locale].favours.test(sentence), cues[locale].warns.test(sentence)]
  if (favours === warns) return 'names'
  return favours ? 'favours' : 'warns'
}

/** The activities a text names, sentence by sentence. */
export function listClaims(text: string, locale: Locale): Claim[] {
  // The keys of the table are the ids of the activities, all of them and no other.
  const activities = Object.keys(mentions) as ActivityId[]
  return text
    .split(/(?<=[.!?…])\s+/)
    .flatMap((sentence) =>
      activities
        .filter((activity) => mentions[activity][locale].test(sentence))
        .map((activity) => ({ activity, stance: stanceOf(sentence, locale) })),
    )
}
