import type { Tuple } from './entry.ts'
import type { Words } from './locale.ts'

/** A lunar day of the Russian tradition: it has a sign instead of a Chinese name. */
type MoonriseDayEntry = {
  readonly name: Words
  readonly symbol: Words
  readonly short: Words
  readonly text: Words
}

/** Where the thirty signs come from, to be said wherever they are shown. */
export const moonriseTradition = {
  name: { en: 'Moonrise Days', ru: 'Лунные сутки от восхода до восхода' },
  short: {
    en: 'A Russian tradition beside the Chinese almanac, not a part of it',
    ru: 'Русская традиция рядом с китайским календарём, а не его часть',
  },
  text: {
    en: 'Many calendars in Russia count lunar days from one moonrise to the next and give each a sign. The custom spread there in the last decades of the twentieth century, through astrologers who looked to ancient Iran for its roots. It has nothing to do with the Chinese month, whose days run from midnight to midnight, so the two numbers often differ. We show it for those who are used to it; it adds nothing to the verdict on a day.',
    ru: 'Многие российские календари считают лунные сутки от одного восхода луны до другого и каждым дают свой знак. Обычай разошёлся в последние десятилетия двадцатого века благодаря астрологам, которые искали его корни в древнем Иране. С китайским месяцем он не связан: там день длится от полуночи до полуночи, и два номера часто не совпадают. Мы показываем лунные сутки тем, кто к ним привык; на оценку дня они не влияют.',
  },
} as const satisfies Omit<MoonriseDayEntry, 'symbol'>

