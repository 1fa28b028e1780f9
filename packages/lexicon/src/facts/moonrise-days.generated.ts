// Written from the whole lexicon by tools/generate/fact-words.ts.
import type { Words } from '../locale.ts'
import type { PlainWord } from './word.ts'

/**
 * The thirty lunar days of Russian tradition, from moonrise to moonrise; the first at 0.
 * @example moonriseDays[0].name.en // "First Moonrise Day"
 */
export const moonriseDays: readonly (PlainWord & { readonly symbol: Words })[] = [
  {"name":{"en":"First Moonrise Day","ru":"Первые лунные сутки"},"symbol":{"en":"Lamp","ru":"Светильник"},"short":{"en":"A beginning in the dark: more wishing than doing","ru":"Начало в темноте: больше желаний, чем дел"}},
  {"name":{"en":"Second Moonrise Day","ru":"Вторые лунные сутки"},"symbol":{"en":"Horn of Plenty","ru":"Рог изобилия"},"short":{"en":"See what you have, and share some of it","ru":"Посмотреть, чем богат, и поделиться"}},
  {"name":{"en":"Third Moonrise Day","ru":"Третьи лунные сутки"},"symbol":{"en":"Leopard","ru":"Барс"},"short":{"en":"Strength gathered for a leap; it asks for movement","ru":"Сила, собранная для прыжка; ей нужно движение"}},
  {"name":{"en":"Fourth Moonrise Day","ru":"Четвёртые лунные сутки"},"symbol":{"en":"Tree of Knowledge","ru":"Древо познания"},"short":{"en":"A day of choosing slowly, best among trees","ru":"Выбирать не спеша, а лучше всего — среди деревьев"}},
  {"name":{"en":"Fifth Moonrise Day","ru":"Пятые лунные сутки"},"symbol":{"en":"Unicorn","ru":"Единорог"},"short":{"en":"Keeping one’s word, even in something small","ru":"Держать слово, хотя бы в мелочи"}},
  {"name":{"en":"Sixth Moonrise Day","ru":"Шестые лунные сутки"},"symbol":{"en":"Crane","ru":"Журавль"},"short":{"en":"Looking up, listening, waiting for news","ru":"Смотреть вверх, прислушиваться, ждать вестей"}},
  {"name":{"en":"Seventh Moonrise Day","ru":"Седьмые лунные сутки"},"symbol":{"en":"Wind Rose","ru":"Роза ветров"},"short":{"en":"Words travel far today, so weigh them","ru":"Слова сегодня летят далеко — стоит их взвесить"}},
  {"name":{"en":"Eighth Moonrise Day","ru":"Восьмые лунные сутки"},"symbol":{"en":"Phoenix","ru":"Феникс"},"short":{"en":"Something worn out may go up in smoke","ru":"Отжившее можно пустить на дым"}},
  {"name":{"en":"Ninth Moonrise Day","ru":"Девятые лунные сутки"},"symbol":{"en":"Bat","ru":"Летучая мышь"},"short":{"en":"Things look upside down; judge them later","ru":"Всё кажется вверх ногами; судить лучше потом"}},
  {"name":{"en":"Tenth Moonrise Day","ru":"Десятые лунные сутки"},"symbol":{"en":"Fountain","ru":"Фонтан"},"short":{"en":"Back to the source: family, roots, clear water","ru":"Вернуться к истоку: семья, корни, чистая вода"}},
  {"name":{"en":"Eleventh Moonrise Day","ru":"Одиннадцатые лунные сутки"},"symbol":{"en":"Crown","ru":"Корона"},"short":{"en":"Plenty of strength, and one task to see through","ru":"Силы много, и одно дело нужно довести до конца"}},
  {"name":{"en":"Twelfth Moonrise Day","ru":"Двенадцатые лунные сутки"},"symbol":{"en":"Cup","ru":"Чаша"},"short":{"en":"Kindness without display","ru":"Доброта без показа"}},
  {"name":{"en":"Thirteenth Moonrise Day","ru":"Тринадцатые лунные сутки"},"symbol":{"en":"Wheel","ru":"Колесо"},"short":{"en":"Round it goes: repetition, practice, shared work","ru":"Всё по кругу: повторение, упражнение, общая работа"}},
  {"name":{"en":"Fourteenth Moonrise Day","ru":"Четырнадцатые лунные сутки"},"symbol":{"en":"Trumpet","ru":"Труба"},"short":{"en":"A call to get up and begin what matters","ru":"Зов: встать и приняться за главное"}},
  {"name":{"en":"Fifteenth Moonrise Day","ru":"Пятнадцатые лунные сутки"},"symbol":{"en":"Serpent","ru":"Змей"},"short":{"en":"Temptation under a big moon; humour is the antidote","ru":"Искушение под большой луной; противоядие — юмор"}},
  {"name":{"en":"Sixteenth Moonrise Day","ru":"Шестнадцатые лунные сутки"},"symbol":{"en":"Dove","ru":"Голубь"},"short":{"en":"Evenness after the peak: peace at table, peace at heart","ru":"Ровность после вершины: мир за столом и на душе"}},
  {"name":{"en":"Seventeenth Moonrise Day","ru":"Семнадцатые лунные сутки"},"symbol":{"en":"Bunch of Grapes","ru":"Гроздь винограда"},"short":{"en":"Joy in company, enough and no more","ru":"Радость в компании: вдоволь, но не сверх"}},
  {"name":{"en":"Eighteenth Moonrise Day","ru":"Восемнадцатые лунные сутки"},"symbol":{"en":"Mirror","ru":"Зеркало"},"short":{"en":"Other people show you your own face","ru":"В других людях видно собственное лицо"}},
  {"name":{"en":"Nineteenth Moonrise Day","ru":"Девятнадцатые лунные сутки"},"symbol":{"en":"Spider","ru":"Паук"},"short":{"en":"Threads and webs: weave your own, leave others’ alone","ru":"Нити и сети: ткать свою, в чужие не попадаться"}},
  {"name":{"en":"Twentieth Moonrise Day","ru":"Двадцатые лунные сутки"},"symbol":{"en":"Eagle","ru":"Орёл"},"short":{"en":"The view from above, without looking down on anyone","ru":"Взгляд сверху, но не свысока"}},
  {"name":{"en":"Twenty-First Moonrise Day","ru":"Двадцать первые лунные сутки"},"symbol":{"en":"Horse","ru":"Конь"},"short":{"en":"At a good pace, and together","ru":"Хорошим ходом и вместе"}},
  {"name":{"en":"Twenty-Second Moonrise Day","ru":"Двадцать вторые лунные сутки"},"symbol":{"en":"Elephant","ru":"Слон"},"short":{"en":"Memory and learning; books come down from the shelf","ru":"Память и знание; книги сходят с полок"}},
  {"name":{"en":"Twenty-Third Moonrise Day","ru":"Двадцать третьи лунные сутки"},"symbol":{"en":"Crocodile","ru":"Крокодил"},"short":{"en":"Patience with a thick skin; no snapping","ru":"Терпение и толстая кожа; зубами не щёлкать"}},
  {"name":{"en":"Twenty-Fourth Moonrise Day","ru":"Двадцать четвёртые лунные сутки"},"symbol":{"en":"Bear","ru":"Медведь"},"short":{"en":"Slow, heavy strength that moves what was stuck","ru":"Медленная тяжёлая сила, которая сдвигает застрявшее"}},
  {"name":{"en":"Twenty-Fifth Moonrise Day","ru":"Двадцать пятые лунные сутки"},"symbol":{"en":"Tortoise","ru":"Черепаха"},"short":{"en":"No hurry: home is always with you","ru":"Без спешки: дом всегда с собой"}},
  {"name":{"en":"Twenty-Sixth Moonrise Day","ru":"Двадцать шестые лунные сутки"},"symbol":{"en":"Toad","ru":"Жаба"},"short":{"en":"Sit quietly, save strength, boast of nothing","ru":"Посидеть тихо, поберечь силы и ничем не хвалиться"}},
  {"name":{"en":"Twenty-Seventh Moonrise Day","ru":"Двадцать седьмые лунные сутки"},"symbol":{"en":"Trident","ru":"Трезубец"},"short":{"en":"Under the surface: guesses, currents, second sight of the ordinary kind","ru":"Под поверхностью: догадки, течения, обыкновенное чутьё"}},
  {"name":{"en":"Twenty-Eighth Moonrise Day","ru":"Двадцать восьмые лунные сутки"},"symbol":{"en":"Lotus","ru":"Лотос"},"short":{"en":"A clean flower out of muddy water","ru":"Чистый цветок из мутной воды"}},
  {"name":{"en":"Twenty-Ninth Moonrise Day","ru":"Двадцать девятые лунные сутки"},"symbol":{"en":"Octopus","ru":"Спрут"},"short":{"en":"Too many arms at once: choose one matter and be simple","ru":"Слишком много рук сразу: выбрать одно дело и быть проще"}},
  {"name":{"en":"Thirtieth Moonrise Day","ru":"Тридцатые лунные сутки"},"symbol":{"en":"Golden Swan","ru":"Золотой лебедь"},"short":{"en":"A rare and short farewell, when the month has time for it","ru":"Редкое и короткое прощание, если месяц на него успевает"}},
]
