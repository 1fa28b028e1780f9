// Written from the whole lexicon by tools/generate/fact-words.ts.
import type { Word } from './word.ts'

/**
 * The days of the lunar month, 初一 at 0 … 三十 at 29.
 * @example lunarDays[0].name.en // "First Day of the Moon"
 */
export const lunarDays: readonly Word[] = [
  {"zh":"初一","pinyin":"chūyī","name":{"en":"First Day of the Moon","ru":"Первый день луны"},"short":{"en":"No moon in the sky; incense at home, and the count begins anew","ru":"Луны на небе нет; дома курят благовония и начинают счёт заново"}},
  {"zh":"初二","pinyin":"chū’èr","name":{"en":"Second Day of the Moon","ru":"Второй день луны"},"short":{"en":"A thread of light at best; shopkeepers thank the Earth God","ru":"В лучшем случае ниточка света; лавочники благодарят бога земли"}},
  {"zh":"初三","pinyin":"chūsān","name":{"en":"Third Day of the Moon","ru":"Третий день луны"},"short":{"en":"The first crescent everyone notices, thin as a painted eyebrow","ru":"Первый серп, который замечают все: тонкий, как подведённая бровь"}},
  {"zh":"初四","pinyin":"chūsì","name":{"en":"Fourth Day of the Moon","ru":"Четвёртый день луны"},"short":{"en":"A crescent with its dark part faintly aglow; the gods come home","ru":"Серп, у которого светится и тёмная часть; боги возвращаются домой"}},
  {"zh":"初五","pinyin":"chūwǔ","name":{"en":"Fifth Day of the Moon","ru":"Пятый день луны"},"short":{"en":"Dragon boats in the fifth month, the God of Wealth in the first","ru":"В пятом месяце — лодки-драконы, в первом — бог богатства"}},
  {"zh":"初六","pinyin":"chūliù","name":{"en":"Sixth Day of the Moon","ru":"Шестой день луны"},"short":{"en":"A crescent like a slice of melon; time to air clothes and books","ru":"Серп, как долька дыни; пора проветривать одежду и книги"}},
  {"zh":"初七","pinyin":"chūqī","name":{"en":"Seventh Day of the Moon","ru":"Седьмой день луны"},"short":{"en":"Everyone’s birthday in the first month, the Weaving Maid’s night in the seventh","ru":"В первом месяце — общий день рождения, в седьмом — ночь Ткачихи"}},
  {"zh":"初八","pinyin":"chūbā","name":{"en":"Eighth Day of the Moon","ru":"Восьмой день луны"},"short":{"en":"Half a moon, a fast day, and porridge in the twelfth month","ru":"Половина луны, постный день, а в двенадцатом месяце — каша"}},
  {"zh":"初九","pinyin":"chūjiǔ","name":{"en":"Ninth Day of the Moon","ru":"Девятый день луны"},"short":{"en":"The Jade Emperor’s birthday, and the day to climb a hill in autumn","ru":"День рождения Нефритового императора, а осенью — подъём на гору"}},
  {"zh":"初十","pinyin":"chūshí","name":{"en":"Tenth Day of the Moon","ru":"Десятый день луны"},"short":{"en":"The last of the “beginning” days; millstones have a holiday","ru":"Последний из «начальных» дней; жернова отдыхают"}},
  {"zh":"十一","pinyin":"shíyī","name":{"en":"Eleventh Day of the Moon","ru":"Одиннадцатый день луны"},"short":{"en":"Three quarters bright; sons-in-law are invited to finish the feast","ru":"Диск светел на три четверти; зятьёв зовут доедать праздничный стол"}},
  {"zh":"十二","pinyin":"shí’èr","name":{"en":"Twelfth Day of the Moon","ru":"Двенадцатый день луны"},"short":{"en":"Hair is left uncut; the flowers of Suzhou have their birthday","ru":"Волосы сегодня не стригут; у цветов Сучжоу день рождения"}},
  {"zh":"十三","pinyin":"shísān","name":{"en":"Thirteenth Day of the Moon","ru":"Тринадцатый день луны"},"short":{"en":"Lanterns go up in the south; Yang Gong begins his list of thirteen","ru":"На юге вешают фонари; Ян-гун начинает свой список из тринадцати дат"}},
  {"zh":"十四","pinyin":"shísì","name":{"en":"Fourteenth Day of the Moon","ru":"Четырнадцатый день луны"},"short":{"en":"“The moon is nearly full”, as the Book of Changes puts it","ru":"«Луна почти полна», как сказано в «Книге перемен»"}},
  {"zh":"十五","pinyin":"shíwǔ","name":{"en":"Fifteenth Day of the Moon","ru":"Пятнадцатый день луны"},"short":{"en":"A round moon at sunset, open temples, mooncakes in the eighth month","ru":"Круглая луна на закате, открытые храмы, в восьмом месяце — лунные пряники"}},
  {"zh":"十六","pinyin":"shíliù","name":{"en":"Sixteenth Day of the Moon","ru":"Шестнадцатый день луны"},"short":{"en":"The night on which the moon is most often truly full","ru":"Ночь, в которую луна чаще всего и бывает полной"}},
  {"zh":"十七","pinyin":"shíqī","name":{"en":"Seventeenth Day of the Moon","ru":"Семнадцатый день луны"},"short":{"en":"Darkness comes first, then the moon: one can wait for it standing","ru":"Сначала темнота, потом луна: её ещё можно дождаться стоя"}},
  {"zh":"十八","pinyin":"shíbā","name":{"en":"Eighteenth Day of the Moon","ru":"Восемнадцатый день луны"},"short":{"en":"Birthday of the tide: in autumn the Qiantang river runs backwards","ru":"День рождения прилива: осенью река Цяньтан течёт вспять"}},
  {"zh":"十九","pinyin":"shíjiǔ","name":{"en":"Nineteenth Day of the Moon","ru":"Девятнадцатый день луны"},"short":{"en":"Guanyin’s day three times a year; the moon rises after supper","ru":"Трижды в году — день Гуаньинь; луна встаёт после ужина"}},
  {"zh":"二十","pinyin":"èrshí","name":{"en":"Twentieth Day of the Moon","ru":"Двадцатый день луны"},"short":{"en":"Pancakes on the roof to help the goddess mend the sky","ru":"Блины на крыше: так помогают богине чинить небо"}},
  {"zh":"廿一","pinyin":"niànyī","name":{"en":"Twenty-First Day of the Moon","ru":"Двадцать первый день луны"},"short":{"en":"The count changes to an old word for twenty; few customs, late moon","ru":"Счёт переходит на старинное «двадцать»; обычаев мало, луна поздняя"}},
  {"zh":"廿二","pinyin":"niàn’èr","name":{"en":"Twenty-Second Day of the Moon","ru":"Двадцать второй день луны"},"short":{"en":"A swollen half-moon at midnight; merchants honour a generous official","ru":"В полночь — пухлая половина луны; купцы чтят щедрого чиновника"}},
  {"zh":"廿三","pinyin":"niànsān","name":{"en":"Twenty-Third Day of the Moon","ru":"Двадцать третий день луны"},"short":{"en":"Last quarter, and at the year’s end sweets for the Kitchen God","ru":"Последняя четверть, а в конце года — сласти для бога очага"}},
  {"zh":"廿四","pinyin":"niànsì","name":{"en":"Twenty-Fourth Day of the Moon","ru":"Двадцать четвёртый день луны"},"short":{"en":"The lotus has its birthday; before the New Year, brooms come out","ru":"День рождения лотоса; а перед Новым годом достают мётлы"}},
  {"zh":"廿五","pinyin":"niànwǔ","name":{"en":"Twenty-Fifth Day of the Moon","ru":"Двадцать пятый день луны"},"short":{"en":"Rings of ash in the yard: farmers wish their granaries full","ru":"Круги из золы во дворе: крестьяне загадывают полные амбары"}},
  {"zh":"廿六","pinyin":"niànliù","name":{"en":"Twenty-Sixth Day of the Moon","ru":"Двадцать шестой день луны"},"short":{"en":"The moon for which old Edo stayed up all night","ru":"Луна, ради которой в старом Эдо не спали всю ночь"}},
  {"zh":"廿七","pinyin":"niànqī","name":{"en":"Twenty-Seventh Day of the Moon","ru":"Двадцать седьмой день луны"},"short":{"en":"The old birthday of Confucius; a thin arc before daybreak","ru":"Прежний день рождения Конфуция; тонкая дуга перед рассветом"}},
  {"zh":"廿八","pinyin":"niànbā","name":{"en":"Twenty-Eighth Day of the Moon","ru":"Двадцать восьмой день луны"},"short":{"en":"The moon has been a guest of every mansion; temple fairs in spring","ru":"Луна погостила во всех созвездиях; весной — храмовые ярмарки"}},
  {"zh":"廿九","pinyin":"niànjiǔ","name":{"en":"Twenty-Ninth Day of the Moon","ru":"Двадцать девятый день луны"},"short":{"en":"The end of a short month, and now and then New Year’s Eve","ru":"Конец короткого месяца, а порой и канун Нового года"}},
  {"zh":"三十","pinyin":"sānshí","name":{"en":"Thirtieth Day of the Moon","ru":"Тридцатый день луны"},"short":{"en":"Only long months have it: a dark night and an unhurried ending","ru":"Есть только в длинных месяцах: тёмная ночь и неспешный конец"}},
]
