// Written from the whole lexicon by tools/generate/fact-words.ts.
import type { Word } from './word.ts'

/**
 * The stars of a birth.
 * @example natalStars['nobleman'].name.en // "Nobleman"
 */
export const natalStars: Readonly<Record<'nobleman' | 'academic' | 'prosperity' | 'blade' | 'travelling-horse' | 'peach-blossom' | 'canopy' | 'general' | 'robbery' | 'lost-spirit' | 'lonely' | 'widowed' | 'heavenly-virtue' | 'month-virtue' | 'void', Word>> = {
  'nobleman': {"zh":"天乙贵人","pinyin":"Tiānyǐ Guìrén","name":{"en":"Nobleman","ru":"Благородный человек"},"short":{"en":"A well-placed person who helps when help was no longer expected","ru":"Человек с положением, который помогает, когда помощи уже не ждали"}},
  'academic': {"zh":"文昌","pinyin":"Wénchāng","name":{"en":"Academic Star","ru":"Академическая звезда"},"short":{"en":"An ear for language, a clear page, a head that likes to learn","ru":"Чувство слова, ясная страница, голова, которой нравится учиться"}},
  'prosperity': {"zh":"禄神","pinyin":"Lùshén","name":{"en":"Prosperity","ru":"Процветание"},"short":{"en":"A livelihood of one’s own: the stipend, the seat, the strength to hold it","ru":"Собственный хлеб: жалованье, место и силы на нём удержаться"}},
  'blade': {"zh":"羊刃","pinyin":"Yángrèn","name":{"en":"Yang Blade","ru":"Клинок Ян (Овечий нож)"},"short":{"en":"Strength one step past ripe: resolve, an edge, a quick temper","ru":"Сила, чуть перешедшая меру: решимость, острота, горячий нрав"}},
  'travelling-horse': {"zh":"驿马","pinyin":"Yìmǎ","name":{"en":"Travelling Horse","ru":"Почтовая лошадь"},"short":{"en":"A life with a saddle in it: the road, new addresses, news from afar","ru":"Жизнь с седлом у порога: дорога, новые адреса, вести издалека"}},
  'peach-blossom': {"zh":"桃花","pinyin":"Táohuā","name":{"en":"Peach Blossom","ru":"Цветок персика"},"short":{"en":"Charm: the face people turn to, a light hand with colour and song","ru":"Обаяние: лицо, на которое оборачиваются, лёгкая рука и слух"}},
  'canopy': {"zh":"华盖","pinyin":"Huágài","name":{"en":"Canopy","ru":"Балдахин"},"short":{"en":"Solitude of the fruitful kind: art, silence, a door kept shut","ru":"Уединение, от которого есть толк: искусство, тишина, закрытая дверь"}},
  'general': {"zh":"将星","pinyin":"Jiàngxīng","name":{"en":"General Star","ru":"Звезда Генерала"},"short":{"en":"The one others look to: command from the middle of the camp","ru":"Тот, на кого оглядываются: командует из середины лагеря"}},
  'robbery': {"zh":"劫煞","pinyin":"Jiéshà","name":{"en":"Robbery Sha","ru":"Ограбление"},"short":{"en":"Loss from outside, and the quick eye that learns to forestall it","ru":"Убыток извне и быстрый глаз, который учится его опережать"}},
  'lost-spirit': {"zh":"亡神","pinyin":"Wángshén","name":{"en":"Lost Spirit","ru":"Потерянный дух"},"short":{"en":"What slips away from within: a key mislaid, a thought kept too long","ru":"То, что уходит изнутри: забытый ключ, мысль, которую долго держали при себе"}},
  'lonely': {"zh":"孤辰","pinyin":"Gūchén","name":{"en":"Solitary Star","ru":"Одинокая звезда"},"short":{"en":"Early independence: a step ahead of the family, out of its lamplight","ru":"Ранняя самостоятельность: на шаг впереди семьи, вне круга лампы"}},
  'widowed': {"zh":"寡宿","pinyin":"Guǎsù","name":{"en":"Widowed Star","ru":"Вдовья звезда"},"short":{"en":"Loyalty to what has been: letters kept, rooms left as they were","ru":"Верность прошлому: сбережённые письма, комната, где всё по-прежнему"}},
  'heavenly-virtue': {"zh":"天德贵人","pinyin":"Tiāndé Guìrén","name":{"en":"Heavenly Virtue","ru":"Небесная добродетель"},"short":{"en":"A gentle light from the month of birth that softens what stands near","ru":"Мягкий свет от месяца рождения: острые углы по соседству кажутся глаже"}},
  'month-virtue': {"zh":"月德贵人","pinyin":"Yuèdé Guìrén","name":{"en":"Monthly Virtue","ru":"Добродетель месяца"},"short":{"en":"The peacemaker’s star, carried by one yang stem for each trio of months","ru":"Звезда миротворца: один ствол Ян на каждую тройку месяцев"}},
  'void': {"zh":"空亡","pinyin":"Kōngwáng","name":{"en":"Void (Kong Wang)","ru":"Пустота (Кун Ван)"},"short":{"en":"A room with no key on the ring: unfurnished, quiet, found late","ru":"Комната, от которой нет ключа на связке: пустая, тихая, найденная поздно"}},
}
