// Written by `npm run generate` from responses of the server.
export const responseExamples: Readonly<Record<string, unknown>> = {
  "listDays": {
    "almanacVersion": "0.5.0",
    "rulesVersion": "4",
    "place": {
      "id": "524901",
      "address": "Moscow",
      "zone": "Europe/Moscow",
      "latitude": 55.75222,
      "longitude": 37.61556
    },
    "openUntil": "2026-12-15",
    "solarMonths": [
      {
        "from": "2026-02-17",
        "year": {
          "index": 42,
          "stem": {
            "glyph": "丙",
            "pinyin": "bǐng",
            "reading": "bǐng",
            "element": "fire",
            "name": "Yang Fire"
          },
          "branch": {
            "glyph": "午",
            "pinyin": "wǔ",
            "reading": "wǔ",
            "element": "fire",
            "name": "Horse"
          },
          "name": "Yang Fire Horse"
        },
        "month": {
          "index": 26,
          "stem": {
            "glyph": "庚",
            "pinyin": "gēng",
            "reading": "gēng",
            "element": "metal",
            "name": "Yang Metal"
          },
          "branch": {
            "glyph": "寅",
            "pinyin": "yín",
            "reading": "yín",
            "element": "wood",
            "name": "Tiger"
          },
          "name": "Yang Metal Tiger"
        }
      }
    ],
    "days": [
      {
        "date": "2026-02-17",
        "pillar": {
          "index": 58,
          "stem": {
            "glyph": "壬",
            "pinyin": "rén",
            "reading": "rén",
            "element": "water",
            "name": "Yang Water"
          },
          "branch": {
            "glyph": "戌",
            "pinyin": "xū",
            "reading": "xū",
            "element": "earth",
            "name": "Dog"
          },
          "name": "Yang Water Dog"
        },
        "lunar": {
          "year": 2026,
          "month": 1,
          "isLeap": false,
          "day": 1,
          "monthLength": 30
        },
        "moon": {
          "name": "New moon",
          "growing": true,
          "step": 1,
          "elongationDeg": 0,
          "litPercent": 0
        },
        "term": null,
        "officer": {
          "id": "officer-success",
          "zh": "成",
          "name": "Success"
        },
        "mansion": {
          "id": "mansion-encampment",
          "zh": "室",
          "name": "Encampment"
        },
        "isYellow": true,
        "clash": {
          "glyph": "辰",
          "name": "Dragon"
        },
        "festivals": [
          {
            "id": "spring-festival",
            "zh": "春节",
            "name": "Spring Festival",
            "brief": "New Year"
          }
        ],
        "verdict": {
          "weight": 1,
          "word": "Auspicious",
          "summary": "Good for meeting people, a celebration and…",
          "goodFor": [
            "date"
          ],
          "putOff": [
            "submit"
          ]
        },
        "weights": {
          "wedding": -1,
          "engagement": -1,
          "date": 2,
          "conceive": 1,
          "reconcile": 1,
          "celebrate": 2,
          "opening": 2
        }
      }
    ]
  },
  "describeDay": {
    "almanacVersion": "0.5.0",
    "rulesVersion": "4",
    "place": {
      "id": "524901",
      "address": "Moscow",
      "zone": "Europe/Moscow",
      "latitude": 55.75222,
      "longitude": 37.61556
    },
    "openUntil": "2026-12-15",
    "date": "2026-02-17",
    "year": {
      "index": 42,
      "stem": {
        "glyph": "丙",
        "pinyin": "bǐng",
        "reading": "bǐng",
        "element": "fire",
        "name": "Yang Fire"
      },
      "branch": {
        "glyph": "午",
        "pinyin": "wǔ",
        "reading": "wǔ",
        "element": "fire",
        "name": "Horse"
      },
      "name": "Yang Fire Horse",
      "reading": "Bing Wu",
      "naYin": {
        "zh": "天河水",
        "name": "River of Heaven Water",
        "short": "The Milky Way, and the rain that falls from it…"
      }
    },
    "month": {
      "index": 26,
      "stem": {
        "glyph": "庚",
        "pinyin": "gēng",
        "reading": "gēng",
        "element": "metal",
        "name": "Yang Metal"
      },
      "branch": {
        "glyph": "寅",
        "pinyin": "yín",
        "reading": "yín",
        "element": "wood",
        "name": "Tiger"
      },
      "name": "Yang Metal Tiger",
      "reading": "Geng Yin",
      "naYin": {
        "zh": "松柏木",
        "name": "Pine and Cypress Wood",
        "short": "Evergreens; “only in the cold do we learn which…"
      }
    },
    "hieroglyph": {
      "index": 58,
      "stem": {
        "glyph": "壬",
        "pinyin": "rén",
        "reading": "rén",
        "element": "water",
        "name": "Yang Water"
      },
      "branch": {
        "glyph": "戌",
        "pinyin": "xū",
        "reading": "xū",
        "element": "earth",
        "name": "Dog"
      },
      "name": "Yang Water Dog",
      "reading": "Ren Xu",
      "naYin": {
        "zh": "大海水",
        "name": "Water of the Great Sea",
        "short": "Where all hundred rivers end, salt and patient,…"
      },
      "short": "Moonlit water among dark hills, one boat, one…",
      "text": "“In the autumn of ren-xu, when the moon was just…"
    },
    "season": {
      "running": {
        "id": "0",
        "zh": "立春",
        "name": "Start of Spring",
        "pinyin": "Lìchūn",
        "short": "East wind on the ice, and a new animal takes…",
        "text": "With the sun at 315° the east wind begins to…",
        "index": 0,
        "date": "2026-02-04",
        "from": "2026-02-03T23:02:08+03:00",
        "to": "2026-02-18T18:51:56+03:00"
      },
      "next": {
        "id": "1",
        "zh": "雨水",
        "name": "Rain Water",
        "index": 1,
        "date": "2026-02-18",
        "at": "2026-02-18T18:51:56+03:00"
      }
    },
    "moon": {
      "name": "New moon",
      "growing": true,
      "step": 1,
      "elongationDeg": 0,
      "litPercent": 0,
      "stepName": "Waxing moon, step 1",
      "short": "Dark: the moon stands by the sun and sets close…",
      "rise": "2026-02-17T08:01:08+03:00",
      "set": "2026-02-17T17:35:00+03:00",
      "quarter": {
        "name": "New moon",
        "at": "2026-02-17T15:01:09+03:00"
      },
      "nextNew": "2026-02-17T15:01:09+03:00",
      "nextFull": "2026-03-03T14:37:53+03:00",
      "lunar": {
        "year": 2026,
        "month": 1,
        "isLeap": false,
        "day": 1,
        "monthLength": 30,
        "name": "First Day of the Moon",
        "short": "No moon in the sky; incense at home, and the…",
        "text": "The moon stands beside the sun and cannot be…"
      },
      "moonriseDays": [
        {
          "number": 29,
          "name": "Twenty-Ninth Moonrise Day",
          "symbol": "Octopus",
          "short": "Too many arms at once: choose one matter and be…",
          "text": "Dark water, eight arms and a cloud of ink: the…",
          "from": "2026-02-16T07:51:38+03:00",
          "to": "2026-02-17T08:01:08+03:00"
        }
      ]
    },
    "su": {
      "id": "mansion-encampment",
      "zh": "室",
      "name": "Encampment",
      "pinyin": "Shì",
      "short": "One side of the Square of Pegasus: when it stood…",
      "text": "In a song of the state of Wei the prince waits…",
      "side": "good",
      "animal": "Pig",
      "luminary": "Mars",
      "guardian": "Black Tortoise"
    },
    "sky": {
      "sun": {
        "kind": "day",
        "rise": "2026-02-17T07:49:50+03:00",
        "noon": "2026-02-17T12:43:29+03:00",
        "set": "2026-02-17T17:38:03+03:00",
        "short": "9 h 48 min of daylight"
      },
      "eclipse": {
        "body": "sun",
        "kind": "annular",
        "name": "Annular eclipse of the sun",
        "date": "2026-02-17",
        "daysAway": 0,
        "when": "On this day.",
        "at": "2026-02-17T15:12:01+03:00",
        "here": null,
        "sentence": "It is not visible from here. No rating follows…"
      },
      "pentad": {
        "index": 2,
        "zh": "鱼陟负冰",
        "name": "Fish rise under the ice",
        "from": "2026-02-14",
        "to": "2026-02-17",
        "short": "Pentad 3 of 72: 14–17 February"
      },
      "season": {
        "id": "nine-nines",
        "part": 7,
        "day": 5,
        "zh": "七九",
        "name": "Nine nines: seventh nine, day 5",
        "short": "Eighty-one days from the winter solstice, after…"
      }
    },
    "signs": {
      "list": [
        {
          "branch": 0,
          "glyph": "子",
          "element": "water",
          "name": "Rat",
          "years": [
            1984,
            1996,
            2008,
            2020
          ],
          "meeting": null,
          "word": "Neutral"
        }
      ],
      "sentences": [
        "The day does not favour Dragons: choose another…"
      ]
    },
    "day_info": {
      "officer": {
        "id": "officer-success",
        "zh": "成",
        "name": "Success",
        "pinyin": "Chéng",
        "short": "The craftsman’s “done”: a day when loose ends…",
        "text": "The word is what a craftsman says on putting…"
      },
      "path": {
        "id": "life-governor",
        "zh": "司命",
        "name": "Life Governor",
        "isYellow": true,
        "short": "Keeper of the roll of years, known in every…"
      },
      "clash": {
        "glyph": "辰",
        "name": "Dragon",
        "direction": "in the north",
        "sentence": "Clashes with the Dragon; sha in the north"
      },
      "voidBranches": [
        {
          "glyph": "子",
          "name": "Rat"
        }
      ],
      "festivals": [
        {
          "id": "spring-festival",
          "zh": "春节",
          "name": "Spring Festival",
          "pinyin": "Chūnjié",
          "short": "Lunar New Year: red paper on the doors, money…",
          "text": null
        }
      ],
      "monthChange": null,
      "summary": "Good for meeting people, a celebration and…"
    },
    "hours": [
      {
        "branch": 0,
        "name": "Rat",
        "pillar": {
          "index": 36,
          "stem": {
            "glyph": "庚",
            "pinyin": "gēng",
            "reading": "gēng",
            "element": "metal",
            "name": "Yang Metal"
          },
          "branch": {
            "glyph": "子",
            "pinyin": "zǐ",
            "reading": "zǐ",
            "element": "water",
            "name": "Rat"
          },
          "name": "Yang Metal Rat"
        },
        "path": {
          "id": "heavenly-prison",
          "zh": "天牢",
          "name": "Heavenly Prison",
          "isYellow": false
        },
        "from": "2026-02-16T23:43:31+03:00",
        "to": "2026-02-17T01:43:31+03:00",
        "isWaking": false,
        "verdict": {
          "weight": -1,
          "word": "Unfavourable",
          "reasons": [
            {
              "side": "bad",
              "name": "Heavenly Prison of the black path",
              "sentence": "Heavenly Prison is present: on Dog days it comes…"
            }
          ],
          "helps": [],
          "hurts": [
            "Long journey"
          ],
          "isNoble": false,
          "clashes": false
        }
      }
    ],
    "judgement": {
      "verdict": {
        "weight": 1,
        "word": "Auspicious",
        "summary": "Good for meeting people, a celebration and…",
        "goodFor": [
          "date"
        ],
        "putOff": [
          "submit"
        ],
        "standing": 12,
        "isFree": false,
        "grade": "Third grade: all turns on whether one of the…",
        "policy": "The ban of the graded star falls, but for the…",
        "sum": {
          "shown": 31,
          "good": 14,
          "bad": 10,
          "total": 9,
          "leansBeyond": 3.875,
          "from": [
            0.7419,
            1.0967
          ]
        },
        "reasons": [
          {
            "star": "heavenly-virtue-union",
            "side": "good",
            "grade": 3,
            "status": "overridden",
            "isReading": false,
            "note": "Not counted: the day carries a ban that yields…"
          }
        ]
      },
      "tags": [
        {
          "id": "wedding",
          "theme": "family",
          "name": "Wedding",
          "weight": -1,
          "word": "Unfavourable",
          "isShown": true,
          "isMedical": false,
          "sum": {
            "sign": -1,
            "terms": [
              {
                "star": "month-aversion",
                "points": 1.5
              }
            ],
            "total": 1,
            "from": [
              2.8125,
              4.125
            ],
            "limits": []
          },
          "reasons": [
            {
              "star": "heavenly-virtue-union",
              "side": "good",
              "grade": 3,
              "status": "overridden",
              "isReading": false,
              "note": "Not counted: the day carries a ban that yields…"
            }
          ]
        }
      ],
      "stars": [
        {
          "id": "heavenly-virtue-union",
          "zh": "天德合",
          "name": "Union with Heavenly Virtue",
          "pinyin": "Tiāndé hé",
          "short": "The stem that answers Heavenly Virtue and shares…",
          "text": "Stems live in five pairs, Jia with Ji, Ding with…",
          "label": "star Union with Heavenly Virtue",
          "family": "star",
          "side": "good",
          "grade": 3,
          "why": "Union with Heavenly Virtue is present: in a…",
          "source": "Xie Ji Bian Fang Shu, 1741, juan 10, leaf 8a",
          "leaf": "10 · 8a",
          "isCustom": false,
          "isSilent": false,
          "clauses": [
            {
              "zh": "上官赴任臨政親民結婚姻納采問名嫁娶般移解除求醫療病裁製營建宫室繕城郭興造動土豎柱上梁修倉庫栽種牧養納畜安…",
              "text": "Good for many matters, among them taking up…",
              "at": "juan 10, leaf 8a",
              "leaf": "10 · 8a"
            }
          ],
          "favours": [
            "Wedding"
          ],
          "forbids": []
        }
      ],
      "schools": [],
      "planB": null
    }
  },
  "describeYear": {
    "almanacVersion": "0.5.0",
    "rulesVersion": "4",
    "place": {
      "id": "524901",
      "address": "Moscow",
      "zone": "Europe/Moscow",
      "latitude": 55.75222,
      "longitude": 37.61556
    },
    "openUntil": "2026-12-15",
    "year": 2026,
    "pillar": {
      "index": 42,
      "name": "Yang Fire Horse",
      "stem": {
        "glyph": "丙",
        "pinyin": "bǐng",
        "reading": "bǐng",
        "element": "fire",
        "name": "Yang Fire"
      },
      "branch": {
        "glyph": "午",
        "pinyin": "wǔ",
        "reading": "wǔ",
        "element": "fire",
        "name": "Horse"
      }
    },
    "days": [
      {
        "date": "2026-01-01",
        "weight": -1
      }
    ],
    "terms": [
      {
        "id": "22",
        "zh": "小寒",
        "name": "Minor Cold",
        "index": 22,
        "date": "2026-01-05",
        "at": "2026-01-05T11:23:10+03:00"
      }
    ],
    "festivals": [
      {
        "id": "la-ba",
        "zh": "腊八节",
        "name": "Laba Festival",
        "date": "2026-01-26"
      }
    ],
    "moons": [
      {
        "kind": "full",
        "name": "Full moon",
        "at": "2026-01-03T13:02:55+03:00"
      }
    ]
  },
  "describeLocal": {
    "almanacVersion": "0.5.0",
    "today": "2026-11-15",
    "endsAt": "2026-11-16T00:00:00+03:00",
    "solarOffsetSec": 9950,
    "zoneOffset": "UTC+3",
    "day": {
      "date": "2026-02-17",
      "hours": [
        {
          "branch": 0,
          "from": "2026-02-16T23:43:35+03:00",
          "to": "2026-02-17T01:43:35+03:00",
          "isWaking": false
        }
      ],
      "moon": {
        "name": "New moon",
        "growing": true,
        "step": 1,
        "elongationDeg": 0,
        "litPercent": 0,
        "stepName": "Waxing moon, step 1",
        "short": "Dark: the moon stands by the sun and sets close…",
        "rise": "2026-02-17T08:01:22+03:00",
        "set": "2026-02-17T17:34:55+03:00",
        "quarter": {
          "name": "New moon",
          "at": "2026-02-17T15:01:09+03:00"
        },
        "nextNew": "2026-02-17T15:01:09+03:00",
        "nextFull": "2026-03-03T14:37:53+03:00",
        "moonriseDays": [
          {
            "number": 29,
            "name": "Twenty-Ninth Moonrise Day",
            "symbol": "Octopus",
            "short": "Too many arms at once: choose one matter and be…",
            "text": "Dark water, eight arms and a cloud of ink: the…",
            "from": "2026-02-16T07:51:57+03:00",
            "to": "2026-02-17T08:01:22+03:00"
          }
        ]
      },
      "sky": {
        "sun": {
          "kind": "day",
          "rise": "2026-02-17T07:50:01+03:00",
          "noon": "2026-02-17T12:43:33+03:00",
          "set": "2026-02-17T17:38:00+03:00",
          "short": "9 h 48 min of daylight"
        },
        "eclipse": {
          "body": "sun",
          "kind": "annular",
          "name": "Annular eclipse of the sun",
          "date": "2026-02-17",
          "daysAway": 0,
          "when": "On this day.",
          "at": "2026-02-17T15:12:01+03:00",
          "here": null,
          "sentence": "It is not visible from here. No rating follows…"
        }
      },
      "season": {
        "from": "2026-02-03T23:02:08+03:00",
        "to": "2026-02-18T18:51:56+03:00",
        "next": "2026-02-18T18:51:56+03:00"
      },
      "monthChange": null,
      "schools": []
    },
    "days": null,
    "year": null
  },
  "convertDate": {
    "almanacVersion": "0.5.0",
    "total": 1,
    "days": [
      {
        "date": "2026-02-17",
        "lunar": {
          "year": 2026,
          "month": 1,
          "isLeap": false,
          "day": 1,
          "monthLength": 30,
          "zh": "正月初一",
          "name": "day 1 of month 1, 2026",
          "yearPillar": {
            "index": 42,
            "name": "Yang Fire Horse",
            "stem": {
              "glyph": "丙",
              "pinyin": "bǐng",
              "reading": "bǐng",
              "element": "fire",
              "name": "Yang Fire"
            },
            "branch": {
              "glyph": "午",
              "pinyin": "wǔ",
              "reading": "wǔ",
              "element": "fire",
              "name": "Horse"
            }
          }
        },
        "yearPillar": {
          "index": 42,
          "name": "Yang Fire Horse",
          "stem": {
            "glyph": "丙",
            "pinyin": "bǐng",
            "reading": "bǐng",
            "element": "fire",
            "name": "Yang Fire"
          },
          "branch": {
            "glyph": "午",
            "pinyin": "wǔ",
            "reading": "wǔ",
            "element": "fire",
            "name": "Horse"
          }
        },
        "monthPillar": {
          "index": 26,
          "name": "Yang Metal Tiger",
          "stem": {
            "glyph": "庚",
            "pinyin": "gēng",
            "reading": "gēng",
            "element": "metal",
            "name": "Yang Metal"
          },
          "branch": {
            "glyph": "寅",
            "pinyin": "yín",
            "reading": "yín",
            "element": "wood",
            "name": "Tiger"
          }
        },
        "dayPillar": {
          "index": 58,
          "name": "Yang Water Dog",
          "stem": {
            "glyph": "壬",
            "pinyin": "rén",
            "reading": "rén",
            "element": "water",
            "name": "Yang Water"
          },
          "branch": {
            "glyph": "戌",
            "pinyin": "xū",
            "reading": "xū",
            "element": "earth",
            "name": "Dog"
          }
        },
        "monthBefore": null
      }
    ]
  },
  "listLunarReturns": {
    "almanacVersion": "0.5.0",
    "dates": [
      {
        "month": 6,
        "day": 15,
        "leapRule": "both",
        "words": "day 15 of month 6",
        "zh": "六月十五",
        "returns": [
          {
            "date": "2027-07-18",
            "name": "18 July 2027",
            "weekday": "Sunday",
            "lunarYear": 2027,
            "isLeap": false,
            "isShort": false
          }
        ]
      }
    ]
  },
  "listSchools": {
    "presets": [
      {
        "id": "book",
        "name": "The Imperial Book",
        "short": "The book of 1741, with the one custom all…",
        "rules": ""
      }
    ],
    "switches": [
      {
        "name": "virtue",
        "concerns": "day",
        "question": "Does Heavenly Virtue visit the four middle…",
        "values": [
          {
            "value": "stems",
            "name": "By Stem Only",
            "short": "In Rat, Rabbit, Horse and Rooster months no day…"
          }
        ],
        "users": "The imperial book leaves the corners out; the…",
        "source": "《协纪辨方书》, juan 10, leaf 39b; the rhyme 「正丁二坤宫」."
      }
    ]
  },
  "listThemes": {
    "themes": [
      {
        "id": "family",
        "name": "Family and love",
        "short": "Meeting, marrying, making peace, celebrating"
      }
    ],
    "tags": [
      {
        "id": "wedding",
        "theme": "family",
        "name": "Wedding",
        "short": "Registering a marriage, the ceremony, bringing…",
        "deed": "a wedding",
        "isShown": true,
        "isMedical": false
      }
    ]
  },
  "predictDays": {
    "almanacVersion": "0.5.0",
    "rulesVersion": "4",
    "place": {
      "id": "524901",
      "address": "Moscow",
      "zone": "Europe/Moscow",
      "latitude": 55.75222,
      "longitude": 37.61556
    },
    "openUntil": "2026-12-15",
    "school": {
      "rules": "popular.yes_month.instant",
      "name": "Own Choice of Rules",
      "preset": null
    },
    "prediction": {
      "tag": {
        "id": "wedding",
        "theme": "family",
        "name": "Wedding",
        "short": "Registering a marriage, the ceremony, bringing…"
      },
      "from": "2026-02-17",
      "to": "2026-02-17",
      "minWeight": 1,
      "weekdays": [
        6,
        7
      ],
      "holidays": "avoid",
      "hours": {
        "from": "09:00",
        "to": "18:00"
      },
      "night": false,
      "people": [],
      "days": [],
      "all": [],
      "others": [
        {
          "date": "2026-02-17",
          "weight": -1
        }
      ],
      "excluded": [],
      "tooLight": 0,
      "withoutHours": 0,
      "nearest": {
        "lesser": [],
        "otherWeekdays": [],
        "otherHolidays": [],
        "otherHours": [],
        "unconditional": [],
        "relaxations": [],
        "earlier": null,
        "later": null
      }
    }
  },
  "compareDays": {
    "almanacVersion": "0.5.0",
    "rulesVersion": "4",
    "place": {
      "id": "524901",
      "address": "Moscow",
      "zone": "Europe/Moscow",
      "latitude": 55.75222,
      "longitude": 37.61556
    },
    "openUntil": "2026-12-15",
    "school": {
      "rules": "popular.yes_month.instant",
      "name": "Own Choice of Rules",
      "preset": null
    },
    "comparison": {
      "tag": {
        "id": "wedding",
        "theme": "family",
        "name": "Wedding",
        "short": "Registering a marriage, the ceremony, bringing…"
      },
      "people": [],
      "days": [
        {
          "date": "2026-11-20",
          "weight": -3,
          "word": "Awful",
          "general": -3,
          "pillar": {
            "index": 34,
            "name": "Yang Earth Dog",
            "stem": {
              "glyph": "戊",
              "pinyin": "wù",
              "reading": "wù",
              "element": "earth",
              "name": "Yang Earth"
            },
            "branch": {
              "glyph": "戌",
              "pinyin": "xū",
              "reading": "xū",
              "element": "earth",
              "name": "Dog"
            }
          },
          "moon": {
            "name": "Waxing gibbous",
            "growing": true,
            "step": 11,
            "elongationDeg": 123.7,
            "litPercent": 78
          },
          "isYellow": true,
          "favouredBy": [],
          "reasons": [
            {
              "star": "month-killing",
              "name": "Star Monthly Sha",
              "side": "bad",
              "status": "applied",
              "sentence": "Monthly Sha is present: in months of the Pig,…"
            }
          ],
          "people": [],
          "hours": [
            {
              "branch": 8,
              "name": "Monkey",
              "from": "2026-11-20T15:15:09+03:00",
              "to": "2026-11-20T17:15:10+03:00",
              "weight": 2,
              "word": "Good",
              "isNoble": false,
              "isHelpful": false,
              "nobleFor": []
            }
          ]
        }
      ]
    }
  },
  "describeActivity": {
    "rulesVersion": "4",
    "tag": {
      "id": "wedding",
      "theme": "family",
      "name": "Wedding",
      "short": "Registering a marriage, the ceremony, bringing…",
      "deed": "a wedding",
      "isMedical": false
    },
    "matters": [
      "嫁娶"
    ],
    "why": "The book of 1741 writes “marrying” for the day…",
    "questions": [
      {
        "question": "Which day counts: the registry office, the…",
        "answer": "The one you yourselves will call your wedding…"
      }
    ],
    "rules": [
      {
        "id": "three-harmony",
        "zh": "三合",
        "name": "Three Harmony",
        "side": "good",
        "reach": "own",
        "isLasting": false,
        "short": "The day stands at another corner of the month’s…",
        "source": "Xie Ji Bian Fang Shu, 1741, juan 10, leaf 15a",
        "leaf": "10 · 15a",
        "isCustom": false,
        "clauses": [
          {
            "zh": "宜慶賜賞賀宴㑹結婚姻納采問名嫁娶進人口裁製修宮室繕城郭興造動土豎柱上梁修倉庫經絡醞釀立劵交易納財安碓磑納…",
            "text": "Good for gifts and banquets, betrothals,…",
            "at": "juan 10, leaf 15a",
            "leaf": "10 · 15a"
          }
        ]
      }
    ]
  },
  "listActivityDays": {
    "almanacVersion": "0.5.0",
    "rulesVersion": "4",
    "place": {
      "id": "524901",
      "address": "Moscow",
      "zone": "Europe/Moscow",
      "latitude": 55.75222,
      "longitude": 37.61556
    },
    "openUntil": "2026-12-15",
    "tag": {
      "id": "wedding",
      "theme": "family",
      "name": "Wedding",
      "short": "Registering a marriage, the ceremony, bringing…"
    },
    "days": [
      {
        "date": "2026-02-17",
        "pillar": {
          "index": 58,
          "name": "Yang Water Dog",
          "stem": {
            "glyph": "壬",
            "pinyin": "rén",
            "reading": "rén",
            "element": "water",
            "name": "Yang Water"
          },
          "branch": {
            "glyph": "戌",
            "pinyin": "xū",
            "reading": "xū",
            "element": "earth",
            "name": "Dog"
          }
        },
        "moon": {
          "name": "New moon",
          "growing": true,
          "step": 1,
          "elongationDeg": 0,
          "litPercent": 0
        },
        "weight": -1,
        "reason": "Month Aversion"
      }
    ]
  },
  "countDays": {
    "rulesVersion": "4",
    "tag": "wedding",
    "year": 2027,
    "month": 5,
    "counts": [
      {
        "weight": 3,
        "days": 1
      },
      {
        "weight": 2,
        "days": 1
      },
      {
        "weight": 1,
        "days": 8
      },
      {
        "weight": 0,
        "days": 6
      },
      {
        "weight": -1,
        "days": 7
      },
      {
        "weight": -2,
        "days": 4
      },
      {
        "weight": -3,
        "days": 4
      }
    ]
  },
  "listAllSigns": {
    "kinds": [
      {
        "kind": "officers",
        "one": "officer of the day",
        "many": "The twelve officers",
        "line": "Twelve roles that the days take in turn, counted…",
        "signs": [
          {
            "kind": "officers",
            "id": "officer-establish",
            "zh": "建",
            "name": "Establish",
            "pinyin": "Jiàn",
            "short": "The day that carries the month’s own sign, as a…",
            "synonyms": [
              "Initiate"
            ]
          }
        ]
      }
    ]
  },
  "describeSign": {
    "rulesVersion": "4",
    "sign": {
      "kind": "officers",
      "id": "officer-success",
      "zh": "成",
      "name": "Success",
      "pinyin": "Chéng",
      "element": null,
      "reading": null,
      "short": "The craftsman’s “done”: a day when loose ends…",
      "text": "The word is what a craftsman says on putting…",
      "synonyms": [
        "Accomplish"
      ]
    },
    "kind": {
      "kind": "officers",
      "one": "officer of the day",
      "many": "The twelve officers",
      "line": "Twelve roles that the days take in turn, counted…"
    },
    "side": "good",
    "rule": "The count begins with the month: the day that…",
    "example": {
      "date": "2026-11-17",
      "sentence": "The officer of the day is Success: the ninth of…"
    },
    "source": "Xie Ji Bian Fang Shu, 1741, juan 10, leaf 20a",
    "clauses": [
      {
        "zh": "宜入學安撫邊境般移築隄防開市",
        "en": "Good for starting school, securing the borders,…",
        "ru": "Хорошо начинать учёбу, умиротворять границы,…",
        "at": "juan 10, leaf 20a"
      }
    ],
    "favours": [
      {
        "id": "opening",
        "name": "Opening a business",
        "isShown": true,
        "isReading": false,
        "isMedical": false
      }
    ],
    "forbids": [],
    "when": {
      "kind": "dated",
      "next": [
        "2026-11-17"
      ],
      "last": "2026-11-04",
      "openUntil": "2026-12-15"
    },
    "share": {
      "of": "days",
      "count": 1831,
      "total": 21915,
      "fromYear": 1984,
      "toYear": 2043
    },
    "figure": {
      "form": "ring",
      "glyphs": [
        "建"
      ],
      "index": 8,
      "text": "Success 成: number 9 of 12, after Danger and…"
    },
    "previous": {
      "kind": "officers",
      "id": "officer-danger",
      "zh": "危",
      "name": "Danger"
    },
    "next": {
      "kind": "officers",
      "id": "officer-receive",
      "zh": "收",
      "name": "Receive"
    },
    "related": []
  },
  "listFacingDays": {
    "almanacVersion": "0.5.0",
    "facing": {
      "index": 12,
      "glyph": "午",
      "name": "Horse",
      "sector": "south",
      "fromDeg": 172.5,
      "toDeg": 187.5
    },
    "sitting": {
      "index": 0,
      "glyph": "子",
      "name": "Rat",
      "sector": "north",
      "fromDeg": 352.5,
      "toDeg": 7.5
    },
    "activities": [
      {
        "id": "groundbreaking",
        "name": "Breaking ground"
      }
    ],
    "days": [
      {
        "date": "2026-02-17",
        "isAgainst": true,
        "marks": [
          {
            "id": "tai-sui",
            "name": "Tai Sui",
            "side": "facing",
            "advice": "avoid",
            "isExact": true,
            "isAway": false,
            "sentence": "The front looks at Tai Sui: the book leaves…",
            "leaf": "8 · 39b"
          }
        ],
        "visit": null
      }
    ]
  },
  "findZonePlace": {
    "address": "Moscow, Russia",
    "latitude": 55.75222,
    "longitude": 37.61556,
    "place": "524901",
    "zone": "Europe/Moscow",
    "city": "Moscow",
    "region": null,
    "country": "Russia"
  },
  "getStatus": {
    "database": false,
    "reachedAt": null,
    "until": "2026-11-15T12:00:20.000Z",
    "switches": [
      {
        "name": "checkout",
        "on": true,
        "since": null,
        "note": null
      }
    ]
  }
}