/** The thirty lunar days from moonrise to moonrise, the first from the new moon. */
export const moonriseDays = [
  {
    name: { en: 'First Moonrise Day', ru: 'Первые лунные сутки' },
    symbol: { en: 'Lamp', ru: 'Светильник' },
    short: {
      en: 'A beginning in the dark: more wishing than doing',
      ru: 'Начало в темноте: больше желаний, чем дел',
    },
    text: {
      en: 'This day opens at the very moment of new moon and ends when the moon first rises, so it may last a whole day or a few minutes. There is no light in the sky yet, hence the lamp. The tradition keeps the time for wishes: let go of last month’s annoyances, picture the weeks ahead, write down two or three things worth doing. Nothing has to be started today.',
      ru: 'Эти сутки начинаются в самый миг новолуния и кончаются с первым восходом луны, так что длятся то целый день, то несколько минут. Света на небе ещё нет — отсюда светильник. Традиция отводит это время желаниям: отпустить досады прошлого месяца, представить себе ближайшие недели, записать два-три дела, которые того стоят. Начинать их сегодня не обязательно.',
    },
  },
  {
    name: { en: 'Second Moonrise Day', ru: 'Вторые лунные сутки' },
    symbol: { en: 'Horn of Plenty', ru: 'Рог изобилия' },
    short: {
      en: 'See what you have, and share some of it',
      ru: 'Посмотреть, чем богат, и поделиться',
    },
    text: {
      en: 'The horn broke off the goat that nursed the infant Zeus and never ran empty afterwards. Its day is generous in a homely way: look into the larder, cook for someone, return a borrowed book with a jar of jam. It suits the first small step of a plan, the kind one can take without anybody’s leave. Greed spoils it more quickly than poverty does.',
      ru: 'Рог отломился у козы, выкормившей младенца Зевса, и с тех пор не пустел. Щедрость у этих суток домашняя: заглянуть в кладовую, приготовить что-нибудь для другого, вернуть взятую книгу вместе с банкой варенья. Хорош и первый маленький шаг к задуманному — такой, на который не нужно ничьего разрешения. Жадность портит этот день скорее, чем бедность.',
    },
  },
  {
    name: { en: 'Third Moonrise Day', ru: 'Третьи лунные сутки' },
    symbol: { en: 'Leopard', ru: 'Барс' },
    short: {
      en: 'Strength gathered for a leap; it asks for movement',
      ru: 'Сила, собранная для прыжка; ей нужно движение',
    },
    text: {
      en: 'Picture the animal crouched, tail twitching, a second before the spring. That is the mood: more strength than patience. Give it to the body, to a run, a swim, firewood, heavy boxes, and it turns into good humour; keep it sitting at a desk and it comes out as sharp words. Sitting things out is the poorest choice today. In the evening sky the first crescent is easy to find.',
      ru: 'Представьте зверя, припавшего к земле, с подрагивающим хвостом, за секунду до прыжка. Такое и настроение: силы больше, чем терпения. Отдайте её телу — пробежке, бассейну, дровам, тяжёлым коробкам, — и она обернётся бодростью; продержите за столом, и выйдет резким словом. Хуже всего сегодня пережидать. На вечернем небе уже легко найти первый серп.',
    },
  },
  {
    name: { en: 'Fourth Moonrise Day', ru: 'Четвёртые лунные сутки' },
    symbol: { en: 'Tree of Knowledge', ru: 'Древо познания' },
    short: {
      en: 'A day of choosing slowly, best among trees',
      ru: 'Выбирать не спеша, а лучше всего — среди деревьев',
    },
    text: {
      en: 'Two people once stood under this tree and made up their minds too fast. So the day asks for a pause between question and answer: sleep on an offer, reread the letter before it goes, tell the caller you will ring back. Quiet suits it, and so does greenery. Walk in a park, sort old notes, ask an elder how things were. What you decide by evening tends to be your own.',
      ru: 'Под этим деревом однажды стояли двое и решили слишком быстро. Поэтому день просит паузы между вопросом и ответом: переспать с предложением, перечитать письмо перед отправкой, сказать, что перезвоните. Ему идут тишина и зелень. Пройдитесь по парку, разберите старые записи, расспросите старших, как было прежде. То, что решится к вечеру, скорее всего, будет решением вашим собственным.',
    },
  },
  {
    name: { en: 'Fifth Moonrise Day', ru: 'Пятые лунные сутки' },
    symbol: { en: 'Unicorn', ru: 'Единорог' },
    short: {
      en: 'Keeping one’s word, even in something small',
      ru: 'Держать слово, хотя бы в мелочи',
    },
    text: {
      en: 'On medieval tapestries no hunter can take the unicorn, yet it lies down of itself beside someone it trusts. The sign is about trust, then: do what you said you would do, and leave your principles where they were in the morning. Changes of plan sit badly with this day, while an old promise kept at last sits very well. People add that food tastes best when it is plain.',
      ru: 'На средневековых гобеленах единорога не взять ни одному охотнику, но у ног того, кому верит, он ложится сам. Знак, стало быть, о доверии: сделать то, что обещали, и оставить принципы на том же месте, где они были утром. Перемены планов с этим днём не в ладу, зато давнее обещание, наконец исполненное, ему впору. А еда, говорят, вкуснее всего простая.',
    },
  },
  {
    name: { en: 'Sixth Moonrise Day', ru: 'Шестые лунные сутки' },
    symbol: { en: 'Crane', ru: 'Журавль' },
    short: {
      en: 'Looking up, listening, waiting for news',
      ru: 'Смотреть вверх, прислушиваться, ждать вестей',
    },
    text: {
      en: 'Cranes are heard before they are seen: a far call, and only then the wedge above the field. In the same way the day is for the ear. Let others finish their sentences, notice what is said in passing, open a window and listen to the street. Complaining is out of tune with it. Some calendars draw an ibis or another bird here, but all of them agree on wings.',
      ru: 'Журавлей слышно раньше, чем видно: далёкий крик, и лишь потом клин над полем. Так и день этот больше для слуха. Дайте другим договорить, заметьте сказанное мимоходом, откройте окно и послушайте улицу. Жалобы ему не в тон. В иных календарях на этом месте ибис или просто птица, но в том, что у знака есть крылья, согласны все.',
    },
  },
  {
    name: { en: 'Seventh Moonrise Day', ru: 'Седьмые лунные сутки' },
    symbol: { en: 'Wind Rose', ru: 'Роза ветров' },
    short: {
      en: 'Words travel far today, so weigh them',
      ru: 'Слова сегодня летят далеко — стоит их взвесить',
    },
    text: {
      en: 'A wind rose on an old chart shows where the air comes from and how strongly. Here the wind is speech. Say little, say it accurately, and it reaches the person it was meant for; a careless remark reaches everybody. The day likes honest letters, a clear question to someone who knows, a poem read aloud. Promises made for effect are better left unsaid.',
      ru: 'Роза ветров на старой карте показывает, откуда и с какой силой дует. Ветер здесь — речь. Скажите мало, но точно, и слово дойдёт до того, кому назначено; небрежное замечание разойдётся по всем. День любит честные письма, ясный вопрос к тому, кто знает ответ, стихи вслух. А обещания ради красного словца лучше придержать.',
    },
  },
  {
    name: { en: 'Eighth Moonrise Day', ru: 'Восьмые лунные сутки' },
    symbol: { en: 'Phoenix', ru: 'Феникс' },
    short: {
      en: 'Something worn out may go up in smoke',
      ru: 'Отжившее можно пустить на дым',
    },
    text: {
      en: 'The bird builds its own fire and walks out of the ashes young. Nobody asks you for so much: burn a box of old receipts, air the blankets, forgive a debt of words, give up one habit until the next half-moon. The first quarter usually stands in the sky at this point, half done and half to do, which is a fair picture of how any renewal feels from the inside.',
      ru: 'Птица сама складывает себе костёр и выходит из пепла молодой. От вас столько не требуется: сжечь коробку старых чеков, проветрить одеяла, простить неудачное слово, отказаться от одной привычки до следующей половины луны. На небе в это время обычно первая четверть — полдела сделано, полдела впереди, и изнутри всякое обновление выглядит примерно так же.',
    },
  },
  {
    name: { en: 'Ninth Moonrise Day', ru: 'Девятые лунные сутки' },
    symbol: { en: 'Bat', ru: 'Летучая мышь' },
    short: {
      en: 'Things look upside down; judge them later',
      ru: 'Всё кажется вверх ногами; судить лучше потом',
    },
    text: {
      en: 'A bat at rest sees the room the wrong way up and is perfectly at ease. People, in this tradition, are less so: suspicions grow, small offences look large, old fears come out at dusk. The remedy is modest. Put off the serious talk, wash the floor, mend what is torn, have an early night. By the next moonrise most of what seemed sinister turns out to be a coat on a chair.',
      ru: 'Летучая мышь на отдыхе видит комнату вверх ногами и чувствует себя прекрасно. Людям, по этой традиции, труднее: растут подозрения, мелкая обида кажется крупной, в сумерках вылезают старые страхи. Средство скромное. Отложите серьёзный разговор, вымойте пол, зашейте прореху, лягте пораньше. К следующему восходу почти всё, что пугало, окажется пальто на спинке стула.',
    },
  },
  {
    name: { en: 'Tenth Moonrise Day', ru: 'Десятые лунные сутки' },
    symbol: { en: 'Fountain', ru: 'Фонтан' },
    short: {
      en: 'Back to the source: family, roots, clear water',
      ru: 'Вернуться к истоку: семья, корни, чистая вода',
    },
    text: {
      en: 'Water leaps here because of what presses on it from far below. The sign points down the pipe: to grandparents, to the street you grew up in, to the first book you loved. Ring someone who remembers you small. Look through photographs and write names on the backs. Strength comes easily, so leave part of the day free and see what it wants to do. Bathhouses are traditionally full.',
      ru: 'Вода бьёт вверх потому, что глубоко внизу её подпирают. Туда, вниз, и показывает знак: к дедам и бабушкам, к улице детства, к первой любимой книге. Позвоните тому, кто помнит вас маленьким. Переберите фотографии и подпишите их на обороте. Силы прибывают легко, так что оставьте часть дня свободной и посмотрите, чего захочется. Любители бани считают эти сутки своими.',
    },
  },
  {
    name: { en: 'Eleventh Moonrise Day', ru: 'Одиннадцатые лунные сутки' },
    symbol: { en: 'Crown', ru: 'Корона' },
    short: {
      en: 'Plenty of strength, and one task to see through',
      ru: 'Силы много, и одно дело нужно довести до конца',
    },
    text: {
      en: 'A crown is light in the hand and heavy on the head. Energy is said to run high, higher than on most days of the moon, and its weight is felt by anyone who begins five things at once. So the rule is old and short: take one, finish it, put the tools back in their place. Orders given quietly are followed best. A straight back helps, in both senses.',
      ru: 'В руках корона легка, на голове тяжела. Сил, как считается, больше, чем в другие лунные сутки, и тяжесть их чувствует всякий, кто берётся за пять дел сразу. Правило поэтому старое и короткое: взять одно, закончить, положить инструмент на место. Распоряжения, отданные негромко, исполняются лучше. Помогает прямая спина — в обоих смыслах.',
    },
  },
  {
    name: { en: 'Twelfth Moonrise Day', ru: 'Двенадцатые лунные сутки' },
    symbol: { en: 'Cup', ru: 'Чаша' },
    short: {
      en: 'Kindness without display',
      ru: 'Доброта без показа',
    },
    text: {
      en: 'Some call it the Heart, some the Grail; either way it is a vessel, and a vessel is useful while it is open. Ask forgiveness if there is something to ask it for. Listen to a person who is usually interrupted. Help where no one will find out. Tears come easily and mean no harm. Quarrels started today are said to leave the longest taste, so let the other side have the last word.',
      ru: 'Одни зовут знак Сердцем, другие Граалем; так или иначе это сосуд, а от сосуда есть толк, пока он открыт. Попросите прощения, если есть за что. Выслушайте того, кого обычно перебивают. Помогите там, где никто не узнает. Слёзы близко, и беды в них нет. Ссоры этих суток, говорят, оставляют самое долгое послевкусие — пусть последнее слово будет за другим.',
    },
  },
  {
    name: { en: 'Thirteenth Moonrise Day', ru: 'Тринадцатые лунные сутки' },
    symbol: { en: 'Wheel', ru: 'Колесо' },
    short: {
      en: 'Round it goes: repetition, practice, shared work',
      ru: 'Всё по кругу: повторение, упражнение, общая работа',
    },
    text: {
      en: 'Spinning wheel, potter’s wheel, mill wheel: each does its work by coming back to the same place. Old matters return today, and so do old acquaintances; it is a chance to do better what was done badly the first time. Practise scales, knead dough, go over the accounts, join a chore that takes several pairs of hands. What is learnt by rote now seems to stay.',
      ru: 'Прялка, гончарный круг, мельничное колесо — каждое работает тем, что возвращается на прежнее место. Возвращаются сегодня и старые дела, и старые знакомые: случай сделать лучше то, что в первый раз вышло плохо. Поиграйте гаммы, замесите тесто, пройдитесь по счетам, примкните к делу, где нужно несколько пар рук. Затверженное теперь держится в памяти крепко.',
    },
  },
  {
    name: { en: 'Fourteenth Moonrise Day', ru: 'Четырнадцатые лунные сутки' },
    symbol: { en: 'Trumpet', ru: 'Труба' },
    short: {
      en: 'A call to get up and begin what matters',
      ru: 'Зов: встать и приняться за главное',
    },
    text: {
      en: 'A trumpet does not argue; it wakes the camp and stops. If there is one thing you have been meaning to start, the tradition puts the start here, close to the full moon, when the light is with you until late. Answer the message that has waited a week. Speak up where you usually nod. Low spirits, should they come, are best treated with cold water on the face and a brisk walk.',
      ru: 'Труба не спорит: разбудит лагерь и умолкнет. Если есть дело, к которому вы давно собираетесь, традиция начинает его здесь, у самого полнолуния, когда света хватает допоздна. Ответьте на письмо, которое ждёт неделю. Скажите вслух там, где обычно киваете. А если нападёт хандра, от неё есть простое средство: холодная вода в лицо и быстрая прогулка.',
    },
  },
  {
    name: { en: 'Fifteenth Moonrise Day', ru: 'Пятнадцатые лунные сутки' },
    symbol: { en: 'Serpent', ru: 'Змей' },
    short: {
      en: 'Temptation under a big moon; humour is the antidote',
      ru: 'Искушение под большой луной; противоядие — юмор',
    },
    text: {
      en: 'Appetites wake up with the big moon: for sweets, for gossip, for the thing in the shop window that is sold “today only”. The serpent of this sign does not bite; it suggests. Hear the suggestion out, laugh, and see whether it is still as good in the morning. What you do want to keep from the day is its vividness: colours, smells, a conversation that runs until one.',
      ru: 'С большой луной просыпаются аппетиты: к сладкому, к сплетням, к вещи в витрине, которую отдают «только сегодня». Змей этого знака не кусает, он подсказывает. Дослушайте, посмейтесь и посмотрите, так ли подсказка хороша наутро. А вот яркость от этих суток стоит взять: цвета, запахи, разговор, который затянулся за полночь.',
    },
  },
  {
    name: { en: 'Sixteenth Moonrise Day', ru: 'Шестнадцатые лунные сутки' },
    symbol: { en: 'Dove', ru: 'Голубь' },
    short: {
      en: 'Evenness after the peak: peace at table, peace at heart',
      ru: 'Ровность после вершины: мир за столом и на душе',
    },
    text: {
      en: 'The dove came back to the ark with a leaf, and everybody on board could breathe again. After the excitement of the full moon this sign offers the same: level voices, clean linen, a table where nobody raises an old subject. Other calendars draw a butterfly, just as light. Go somewhere open, by water if you can, and do one thing at half your usual speed.',
      ru: 'Голубь вернулся в ковчег с листком, и все на борту выдохнули. После полнолунного возбуждения знак предлагает то же самое: ровные голоса, чистое бельё, стол, за которым не поднимают старых тем. В других календарях здесь бабочка, такая же лёгкая. Выберитесь на простор, лучше к воде, и сделайте что-нибудь вдвое медленнее обычного.',
    },
  },
  {
    name: { en: 'Seventeenth Moonrise Day', ru: 'Семнадцатые лунные сутки' },
    symbol: { en: 'Bunch of Grapes', ru: 'Гроздь винограда' },
    short: {
      en: 'Joy in company, enough and no more',
      ru: 'Радость в компании: вдоволь, но не сверх',
    },
    text: {
      en: 'Grapes hang together, and the day is hard to enjoy alone. Ask friends in without an occasion, put on music, let someone tell the story everybody knows by heart. Bacchus is the patron of the sign and also its warning: joy here comes from the company rather than from the bottle. The moon is late now, so the stars have time to come out before it.',
      ru: 'Виноград висит гроздью, и радоваться этому дню в одиночку трудно. Позовите друзей без повода, включите музыку, дайте кому-нибудь рассказать историю, которую все знают наизусть. Вакх у знака и покровитель, и предостережение: радость здесь от людей, а не от бутылки. Луна теперь запаздывает, и первыми на небо успевают выйти звёзды.',
    },
  },
  {
    name: { en: 'Eighteenth Moonrise Day', ru: 'Восемнадцатые лунные сутки' },
    symbol: { en: 'Mirror', ru: 'Зеркало' },
    short: {
      en: 'Other people show you your own face',
      ru: 'В других людях видно собственное лицо',
    },
    text: {
      en: 'Whatever irritates you in a neighbour today, the tradition says, look for it at home first. The same holds for what you admire. A mirror adds nothing, and that is its use: keep a diary, reread something you wrote a year ago, ask a friend a question you would not like to be asked. No need to correct everything at once. Noticing is the whole of the task.',
      ru: 'Что бы ни раздражало вас сегодня в соседе, говорит традиция, поищите это сперва у себя. С тем, чем восхищаетесь, так же. Зеркало ничего не прибавляет, этим и полезно: запишите день, перечтите написанное год назад, задайте другу вопрос, который не хотели бы услышать сами. Исправлять всё сразу не нужно. Заметить — в этом вся задача.',
    },
  },
  {
    name: { en: 'Nineteenth Moonrise Day', ru: 'Девятнадцатые лунные сутки' },
    symbol: { en: 'Spider', ru: 'Паук' },
    short: {
      en: 'Threads and webs: weave your own, leave others’ alone',
      ru: 'Нити и сети: ткать свою, в чужие не попадаться',
    },
    text: {
      en: 'A web is fine engineering for the one who made it and a nuisance to everyone else. Handwork goes well under this sign: knitting, wiring, a puzzle, a tangle of code. Intrigue goes badly, and so do rumours passed on without checking. If you feel caught in someone’s plan, stop tugging and find the thread you hold yourself. Dusting the corners is allowed; the spider may stay.',
      ru: 'Паутина — тонкая работа для того, кто её сплёл, и помеха для всех остальных. Под этим знаком спорится рукоделие: вязание, проводка, головоломка, запутанный код. Не спорятся интриги и слухи, переданные без проверки. Если кажется, что попали в чужой замысел, не дёргайтесь и найдите нить, которую держите сами. Пыль по углам смести можно, паука — оставить.',
    },
  },
  {
    name: { en: 'Twentieth Moonrise Day', ru: 'Двадцатые лунные сутки' },
    symbol: { en: 'Eagle', ru: 'Орёл' },
    short: {
      en: 'The view from above, without looking down on anyone',
      ru: 'Взгляд сверху, но не свысока',
    },
    text: {
      en: 'From a height the valley makes sense: here the road, there the ford, and the quarrel over the fence is a dot. Go up a tower or simply take a large sheet of paper and set out the whole of an affair you have only seen in pieces. Decisions come clear and quick. The fault of the day is haughtiness, so it helps to remember how small you look from up there yourself.',
      ru: 'С высоты долина понятна: вот дорога, вот брод, а спор из-за забора — просто точка. Поднимитесь на колокольню или возьмите большой лист и разложите на нём целиком дело, которое видели только по кускам. Решения приходят быстро и ясно. Изъян этих суток — высокомерие, поэтому полезно помнить, каким маленьким оттуда видны и вы.',
    },
  },
  {
    name: { en: 'Twenty-First Moonrise Day', ru: 'Двадцать первые лунные сутки' },
    symbol: { en: 'Horse', ru: 'Конь' },
    short: {
      en: 'At a good pace, and together',
      ru: 'Хорошим ходом и вместе',
    },
    text: {
      en: 'Horses keep step with one another without being told. The sign favours whatever is done side by side: a team that has an evening to finish, a choir, a long walk with a friend who matches your stride. It is a brisk, frank day that dislikes sitting about and dislikes injustice still more. Whoever has lagged behind can catch up now, if the others slow down a little.',
      ru: 'Лошади идут в ногу без всякой команды. Знаку по душе всё, что делают бок о бок: команда, у которой остался последний вечер, хор, долгая прогулка с другом, чей шаг похож на ваш. День бодрый и прямой; он не любит засиживаться, а несправедливость не любит ещё больше. Отставший теперь может догнать своих, если те немного придержат шаг.',
    },
  },
  {
    name: { en: 'Twenty-Second Moonrise Day', ru: 'Двадцать вторые лунные сутки' },
    symbol: { en: 'Elephant', ru: 'Слон' },
    short: {
      en: 'Memory and learning; books come down from the shelf',
      ru: 'Память и знание; книги сходят с полок',
    },
    text: {
      en: 'Elephant-headed Ganesha is said to have written down the whole Mahabharata to dictation, breaking off a tusk when the pen failed. Knowledge, then, and the patience to take it down: read the difficult chapter, explain to a child how the lock works, put a library in order. Things taught today are learnt twice, by the listener and by the teacher. Idle curiosity is welcome too; it usually knows where it is going.',
      ru: 'Слоноголовый Ганеша, по преданию, записал под диктовку всю Махабхарату, а когда сломалось перо, отломил собственный бивень. Стало быть, день о знании и о терпении, чтобы его записать: прочесть трудную главу, объяснить ребёнку, как устроен замок, навести порядок на книжных полках. Кто сегодня учит, учится и сам. Праздное любопытство тоже кстати: обычно оно знает дорогу.',
    },
  },
  {
    name: { en: 'Twenty-Third Moonrise Day', ru: 'Двадцать третьи лунные сутки' },
    symbol: { en: 'Crocodile', ru: 'Крокодил' },
    short: {
      en: 'Patience with a thick skin; no snapping',
      ru: 'Терпение и толстая кожа; зубами не щёлкать',
    },
    text: {
      en: 'Crocodiles can lie still for hours and guard their eggs with care. The tradition counts this among its tense days and so recommends the animal’s better half: stay calm, keep watch over what is yours, say no once and leave it there. Anger, if let out, takes more than it wanted. Some calendars have a chimera here, a beast put together of parts, and advise against being three things at a time.',
      ru: 'Крокодил умеет часами лежать неподвижно и бережно стережёт свои яйца. Сутки эти традиция относит к напряжённым и советует брать со зверя лучшее: сохранять спокойствие, присматривать за своим, сказать «нет» один раз и на этом остановиться. Гнев, если дать ему волю, откусит больше, чем хотел. В иных календарях здесь химера, составленная из частей, — и совет не быть тремя зверями сразу.',
    },
  },
  {
    name: { en: 'Twenty-Fourth Moonrise Day', ru: 'Двадцать четвёртые лунные сутки' },
    symbol: { en: 'Bear', ru: 'Медведь' },
    short: {
      en: 'Slow, heavy strength that moves what was stuck',
      ru: 'Медленная тяжёлая сила, которая сдвигает застрявшее',
    },
    text: {
      en: 'A bear turns over the log nobody else could move and finds its supper there. After the strain of the day before, this sign gives back weight and calm: dig, lift, carry, press on with the part of the work that wanted muscle. It is a good-natured strength as long as it is not teased. Warm food and a long sleep belong to it as much as the effort does.',
      ru: 'Медведь переворачивает колоду, которую никто не мог сдвинуть, и находит под ней ужин. После вчерашнего напряжения знак возвращает вес и спокойствие: копать, поднимать, носить, взяться за ту часть работы, где не хватало плеча. Сила эта добродушна, пока её не дразнят. Горячая еда и долгий сон принадлежат ей не меньше, чем усилие.',
    },
  },
  {
    name: { en: 'Twenty-Fifth Moonrise Day', ru: 'Двадцать пятые лунные сутки' },
    symbol: { en: 'Tortoise', ru: 'Черепаха' },
    short: {
      en: 'No hurry: home is always with you',
      ru: 'Без спешки: дом всегда с собой',
    },
    text: {
      en: 'Achilles never catches the tortoise in the old riddle, and today one sees why: it does not take part in the race. Walk instead of driving, finish the tea while it is hot, let the telephone ring in another room. Thoughts come from the bottom, one by one, and are worth the wait. Haste is the only thing that goes wrong. The moon follows suit and rises long after midnight.',
      ru: 'В старой загадке Ахиллес никак не догонит черепаху, и сегодня видно почему: в забеге она не участвует. Идите пешком, допейте чай горячим, пусть телефон звонит в другой комнате. Мысли всплывают со дна по одной, и ради них стоит подождать. Не удаётся только спешка. Луна делает так же: встаёт, когда полночь давно прошла.',
    },
  },
  {
    name: { en: 'Twenty-Sixth Moonrise Day', ru: 'Двадцать шестые лунные сутки' },
    symbol: { en: 'Toad', ru: 'Жаба' },
    short: {
      en: 'Sit quietly, save strength, boast of nothing',
      ru: 'Посидеть тихо, поберечь силы и ничем не хвалиться',
    },
    text: {
      en: 'A toad swells to look bigger, and nobody is fooled. The sign stands for the low water of the month: less strength, more wish to be noticed. So the tradition turns the advice the other way and praises the damp corner under the burdock, where one can sit out the dry hours. Leave big talk, big spending and other people’s affairs alone. Sleep, soup and silence do very well.',
      ru: 'Жаба раздувается, чтобы казаться больше, и никого этим не обманывает. Знак отмечает низкую воду месяца: сил меньше, а желания быть замеченным больше. Потому традиция и хвалит сырой угол под лопухом, где пережидают сухие часы. Не до громких слов сегодня, не до больших трат и не до чужих дел. Сон, суп и тишина — вполне достаточно.',
    },
  },
  {
    name: { en: 'Twenty-Seventh Moonrise Day', ru: 'Двадцать седьмые лунные сутки' },
    symbol: { en: 'Trident', ru: 'Трезубец' },
    short: {
      en: 'Under the surface: guesses, currents, second sight of the ordinary kind',
      ru: 'Под поверхностью: догадки, течения, обыкновенное чутьё',
    },
    text: {
      en: 'With his trident Poseidon struck a rock and salt water ran out. Something of the kind happens to attention now: tap in the right place, and an answer you were not looking for comes up. Keep a notebook by the bed, follow a hunch as far as it costs nothing, go and look at a river. Where you have sense enough not to row against the current, it carries you quite a way.',
      ru: 'Посейдон ударил трезубцем в скалу, и потекла солёная вода. Что-то подобное бывает теперь со вниманием: стукнешь в нужном месте — и всплывает ответ, которого не искал. Держите у кровати блокнот, доверьтесь догадке, пока это ничего не стоит, сходите посмотреть на реку. Если хватит ума не грести против течения, унесёт оно довольно далеко.',
    },
  },
  {
    name: { en: 'Twenty-Eighth Moonrise Day', ru: 'Двадцать восьмые лунные сутки' },
    symbol: { en: 'Lotus', ru: 'Лотос' },
    short: {
      en: 'A clean flower out of muddy water',
      ru: 'Чистый цветок из мутной воды',
    },
    text: {
      en: 'The lotus has its feet in silt and opens without a stain, because water will not stay on its leaves. It makes for a light, well-disposed day, among the friendliest of the waning moon. Put flowers on the table, feed the birds, wear what you were keeping for best. Unpleasant remarks can be allowed to roll off. The tradition asks only that nothing living be torn up or broken for fun.',
      ru: 'Лотос стоит ногами в иле, а раскрывается без пятнышка: вода с его листьев скатывается. День выходит лёгкий и расположенный к людям, из самых дружелюбных на убывающей луне. Поставьте на стол цветы, покормите птиц, наденьте то, что берегли для случая. Неприятным словам можно дать скатиться. Традиция просит об одном: ничего живого не рвать и не ломать для забавы.',
    },
  },
  {
    name: { en: 'Twenty-Ninth Moonrise Day', ru: 'Двадцать девятые лунные сутки' },
    symbol: { en: 'Octopus', ru: 'Спрут' },
    short: {
      en: 'Too many arms at once: choose one matter and be simple',
      ru: 'Слишком много рук сразу: выбрать одно дело и быть проще',
    },
    text: {
      en: 'Dark water, eight arms and a cloud of ink: the last complete day of the moon has no good name in this tradition, and most of its warnings come down to muddle. Take hold of one thing, not eight. Close what can be closed, cancel what can be cancelled, tell people plainly that you will answer next week. Tidy the room before night. New moon is near, and the water clears by itself.',
      ru: 'Тёмная вода, восемь рук и облако чернил: у последних полных лунных суток в этой традиции слава неважная, а предостережения её сводятся к одному слову — путаница. Возьмитесь за что-то одно, а не за восемь дел. Закройте то, что закрывается, отмените то, что отменяется, честно скажите, что ответите на той неделе. Приберите на ночь комнату. Новолуние близко, вода посветлеет сама.',
    },
  },
  {
    name: { en: 'Thirtieth Moonrise Day', ru: 'Тридцатые лунные сутки' },
    symbol: { en: 'Golden Swan', ru: 'Золотой лебедь' },
    short: {
      en: 'A rare and short farewell, when the month has time for it',
      ru: 'Редкое и короткое прощание, если месяц на него успевает',
    },
    text: {
      en: 'Not every moon has a thirtieth day: it exists only if the moon manages to rise once more before the next new moon, and then it may be over in an hour. Hence a swan, seen for a moment on the water and gone. The tradition gives this coda to thanks. Pay a small debt, say the kind thing you kept putting off, remember three good hours of the month. Then wait for the lamp.',
      ru: 'Тридцатые сутки бывают не всякий месяц: только если луна успеет ещё раз взойти перед новолунием, и тогда порой длятся какой-нибудь час. Потому и лебедь: мелькнул на воде и улетел. Этот эпилог традиция отдаёт благодарности. Верните мелкий долг, скажите доброе слово, которое всё откладывали, вспомните три хороших часа этого месяца. А там — ждать светильника.',
    },
  },
] as const satisfies Tuple<MoonriseDayEntry, 30>
