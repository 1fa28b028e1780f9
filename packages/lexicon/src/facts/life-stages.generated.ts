// Written from the whole lexicon by tools/generate/fact-words.ts.
import type { Word } from './word.ts'

/**
 * The twelve stages of life, 0 长生 … 11 养.
 * @example lifeStages[0].name.en // "Birth"
 */
export const lifeStages: readonly Word[] = [
  {"zh":"长生","pinyin":"Chángshēng","name":{"en":"Birth","ru":"Рождение"},"short":{"en":"The first of twelve stages: a spring has opened and the water runs","ru":"Первая из двенадцати стадий: родник открылся, и вода пошла"}},
  {"zh":"沐浴","pinyin":"Mùyù","name":{"en":"Bath","ru":"Купание"},"short":{"en":"The newborn is washed: tender, open and without cover yet","ru":"Новорождённого моют: он открыт миру и пока не укрыт"}},
  {"zh":"冠带","pinyin":"Guàndài","name":{"en":"Cap and Belt","ru":"Облачение"},"short":{"en":"Cap and belt are put on for the first time; youth learns its manners","ru":"Впервые надевают шапку и пояс: юность учится держаться"}},
  {"zh":"临官","pinyin":"Línguān","name":{"en":"Taking Office","ru":"Вступление в должность"},"short":{"en":"Grown up and at work, on a salary earned by one’s own hands","ru":"Взрослый при деле: жалованье заработано своим трудом"}},
  {"zh":"帝旺","pinyin":"Dìwàng","name":{"en":"Full Power","ru":"Вершина силы"},"short":{"en":"The top of the circle: nothing is missing, and from here the road bends down","ru":"Верх круга: всего довольно, и дальше дорога идёт под уклон"}},
  {"zh":"衰","pinyin":"Shuāi","name":{"en":"Decline","ru":"Убывание"},"short":{"en":"Past the peak, still able; haste gives way to experience","ru":"Пик позади, силы ещё есть; спешку сменяет опыт"}},
  {"zh":"病","pinyin":"Bìng","name":{"en":"Ailing","ru":"Недуг"},"short":{"en":"A name of the circle and no diagnosis: strength withdraws to rest","ru":"Это имя на круге, а не диагноз: сила отступает на отдых"}},
  {"zh":"死","pinyin":"Sǐ","name":{"en":"Stillness","ru":"Затишье"},"short":{"en":"Literally death: the plant has withered, and movement has stopped","ru":"Буквально «смерть»: растение отцвело, движение остановилось"}},
  {"zh":"墓","pinyin":"Mù","name":{"en":"Storehouse","ru":"Хранилище"},"short":{"en":"Also called the tomb: what the year has brought in is shut away and kept","ru":"Его зовут и могилой: собранное за год убрано под замок"}},
  {"zh":"绝","pinyin":"Jué","name":{"en":"Break","ru":"Обрыв"},"short":{"en":"The old round has ended, the new one has no shape as yet","ru":"Старый круг кончился, у нового ещё нет облика"}},
  {"zh":"胎","pinyin":"Tāi","name":{"en":"Embryo","ru":"Зародыш"},"short":{"en":"Something is conceived; nobody can see it yet","ru":"Нечто уже зачато, но никто этого пока не видит"}},
  {"zh":"养","pinyin":"Yǎng","name":{"en":"Nurture","ru":"Вынашивание"},"short":{"en":"Fed and sheltered before birth, gathering what the next round will need","ru":"Растёт в тепле перед рождением, набирая запас на новый круг"}},
]
