// Written from the whole lexicon by tools/generate/fact-words.ts.
import type { Word } from './word.ts'

/**
 * The twelve officers, 0 建 … 11 闭.
 * @example officers[0].name.en // "Establish"
 */
export const officers: readonly Word[] = [
  {"zh":"建","pinyin":"Jiàn","name":{"en":"Establish","ru":"Основание"},"short":{"en":"The day that carries the month’s own sign, as a new master enters the house","ru":"День под знаком самого месяца: новый хозяин входит в дом"}},
  {"zh":"除","pinyin":"Chú","name":{"en":"Remove","ru":"Удаление"},"short":{"en":"Broom, basin and razor: out goes what has outlived its use","ru":"Метла, таз и бритва: прочь всё, что отслужило"}},
  {"zh":"满","pinyin":"Mǎn","name":{"en":"Full","ru":"Полнота"},"short":{"en":"The jar filled to the brim: a merchant’s day, less so a matchmaker’s","ru":"Кувшин, налитый до краёв: день купца, но не свахи"}},
  {"zh":"平","pinyin":"Píng","name":{"en":"Balance","ru":"Равновесие"},"short":{"en":"The plasterer’s level: smooth the wall, even the path, leave great plans be","ru":"Уровень штукатура: выровнять стену и дорожку, а большое не затевать"}},
  {"zh":"定","pinyin":"Dìng","name":{"en":"Stable","ru":"Стабильность"},"short":{"en":"A foot set firmly under a roof: the middle corner of the month’s triangle","ru":"Нога, твёрдо ступившая под крышу: средняя вершина треугольника месяца"}},
  {"zh":"执","pinyin":"Zhí","name":{"en":"Hold","ru":"Удержание"},"short":{"en":"The constable’s grip: good for catching and keeping, poor for letting go","ru":"Хватка стражника: ловить и держать — да, отпускать — нет"}},
  {"zh":"破","pinyin":"Pò","name":{"en":"Destruction","ru":"Разрушение"},"short":{"en":"The branch opposite the month’s: things come apart, some of them rightly","ru":"Ветвь напротив месяца: всё распадается, и кое-чему это на пользу"}},
  {"zh":"危","pinyin":"Wēi","name":{"en":"Danger","ru":"Опасность"},"short":{"en":"A man looking down from a cliff: not a bad day, only a careful one","ru":"Человек смотрит вниз с обрыва: день не плохой, а осмотрительный"}},
  {"zh":"成","pinyin":"Chéng","name":{"en":"Success","ru":"Успех"},"short":{"en":"The craftsman’s “done”: a day when loose ends find each other","ru":"Мастер говорит: «готово»; день, когда всё складывается"}},
  {"zh":"收","pinyin":"Shōu","name":{"en":"Receive","ru":"Получение"},"short":{"en":"Barn doors at harvest: what comes in is welcome, what goes out waits","ru":"Амбар в дни жатвы: входящему рады, исходящее подождёт"}},
  {"zh":"开","pinyin":"Kāi","name":{"en":"Open","ru":"Открытие"},"short":{"en":"Two hands lift the bar from the gate, and life’s own breath comes through","ru":"Две руки снимают засов с ворот, и в них входит само дыхание жизни"}},
  {"zh":"闭","pinyin":"Bì","name":{"en":"Close","ru":"Закрытие"},"short":{"en":"The bar is back across the gate: stop the gaps, raise the dyke, rest","ru":"Засов снова на воротах: заделать щели, поднять дамбу, отдохнуть"}},
]
