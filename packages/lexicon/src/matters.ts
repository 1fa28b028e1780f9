import type { Words } from './locale.ts'

/** A matter as the imperial almanacs name it, and what it means. */
export type Matter = { readonly zh: string; readonly pinyin: string; readonly name: Words }

// In the order of 协纪辨方书, juan 11, 用事; what stands last is named by juan 10 alone.
export const matters: Readonly<Record<string, Matter>> = {
  祭祀: {
    zh: '祭祀',
    pinyin: 'jìsì',
    name: { en: 'making offerings to gods and ancestors', ru: 'жертвоприношения богам и предкам' },
  },
  祈福: { zh: '祈福', pinyin: 'qífú', name: { en: 'praying for blessings', ru: 'молитва о счастье' } },
  求嗣: { zh: '求嗣', pinyin: 'qiú sì', name: { en: 'praying for a child', ru: 'просьба о потомстве' } },
  上册进表章: {
    zh: '上册进表章',
    pinyin: 'shàng cè jìn biǎozhāng',
    name: {
      en: 'presenting patents and memorials to the throne',
      ru: 'поднесение грамот и докладов государю',
    },
  },
  上表章: {
    zh: '上表章',
    pinyin: 'shàng biǎozhāng',
    name: { en: 'submitting a memorial', ru: 'подача доклада' },
  },
  颁诏: { zh: '颁诏', pinyin: 'bān zhào', name: { en: 'proclaiming an edict', ru: 'обнародование указа' } },
  覃恩肆赦: {
    zh: '覃恩肆赦',
    pinyin: 'tán ēn sì shè',
    name: { en: 'extending grace and pardoning', ru: 'всеобщая милость и помилование' },
  },
  施恩封拜: {
    zh: '施恩封拜',
    pinyin: 'shī ēn fēng bài',
    name: { en: 'bestowing favours and ranks', ru: 'пожалования и возведение в чин' },
  },
  袭爵受封: {
    zh: '袭爵受封',
    pinyin: 'xí jué shòu fēng',
    name: { en: 'succeeding to a title, being enfeoffed', ru: 'наследование титула, получение удела' },
  },
  诏命公卿招贤: {
    zh: '诏命公卿招贤',
    pinyin: 'zhào mìng gōngqīng zhāo xián',
    name: {
      en: 'appointing ministers, calling the able to service',
      ru: 'назначение сановников, призыв достойных на службу',
    },
  },
  举正直: {
    zh: '举正直',
    pinyin: 'jǔ zhèngzhí',
    name: { en: 'recommending the upright', ru: 'представление честных к должности' },
  },
  施恩惠恤孤茕: {
    zh: '施恩惠恤孤茕',
    pinyin: 'shī ēnhuì xù gū qióng',
    name: { en: 'kindness to orphans and the lonely', ru: 'милость к сиротам и одиноким' },
  },
  宣政事: {
    zh: '宣政事',
    pinyin: 'xuān zhèngshì',
    name: { en: 'announcing affairs of state', ru: 'объявление государственных дел' },
  },
  布政事: {
    zh: '布政事',
    pinyin: 'bù zhèngshì',
    name: { en: 'putting policy into effect', ru: 'проведение государственных мер' },
  },
  行惠爱雪冤枉缓刑狱: {
    zh: '行惠爱雪冤枉缓刑狱',
    pinyin: 'xíng huì’ài xuě yuānwang huǎn xíngyù',
    name: {
      en: 'clearing the wrongly accused, easing sentences',
      ru: 'оправдание невиновных, смягчение приговоров',
    },
  },
  庆赐赏贺: {
    zh: '庆赐赏贺',
    pinyin: 'qìng cì shǎng hè',
    name: { en: 'congratulating and rewarding', ru: 'поздравления и награды' },
  },
  宴会: {
    zh: '宴会',
    pinyin: 'yànhuì',
    name: { en: 'holding a banquet, receiving guests', ru: 'пир, приём гостей' },
  },
  入学: { zh: '入学', pinyin: 'rù xué', name: { en: 'entering school', ru: 'начало учения' } },
  冠带: {
    zh: '冠带',
    pinyin: 'guàndài',
    name: { en: 'capping a young man, coming of age', ru: 'обряд совершеннолетия' },
  },
  出行: {
    zh: '出行',
    pinyin: 'chūxíng',
    name: { en: 'setting out on a journey, sending an envoy', ru: 'выезд в путь, отправка гонца' },
  },
  安抚边境: {
    zh: '安抚边境',
    pinyin: 'ānfǔ biānjìng',
    name: { en: 'pacifying the borders', ru: 'умиротворение границ' },
  },
  选将训兵: {
    zh: '选将训兵',
    pinyin: 'xuǎn jiàng xùn bīng',
    name: { en: 'choosing generals, drilling troops', ru: 'выбор полководцев, обучение войск' },
  },
  出师: {
    zh: '出师',
    pinyin: 'chū shī',
    name: { en: 'marching out with an army', ru: 'выступление войска' },
  },
  上官赴任: {
    zh: '上官赴任',
    pinyin: 'shàng guān fù rèn',
    name: { en: 'taking up office', ru: 'вступление в должность' },
  },
  临政亲民: {
    zh: '临政亲民',
    pinyin: 'lín zhèng qīn mín',
    name: { en: 'attending to government, receiving the people', ru: 'дела управления, приём просителей' },
  },
  结婚姻: {
    zh: '结婚姻',
    pinyin: 'jié hūnyīn',
    name: { en: 'agreeing on a marriage', ru: 'сговор о браке' },
  },
  纳采问名: {
    zh: '纳采问名',
    pinyin: 'nà cǎi wèn míng',
    name: { en: 'sending betrothal gifts, asking the bride’s name', ru: 'дары невесте и вопрос о её имени' },
  },
  嫁娶: {
    zh: '嫁娶',
    pinyin: 'jiàqǔ',
    name: { en: 'giving or taking in marriage', ru: 'женитьба и замужество' },
  },
  进人口: {
    zh: '进人口',
    pinyin: 'jìn rénkǒu',
    name: { en: 'taking people into the household', ru: 'приём людей в дом' },
  },
  搬移: {
    zh: '搬移',
    pinyin: 'bānyí',
    name: { en: 'moving to another house', ru: 'переселение в другой дом' },
  },
  远回: { zh: '远回', pinyin: 'yuǎn huí', name: { en: 'coming home from afar', ru: 'возвращение издалека' } },
  安床: { zh: '安床', pinyin: 'ān chuáng', name: { en: 'setting up a bed', ru: 'установка кровати' } },
  解除: {
    zh: '解除',
    pinyin: 'jiěchú',
    name: { en: 'cleansing the house, removing what is harmful', ru: 'очищение дома от дурного' },
  },
  沐浴: { zh: '沐浴', pinyin: 'mùyù', name: { en: 'bathing', ru: 'омовение' } },
  整容: {
    zh: '整容',
    pinyin: 'zhěngróng',
    name: { en: 'trimming hair and beard, shaving the face', ru: 'стрижка бороды и бритьё лица' },
  },
  剃头: {
    zh: '剃头',
    pinyin: 'tì tóu',
    name: { en: 'shaving the head, cutting the hair', ru: 'бритьё головы, стрижка волос' },
  },
  整手足甲: {
    zh: '整手足甲',
    pinyin: 'zhěng shǒuzú jiǎ',
    name: { en: 'paring the nails', ru: 'подрезание ногтей' },
  },
  求医疗病: {
    zh: '求医疗病',
    pinyin: 'qiú yī liáo bìng',
    name: { en: 'seeking a doctor, treating illness', ru: 'обращение к лекарю, лечение болезней' },
  },
  疗目: { zh: '疗目', pinyin: 'liáo mù', name: { en: 'treating the eyes', ru: 'лечение глаз' } },
  针刺: {
    zh: '针刺',
    pinyin: 'zhēncì',
    name: { en: 'needling, letting blood', ru: 'уколы и кровопускание' },
  },
  裁制: {
    zh: '裁制',
    pinyin: 'cáizhì',
    name: { en: 'cutting and sewing clothes', ru: 'кройка и шитьё одежды' },
  },
  营建宫室: {
    zh: '营建宫室',
    pinyin: 'yíngjiàn gōngshì',
    name: { en: 'building palaces and halls', ru: 'строительство дворцов и залов' },
  },
  修宫室: {
    zh: '修宫室',
    pinyin: 'xiū gōngshì',
    name: { en: 'repairing house and palace', ru: 'ремонт дома и дворца' },
  },
  缮城郭: {
    zh: '缮城郭',
    pinyin: 'shàn chéngguō',
    name: { en: 'mending city walls', ru: 'починка городских стен' },
  },
  筑堤防: { zh: '筑堤防', pinyin: 'zhù dīfáng', name: { en: 'raising dykes', ru: 'возведение дамб' } },
  兴造动土: {
    zh: '兴造动土',
    pinyin: 'xīngzào dòng tǔ',
    name: { en: 'starting to build, breaking ground', ru: 'начало стройки, земляные работы' },
  },
  竖柱上梁: {
    zh: '竖柱上梁',
    pinyin: 'shù zhù shàng liáng',
    name: { en: 'raising pillars and the ridge beam', ru: 'установка столбов и балок' },
  },
  修仓库: {
    zh: '修仓库',
    pinyin: 'xiū cāngkù',
    name: { en: 'repairing barns and storehouses', ru: 'ремонт амбаров и кладовых' },
  },
  鼓铸: { zh: '鼓铸', pinyin: 'gǔzhù', name: { en: 'casting metal', ru: 'литьё металла' } },
  苫盖: { zh: '苫盖', pinyin: 'shàngài', name: { en: 'thatching a roof', ru: 'настилка соломенной крыши' } },
  经络: {
    zh: '经络',
    pinyin: 'jīngluò',
    name: { en: 'stringing the warp for weaving', ru: 'заправка ткацкого станка' },
  },
  酝酿: {
    zh: '酝酿',
    pinyin: 'yùnniàng',
    name: { en: 'brewing and fermenting', ru: 'приготовление вина и заквасок' },
  },
  开市: { zh: '开市', pinyin: 'kāi shì', name: { en: 'opening a shop or market', ru: 'открытие торговли' } },
  立券交易: {
    zh: '立券交易',
    pinyin: 'lì quàn jiāoyì',
    name: { en: 'signing deeds, trading', ru: 'заключение сделок, торговый обмен' },
  },
  纳财: {
    zh: '纳财',
    pinyin: 'nà cái',
    name: { en: 'taking in goods and money', ru: 'приём денег и товара' },
  },
  开仓库出货财: {
    zh: '开仓库出货财',
    pinyin: 'kāi cāngkù chū huòcái',
    name: { en: 'opening the granary, paying out', ru: 'открытие амбара, выдача добра и денег' },
  },
  修置产室: {
    zh: '修置产室',
    pinyin: 'xiū zhì chǎnshì',
    name: { en: 'preparing a room for childbirth', ru: 'устройство комнаты для родов' },
  },
  开渠: { zh: '开渠', pinyin: 'kāi qú', name: { en: 'cutting a channel', ru: 'прокладка канала' } },
  穿井: { zh: '穿井', pinyin: 'chuān jǐng', name: { en: 'digging a well', ru: 'рытьё колодца' } },
  安碓硙: {
    zh: '安碓硙',
    pinyin: 'ān duìwèi',
    name: { en: 'setting up a mill or trip hammer', ru: 'установка жёрнова и крупорушки' },
  },
  补垣: { zh: '补垣', pinyin: 'bǔ yuán', name: { en: 'patching a wall', ru: 'починка ограды' } },
  塞穴: {
    zh: '塞穴',
    pinyin: 'sāi xué',
    name: { en: 'stopping holes and burrows', ru: 'заделка дыр и нор' },
  },
  扫舍宇: { zh: '扫舍宇', pinyin: 'sǎo shèyǔ', name: { en: 'sweeping the house', ru: 'уборка дома' } },
  修饰垣墙: {
    zh: '修饰垣墙',
    pinyin: 'xiūshì yuánqiáng',
    name: { en: 'plastering and painting walls', ru: 'отделка стен' },
  },
  平治道涂: {
    zh: '平治道涂',
    pinyin: 'píngzhì dàotú',
    name: { en: 'levelling roads', ru: 'выравнивание дорог' },
  },
  破屋坏垣: {
    zh: '破屋坏垣',
    pinyin: 'pò wū huài yuán',
    name: { en: 'pulling down houses and walls', ru: 'снос домов и стен' },
  },
  伐木: { zh: '伐木', pinyin: 'fá mù', name: { en: 'felling trees', ru: 'рубка деревьев' } },
  捕捉: {
    zh: '捕捉',
    pinyin: 'bǔzhuō',
    name: { en: 'catching thieves and vermin', ru: 'поимка воров и вредителей' },
  },
  畋猎: { zh: '畋猎', pinyin: 'tiánliè', name: { en: 'hunting', ru: 'охота' } },
  取鱼: { zh: '取鱼', pinyin: 'qǔ yú', name: { en: 'fishing', ru: 'рыбная ловля' } },
  乘船渡水: {
    zh: '乘船渡水',
    pinyin: 'chéng chuán dù shuǐ',
    name: { en: 'going by boat, crossing water', ru: 'поездка на лодке, переправа' },
  },
  栽种: { zh: '栽种', pinyin: 'zāizhòng', name: { en: 'planting and sowing', ru: 'посадка и сев' } },
  牧养: {
    zh: '牧养',
    pinyin: 'mùyǎng',
    name: { en: 'grazing and raising livestock', ru: 'выпас и разведение скота' },
  },
  纳畜: { zh: '纳畜', pinyin: 'nà chù', name: { en: 'bringing home livestock', ru: 'приобретение скота' } },
  破土: { zh: '破土', pinyin: 'pò tǔ', name: { en: 'opening the ground for a grave', ru: 'рытьё могилы' } },
  安葬: { zh: '安葬', pinyin: 'ānzàng', name: { en: 'burying the dead', ru: 'погребение' } },
  启攒: {
    zh: '启攒',
    pinyin: 'qǐ cuán',
    name: { en: 'moving remains to their grave', ru: 'перенос останков' },
  },
  陈词讼: { zh: '陈词讼', pinyin: 'chén císòng', name: { en: 'going to law', ru: 'судебная тяжба' } },
  安神: {
    zh: '安神',
    pinyin: 'ān shén',
    name: { en: 'enshrining the image of a god', ru: 'установка образа божества' },
  },
  修祠宇: {
    zh: '修祠宇',
    pinyin: 'xiū cíyǔ',
    name: { en: 'repairing shrines and temples', ru: 'ремонт храмов и часовен' },
  },
  运谋算: {
    zh: '运谋算',
    pinyin: 'yùn móusuàn',
    name: { en: 'working out a strategy', ru: 'обдумывание стратегии' },
  },
  画计策: { zh: '画计策', pinyin: 'huà jìcè', name: { en: 'drawing up plans', ru: 'составление планов' } },
  修筑园圃: {
    zh: '修筑园圃',
    pinyin: 'xiūzhù yuánpǔ',
    name: { en: 'laying out gardens', ru: 'устройство сада и огорода' },
  },
}
