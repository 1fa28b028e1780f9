// Written by tools/packages/cities.ts from GeoNames, CC BY 4.0.

/** The largest city first: GeoNames id, English name, Russian name, country, latitude, longitude, zone. */
export const cityLines = `
1796236|Shanghai|Шанхай|CN|31.2222|121.4581|Asia/Shanghai
1816670|Beijing|Пекин|CN|39.9075|116.3972|Asia/Shanghai
1795565|Shenzhen|Шэньчжэнь|CN|22.5455|114.0683|Asia/Shanghai
1809858|Guangzhou|Гуанчжоу|CN|23.1167|113.25|Asia/Shanghai
2332459|Lagos|Лагос|NG|6.4541|3.3947|Africa/Lagos
745044|Istanbul|Стамбул|TR|41.0138|28.9497|Europe/Istanbul
1815286|Chengdu|Чэнду|CN|30.6667|104.0667|Asia/Shanghai
1275339|Mumbai|Мумбаи|IN|19.0728|72.8826|Asia/Kolkata
3448439|São Paulo|Сан-Паулу|BR|-23.5475|-46.6361|America/Sao_Paulo
3530597|Mexico City|Мехико|MX|19.4285|-99.1277|America/Mexico_City
1174872|Karachi|Карачи|PK|24.8608|67.0104|Asia/Karachi
1792947|Tianjin|Тяньцзинь|CN|39.1422|117.1767|Asia/Shanghai
1273294|Delhi|Дели|IN|28.6519|77.2315|Asia/Kolkata
1791247|Wuhan|Ухань|CN|30.5833|114.2667|Asia/Shanghai
524901|Moscow|Москва|RU|55.7522|37.6156|Europe/Moscow
1185241|Dhaka|Дакка|BD|23.7104|90.4074|Asia/Dhaka
1835848|Seoul|Сеул|KR|37.566|126.9784|Asia/Seoul
1812545|Dongguan|Дунгуань|CN|23.018|113.7487|Asia/Shanghai
360630|Cairo|Каир|EG|30.0626|31.2497|Africa/Cairo
1790630|Xi’an|Сиань|CN|34.2583|108.9286|Asia/Shanghai
1799962|Nanjing|Нанкин|CN|32.0617|118.7778|Asia/Shanghai
1808926|Hangzhou|Ханчжоу|CN|30.2936|120.1614|Asia/Shanghai
1811103|Foshan|Фошань|CN|23.0268|113.1315|Asia/Shanghai
1566083|Ho Chi Minh City|Хошимин|VN|10.823|106.6296|Asia/Ho_Chi_Minh
2643743|London|Лондон|GB|51.5085|-0.1257|Europe/London
5128581|New York|Нью-Йорк|US|40.7143|-74.006|America/New_York
1642911|Jakarta|Джакарта|ID|-6.2146|106.8451|Asia/Jakarta
1277333|Bengaluru|Бангалор|IN|12.9719|77.5937|Asia/Kolkata
1850147|Tokyo|Токио|JP|35.6895|139.6917|Asia/Tokyo
1581130|Hanoi|Ханой|VN|21.0245|105.8412|Asia/Bangkok
1668341|Taipei|Тайбэй|TW|25.0478|121.5319|Asia/Taipei
2314302|Kinshasa|Киншаса|CD|-4.3276|15.3136|Africa/Kinshasa
3936456|Lima|Лима|PE|-12.0432|-77.0282|America/Lima
3688689|Bogotá|Богота|CO|4.6097|-74.0817|America/Bogota
1819729|Hong Kong|Гонконг|HK|22.2783|114.1747|Asia/Hong_Kong
1814906|Chongqing|Чунцин|CN|29.5603|106.5577|Asia/Shanghai
98182|Baghdad|Багдад|IQ|33.3406|44.4009|Asia/Baghdad
1797929|Qingdao|Циндао|CN|36.0649|120.3804|Asia/Shanghai
112931|Tehran|Тегеран|IR|35.6944|51.4215|Asia/Tehran
2034937|Shenyang|Шэньян|CN|41.7922|123.4328|Asia/Shanghai
1269843|Hyderabad|Хайдарабад|IN|17.384|78.4564|Asia/Kolkata
3451190|Rio de Janeiro|Рио-де-Жанейро|BR|-22.9064|-43.1822|America/Sao_Paulo
1886760|Suzhou|Сучжоу|CN|31.3041|120.5954|Asia/Shanghai
1279233|Ahmedabad|Ахмадабад|IN|23.0258|72.5873|Asia/Kolkata
2293538|Abidjan|Абиджан|CI|5.3544|-4.0017|Africa/Abidjan
1172451|Lahore|Лахор|PK|31.558|74.3507|Asia/Karachi
1880252|Singapore|Сингапур|SG|1.2897|103.8501|Asia/Singapore
993800|Johannesburg|Йоханнесбург|ZA|-26.2023|28.0436|Africa/Johannesburg
160263|Dar es Salaam|Дар-эс-Салам|TZ|-6.8235|39.2695|Africa/Dar_es_Salaam
498817|Saint Petersburg|Санкт-Петербург|RU|59.9386|30.3141|Europe/Moscow
361058|Alexandria|Александрия|EG|31.2018|29.9158|Africa/Cairo
2037013|Harbin|Харбин|CN|45.75|126.65|Asia/Shanghai
2147714|Sydney|Сидней|AU|-33.8678|151.2073|Australia/Sydney
1609350|Bangkok|Бангкок|TH|13.754|100.5014|Asia/Bangkok
1808722|Hefei|Хэфэй|CN|31.8639|117.2808|Asia/Shanghai
2158177|Melbourne|Мельбурн|AU|-37.814|144.9633|Australia/Melbourne
1814087|Dalian|Далянь|CN|38.9122|121.6022|Asia/Shanghai
3871336|Santiago|Сантьяго|CL|-33.4569|-70.6483|America/Santiago
2038180|Changchun|Чанчунь|CN|43.88|125.3228|Asia/Shanghai
3369157|Cape Town|Кейптаун|ZA|-33.9258|18.4232|Africa/Johannesburg
105343|Jeddah|Джидда|SA|21.4901|39.1862|Asia/Riyadh
1264527|Chennai|Ченнаи|IN|13.0878|80.2785|Asia/Kolkata
1275004|Kolkata|Колката|IN|22.5626|88.363|Asia/Kolkata
1790645|Xiamen|Сямэнь|CN|24.4798|118.0819|Asia/Shanghai
1255364|Surat|Сурат|IN|21.1959|72.8302|Asia/Kolkata
1298824|Yangon|Янгон|MM|16.8053|96.1561|Asia/Yangon
1138958|Kabul|Кабул|AF|34.5281|69.1723|Asia/Kabul
1790923|Wuxi|Уси|CN|31.5689|120.2886|Asia/Shanghai
360995|Giza|Гиза|EG|30.0094|31.2086|Africa/Cairo
1805753|Jinan|Цзинань|CN|36.6683|116.9972|Asia/Shanghai
1793511|Taiyuan|Тайюань|CN|37.8694|112.5603|Asia/Shanghai
1784658|Zhengzhou|Чжэнчжоу|CN|34.7578|113.6486|Asia/Shanghai
108410|Riyadh|Эр-Рияд|SA|24.6877|46.7219|Asia/Riyadh
2335204|Kano|Кано|NG|12.0001|8.5167|Africa/Lagos
1795270|Shijiazhuang|Шицзячжуан|CN|38.0414|114.4786|Asia/Shanghai
1205733|Chattogram|Читтагонг|BD|22.3384|91.8317|Asia/Dhaka
5368361|Los Angeles|Лос-Анджелес|US|34.0522|-118.2437|America/Los_Angeles
1804651|Kunming|Куньмин|CN|25.0389|102.7183|Asia/Shanghai
6986104|Zhongshan|Чжуншань|CN|22.5231|113.3791|Asia/Shanghai
1799869|Nanning|Наньнин|CN|22.8167|108.3167|Asia/Shanghai
1795940|Shantou|Шаньтоу|CN|23.3681|116.7148|Asia/Shanghai
1848354|Yokohama|Иокогама|JP|35.4333|139.65|Asia/Tokyo
1810821|Fuzhou|Фучжоу|CN|26.0614|119.3061|Asia/Shanghai
1799397|Ningbo|Нинбо|CN|29.8782|121.5494|Asia/Shanghai
1838524|Busan|Пусан|KR|35.1017|129.03|Asia/Seoul
2339354|Ibadan|Ибадан|NG|7.3776|3.9059|Africa/Lagos
1798425|Puyang|Пуян|CN|29.4568|119.8887|Asia/Shanghai
323786|Ankara|Анкара|TR|39.9199|32.8543|Europe/Istanbul
292223|Dubai|Дубай|AE|25.0772|55.3093|Asia/Dubai
1794903|Shiyan|Шиянь|CN|32.6475|110.7781|Asia/Shanghai
2950159|Berlin|Берлин|DE|52.5244|13.4105|Europe/Berlin
1793346|Tangshan|Таншань|CN|39.6333|118.1833|Asia/Shanghai
1815456|Changzhou|Чанчжоу|CN|31.7736|119.954|Asia/Shanghai
3117735|Madrid|Мадрид|ES|40.4165|-3.7026|Europe/Madrid
1871859|Pyongyang|Пхеньян|KP|39.0339|125.7543|Asia/Pyongyang
2553604|Casablanca|Касабланка|MA|33.5883|-7.6114|Africa/Casablanca
1785286|Zibo|Цзыбо|CN|36.7906|118.0633|Asia/Shanghai
1259229|Pune|Пуна|IN|18.5196|73.8554|Asia/Kolkata
1007311|Durban|Дурбан|ZA|-29.8579|31.0292|Africa/Johannesburg
750269|Bursa|Бурса|TR|40.1956|29.0601|Europe/Istanbul
1815577|Changsha|Чанша|CN|28.1987|112.9709|Asia/Shanghai
1809461|Guiyang|Гуйян|CN|26.5833|106.7167|Asia/Shanghai
1529102|Ürümqi|Урумчи|CN|43.801|87.6005|Asia/Urumqi
1804430|Lanzhou|Ланьчжоу|CN|36.057|103.8399|Asia/Shanghai
3646738|Caracas|Каракас|VE|10.488|-66.8792|America/Caracas
1843564|Incheon|Инчхон|KR|37.4565|126.7052|Asia/Seoul
1806776|Huizhou|Хуэйчжоу|CN|23.1115|114.4152|Asia/Shanghai
3435910|Buenos Aires|Буэнос-Айрес|AR|-34.6131|-58.3772|America/Argentina/Buenos_Aires
1625822|Surabaya|Сурабая|ID|-7.2492|112.7508|Asia/Jakarta
1809078|Haikou|Хайкоу|CN|20.0458|110.3417|Asia/Shanghai
1267995|Kanpur|Канпур|IN|26.4652|80.3498|Asia/Kolkata
703448|Kyiv|Киев|UA|50.4547|30.5238|Europe/Kyiv
3652462|Quito|Кито|EC|-0.2298|-78.525|America/Guayaquil
2240449|Luanda|Луанда|AO|-8.8368|13.2343|Africa/Luanda
1692192|Quezon City|Кесон-Сити|PH|14.6488|121.0509|Asia/Manila
344979|Addis Ababa|Аддис-Абеба|ET|9.025|38.7469|Africa/Addis_Ababa
1853909|Osaka|Осака|JP|34.6937|135.5022|Asia/Tokyo
184745|Nairobi|Найроби|KE|-1.2833|36.8167|Africa/Nairobi
1803318|Linyi|Линьи|CN|35.0631|118.3428|Asia/Shanghai
1816971|Baoding|Баодин|CN|38.8511|115.4903|Asia/Shanghai
5110302|Brooklyn|Бруклин|US|40.6501|-73.9496|America/New_York
3657509|Guayaquil|Гуаякиль|EC|-2.1962|-79.8862|America/Guayaquil
3470127|Belo Horizonte|Белу-Оризонти|BR|-19.9208|-43.9378|America/Sao_Paulo
3450554|Salvador|Салвадор|BR|-12.9756|-38.491|America/Bahia
1269515|Jaipur|Джайпур|IN|26.9196|75.7878|Asia/Kolkata
4887398|Chicago|Чикаго|US|41.85|-87.65|America/Chicago
1791388|Wenzhou|Вэньчжоу|CN|27.9994|120.6668|Asia/Shanghai
1785725|Yunfu|Юньфу|CN|22.9279|112.0381|Asia/Shanghai
6167865|Toronto|Торонто|CA|43.7001|-79.4163|America/Toronto
6619347|Navi Mumbai|Нави Мумбаи|IN|19.0368|73.0158|Asia/Kolkata
53654|Mogadishu|Могадишо|SO|2.0371|45.3438|Africa/Mogadishu
2174003|Brisbane|Брисбен|AU|-27.4679|153.0281|Australia/Brisbane
1835329|Daegu|Тэгу|KR|35.8703|128.5911|Asia/Seoul
1649378|Bekasi|Бекаси|ID|-6.2349|106.9896|Asia/Jakarta
1179400|Faisalabad|Фейсалабад|PK|31.4155|73.0897|Asia/Karachi
311046|Izmir|Измир|TR|38.4127|27.1384|Europe/Istanbul
1797873|Huai'an|Хуайань|CN|33.5886|119.0192|Asia/Shanghai
2253354|Dakar|Дакар|SN|14.6937|-17.4441|Africa/Dakar
1264733|Lucknow|Лакхнау|IN|26.8393|80.9231|Asia/Kolkata
1650357|Bandung|Бандунг|ID|-6.9222|107.6069|Asia/Jakarta
1214520|Medan|Медан|ID|3.5833|98.6667|Asia/Jakarta
3399415|Fortaleza|Форталеза|BR|-3.7172|-38.5431|America/Fortaleza
3687925|Cali|Кали|CO|3.4372|-76.5225|America/Bogota
1800163|Nanchang|Наньчан|CN|28.684|115.8531|Asia/Shanghai
2036892|Hohhot|Хух-Хото|CN|40.8106|111.6522|Asia/Shanghai
3169070|Rome|Рим|IT|41.8919|12.5113|Europe/Rome
124665|Mashhad|Мешхед|IR|36.2981|59.6057|Asia/Tehran
4699066|Houston|Хьюстон|US|29.7633|-95.3633|America/Chicago
1819609|Kowloon|Коулун|HK|22.3167|114.1833|Asia/Hong_Kong
1795855|Shaoxing|Шаосин|CN|30.0024|120.5786|Asia/Shanghai
1799722|Nantong|Наньтун|CN|32.0303|120.8747|Asia/Shanghai
5133273|Queens|Куинс|US|40.6815|-73.8365|America/New_York
1262180|Nagpur|Нагпур|IN|21.1463|79.0849|Asia/Kolkata
1787093|Yantai|Яньтай|CN|37.4765|121.4408|Asia/Shanghai
3633009|Maracaibo|Маракайбо|VE|10.6666|-71.6124|America/Caracas
3663517|Manaus|Манаус|BR|-3.1019|-60.025|America/Manaus
3469058|Brasília|Бразилия|BR|-15.7797|-47.9297|America/Sao_Paulo
1790437|Zhuhai|Чжухай|CN|22.2769|113.5678|Asia/Shanghai
3492908|Santo Domingo|Санто-Доминго|DO|18.4719|-69.8923|America/Santo_Domingo
2063523|Perth|Перт|AU|-31.9522|115.8614|Australia/Perth
1856057|Nagoya|Нагоя|JP|35.1815|136.9064|Asia/Tokyo
3553478|Havana|Гавана|CU|23.133|-82.383|America/Havana
2038432|Baotou|Баотоу|CN|40.6516|109.8439|Asia/Shanghai
2988507|Paris|Париж|FR|48.8534|2.3488|Europe/Paris
1273865|Coimbatore|Коимбатур|IN|11.0055|76.9661|Asia/Kolkata
1785623|Kunshan|Куньшань|CN|31.3776|120.9543|Asia/Shanghai
99071|Al Mawşil al Jadīdah||IQ|36.3327|43.1056|Asia/Baghdad
1645524|Depok|Депок|ID|-6.4|106.8186|Asia/Jakarta
1791681|Weifang|Вэйфан|CN|36.71|119.1019|Asia/Shanghai
1783621|Zunyi|Цзуньи|CN|27.6867|106.9072|Asia/Shanghai
388349|Al Başrah al Qadīmah||IQ|30.5032|47.8151|Asia/Baghdad
3911925|La Paz|Ла-Пас|BO|-16.5|-68.15|America/La_Paz
10859300|Lianyungang|Ляньюньган|CN|34.5984|119.2156|Asia/Shanghai
3674962|Medellín|Медельин|CO|6.2518|-75.5636|America/Bogota
1512569|Tashkent|Ташкент|UZ|41.2647|69.2163|Asia/Tashkent
2507480|Algiers|Алжир|DZ|36.7323|3.0875|Africa/Algiers
1810638|Ganzhou|Ганьчжоу|CN|25.8466|114.9326|Asia/Shanghai
1526384|Almaty|Алматы|KZ|43.25|76.9167|Asia/Almaty
379252|Khartoum|Хартум|SD|15.5518|32.5324|Africa/Khartoum
2128295|Sapporo|Саппоро|JP|43.0667|141.35|Asia/Tokyo
2306104|Accra|Аккра|GH|5.556|-0.1969|Africa/Accra
3464975|Curitiba|Куритиба|BR|-25.4278|-49.2731|America/Sao_Paulo
8347664|Ordos|Ордос|CN|39.6086|109.7816|Asia/Shanghai
71137|Sanaa|Сана|YE|15.3547|44.2067|Asia/Aden
3981609|Tijuana|Тихуана|MX|32.5027|-117.0037|America/Tijuana
276781|Beirut|Бейрут|LB|33.8933|35.5016|Asia/Beirut
1625084|Tangerang|Тангеранг|ID|-6.1781|106.63|Asia/Jakarta
1797121|Jieyang|Цзеян|CN|23.5418|116.3658|Asia/Shanghai
2036502|Jilin|Цзилинь|CN|43.8508|126.5603|Asia/Shanghai
683506|Bucharest|Бухарест|RO|44.4323|26.1063|Europe/Bucharest
2422488|Camayenne||GN|9.535|-13.6878|Africa/Conakry
195272|Kakamega|Какамега|KE|0.2842|34.7523|Africa/Nairobi
2324774|Port Harcourt|Порт-Харкорт|NG|4.7774|7.0134|Africa/Lagos
1800146|Nanchong|Наньчун|CN|30.7951|106.0847|Asia/Shanghai
2037799|Datong|Датун|CN|40.0936|113.2914|Asia/Shanghai
2911298|Hamburg|Гамбург|DE|53.5507|9.993|Europe/Berlin
1269743|Indore|Индор|IN|22.7179|75.8333|Asia/Kolkata
3904906|Santa Cruz de la Sierra|Санта-Крус-де-ла-Сиерра|BO|-17.7863|-63.1812|America/La_Paz
1253573|Vadodara|Вадодара|IN|22.2994|73.2081|Asia/Kolkata
3526683|Iztapalapa|Истапалапа|MX|19.3553|-99.0622|America/Mexico_City
1799629|Nanyang|Наньян|CN|32.9947|112.5328|Asia/Shanghai
314830|Gaziantep|Газиантеп|TR|37.0594|37.3825|Europe/Istanbul
1806299|Jiangmen|Цзянмэнь|CN|22.5833|113.0833|Asia/Shanghai
2347283|Benin City|Бенин-Сити|NG|6.3381|5.6258|Africa/Lagos
1815251|Jiangyin||CN|31.911|120.263|Asia/Shanghai
325363|Adana|Адана|TR|36.9862|35.3253|Europe/Istanbul
1715348|Davao|Давао|PH|7.0731|125.6128|Asia/Manila
1810845|Fuyang|Фуян|CN|32.9|115.8167|Asia/Shanghai
2422465|Conakry|Конакри|GN|9.538|-13.6773|Africa/Conakry
6077243|Montreal|Монреаль|CA|45.5088|-73.5878|America/Toronto
11838258|Bayan Nur||CN|40.7414|107.386|Asia/Shanghai
3632998|Maracay|Маракай|VE|10.2354|-67.5911|America/Caracas
1815395|Chaozhou|Чаочжоу|CN|23.654|116.6226|Asia/Shanghai
1166993|Rawalpindi|Равалпинди|PK|33.5973|73.0479|Asia/Karachi
625144|Minsk|Минск|BY|53.9|27.5667|Europe/Minsk
3054643|Budapest|Будапешт|HU|47.4984|19.0404|Europe/Budapest
1797945|Qingyuan|Цинъюань|CN|23.7|113.0333|Asia/Shanghai
1793724|Tai’an|Тайань|CN|36.1853|117.12|Asia/Shanghai
3998655|León de los Aldama||MX|21.1291|-101.6737|America/Mexico_City
756135|Warsaw|Варшава|PL|52.2298|21.0118|Europe/Warsaw
953781|Soweto|Соуэто|ZA|-26.2678|27.8585|Africa/Johannesburg
3521081|Puebla|Пуэбла-де-Сарагоса|MX|19.0379|-98.2035|America/Mexico_City
2761369|Vienna|Вена|AT|48.2085|16.3721|Europe/Vienna
99072|Mosul|Мосул|IQ|36.335|43.1189|Asia/Baghdad
12165956|Kallakurichi||IN|11.7338|78.9592|Asia/Kolkata
1788852|Xining|Синин|CN|36.6255|101.7574|Asia/Shanghai
7283386|Changshu||CN|31.6461|120.7422|Asia/Shanghai
1633070|Palembang|Палембанг|ID|-2.9167|104.7458|Asia/Jakarta
1807681|Huainan||CN|32.6264|116.9969|Asia/Shanghai
2538475|Rabat|Рабат|MA|34.0132|-6.8326|Africa/Casablanca
1627896|Semarang|Семаранг|ID|-6.9931|110.4208|Asia/Jakarta
3390760|Recife|Ресифи|BR|-8.0539|-34.8811|America/Recife
1793743|Suzhou|Сучжоу|CN|33.6361|116.9789|Asia/Shanghai
3529612|Ecatepec de Morelos||MX|19.6049|-99.0606|America/Mexico_City
1802206|Lu’an|Луань|CN|31.7356|116.5169|Asia/Shanghai
3128760|Barcelona|Барселона|ES|41.3888|2.159|Europe/Madrid
3625549|Valencia|Валенсия|VE|10.162|-68.0076|America/Caracas
964137|Pretoria|Претория|ZA|-25.7449|28.1878|Africa/Johannesburg
1787746|Yancheng|Яньчэн|CN|33.3575|120.1573|Asia/Shanghai
1496747|Novosibirsk|Новосибирск|RU|55.0415|82.9346|Asia/Novosibirsk
95446|Erbil|Арбил|IQ|36.1833|44.0119|Asia/Baghdad
5308655|Phoenix|Финикс|US|33.4484|-112.074|America/Phoenix
1793505|Taizhou|Тайчжоу|CN|32.4907|119.9081|Asia/Shanghai
2037860|Daqing|Дацин|CN|46.5833|125|Asia/Shanghai
1863967|Fukuoka|Фукуока|JP|33.6|130.4167|Asia/Tokyo
170063|Aleppo|Алеппо|SY|36.2012|37.1612|Asia/Damascus
1701668|Manila|Манила|PH|14.6042|120.9822|Asia/Manila
1260086|Patna|Патна|IN|25.5941|85.1356|Asia/Kolkata
1275841|Bhopal|Бхопал|IN|23.2547|77.4029|Asia/Kolkata
1791236|Wuhu|Уху|CN|31.3373|118.3735|Asia/Shanghai
3991164|Santiago de Querétaro|Керетаро|MX|20.5881|-100.3881|America/Mexico_City
1813325|Dazhou|Дачжоу|CN|31.2106|107.4631|Asia/Shanghai
1787227|Yangzhou|Янчжоу|CN|32.3972|119.4358|Asia/Shanghai
2335727|Kaduna|Кадуна|NG|10.5264|7.4388|Africa/Lagos
104515|Mecca|Мекка|SA|21.4266|39.8256|Asia/Riyadh
4560349|Philadelphia|Филадельфия|US|39.9524|-75.1636|America/New_York
1821306|Phnom Penh|Пномпень|KH|11.5625|104.916|Asia/Phnom_Penh
1809498|Guilin|Гуйлинь|CN|25.2802|110.2964|Asia/Shanghai
170654|Damascus|Дамаск|SY|33.5102|36.2913|Asia/Damascus
1784853|Zhaoqing|Чжаоцин|CN|23.0489|112.4609|Asia/Shanghai
2326016|Onitsha|Онича|NG|6.1498|6.7857|Africa/Lagos
1800627|Mianyang|Мяньян|CN|31.4678|104.6817|Asia/Shanghai
418863|Isfahan|Исфахан|IR|32.6525|51.6746|Asia/Tehran
1264728|Ludhiana|Лудхияна|IN|30.912|75.8538|Asia/Kolkata
890299|Harare|Хараре|ZW|-17.8277|31.0534|Africa/Harare
1798449|Putian|Путянь|CN|25.4394|119.0103|Asia/Shanghai
1783934|Shangqiu|Шанцю|CN|34.45|115.65|Asia/Shanghai
3462377|Goiânia|Гояния|BR|-16.6786|-49.2539|America/Sao_Paulo
1859642|Kawasaki|Кавасаки|JP|35.5206|139.7172|Asia/Tokyo
1859171|Kobe|Кобе|JP|34.6913|135.183|Asia/Tokyo
1673820|Kaohsiung|Гаосюн|TW|22.6163|120.3133|Asia/Taipei
2673730|Stockholm|Стокгольм|SE|59.3294|18.0687|Europe/Stockholm
4013708|Ciudad Juárez|Сьюдад-Хуарес|MX|31.7202|-106.4608|America/Ciudad_Juarez
1336135|Khulna|Кхулна|BD|22.8098|89.5644|Asia/Dhaka
1720151|Caloocan City||PH|14.6495|120.9679|Asia/Manila
1486209|Yekaterinburg|Екатеринбург|RU|56.8519|60.6122|Asia/Yekaterinburg
5125771|Manhattan|Манхэттен|US|40.7834|-73.9663|America/New_York
3439389|Asunción|Асунсьон|PY|-25.2865|-57.647|America/Asuncion
1735161|Kuala Lumpur|Куала-Лумпур|MY|3.1412|101.6865|Asia/Kuala_Lumpur
1283240|Kathmandu|Катманду|NP|27.7017|85.3206|Asia/Kathmandu
4726206|San Antonio|Сан-Антонио|US|29.4241|-98.4936|America/Chicago
706483|Kharkiv|Харьков|UA|49.9808|36.2527|Europe/Kyiv
5391811|San Diego|Сан-Диего|US|32.7157|-117.1647|America/Los_Angeles
1070940|Antananarivo|Антананариву|MG|-18.9137|47.5361|Indian/Antananarivo
2078025|Adelaide|Аделаида|AU|-34.9287|138.5986|Australia/Adelaide
5110266|The Bronx|Бронкс|US|40.8499|-73.8664|America/New_York
232422|Kampala|Кампала|UG|0.3163|32.5822|Africa/Kampala
2232593|Douala|Дуала|CM|4.0483|9.7043|Africa/Douala
4684888|Dallas|Даллас|US|32.7831|-96.8067|America/Chicago
2460596|Bamako|Бамако|ML|12.65|-8|Africa/Bamako
2260535|Brazzaville|Браззавиль|CG|-4.2661|15.2832|Africa/Brazzaville
250441|Amman|Амман|JO|31.9552|35.945|Asia/Amman
792680|Belgrade|Белград|RS|44.804|20.4651|Europe/Belgrade
3441575|Montevideo|Монтевидео|UY|-34.9033|-56.1882|America/Montevideo
909137|Lusaka|Лусака|ZM|-15.4067|28.2871|Africa/Lusaka
520555|Nizhny Novgorod|Нижний Новгород|RU|56.3287|44.002|Europe/Moscow
551487|Kazan|Казань|RU|55.7887|49.1221|Europe/Moscow
3718426|Port-au-Prince|Порт-о-Пренс|HT|18.5435|-72.3388|America/Port-au-Prince
1508291|Chelyabinsk|Челябинск|RU|55.154|61.4291|Asia/Yekaterinburg
1518980|Shymkent|Шымкент|KZ|42.3|69.6|Asia/Almaty
1040652|Maputo|Мапуту|MZ|-25.9655|32.5832|Africa/Maputo
1496153|Omsk|Омск|RU|54.9924|73.3686|Asia/Omsk
3067696|Prague|Прага|CZ|50.088|14.4208|Europe/Prague
499099|Samara|Самара|RU|53.2001|50.15|Europe/Samara
2618425|Copenhagen|Копенгаген|DK|55.6759|12.5655|Europe/Copenhagen
727011|Sofia|София|BG|42.6975|23.3241|Europe/Sofia
2210247|Tripoli|Триполи|LY|32.8874|13.1873|Africa/Tripoli
2655603|Birmingham|Бирмингем|GB|52.4814|-1.8998|Europe/London
202061|Kigali|Кигали|RW|-1.95|30.0588|Africa/Kigali
501175|Rostov-on-Don|Ростов-на-Дону|RU|47.2313|39.7233|Europe/Moscow
479561|Ufa|Уфа|RU|54.7431|55.9678|Asia/Yekaterinburg
587084|Baku|Баку|AZ|40.3777|49.892|Asia/Baku
616052|Yerevan|Ереван|AM|40.1811|44.5136|Asia/Yerevan
1502026|Krasnoyarsk|Красноярск|RU|56.0184|92.8672|Asia/Krasnoyarsk
2357048|Ouagadougou|Уагадугу|BF|12.3657|-1.5339|Africa/Ouagadougou
611717|Tbilisi|Тбилиси|GE|41.6941|44.8337|Asia/Tbilisi
472045|Voronezh|Воронеж|RU|51.672|39.1843|Europe/Moscow
5392171|San Jose|Сан-Хосе|US|37.3394|-121.895|America/Los_Angeles
2964574|Dublin|Дублин|IE|53.3331|-6.2489|Europe/Dublin
5913490|Calgary|Калгари|CA|51.0501|-114.0853|America/Edmonton
2800866|Brussels|Брюссель|BE|50.8505|4.3488|Europe/Brussels
698740|Odesa|Одесса|UA|46.4857|30.7438|Europe/Kyiv
472757|Volgograd|Волгоград|RU|48.7194|44.5018|Europe/Volgograd
5946768|Edmonton|Эдмонтон|CA|53.5501|-113.4687|America/Edmonton
425378|Bujumbura|Бужумбура|BI|-3.3819|29.3614|Africa/Bujumbura
3598132|Guatemala City|Гватемала|GT|14.6407|-90.5133|America/Guatemala
511196|Perm|Пермь|RU|58.0105|56.2502|Asia/Yekaterinburg
3617763|Managua|Манагуа|NI|12.1328|-86.2504|America/Managua
281184|Jerusalem|Иерусалим|IL|31.769|35.2163|Asia/Jerusalem
709930|Dnipro|Днепр|UA|48.4666|35.0407|Europe/Kyiv
4160021|Jacksonville|Джэксонвилл|US|30.3322|-81.6556|America/New_York
2274895|Monrovia|Монровия|LR|6.3005|-10.7969|Africa/Monrovia
3489854|Kingston|Кингстон|JM|17.997|-76.7936|America/Jamaica
4671654|Austin|Остин|US|30.2672|-97.7431|America/Chicago
4691930|Fort Worth|Форт-Уэрт|US|32.7254|-97.3208|America/Chicago
4509177|Columbus|Колумбус|US|39.9612|-82.9988|America/New_York
709717|Donetsk|Донецк|UA|48.023|37.8022|Europe/Kyiv
1528675|Bishkek|Бишкек|KG|42.87|74.59|Asia/Bishkek
542420|Krasnodar|Краснодар|RU|45.0448|38.976|Europe/Moscow
4259418|Indianapolis|Индианаполис|US|39.7684|-86.158|America/Indiana/Indianapolis
4460243|Charlotte|Шарлотт|US|35.2271|-80.8431|America/New_York
5391959|San Francisco|Сан-Франциско|US|37.7749|-122.4194|America/Los_Angeles
2644210|Liverpool|Ливерпуль|GB|53.4106|-2.9779|Europe/London
3600949|Tegucigalpa|Тегусигальпа|HN|14.0818|-87.2068|America/Tegucigalpa
498677|Saratov|Саратов|RU|51.5406|46.0086|Europe/Saratov
2028462|Ulaanbaatar|Улан-Батор|MN|47.9077|106.8832|Asia/Ulaanbaatar
6094817|Ottawa|Оттава|CA|45.4112|-75.6981|America/Toronto
2409306|Freetown|Фритаун|SL|8.4871|-13.2356|Africa/Freetown
287286|Muscat|Маскат|OM|23.5841|58.4078|Asia/Muscat
2394819|Cotonou|Котону|BJ|6.3654|2.4183|Africa/Porto-Novo
2440485|Niamey|Ниамей|NE|13.5137|2.1098|Africa/Niamey
1488754|Tyumen|Тюмень|RU|57.1522|65.5272|Asia/Yekaterinburg
2365267|Lomé|Ломе|TG|6.1287|1.2215|Africa/Lome
6183235|Winnipeg|Виннипег|CA|49.8844|-97.147|America/Winnipeg
456172|Riga|Рига|LV|56.946|24.1059|Europe/Riga
2759794|Amsterdam|Амстердам|NL|52.374|4.8897|Europe/Amsterdam
5809844|Seattle|Сиэтл|US|47.6062|-122.3321|America/Los_Angeles
162183|Ashgabat|Ашхабад|TM|37.95|58.3833|Asia/Ashgabat
2427123|N'Djamena|Нджамена|TD|12.1067|15.0444|Africa/Ndjamena
702550|Lviv|Львов|UA|49.8383|24.0232|Europe/Kyiv
5419384|Denver|Денвер|US|39.7392|-104.9847|America/Denver
687700|Zaporizhzhya|Запорожье|UA|47.8517|35.1171|Europe/Kyiv
482283|Tolyatti|Тольятти|RU|53.5303|49.3461|Europe/Samara
3186886|Zagreb|Загреб|HR|45.8144|15.978|Europe/Zagreb
3191281|Sarajevo|Сараево|BA|43.8486|18.3564|Europe/Sarajevo
2464470|Tunis|Тунис|TN|36.819|10.1658|Africa/Tunis
4140963|Washington|Вашингтон|US|38.8951|-77.0364|America/New_York
4644585|Nashville|Нашвилл|US|36.1659|-86.7844|America/Chicago
5520993|El Paso|Эль-Пасо|US|31.7587|-106.4869|America/Denver
4544349|Oklahoma City|Оклахома Сити|US|35.4676|-97.5164|America/Chicago
1221874|Dushanbe|Душанбе|TJ|38.5358|68.779|Asia/Dushanbe
4990729|Detroit|Детройт|US|42.3314|-83.0457|America/Detroit
4930956|Boston|Бостон|US|42.3584|-71.0598|America/New_York
6075357|Mississauga|Миссиссога|CA|43.5789|-79.6583|America/Toronto
264371|Athens|Афины|GR|37.9838|23.7278|Europe/Athens
2377450|Nouakchott|Нуакшот|MR|18.0858|-15.9785|Africa/Nouakchott
658225|Helsinki|Хельсинки|FI|60.1695|24.9354|Europe/Helsinki
5746545|Portland|Портленд|US|45.5234|-122.6762|America/Los_Angeles
1821274|Macau|Макаа|MO|22.2006|113.5461|Asia/Macau
554840|Izhevsk|Ижевск|RU|56.8498|53.2045|Europe/Samara
1248991|Colombo|Коломбо|LK|6.9355|79.8487|Asia/Colombo
927967|Lilongwe|Лилонгве|MW|-13.9669|33.7873|Africa/Blantyre
4645421|New South Memphis||US|35.0868|-90.0568|America/Chicago
2165087|Gold Coast|Голд Коуст|AU|-28.0003|153.4309|Australia/Brisbane
285839|Al Ahmadi||KW|29.0769|48.0839|Asia/Kuwait
618426|Chișinău|Кишинёв|MD|47.0056|28.8575|Europe/Chisinau
4641239|Memphis|Мемфис|US|35.1495|-90.049|America/Chicago
1510853|Barnaul|Барнаул|RU|53.3606|83.7636|Asia/Barnaul
479123|Ulyanovsk|Ульяновск|RU|54.3282|48.3866|Europe/Ulyanovsk
2648579|Glasgow|Глазго|GB|55.8651|-4.2576|Europe/London
223817|Djibouti|Джибути|DJ|11.589|43.145|Africa/Djibouti
2023469|Irkutsk|Иркутск|RU|52.2978|104.2964|Asia/Irkutsk
5506956|Las Vegas|Лас-Вегас|US|36.175|-115.1372|America/Los_Angeles
2022890|Khabarovsk|Хабаровск|RU|48.4827|135.0838|Asia/Vladivostok
468902|Yaroslavl|Ярославль|RU|57.6299|39.8737|Europe/Moscow
2013348|Vladivostok|Владивосток|RU|43.1056|131.8735|Asia/Vladivostok
703845|Kryvyy Rih|Кривой Рог|UA|47.9057|33.394|Europe/Kyiv
5263045|Milwaukee|Милуоки|US|43.0389|-87.9065|America/Chicago
6173331|Vancouver|Ванкувер|CA|49.2497|-123.1193|America/Vancouver
532096|Makhachkala|Махачкала|RU|42.9764|47.5024|Europe/Moscow
5907364|Brampton|Брамптон|CA|43.6834|-79.7663|America/Toronto
3143244|Oslo|Осло|NO|59.9127|10.7461|Europe/Oslo
2056752|Khabarovsk Vtoroy|Хабаровск Второй|RU|48.4378|135.1333|Asia/Vladivostok
2399697|Libreville|Либревиль|GA|0.3924|9.4536|Africa/Libreville
4347778|Baltimore|Балтимор|US|39.2904|-76.6122|America/New_York
1489425|Tomsk|Томск|RU|56.4977|84.9744|Asia/Tomsk
4951305|South Boston||US|42.3334|-71.0495|America/New_York
515003|Orenburg|Оренбург|RU|51.7727|55.0988|Asia/Yekaterinburg
343300|Asmara|Асмэра|ER|15.3381|38.9318|Africa/Asmara
5454711|Albuquerque|Альбукерке|US|35.0845|-106.6511|America/Denver
1503901|Kemerovo|Кемерово|RU|55.3333|86.0833|Asia/Novokuznetsk
2638077|Sheffield|Шеффилд|GB|53.383|-1.4659|Europe/London
786714|Pristina|Приштина|XK|42.6727|21.1669|Europe/Belgrade
694423|Sevastopol|Севастополь||44.608|33.5213|Europe/Simferopol
2389853|Bangui|Банги|CF|4.3612|18.555|Africa/Bangui
593116|Vilnius|Вильнюс|LT|54.6892|25.2798|Europe/Vilnius
1496990|Novokuznetsk|Новокузнецк|RU|53.7557|87.1099|Asia/Novokuznetsk
500096|Ryazan|Рязань|RU|54.6269|39.6916|Europe/Moscow
580497|Astrakhan|Астрахань|RU|46.3497|48.0408|Europe/Astrakhan
6325494|Québec|Квебек|CA|46.8123|-71.2145|America/Toronto
5318313|Tucson|Тусон|US|32.2217|-110.9265|America/Phoenix
627907|Homyel|Гомель|BY|52.4345|30.9754|Europe/Minsk
3583361|San Salvador|Сан-Сальвадор|SV|13.6893|-89.1872|America/El_Salvador
511565|Penza|Пенза|RU|53.2007|45.0046|Europe/Moscow
5350937|Fresno|Фресно|US|36.7477|-119.7724|America/Los_Angeles
5969782|Hamilton|Гамильтон|CA|43.2501|-79.8496|America/Toronto
2267057|Lisbon|Лиссабон|PT|38.7167|-9.1333|Europe/Lisbon
2644688|Leeds|Лидс|GB|53.7965|-1.5478|Europe/London
523750|Naberezhnyye Chelny|Набережные Челны|RU|55.7255|52.4112|Europe/Moscow
535121|Lipetsk|Липецк|RU|52.6031|39.5708|Europe/Moscow
548408|Kirov|Киров|RU|58.5966|49.6601|Europe/Kirov
2650225|Edinburgh|Эдинбург|GB|55.9521|-3.1965|Europe/London
8504951|Kalininskiy|Калининский|RU|59.9967|30.3899|Europe/Moscow
610611|Aktobe|Актобе|KZ|50.2797|57.2072|Asia/Aqtobe
609655|Karagandy|Караганда|KZ|49.8019|73.1021|Asia/Almaty
569696|Cheboksary|Чебоксары|RU|56.1322|47.2519|Europe/Moscow
480562|Tula|Тула|RU|54.1961|37.6182|Europe/Moscow
554234|Kaliningrad|Калининград|RU|54.7065|20.511|Europe/Kaliningrad
785842|Skopje|Скопье|MK|41.9965|21.4314|Europe/Skopje
700569|Mykolayiv|Николаев|UA|46.9763|31.993|Europe/Kyiv
2654675|Bristol|Бристоль|GB|51.4552|-2.5966|Europe/London
373303|Juba|Джуба|SS|4.8517|31.5825|Africa/Juba
538560|Kursk|Курск|RU|51.7373|36.1874|Europe/Moscow
2653822|Cardiff|Кардифф|GB|51.48|-3.18|Europe/London
487846|Stavropol|Ставрополь|RU|45.0428|41.9734|Europe/Moscow
701822|Mariupol|Мариуполь|UA|47.0951|37.5413|Europe/Kyiv
7303419|East Jerusalem|Восточный Иерусалим|PS|31.7834|35.2339|Asia/Jerusalem
571476|Bryansk|Брянск|RU|53.2521|34.3717|Europe/Moscow
3060972|Bratislava|Братислава|SK|48.1482|17.1067|Europe/Bratislava
480060|Tver|Тверь|RU|56.8584|35.9006|Europe/Moscow
3183875|Tirana|Тирана|AL|41.3275|19.8189|Europe/Tirane
4568127|San Juan|Сан-Хуан|PR|18.4663|-66.1057|America/Puerto_Rico
2193733|Auckland|Окленд|NZ|-36.8485|174.7635|Pacific/Auckland
532288|Magnitogorsk|Магнитогорск|RU|53.4186|59.0472|Asia/Yekaterinburg
3703443|Panamá|Панама|PA|8.9936|-79.5197|America/Panama
555312|Ivanovo|Иваново|RU|56.9972|40.9714|Europe/Moscow
2643123|Manchester|Манчестер|GB|53.4809|-2.2374|Europe/London
588409|Tallinn|Таллин|EE|59.437|24.7535|Europe/Tallinn
2374775|Bissau|Бисау|GW|11.8636|-15.5977|Africa/Bissau
2179537|Wellington|Веллингтон|NZ|-41.2866|174.7756|Pacific/Auckland
520494|Nizhny Tagil|Нижний Тагил|RU|57.9194|59.965|Asia/Yekaterinburg
627904|Hrodna|Гродно|BY|53.6884|23.8258|Europe/Minsk
625665|Mahilyow|Могилёв|BY|53.9168|30.3449|Europe/Minsk
2644668|Leicester|Лестер|GB|52.6386|-1.1317|Europe/London
2172517|Canberra|Канберра|AU|-35.2835|149.1281|Australia/Sydney
2654993|Bradford|Брадфорд|GB|53.7939|-1.7521|Europe/London
2192362|Christchurch|Крайстчёрч|NZ|-43.5333|172.6333|Pacific/Auckland
629634|Brest|Брест|BY|52.0975|23.6878|Europe/Minsk
2187404|Manukau City||NZ|-36.9928|174.8799|Pacific/Auckland
2014407|Ulan-Ude|Улан-Удэ|RU|51.8272|107.6063|Asia/Irkutsk
1516905|Taraz|Тараз|KZ|42.9|71.3667|Asia/Almaty
473247|Vladimir|Владимир|RU|56.1365|40.3966|Europe/Moscow
1519922|Kyzylorda|Кызылорда|KZ|44.8528|65.5092|Asia/Qyzylorda
581049|Arkhangelsk|Архангельск|RU|64.5401|40.5433|Europe/Moscow
2025339|Chita|Чита|RU|52.0317|113.5009|Asia/Chita
2155472|Newcastle|Ньюкасл|AU|-32.9295|151.7801|Australia/Sydney
1526273|Astana|Астана|KZ|51.1801|71.446|Asia/Almaty
578072|Belgorod|Белгород|RU|50.6107|36.5802|Europe/Moscow
290030|Doha|Доха|QA|25.2855|51.531|Asia/Qatar
620127|Vitebsk|Витебск|BY|55.1904|30.2049|Europe/Minsk
2657896|Zurich|Цюрих|CH|47.3667|8.55|Europe/Zurich
553915|Kaluga|Калуга|RU|54.5293|36.2754|Europe/Moscow
2411989|Serekunda||GM|13.4383|-16.6781|Africa/Banjul
8504952|Krasnogvargeisky|Красногвардейский|RU|59.9731|30.4761|Europe/Moscow
3621849|San José|Сан-Хосе|CR|9.9333|-84.0833|America/Costa_Rica
491687|Smolensk|Смоленск|RU|54.7794|32.0437|Europe/Moscow
608668|Oral|Уральск|KZ|51.2333|51.3667|Asia/Oral
1520240|Pavlodar|Павлодар|KZ|52.2833|76.9667|Asia/Almaty
491422|Sochi|Сочи|RU|43.5992|39.7257|Europe/Moscow
7281838|Logan City||AU|-27.6392|153.1094|Australia/Brisbane
472231|Volzhsky|Волжский|RU|48.7858|44.7797|Europe/Volgograd
1520316|Ust-Kamenogorsk|Усть-Каменогорск|KZ|49.9714|82.6059|Asia/Almaty
498698|Saransk|Саранск|RU|54.1838|45.1749|Europe/Moscow
569223|Cherepovets|Череповец|RU|59.1333|37.9|Europe/Moscow
472459|Vologda|Вологда|RU|59.2239|39.884|Europe/Moscow
1501321|Kurgan|Курган|RU|55.45|65.3333|Asia/Yekaterinburg
473249|Vladikavkaz|Владикавказ|RU|43.0367|44.6678|Europe/Moscow
515012|Orël|Орёл|RU|52.9651|36.0785|Europe/Moscow
1490624|Surgut|Сургут|RU|61.25|73.4167|Asia/Yekaterinburg
558418|Groznyy|Грозный|RU|43.312|45.6889|Europe/Moscow
524305|Murmansk|Мурманск|RU|68.9792|33.0925|Europe/Moscow
484646|Tambov|Тамбов|RU|52.7317|41.4433|Europe/Moscow
2088122|Port Moresby|Порт-Морсби|PG|-9.4772|147.1509|Pacific/Port_Moresby
509820|Petrozavodsk|Петрозаводск|RU|61.7849|34.3469|Europe/Moscow
484907|Taganrog|Таганрог|RU|47.2363|38.9053|Europe/Moscow
6697759|South Dublin|Южный Дублин|IE|53.2903|-6.3415|Europe/Dublin
543878|Kostroma|Кострома|RU|57.7665|40.9269|Europe/Moscow
2021851|Komsomolsk-on-Amur|Комсомольск-на-Амуре|RU|50.5503|137.01|Asia/Vladivostok
3196359|Ljubljana|Любляна|SI|46.0511|14.5051|Europe/Ljubljana
466806|Yoshkar-Ola|Йошкар-Ола|RU|56.6388|47.8908|Europe/Moscow
3352136|Windhoek|Виндхук|NA|-22.5594|17.0832|Africa/Windhoek
487495|Sterlitamak|Стерлитамак|RU|53.6246|55.9502|Asia/Yekaterinburg
2051523|Bratsk|Братск|RU|56.1325|101.6142|Asia/Irkutsk
3193044|Podgorica|Подгорица|ME|42.4411|19.2636|Europe/Podgorica
3378644|Georgetown|Джорджтаун|GY|6.8045|-58.1553|America/Guyana
3571824|Nassau|Нассау|BS|25.0582|-77.3431|America/Nassau
3383330|Paramaribo|Парамарибо|SR|5.8664|-55.1668|America/Paramaribo
933773|Gaborone|Габороне|BW|-24.6545|25.9086|Africa/Gaborone
146268|Nicosia|Никосия|CY|35.1753|33.3642|Asia/Famagusta
1651944|Vientiane|Вьентьян|LA|17.9667|102.6|Asia/Vientiane
2462881|Laayoune|Эль-Аюн|EH|27.1418|-13.188|Africa/El_Aaiun
385038|Ar Rifā‘||BH|26.13|50.555|Asia/Bahrain
2965140|Cork|Корк|IE|51.898|-8.4706|Europe/Dublin
2310046|Bata|Бата|GQ|1.8639|9.7658|Africa/Malabo
934154|Port Louis|Порт-Луи|MU|-20.1619|57.4989|Indian/Mauritius
1645457|Dili|Дили|TL|-8.5586|125.5736|Asia/Dili
935264|Saint-Denis|Сен-Дени|RE|-20.8823|55.4504|Indian/Reunion
3513090|Willemstad|Виллемстад|CW|12.1225|-68.8864|America/Curacao
3413829|Reykjavik|Рейкьявик|IS|64.1355|-21.8954|Atlantic/Reykjavik
932505|Maseru|Масеру|LS|-29.3167|27.4833|Africa/Maseru
3374333|Praia|Прая|CV|14.9315|-23.5125|Atlantic/Cape_Verde
934995|Manzini|Манзини|SZ|-26.4988|31.38|Africa/Mbabane
1282027|Malé|Мале|MV|4.1752|73.5092|Indian/Maldives
1252416|Thimphu|Тхимпху|BT|27.4661|89.6419|Asia/Thimphu
3374036|Bridgetown|Бриджтаун|BB|13.1073|-59.6202|America/Barbados
2139521|Noumea|Нумеа|NC|-22.2741|166.4488|Pacific/Noumea
8740209|Nasinu||FJ|-18.0705|178.5131|Pacific/Fiji
3570675|Fort-de-France|Форт-де-Франс|MQ|14.6037|-61.0742|America/Martinique
2960316|Luxembourg|Люксембург|LU|49.6117|6.13|Europe/Luxembourg
3574810|Chaguanas||TT|10.5167|-61.4167|America/Port_of_Spain
1820906|Bandar Seri Begawan|Бандар-Сери-Бегаван|BN|4.8903|114.9401|Asia/Brunei
3382160|Cayenne|Кайенна|GF|4.9333|-52.3333|America/Cayenne
3582677|Belize City|Белиз|BZ|17.4995|-88.1976|America/Belize
2108502|Honiara|Хониара|SB|-9.4333|159.95|Pacific/Guadalcanal
921815|Mamoudzou|Мамудзу|YT|-12.7823|45.2288|Indian/Mayotte
3578959|Les Abymes||GP|16.273|-61.5051|America/Guadeloupe
2410763|São Tomé|Сан-Томе|ST|0.3365|6.7273|Africa/Sao_Tome
4796512|Saint Croix||VI|17.7275|-64.747|America/St_Thomas
7828758|Saipan|Сайпан|MP|15.2123|145.7545|Pacific/Saipan
4043909|Dededo Village||GU|13.5178|144.8391|Pacific/Guam
921772|Moroni|Морони|KM|-11.7022|43.2551|Indian/Comoro
4035413|Apia|Апиа|WS|-13.8333|-171.7667|Pacific/Apia
2110257|Tarawa|Южная Тарава|KI|1.3278|172.977|Pacific/Tarawa
2135171|Port Vila|Порт-Вила|VU|-17.7365|168.3137|Pacific/Efate
2993458|Monaco|Монако|MC|43.7372|7.4215|Europe/Monaco
2562541|San Pawl il-Baħar||MT|35.9506|14.4156|Europe/Malta
3577154|Oranjestad|Ораньестад|AW|12.524|-70.027|America/Aruba
4034561|Faaa||PF|-17.5593|-149.6035|Pacific/Tahiti
3580661|George Town|Джорджтаун|KY|19.2866|-81.3744|America/Cayman
3042091|Saint Helier|Сент-Хельер|JE|49.188|-2.1049|Europe/Jersey
2411585|Gibraltar|Гибралтар|GI|36.1447|-5.3526|Europe/Gibraltar
3042237|Douglas|Дуглас|IM|54.15|-4.4833|Europe/Isle_of_Man
2113779|Majuro|Маджуро|MH|7.0897|171.3803|Pacific/Majuro
3577887|Kingstown|Кингстаун|VC|13.1553|-61.2274|America/St_Vincent
3576022|Saint John’s|Сент-Джонс|AG|17.121|-61.8433|America/Antigua
241131|Victoria|Виктория|SC|-4.62|55.455|Indian/Mahe
4032402|Nuku‘alofa|Нукуалофа|TO|-21.1368|-175.2011|Pacific/Tongatapu
3041563|Andorra la Vella|Андорра-ла-Велья|AD|42.5078|1.5211|Europe/Andorra
3576812|Castries|Кастри|LC|13.9957|-61.0061|America/St_Lucia
3575635|Roseau|Розо|DM|15.3017|-61.3881|America/Dominica
3042287|Saint Peter Port|Сент-Питер-Порт|GG|49.4598|-2.5353|Europe/Guernsey
3421319|Nuuk|Нуук|GL|64.1835|-51.7216|America/Nuuk
1559446|Koror||PW|7.3398|134.4733|Pacific/Palau
2081114|Weno|Вено|FM|7.4465|151.8414|Pacific/Chuuk
4035715|Avarua|Аваруа|CK|-21.2075|-159.7755|Pacific/Rarotonga
2611396|Tórshavn|Торсхавн|FO|62.0097|-6.7716|Atlantic/Faroe
3575551|Basseterre|Бастер|KN|17.2955|-62.725|America/St_Kitts
5881576|Pago Pago|Пагопаго|AS|-14.2781|-170.7025|Pacific/Pago_Pago
3041732|Mariehamn|Мариехамн|AX|60.0973|19.9348|Europe/Mariehamn
3166645|Serravalle|Серравалле|SM|43.969|12.4817|Europe/San_Marino
3513794|Cul de Sac||SX|18.0485|-63.0651|America/Lower_Princes
3577430|Road Town|Род-Таун|VG|18.4269|-64.6208|America/Tortola
3579925|Saint George's|Сент-Джоржес|GD|12.0529|-61.7523|America/Grenada
3424934|Saint-Pierre||PM|46.7791|-56.1773|America/Miquelon
3579132|Gustavia|Густавия|BL|17.8962|-62.8498|America/St_Barthelemy
3042041|Schaan|Шаан|LI|47.165|9.5087|Europe/Vaduz
3578851|Marigot|Мариго|MF|18.0682|-63.083|America/Marigot
2110394|Funafuti||TV|-8.5243|179.1942|Pacific/Funafuti
3576994|Cockburn Town|Коберн-Таун|TC|21.4612|-71.1419|America/Grand_Turk
3513563|Kralendijk|Кралендейк|BQ|12.15|-68.2667|America/Kralendijk
7626485|Arijejen||NR|-0.5254|166.9125|Pacific/Nauru
2729907|Longyearbyen|Лонгйир|SJ|78.2233|15.6469|Arctic/Longyearbyen
3426691|Stanley|Стенли|FK|-51.6938|-57.857|Atlantic/Stanley
3573374|The Valley|Валли|AI|18.217|-63.0578|America/Anguilla
3573061|Saint George|Сент-Джордж|BM|32.3817|-64.6781|Atlantic/Bermuda
6696480|McMurdo Station|Мак-Мердо|AQ|-77.8463|166.6682|Antarctica/McMurdo
4034821|Mata-Utu|Мата-Уту|WF|-13.2816|-176.1745|Pacific/Wallis
7266440|Brades|Брейдс|MS|16.7918|-62.2106|America/Montserrat
2161314|Kingston|Кингстон|NF|-29.0546|167.9663|Pacific/Norfolk
3370936|Half Tree Hollow||SH|-15.9372|-5.72|Atlantic/St_Helena
6691831|Vatican City|Ватикан|VA|41.9027|12.4541|Europe/Vatican
4036284|Alofi|Алофи|NU|-19.0529|-169.9196|Pacific/Niue
7522183|Atafu Village||TK|-8.5421|-172.5159|Pacific/Fakaofo
2078127|Flying Fish Cove|Флайинг-Фиш-Коув|CX|-10.4217|105.6791|Indian/Christmas
7304591|West Island||CC|-12.1568|96.8225|Indian/Cocos
4030723|Adamstown|Адамстаун|PN|-25.066|-130.1015|Pacific/Pitcairn
1546102|Port-aux-Français|Порт-о-Франсэ|TF|-49.3492|70.2194|Indian/Kerguelen
3426466|Grytviken|Грютвикен|GS|-54.2811|-36.5092|Atlantic/South_Georgia
`
