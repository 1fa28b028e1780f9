// Written from the whole lexicon by tools/generate/fact-words.ts.
import type { Name } from './word.ts'

/**
 * The names of the stars of an hour.
 * @example hourStars['hour-noble'].name.en // "Nobleman of the Day"
 */
export const hourStars: Readonly<Record<'hour-noble' | 'hour-prosperity' | 'hour-joy' | 'hour-official' | 'hour-fortune' | 'hour-establish' | 'hour-harmony' | 'hour-horse' | 'hour-clash' | 'hour-punishment' | 'hour-harm' | 'hour-unmet' | 'hour-void' | 'hour-road', Name>> = {
  'hour-noble': {"zh":"天乙贵人","pinyin":"Tiānyǐ Guìrén","name":{"en":"Nobleman of the Day","ru":"Благородный человек дня"}},
  'hour-prosperity': {"zh":"日禄","pinyin":"Rìlù","name":{"en":"Prosperity of the Day","ru":"Процветание дня"}},
  'hour-joy': {"zh":"喜神","pinyin":"Xǐshén","name":{"en":"Spirit of Joy","ru":"Дух радости"}},
  'hour-official': {"zh":"天官贵人","pinyin":"Tiānguān Guìrén","name":{"en":"Heavenly Official","ru":"Небесный сановник"}},
  'hour-fortune': {"zh":"福星贵人","pinyin":"Fúxīng Guìrén","name":{"en":"Star of Blessing","ru":"Звезда благополучия"}},
  'hour-establish': {"zh":"日建","pinyin":"Rìjiàn","name":{"en":"Establishment of the Day","ru":"Основание дня"}},
  'hour-harmony': {"zh":"日合","pinyin":"Rìhé","name":{"en":"Harmony with the Day","ru":"Согласие с днём"}},
  'hour-horse': {"zh":"日马","pinyin":"Rìmǎ","name":{"en":"Horse of the Day","ru":"Лошадь дня"}},
  'hour-clash': {"zh":"日破","pinyin":"Rìpò","name":{"en":"Clash with the Day","ru":"Столкновение с днём"}},
  'hour-punishment': {"zh":"日刑","pinyin":"Rìxíng","name":{"en":"Punishment by the Day","ru":"Наказание от дня"}},
  'hour-harm': {"zh":"日害","pinyin":"Rìhài","name":{"en":"Harm to the Day","ru":"Вред дню"}},
  'hour-unmet': {"zh":"五不遇时","pinyin":"Wǔ bù yù shí","name":{"en":"Missed Meeting","ru":"Несостоявшаяся встреча"}},
  'hour-void': {"zh":"旬中空亡","pinyin":"Xúnzhōng kōngwáng","name":{"en":"Void of the Ten Days","ru":"Пустота десятидневки"}},
  'hour-road': {"zh":"截路空亡","pinyin":"Jiélù kōngwáng","name":{"en":"Void across the Road","ru":"Пустота на дороге"}},
}
