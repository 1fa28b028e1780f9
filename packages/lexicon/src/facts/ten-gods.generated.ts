// Written from the whole lexicon by tools/generate/fact-words.ts.
import type { Word } from './word.ts'

/**
 * The ten gods, as `tenGodOf` numbers them.
 * @example tenGods[0].name.en // "Friend"
 */
export const tenGods: readonly Word[] = [
  {"zh":"比肩","pinyin":"Bǐjiān","name":{"en":"Friend","ru":"Братство"},"short":{"en":"An equal of your own element and polarity, walking at your pace","ru":"Равный вам по стихии и полярности, идущий с вами в ногу"}},
  {"zh":"劫财","pinyin":"Jiécái","name":{"en":"Rob Wealth","ru":"Грабитель богатства"},"short":{"en":"Your own element in the other polarity: lively company with an open purse","ru":"Своя стихия в чужой полярности: весёлая компания и открытый кошелёк"}},
  {"zh":"食神","pinyin":"Shíshén","name":{"en":"Eating God","ru":"Дух наслаждения"},"short":{"en":"What comes of itself and in good time: a laid table, a song, a pupil","ru":"То, что получается само и в срок: накрытый стол, песня, ученик"}},
  {"zh":"伤官","pinyin":"Shāngguān","name":{"en":"Hurting Officer","ru":"Ранение чиновника"},"short":{"en":"A gift that speaks before it is asked and corrects its betters aloud","ru":"Талант, который говорит без спроса и поправляет старших вслух"}},
  {"zh":"偏财","pinyin":"Piāncái","name":{"en":"Indirect Wealth","ru":"Непрямое богатство"},"short":{"en":"Money on the move: the fair, the commission, the lucky find","ru":"Деньги в движении: ярмарка, комиссионные, счастливая находка"}},
  {"zh":"正财","pinyin":"Zhèngcái","name":{"en":"Direct Wealth","ru":"Прямое богатство"},"short":{"en":"What is earned, entered in the book and kept: wages, stores, a sound roof","ru":"Заработанное, записанное и сбережённое: жалованье, припасы, крепкая крыша"}},
  {"zh":"七杀","pinyin":"Qīshā","name":{"en":"Seven Killings","ru":"Семь убийц"},"short":{"en":"Pressure with no cushion: a rival, a deadline, an order from above","ru":"Напор без смягчения: соперник, крайний срок, приказ сверху"}},
  {"zh":"正官","pinyin":"Zhèngguān","name":{"en":"Direct Officer","ru":"Прямой чиновник"},"short":{"en":"Order one agrees to live by: a just superior, a good name, kept hours","ru":"Порядок по согласию: справедливый начальник, доброе имя, точный час"}},
  {"zh":"偏印","pinyin":"Piānyìn","name":{"en":"Indirect Resource","ru":"Непрямой ресурс"},"short":{"en":"Learning by side paths: insight, solitude, a subject nobody else takes","ru":"Знание окольными путями: чутьё, уединение, редкий предмет"}},
  {"zh":"正印","pinyin":"Zhèngyìn","name":{"en":"Direct Resource","ru":"Прямой ресурс"},"short":{"en":"A mother’s care and a teacher’s word: what feeds, shelters and vouches","ru":"Забота матери и слово учителя: то, что кормит, укрывает и ручается"}},
]
