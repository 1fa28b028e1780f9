// Written from the whole lexicon by tools/generate/fact-words.ts.
import type { Name } from './word.ts'

/**
 * The names of the hundred taboos.
 * @example taboos['taboo-jia'].name.en // "Taboo of the Stem Jia"
 */
export const taboos: Readonly<Record<'taboo-jia' | 'taboo-yi' | 'taboo-ding' | 'taboo-geng' | 'taboo-xin' | 'taboo-ren' | 'taboo-chou' | 'taboo-yin' | 'taboo-mao' | 'taboo-si' | 'taboo-wu' | 'taboo-wei' | 'taboo-shen' | 'taboo-you' | 'taboo-hai' | 'taboo-hair-days' | 'taboo-nail-days' | 'taboo-moon-quarters', Name>> = {
  'taboo-jia': {"zh":"甲不开仓","pinyin":"Jiǎ bù kāi cāng","name":{"en":"Taboo of the Stem Jia","ru":"Запрет ствола Цзя"}},
  'taboo-yi': {"zh":"乙不栽植","pinyin":"Yǐ bù zāizhí","name":{"en":"Taboo of the Stem Yi","ru":"Запрет ствола И"}},
  'taboo-ding': {"zh":"丁不剃头","pinyin":"Dīng bù tì tóu","name":{"en":"Taboo of the Stem Ding","ru":"Запрет ствола Дин"}},
  'taboo-geng': {"zh":"庚不经络","pinyin":"Gēng bù jīngluò","name":{"en":"Taboo of the Stem Geng","ru":"Запрет ствола Гэн"}},
  'taboo-xin': {"zh":"辛不合酱","pinyin":"Xīn bù hé jiàng","name":{"en":"Taboo of the Stem Xin","ru":"Запрет ствола Синь"}},
  'taboo-ren': {"zh":"壬不泱水","pinyin":"Rén bù yāng shuǐ","name":{"en":"Taboo of the Stem Ren","ru":"Запрет ствола Жэнь"}},
  'taboo-chou': {"zh":"丑不冠带","pinyin":"Chǒu bù guàndài","name":{"en":"Taboo of the Ox","ru":"Запрет Быка"}},
  'taboo-yin': {"zh":"寅不祭祀","pinyin":"Yín bù jìsì","name":{"en":"Taboo of the Tiger","ru":"Запрет Тигра"}},
  'taboo-mao': {"zh":"卯不穿井","pinyin":"Mǎo bù chuān jǐng","name":{"en":"Taboo of the Rabbit","ru":"Запрет Кролика"}},
  'taboo-si': {"zh":"巳不远行","pinyin":"Sì bù yuǎnxíng","name":{"en":"Taboo of the Snake","ru":"Запрет Змеи"}},
  'taboo-wu': {"zh":"午不苫盖","pinyin":"Wǔ bù shàngài","name":{"en":"Taboo of the Horse","ru":"Запрет Лошади"}},
  'taboo-wei': {"zh":"未不服药","pinyin":"Wèi bù fú yào","name":{"en":"Taboo of the Goat","ru":"Запрет Козы"}},
  'taboo-shen': {"zh":"申不安床","pinyin":"Shēn bù ān chuáng","name":{"en":"Taboo of the Monkey","ru":"Запрет Обезьяны"}},
  'taboo-you': {"zh":"酉不会客","pinyin":"Yǒu bù huì kè","name":{"en":"Taboo of the Rooster","ru":"Запрет Петуха"}},
  'taboo-hai': {"zh":"亥不嫁娶","pinyin":"Hài bù jiàqǔ","name":{"en":"Taboo of the Pig","ru":"Запрет Свиньи"}},
  'taboo-hair-days': {"zh":"剃头忌日","pinyin":"Tìtóu jìrì","name":{"en":"Hair Taboo of the Moon","ru":"Лунный запрет на стрижку"}},
  'taboo-nail-days': {"zh":"整甲忌日","pinyin":"Zhěngjiǎ jìrì","name":{"en":"Nail Taboo of the Moon","ru":"Лунный запрет на ногти"}},
  'taboo-moon-quarters': {"zh":"朔弦望日","pinyin":"Shuò xián wàng rì","name":{"en":"Taboo of the Moon’s Quarters","ru":"Запрет четвертей луны"}},
}
