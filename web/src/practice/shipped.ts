// The moments that come with the client. `npm run puzzles` writes this file.

import type { Puzzle } from './puzzle';

export const shipped: Puzzle[] = [
 {
  "names": [
   "Ada",
   "Bo",
   "Cleo",
   "Dan",
   "Eve"
  ],
  "played": {
   "name": "diamant",
   "edition": "classic-2005"
  },
  "game": {
   "name": "diamant",
   "expedition": 1,
   "expeditions": 5,
   "path": [
    {
     "card": "9",
     "rubies": 4
    },
    {
     "card": "2",
     "rubies": 2
    },
    {
     "card": "17",
     "rubies": 2
    },
    {
     "card": "gas",
     "rubies": 0
    }
   ],
   "on-path": 8,
   "met": [
    "gas"
   ],
   "inside": [
    0,
    1,
    2,
    3,
    4
   ],
   "carried": 4,
   "chests": [
    0,
    0,
    0,
    0,
    0
   ],
   "relics": [
    [],
    [],
    [],
    [],
    []
   ],
   "may-come": {
    "1": 1,
    "3": 1,
    "4": 1,
    "5": 2,
    "7": 2,
    "11": 2,
    "13": 1,
    "14": 1,
    "15": 1,
    "explosion": 3,
    "gas": 2,
    "rockfall": 3,
    "scorpion": 3,
    "snake": 3
   },
   "cards-left": 26,
   "traps-left": 2,
   "removed": {},
   "over": false,
   "standings": {
    "scores": [
     0,
     0,
     0,
     0,
     0
    ],
    "winners": [
     0,
     1,
     2,
     3,
     4
    ]
   }
  },
  "decision": {
   "moves": 7,
   "expedition": 1,
   "cards": 4,
   "inside": 5,
   "carried": 4,
   "path": 8,
   "relics": 0,
   "trap": 0.076923077,
   "seat": 4,
   "choice": "continue",
   "continue": {
    "win": 14.425233522,
    "rubies": 4.450982073
   },
   "leave": {
    "win": 22.966421251,
    "rubies": 7.800001754
   },
   "mix": 0,
   "stakes": 8.541187728,
   "loss": 8.541187728,
   "error": 0.633936839
  },
  "exact": false
 },
 {
  "names": [
   "Ada",
   "Bo",
   "Cleo",
   "Dan",
   "Eve"
  ],
  "played": {
   "name": "diamant",
   "edition": "classic-2005"
  },
  "game": {
   "name": "diamant",
   "expedition": 1,
   "expeditions": 5,
   "path": [
    {
     "card": "9",
     "rubies": 0
    },
    {
     "card": "2",
     "rubies": 0
    },
    {
     "card": "17",
     "rubies": 0
    },
    {
     "card": "gas",
     "rubies": 0
    },
    {
     "card": "15",
     "rubies": 0
    },
    {
     "card": "rockfall",
     "rubies": 0
    },
    {
     "card": "snake",
     "rubies": 0
    },
    {
     "card": "14",
     "rubies": 0
    }
   ],
   "on-path": 0,
   "met": [
    "snake",
    "rockfall",
    "gas"
   ],
   "inside": [
    3
   ],
   "carried": 21,
   "chests": [
    12,
    8,
    8,
    0,
    8
   ],
   "relics": [
    [],
    [],
    [],
    [],
    []
   ],
   "may-come": {
    "1": 1,
    "3": 1,
    "4": 1,
    "5": 2,
    "7": 2,
    "11": 2,
    "13": 1,
    "explosion": 3,
    "gas": 2,
    "rockfall": 2,
    "scorpion": 3,
    "snake": 2
   },
   "cards-left": 22,
   "traps-left": 6,
   "removed": {},
   "over": false,
   "standings": {
    "scores": [
     12,
     8,
     8,
     0,
     8
    ],
    "winners": [
     0
    ]
   }
  },
  "decision": {
   "moves": 15,
   "expedition": 1,
   "cards": 8,
   "inside": 1,
   "carried": 21,
   "path": 0,
   "relics": 0,
   "trap": 0.272727273,
   "seat": 3,
   "choice": "continue",
   "continue": {
    "win": 54.857150058,
    "rubies": 18.318181818
   },
   "leave": {
    "win": 63.496317258,
    "rubies": 21
   },
   "mix": 0,
   "stakes": 8.6391672,
   "loss": 8.6391672,
   "error": 0.981809908
  },
  "exact": false
 },
 {
  "names": [
   "Ada",
   "Bo",
   "Cleo",
   "Dan",
   "Eve"
  ],
  "played": {
   "name": "diamant",
   "edition": "classic-2005"
  },
  "game": {
   "name": "diamant",
   "expedition": 1,
   "expeditions": 5,
   "path": [
    {
     "card": "9",
     "rubies": 0
    },
    {
     "card": "2",
     "rubies": 0
    },
    {
     "card": "17",
     "rubies": 0
    },
    {
     "card": "gas",
     "rubies": 0
    },
    {
     "card": "15",
     "rubies": 0
    },
    {
     "card": "rockfall",
     "rubies": 0
    },
    {
     "card": "snake",
     "rubies": 0
    },
    {
     "card": "14",
     "rubies": 0
    },
    {
     "card": "7",
     "rubies": 0
    }
   ],
   "on-path": 0,
   "met": [
    "snake",
    "rockfall",
    "gas"
   ],
   "inside": [
    3
   ],
   "carried": 28,
   "chests": [
    12,
    8,
    8,
    0,
    8
   ],
   "relics": [
    [],
    [],
    [],
    [],
    []
   ],
   "may-come": {
    "1": 1,
    "3": 1,
    "4": 1,
    "5": 2,
    "7": 1,
    "11": 2,
    "13": 1,
    "explosion": 3,
    "gas": 2,
    "rockfall": 2,
    "scorpion": 3,
    "snake": 2
   },
   "cards-left": 21,
   "traps-left": 6,
   "removed": {},
   "over": false,
   "standings": {
    "scores": [
     12,
     8,
     8,
     0,
     8
    ],
    "winners": [
     0
    ]
   }
  },
  "decision": {
   "moves": 17,
   "expedition": 1,
   "cards": 9,
   "inside": 1,
   "carried": 28,
   "path": 0,
   "relics": 0,
   "trap": 0.285714286,
   "seat": 3,
   "choice": "continue",
   "continue": {
    "win": 61.548043332,
    "rubies": 22.857142857
   },
   "leave": {
    "win": 80.425938599,
    "rubies": 28
   },
   "mix": 0,
   "stakes": 18.877895268,
   "loss": 18.877895268,
   "error": 1.138654461
  },
  "exact": false
 },
 {
  "names": [
   "Ada",
   "Bo",
   "Cleo",
   "Dan",
   "Eve"
  ],
  "played": {
   "name": "diamant",
   "edition": "classic-2005"
  },
  "game": {
   "name": "diamant",
   "expedition": 2,
   "expeditions": 5,
   "path": [
    {
     "card": "15",
     "rubies": 0
    },
    {
     "card": "17",
     "rubies": 0
    },
    {
     "card": "explosion",
     "rubies": 0
    },
    {
     "card": "11",
     "rubies": 2
    },
    {
     "card": "4",
     "rubies": 1
    }
   ],
   "on-path": 3,
   "met": [
    "explosion"
   ],
   "inside": [
    2,
    3,
    4
   ],
   "carried": 10,
   "chests": [
    20,
    14,
    8,
    0,
    8
   ],
   "relics": [
    [],
    [],
    [],
    [],
    []
   ],
   "may-come": {
    "1": 1,
    "2": 1,
    "3": 1,
    "5": 2,
    "7": 2,
    "9": 1,
    "11": 1,
    "13": 1,
    "14": 1,
    "explosion": 2,
    "gas": 3,
    "rockfall": 2,
    "scorpion": 3,
    "snake": 3
   },
   "cards-left": 24,
   "traps-left": 2,
   "removed": {
    "rockfall": 1
   },
   "over": false,
   "standings": {
    "scores": [
     20,
     14,
     8,
     0,
     8
    ],
    "winners": [
     0
    ]
   }
  },
  "decision": {
   "moves": 28,
   "expedition": 2,
   "cards": 5,
   "inside": 3,
   "carried": 10,
   "path": 3,
   "relics": 0,
   "trap": 0.083333333,
   "seat": 2,
   "choice": "leave",
   "continue": {
    "win": 27.657048092,
    "rubies": 10.53564718
   },
   "leave": {
    "win": 19.168083681,
    "rubies": 11.176071952
   },
   "mix": 1,
   "stakes": 8.488964412,
   "loss": 8.488964412,
   "error": 0.909646772
  },
  "exact": false
 },
 {
  "names": [
   "Ada",
   "Bo",
   "Cleo",
   "Dan",
   "Eve"
  ],
  "played": {
   "name": "diamant",
   "edition": "classic-2005"
  },
  "game": {
   "name": "diamant",
   "expedition": 3,
   "expeditions": 5,
   "path": [
    {
     "card": "scorpion",
     "rubies": 0
    }
   ],
   "on-path": 0,
   "met": [
    "scorpion"
   ],
   "inside": [
    0,
    1,
    2,
    3,
    4
   ],
   "carried": 0,
   "chests": [
    20,
    14,
    21,
    0,
    8
   ],
   "relics": [
    [],
    [],
    [],
    [],
    []
   ],
   "may-come": {
    "1": 1,
    "2": 1,
    "3": 1,
    "4": 1,
    "5": 2,
    "7": 2,
    "9": 1,
    "11": 2,
    "13": 1,
    "14": 1,
    "15": 1,
    "17": 1,
    "explosion": 2,
    "gas": 3,
    "rockfall": 2,
    "scorpion": 2,
    "snake": 3
   },
   "cards-left": 27,
   "traps-left": 2,
   "removed": {
    "explosion": 1,
    "rockfall": 1
   },
   "over": false,
   "standings": {
    "scores": [
     20,
     14,
     21,
     0,
     8
    ],
    "winners": [
     2
    ]
   }
  },
  "decision": {
   "moves": 33,
   "expedition": 3,
   "cards": 1,
   "inside": 5,
   "carried": 0,
   "path": 0,
   "relics": 0,
   "trap": 0.074074074,
   "seat": 0,
   "choice": "leave",
   "continue": {
    "win": 32.415301465,
    "rubies": 0.703703704
   },
   "leave": {
    "win": 18.584613446,
    "rubies": 0
   },
   "mix": 1,
   "stakes": 13.830688019,
   "loss": 13.830688019,
   "error": 0.631638095
  },
  "exact": false
 },
 {
  "names": [
   "Ada",
   "Bo",
   "Cleo",
   "Dan",
   "Eve"
  ],
  "played": {
   "name": "diamant",
   "edition": "classic-2005"
  },
  "game": {
   "name": "diamant",
   "expedition": 4,
   "expeditions": 5,
   "path": [
    {
     "card": "explosion",
     "rubies": 0
    },
    {
     "card": "9",
     "rubies": 4
    },
    {
     "card": "2",
     "rubies": 2
    },
    {
     "card": "5",
     "rubies": 0
    }
   ],
   "on-path": 6,
   "met": [
    "explosion"
   ],
   "inside": [
    0,
    1,
    2,
    3,
    4
   ],
   "carried": 2,
   "chests": [
    20,
    14,
    23,
    0,
    10
   ],
   "relics": [
    [],
    [],
    [],
    [],
    []
   ],
   "may-come": {
    "1": 1,
    "3": 1,
    "4": 1,
    "5": 1,
    "7": 2,
    "11": 2,
    "13": 1,
    "14": 1,
    "15": 1,
    "17": 1,
    "explosion": 1,
    "gas": 3,
    "rockfall": 2,
    "scorpion": 3,
    "snake": 2
   },
   "cards-left": 23,
   "traps-left": 1,
   "removed": {
    "explosion": 1,
    "rockfall": 1,
    "snake": 1
   },
   "over": false,
   "standings": {
    "scores": [
     20,
     14,
     23,
     0,
     10
    ],
    "winners": [
     2
    ]
   }
  },
  "decision": {
   "moves": 50,
   "expedition": 4,
   "cards": 4,
   "inside": 5,
   "carried": 2,
   "path": 6,
   "relics": 0,
   "trap": 0.043478261,
   "seat": 0,
   "choice": "leave",
   "continue": {
    "win": 30.400967396,
    "rubies": 2.816987077
   },
   "leave": {
    "win": 15.976874827,
    "rubies": 5.156972918
   },
   "mix": 1,
   "stakes": 14.42409257,
   "loss": 14.42409257,
   "error": 1.115619965
  },
  "exact": false
 },
 {
  "names": [
   "Ada",
   "Bo",
   "Cleo",
   "Dan",
   "Eve"
  ],
  "played": {
   "name": "diamant",
   "edition": "classic-2005"
  },
  "game": {
   "name": "diamant",
   "expedition": 4,
   "expeditions": 5,
   "path": [
    {
     "card": "explosion",
     "rubies": 0
    },
    {
     "card": "9",
     "rubies": 0
    },
    {
     "card": "2",
     "rubies": 0
    },
    {
     "card": "5",
     "rubies": 0
    },
    {
     "card": "3",
     "rubies": 0
    },
    {
     "card": "5",
     "rubies": 0
    },
    {
     "card": "gas",
     "rubies": 0
    },
    {
     "card": "13",
     "rubies": 1
    },
    {
     "card": "1",
     "rubies": 1
    },
    {
     "card": "4",
     "rubies": 1
    }
   ],
   "on-path": 3,
   "met": [
    "gas",
    "explosion"
   ],
   "inside": [
    1,
    3,
    4
   ],
   "carried": 8,
   "chests": [
    28,
    14,
    30,
    0,
    10
   ],
   "relics": [
    [],
    [],
    [],
    [],
    []
   ],
   "may-come": {
    "7": 2,
    "11": 2,
    "14": 1,
    "15": 1,
    "17": 1,
    "explosion": 1,
    "gas": 2,
    "rockfall": 2,
    "scorpion": 3,
    "snake": 2
   },
   "cards-left": 17,
   "traps-left": 3,
   "removed": {
    "explosion": 1,
    "rockfall": 1,
    "snake": 1
   },
   "over": false,
   "standings": {
    "scores": [
     28,
     14,
     30,
     0,
     10
    ],
    "winners": [
     2
    ]
   }
  },
  "decision": {
   "moves": 62,
   "expedition": 4,
   "cards": 10,
   "inside": 3,
   "carried": 8,
   "path": 3,
   "relics": 0,
   "trap": 0.176470588,
   "seat": 1,
   "choice": "leave",
   "continue": {
    "win": 24.395947021,
    "rubies": 8
   },
   "leave": {
    "win": 10.347259591,
    "rubies": 11
   },
   "mix": 1,
   "stakes": 14.04868743,
   "loss": 14.04868743,
   "error": 0.988463497
  },
  "exact": false
 },
 {
  "names": [
   "Ada",
   "Bo",
   "Cleo",
   "Dan",
   "Eve"
  ],
  "played": {
   "name": "diamant",
   "edition": "classic-2005"
  },
  "game": {
   "name": "diamant",
   "expedition": 5,
   "expeditions": 5,
   "path": [
    {
     "card": "5",
     "rubies": 0
    },
    {
     "card": "11",
     "rubies": 1
    },
    {
     "card": "4",
     "rubies": 4
    },
    {
     "card": "scorpion",
     "rubies": 0
    }
   ],
   "on-path": 5,
   "met": [
    "scorpion"
   ],
   "inside": [
    0,
    1,
    2,
    3,
    4
   ],
   "carried": 3,
   "chests": [
    28,
    25,
    30,
    0,
    10
   ],
   "relics": [
    [],
    [],
    [],
    [],
    []
   ],
   "may-come": {
    "1": 1,
    "2": 1,
    "3": 1,
    "5": 1,
    "7": 2,
    "9": 1,
    "11": 1,
    "13": 1,
    "14": 1,
    "15": 1,
    "17": 1,
    "explosion": 2,
    "gas": 2,
    "rockfall": 2,
    "scorpion": 2,
    "snake": 2
   },
   "cards-left": 22,
   "traps-left": 2,
   "removed": {
    "explosion": 1,
    "gas": 1,
    "rockfall": 1,
    "snake": 1
   },
   "over": false,
   "standings": {
    "scores": [
     28,
     25,
     30,
     0,
     10
    ],
    "winners": [
     2
    ]
   }
  },
  "decision": {
   "moves": 71,
   "expedition": 5,
   "cards": 4,
   "inside": 5,
   "carried": 3,
   "path": 5,
   "relics": 0,
   "trap": 0.090909091,
   "seat": 0,
   "choice": "continue",
   "continue": {
    "win": 21.430910492,
    "rubies": 3.454545455
   },
   "leave": {
    "win": 33.540025595,
    "rubies": 8
   },
   "mix": 0.052783432,
   "stakes": 12.109115103,
   "loss": 11.469954445,
   "error": 1.843906823
  },
  "exact": false
 },
 {
  "names": [
   "Lena",
   "Théo",
   "Maja"
  ],
  "played": {
   "name": "troll-dragon",
   "options": {
    "race": "step"
   }
  },
  "game": {
   "name": "troll-dragon",
   "active": 1,
   "hall": {
    "step": "deciding",
    "thrower": 0
   },
   "rooms": {
    "diamonds": 58,
    "nuggets": 49
   },
   "hand": 0,
   "beside": {
    "diamonds": 1,
    "nuggets": 1
   },
   "danger": {
    "ways": 2,
    "outcomes": 36
   },
   "bags": [
    {
     "diamonds": 0,
     "nuggets": 0
    },
    {
     "diamonds": 0,
     "nuggets": 0
    },
    {
     "diamonds": 1,
     "nuggets": 0
    }
   ],
   "over": false,
   "standings": {
    "scores": [
     0,
     0,
     1
    ],
    "winners": [
     2
    ]
   }
  },
  "dice": {
   "moves": 23,
   "choice": "leave",
   "best": "stay",
   "risk": 4,
   "lost": 6.705911642,
   "choices": [
    {
     "choice": "stay",
     "worth": 10.705911642,
     "win": 36.824324324
    },
    {
     "choice": "leave",
     "worth": 4,
     "win": 29.617117117
    }
   ],
   "advised": "stay",
   "win-loss": 7.207207207,
   "win-error": 1.705221204
  }
 },
 {
  "names": [
   "Lena",
   "Théo",
   "Maja"
  ],
  "played": {
   "name": "troll-dragon",
   "options": {
    "race": "step"
   }
  },
  "game": {
   "name": "troll-dragon",
   "active": 2,
   "cave": {
    "step": "choosing",
    "shown": [
     "diamond",
     "diamond",
     "diamond",
     "door"
    ],
    "free": 4,
    "kept": []
   },
   "rooms": {
    "diamonds": 45,
    "nuggets": 49
   },
   "hand": 3,
   "beside": {
    "diamonds": 3,
    "nuggets": 0
   },
   "danger": {
    "ways": 16,
    "outcomes": 1296
   },
   "bags": [
    {
     "diamonds": 3,
     "nuggets": 0
    },
    {
     "diamonds": 1,
     "nuggets": 1
    },
    {
     "diamonds": 5,
     "nuggets": 0
    }
   ],
   "over": false,
   "standings": {
    "scores": [
     3,
     4,
     5
    ],
    "winners": [
     2
    ]
   }
  },
  "dice": {
   "moves": 48,
   "choice": "leave",
   "best": "keep-door",
   "risk": 3,
   "lost": 6.446950864,
   "choices": [
    {
     "choice": "roll",
     "worth": 8.244104907,
     "win": 44.369369369
    },
    {
     "choice": "keep-door",
     "worth": 9.446950864,
     "win": 45.382882883
    },
    {
     "choice": "leave",
     "worth": 3,
     "win": 36.261261261
    }
   ],
   "advised": "keep-door",
   "win-loss": 9.121621622,
   "win-error": 1.634619754
  }
 },
 {
  "names": [
   "Lena",
   "Théo",
   "Maja"
  ],
  "played": {
   "name": "troll-dragon",
   "options": {
    "race": "step"
   }
  },
  "game": {
   "name": "troll-dragon",
   "active": 0,
   "hall": {
    "step": "deciding",
    "thrower": 1
   },
   "rooms": {
    "diamonds": 41,
    "nuggets": 48
   },
   "hand": 3,
   "beside": {
    "diamonds": 4,
    "nuggets": 1
   },
   "danger": {
    "ways": 2,
    "outcomes": 36
   },
   "bags": [
    {
     "diamonds": 3,
     "nuggets": 0
    },
    {
     "diamonds": 1,
     "nuggets": 1
    },
    {
     "diamonds": 8,
     "nuggets": 0
    }
   ],
   "over": false,
   "standings": {
    "scores": [
     3,
     4,
     8
    ],
    "winners": [
     2
    ]
   }
  },
  "dice": {
   "moves": 56,
   "choice": "leave",
   "best": "stay",
   "risk": 7,
   "lost": 5.714370961,
   "choices": [
    {
     "choice": "stay",
     "worth": 12.714370961,
     "win": 39.977477477
    },
    {
     "choice": "leave",
     "worth": 7,
     "win": 30.743243243
    }
   ],
   "advised": "stay",
   "win-loss": 9.234234234,
   "win-error": 1.813867892
  }
 },
 {
  "names": [
   "Lena",
   "Théo",
   "Maja"
  ],
  "played": {
   "name": "troll-dragon",
   "options": {
    "race": "step"
   }
  },
  "game": {
   "name": "troll-dragon",
   "active": 2,
   "hall": {
    "step": "choosing",
    "thrower": 1
   },
   "rooms": {
    "diamonds": 23,
    "nuggets": 45
   },
   "hand": 0,
   "beside": {
    "diamonds": 7,
    "nuggets": 1
   },
   "danger": {
    "ways": 2,
    "outcomes": 36
   },
   "bags": [
    {
     "diamonds": 14,
     "nuggets": 2
    },
    {
     "diamonds": 8,
     "nuggets": 2
    },
    {
     "diamonds": 8,
     "nuggets": 0
    }
   ],
   "over": false,
   "standings": {
    "scores": [
     20,
     14,
     8
    ],
    "winners": [
     0
    ]
   }
  },
  "dice": {
   "moves": 108,
   "choice": "leave",
   "best": "roll",
   "risk": 10,
   "lost": 7.435769614,
   "choices": [
    {
     "choice": "roll",
     "worth": 17.435769614,
     "win": 42.905405405
    },
    {
     "choice": "leave",
     "worth": 10,
     "win": 28.603603604
    }
   ],
   "advised": "roll",
   "win-loss": 14.301801802,
   "win-error": 1.875255199
  }
 }
];
