import type { Words } from './locale.ts'
import type { schools } from './schools.ts'

type SchoolSource = {
  /** Who uses which choice. */
  readonly users: Words
  /** Where it is written. */
  readonly source: Words
}

/** Who follows which school, and by what book. */
export const schoolSources = {
  ziRule: {
    users: {
      en: 'Most masters in Hong Kong and Malaysia begin the day at 23:00; many in Taiwan and on the mainland part the hour.',
      ru: 'Большинство мастеров Гонконга и Малайзии начинает день в 23:00; на Тайване и в материковом Китае час нередко делят.',
    },
    source: {
      en: 'Old books can be quoted for both; the names 早子时 and 晚子时 spread in the books of the last century.',
      ru: 'Старые книги цитируют и за то, и за другое; названия «ранний» и «поздний» час Цзы разошлись по книгам последнего столетия.',
    },
  },
  timeBasis: {
    users: {
      en: 'Practitioners who correct a birth for longitude use the sun; printed tables and most programs use the clock.',
      ru: 'Практики, которые вносят поправку на долготу, считают по солнцу; печатные таблицы и большинство программ — по часам.',
    },
    source: {
      en: 'Sundials and water clocks set the hours when the rules were written; the civil clock is a habit of the 20th century.',
      ru: 'Когда писались правила, часы отмеряли солнечными и водяными часами; гражданское время — привычка двадцатого века.',
    },
  },
  yearStart: {
    users: {
      en: 'BaZi and feng shui change the year at the Start of Spring; people at large, at Lunar New Year.',
      ru: 'В бацзы и фэншуй год меняется в Начало весны; в народе — в лунный Новый год.',
    },
    source: {
      en: '《协纪辨方书》 counts years by 立春; the zodiac of everyday custom follows the first moon.',
      ru: '«Се цзи бянь фан шу» считает годы от Личуня; знаки зодиака в быту меняют с первой луной.',
    },
  },
  monthRule: {
    users: {
      en: 'Printed almanacs give the whole date to the new month; BaZi practitioners go by the minute.',
      ru: 'Печатные календари отдают новому месяцу весь день; практики бацзы смотрят на минуту.',
    },
    source: {
      en: 'The lists of 《协纪辨方书》 are kept by dates; the instant is the rule of the Four Pillars.',
      ru: 'Списки «Се цзи бянь фан шу» ведутся по датам; точный миг — правило Четырёх столпов.',
    },
  },
  lunarMeridian: {
    users: {
      en: 'Printed almanacs everywhere copy the dates of China; a few calendars abroad date the moon themselves.',
      ru: 'Печатные календари всюду повторяют даты Китая; немногие зарубежные датируют луну сами.',
    },
    source: {
      en: 'GB/T 33661-2017: the conjunction is dated at 120° east.',
      ru: 'Национальный стандарт Китая 33661-2017: соединение датируют по 120° восточной долготы.',
    },
  },
  termZone: {
    users: {
      en: 'Printed almanacs use the date of China; practitioners in Europe and America often use their own.',
      ru: 'Печатные календари берут дату Китая; практики Европы и Америки нередко — свою.',
    },
    source: {
      en: 'GB/T 33661-2017 dates terms at 120° east; counting by the local sun is a modern practice abroad.',
      ru: 'Национальный стандарт Китая 33661-2017 датирует солнечные сезоны по 120° восточной долготы; счёт по местному солнцу — современная зарубежная практика.',
    },
  },
  heavenlyVirtue: {
    users: {
      en: 'The imperial book leaves the corners out; the rhyme in most printed almanacs has them.',
      ru: 'Императорский свод углы не считает; стих из большинства печатных календарей — считает.',
    },
    source: {
      en: '《协纪辨方书》, juan 10, leaf 39b; the rhyme 「正丁二坤宫」.',
      ru: '«Се цзи бянь фан шу», цзюань 10, лист 39б; стих 「正丁二坤宫」.',
    },
  },
  yearBreak: {
    users: {
      en: 'Every printed almanac marks the day; those who follow the book to the letter do not.',
      ru: 'День отмечает каждый печатный календарь; кто следует своду буквально — нет.',
    },
    source: {
      en: 'A custom of popular almanacs; the book knows 岁破 as a direction.',
      ru: 'Обычай народных календарей; в своде 岁破 — это направление.',
    },
  },
  folk: {
    users: {
      en: 'Printed almanacs of Hong Kong, Taiwan and the south mark them; schools of the book leave them out.',
      ru: 'Их отмечают печатные календари Гонконга, Тайваня и юга Китая; школы свода — нет.',
    },
    source: {
      en: 'Popular almanacs; 《协纪辨方书》, juan 36, argues against such lists.',
      ru: 'Народные календари; «Се цзи бянь фан шу», цзюань 36, с такими списками спорит.',
    },
  },
  dayStarRule: {
    users: {
      en: 'Printed almanacs of China and Hong Kong take the nearest; some masters wait for the first one after.',
      ru: 'Печатные календари Китая и Гонконга берут ближайший; некоторые мастера ждут первого после солнцестояния.',
    },
    source: {
      en: 'The book has no stars of days; both counts are customs of printed almanacs.',
      ru: 'В своде звёзд дней нет; оба счёта — обычаи печатных календарей.',
    },
  },
  noblemanFrom: {
    users: {
      en: 'Older BaZi texts start from the year, Zi Ping from the day; many practitioners today take both.',
      ru: 'Старые тексты бацзы считают от года, Цзы Пин — от дня; многие практики сегодня берут оба.',
    },
    source: {
      en: '《渊海子平》 and 《三命通会》 on 天乙贵人.',
      ru: '«Юань хай цзы пин» и «Сань мин тун хуэй» о 天乙贵人.',
    },
  },
  threeHarmony: {
    users: {
      en: 'Almanacs and popular practice take any two; stricter BaZi schools ask for the middle branch.',
      ru: 'Календари и народная практика берут любые две; более строгие школы бацзы требуют срединную ветвь.',
    },
    source: {
      en: '《三命通会》, 论支元三合; the half harmony 半合 of later BaZi books.',
      ru: '«Сань мин тун хуэй», 论支元三合; полугармония 半合 из поздних книг о бацзы.',
    },
  },
  seasonRule: {
    users: {
      en: 'Readings by the season give Earth eighteen days four times a year; simpler counts give it whole months.',
      ru: 'Чтение по сезону отводит земле восемнадцать дней четырежды в год; счёт попроще — целые месяцы.',
    },
    source: {
      en: '《协纪辨方书》, juan 1, leaf 31b: eighteen days before each season; whole months are later usage.',
      ru: '«Се цзи бянь фан шу», цзюань 1, лист 31б: по восемнадцать дней перед каждым временем года; целые месяцы — поздний обычай.',
    },
  },
  commandTable: {
    users: {
      en: 'Schools of Zi Ping use the first table; readers of the Ming compendium use the second.',
      ru: 'Школы Цзы Пин берут первую таблицу; кто читает минский свод — вторую.',
    },
    source: {
      en: '《子平真诠》 in its present editions; 《三命通会》, juan 2, 论人元司事.',
      ru: '«Цзы пин чжэнь цюань» в нынешних изданиях; «Сань мин тун хуэй», цзюань 2, 论人元司事.',
    },
  },
  lifePalaceMonth: {
    users: {
      en: 'Four Pillars software mostly counts from the month of the pillar; older manuals wait for the middle term.',
      ru: 'Программы бацзы чаще считают от месяца столпа; старые руководства ждут срединного солнечного сезона.',
    },
    source: {
      en: 'Common usage: most tables and programs count from the first term of the month.',
      ru: 'Общая практика: большинство таблиц и программ считает от первого солнечного сезона месяца.',
    },
  },
} as const satisfies Readonly<Record<keyof typeof schools, SchoolSource>>
