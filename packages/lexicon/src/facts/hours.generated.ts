// Written from the whole lexicon by tools/generate/fact-words.ts.
import type { Word } from './word.ts'

/**
 * The twelve double-hours, by the branch of each.
 * @example hours[0].name.en // "Hour of the Rat"
 */
export const hours: readonly Word[] = [
  {"zh":"夜半","pinyin":"yèbàn","name":{"en":"Hour of the Rat","ru":"Час Крысы"},"short":{"en":"“Midnight”, 23–1 by the sun: one day hands over to the next while rats are about","ru":"«Полночь», 23–1 по солнцу: день сменяет день, хозяйничают крысы"}},
  {"zh":"鸡鸣","pinyin":"jīmíng","name":{"en":"Hour of the Ox","ru":"Час Быка"},"short":{"en":"1–3 by the sun, “cockcrow”: the first cock calls, the ox chews before the plough","ru":"1–3 по солнцу, «петушиный крик»: бык жуёт жвачку перед пахотой"}},
  {"zh":"平旦","pinyin":"píngdàn","name":{"en":"Hour of the Tiger","ru":"Час Тигра"},"short":{"en":"Grey “level dawn”, 3–5 by the sun: the tiger comes home from the hunt","ru":"Серый «ровный рассвет», 3–5 по солнцу: тигр возвращается с охоты"}},
  {"zh":"日出","pinyin":"rìchū","name":{"en":"Hour of the Rabbit","ru":"Час Кролика"},"short":{"en":"“Sunrise”, 5–7 by the sun: offices called the roll, rabbits were out on wet grass","ru":"«Восход», 5–7 по солнцу: в управах перекличка, кролики на мокрой траве"}},
  {"zh":"食时","pinyin":"shíshí","name":{"en":"Hour of the Dragon","ru":"Час Дракона"},"short":{"en":"7–9 by the sun, “time to eat”: breakfast, while dragons were said to make rain","ru":"7–9 по солнцу, «время еды»: люди завтракают, драконы собирают дождь"}},
  {"zh":"隅中","pinyin":"yúzhōng","name":{"en":"Hour of the Snake","ru":"Час Змеи"},"short":{"en":"The sun at “the corner”, 9–11, not yet overhead: snakes come out to warm up","ru":"Солнце «на углу», 9–11: полдень ещё впереди, змеи выползают греться"}},
  {"zh":"日中","pinyin":"rìzhōng","name":{"en":"Hour of the Horse","ru":"Час Лошади"},"short":{"en":"“Midday”, 11–13 by the sun: shadows shorten to nothing and markets are full","ru":"«Середина дня», 11–13 по солнцу: тени короче некуда, на рынках толпа"}},
  {"zh":"日昳","pinyin":"rìdié","name":{"en":"Hour of the Goat","ru":"Час Козы"},"short":{"en":"13–15 by the sun, “the sun leans”: goats go back to the pasture","ru":"13–15, «солнце клонится»: коз снова выгоняют на траву"}},
  {"zh":"晡时","pinyin":"būshí","name":{"en":"Hour of the Monkey","ru":"Час Обезьяны"},"short":{"en":"“Second meal”, 15–17 by the sun: supper in old China, monkeys calling in the hills","ru":"«Вторая еда», 15–17 по солнцу: ранний ужин, в горах кричат обезьяны"}},
  {"zh":"日入","pinyin":"rìrù","name":{"en":"Hour of the Rooster","ru":"Час Петуха"},"short":{"en":"17–19 by the sun, “sunset”: hens go up to roost, shops put up their boards","ru":"17–19 по солнцу, «заход»: куры идут на насест, лавки закрывают ставни"}},
  {"zh":"黄昏","pinyin":"huánghūn","name":{"en":"Hour of the Dog","ru":"Час Собаки"},"short":{"en":"Yellow “dusk”, 19–21 by the sun: lamps are lit and the dog takes over the yard","ru":"Жёлтые «сумерки», 19–21 по солнцу: зажгли лампы, двор сторожит собака"}},
  {"zh":"人定","pinyin":"réndìng","name":{"en":"Hour of the Pig","ru":"Час Свиньи"},"short":{"en":"21–23 by the sun: “people are still”, the street is quiet, the pig sleeps soundest","ru":"«Люди утихли», 21–23 по солнцу: улица пуста, крепче всех спит свинья"}},
]
