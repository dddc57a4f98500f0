// What each way through the lesson comes to, as the engine tells it. `npm run lesson` writes this file.

import type { DiamantScene, Fact, Replay } from '../lib/types';
import type { Way } from './script';

export interface Step {
  facts: Fact[];
  game: DiamantScene;
}

export const replays: Record<Way, Omit<Replay, 'steps'> & { steps: Step[] }> = {
 "leave": {
  "game": {
   "name": "diamant",
   "edition": "portal-2025"
  },
  "players": [
   "You",
   "Nelly",
   "Hugo",
   "Magda"
  ],
  "steps": [
   {
    "facts": [],
    "game": {
     "name": "diamant",
     "expedition": 1,
     "expeditions": 5,
     "path": [],
     "on-path": 0,
     "met": [],
     "inside": [
      0,
      1,
      2,
      3
     ],
     "carried": 0,
     "chests": [
      0,
      0,
      0,
      0
     ],
     "relics": [
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
      "boulder": 3,
      "lava": 3,
      "scorpion": 3,
      "snake": 3,
      "spikes": 3
     },
     "cards-left": 30,
     "traps-left": 0,
     "removed": {},
     "over": false,
     "standings": {
      "scores": [
       0,
       0,
       0,
       0
      ],
      "winners": [
       0,
       1,
       2,
       3
      ]
     }
    }
   },
   {
    "facts": [
     {
      "fact": "treasure-found",
      "worth": 9,
      "each": 2,
      "stays": 1
     }
    ],
    "game": {
     "name": "diamant",
     "expedition": 1,
     "expeditions": 5,
     "path": [
      {
       "card": "9",
       "rubies": 1
      }
     ],
     "on-path": 1,
     "met": [],
     "inside": [
      0,
      1,
      2,
      3
     ],
     "carried": 2,
     "chests": [
      0,
      0,
      0,
      0
     ],
     "relics": [
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
      "11": 2,
      "13": 1,
      "14": 1,
      "15": 1,
      "17": 1,
      "boulder": 3,
      "lava": 3,
      "scorpion": 3,
      "snake": 3,
      "spikes": 3
     },
     "cards-left": 29,
     "traps-left": 0,
     "removed": {},
     "over": false,
     "standings": {
      "scores": [
       0,
       0,
       0,
       0
      ],
      "winners": [
       0,
       1,
       2,
       3
      ]
     }
    }
   },
   {
    "facts": [
     {
      "fact": "decided",
      "leaving": [
       0
      ]
     },
     {
      "fact": "came-home",
      "leavers": [
       0
      ],
      "carried": 2,
      "share": 1,
      "stays": 0
     }
    ],
    "game": {
     "name": "diamant",
     "expedition": 1,
     "expeditions": 5,
     "path": [
      {
       "card": "9",
       "rubies": 0
      }
     ],
     "on-path": 0,
     "met": [],
     "inside": [
      1,
      2,
      3
     ],
     "carried": 2,
     "chests": [
      3,
      0,
      0,
      0
     ],
     "relics": [
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
      "11": 2,
      "13": 1,
      "14": 1,
      "15": 1,
      "17": 1,
      "boulder": 3,
      "lava": 3,
      "scorpion": 3,
      "snake": 3,
      "spikes": 3
     },
     "cards-left": 29,
     "traps-left": 0,
     "removed": {},
     "over": false,
     "standings": {
      "scores": [
       3,
       0,
       0,
       0
      ],
      "winners": [
       0
      ]
     }
    }
   },
   {
    "facts": [
     {
      "fact": "treasure-found",
      "worth": 15,
      "each": 5,
      "stays": 0
     }
    ],
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
       "card": "15",
       "rubies": 0
      }
     ],
     "on-path": 0,
     "met": [],
     "inside": [
      1,
      2,
      3
     ],
     "carried": 7,
     "chests": [
      3,
      0,
      0,
      0
     ],
     "relics": [
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
      "11": 2,
      "13": 1,
      "14": 1,
      "17": 1,
      "boulder": 3,
      "lava": 3,
      "scorpion": 3,
      "snake": 3,
      "spikes": 3
     },
     "cards-left": 28,
     "traps-left": 0,
     "removed": {},
     "over": false,
     "standings": {
      "scores": [
       3,
       0,
       0,
       0
      ],
      "winners": [
       0
      ]
     }
    }
   }
  ]
 },
 "continue-leave": {
  "game": {
   "name": "diamant",
   "edition": "portal-2025"
  },
  "players": [
   "You",
   "Nelly",
   "Hugo",
   "Magda"
  ],
  "steps": [
   {
    "facts": [],
    "game": {
     "name": "diamant",
     "expedition": 1,
     "expeditions": 5,
     "path": [],
     "on-path": 0,
     "met": [],
     "inside": [
      0,
      1,
      2,
      3
     ],
     "carried": 0,
     "chests": [
      0,
      0,
      0,
      0
     ],
     "relics": [
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
      "boulder": 3,
      "lava": 3,
      "scorpion": 3,
      "snake": 3,
      "spikes": 3
     },
     "cards-left": 30,
     "traps-left": 0,
     "removed": {},
     "over": false,
     "standings": {
      "scores": [
       0,
       0,
       0,
       0
      ],
      "winners": [
       0,
       1,
       2,
       3
      ]
     }
    }
   },
   {
    "facts": [
     {
      "fact": "treasure-found",
      "worth": 9,
      "each": 2,
      "stays": 1
     }
    ],
    "game": {
     "name": "diamant",
     "expedition": 1,
     "expeditions": 5,
     "path": [
      {
       "card": "9",
       "rubies": 1
      }
     ],
     "on-path": 1,
     "met": [],
     "inside": [
      0,
      1,
      2,
      3
     ],
     "carried": 2,
     "chests": [
      0,
      0,
      0,
      0
     ],
     "relics": [
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
      "11": 2,
      "13": 1,
      "14": 1,
      "15": 1,
      "17": 1,
      "boulder": 3,
      "lava": 3,
      "scorpion": 3,
      "snake": 3,
      "spikes": 3
     },
     "cards-left": 29,
     "traps-left": 0,
     "removed": {},
     "over": false,
     "standings": {
      "scores": [
       0,
       0,
       0,
       0
      ],
      "winners": [
       0,
       1,
       2,
       3
      ]
     }
    }
   },
   {
    "facts": [
     {
      "fact": "decided",
      "leaving": []
     }
    ],
    "game": {
     "name": "diamant",
     "expedition": 1,
     "expeditions": 5,
     "path": [
      {
       "card": "9",
       "rubies": 1
      }
     ],
     "on-path": 1,
     "met": [],
     "inside": [
      0,
      1,
      2,
      3
     ],
     "carried": 2,
     "chests": [
      0,
      0,
      0,
      0
     ],
     "relics": [
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
      "11": 2,
      "13": 1,
      "14": 1,
      "15": 1,
      "17": 1,
      "boulder": 3,
      "lava": 3,
      "scorpion": 3,
      "snake": 3,
      "spikes": 3
     },
     "cards-left": 29,
     "traps-left": 0,
     "removed": {},
     "over": false,
     "standings": {
      "scores": [
       0,
       0,
       0,
       0
      ],
      "winners": [
       0,
       1,
       2,
       3
      ]
     }
    }
   },
   {
    "facts": [
     {
      "fact": "hazard-met",
      "hazard": "snake"
     }
    ],
    "game": {
     "name": "diamant",
     "expedition": 1,
     "expeditions": 5,
     "path": [
      {
       "card": "9",
       "rubies": 1
      },
      {
       "card": "snake",
       "rubies": 0
      }
     ],
     "on-path": 1,
     "met": [
      "snake"
     ],
     "inside": [
      0,
      1,
      2,
      3
     ],
     "carried": 2,
     "chests": [
      0,
      0,
      0,
      0
     ],
     "relics": [
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
      "11": 2,
      "13": 1,
      "14": 1,
      "15": 1,
      "17": 1,
      "boulder": 3,
      "lava": 3,
      "scorpion": 3,
      "snake": 2,
      "spikes": 3
     },
     "cards-left": 28,
     "traps-left": 2,
     "removed": {},
     "over": false,
     "standings": {
      "scores": [
       0,
       0,
       0,
       0
      ],
      "winners": [
       0,
       1,
       2,
       3
      ]
     }
    }
   },
   {
    "facts": [
     {
      "fact": "decided",
      "leaving": [
       0,
       1
      ]
     },
     {
      "fact": "came-home",
      "leavers": [
       0,
       1
      ],
      "carried": 2,
      "share": 0,
      "stays": 1
     }
    ],
    "game": {
     "name": "diamant",
     "expedition": 1,
     "expeditions": 5,
     "path": [
      {
       "card": "9",
       "rubies": 1
      },
      {
       "card": "snake",
       "rubies": 0
      }
     ],
     "on-path": 1,
     "met": [
      "snake"
     ],
     "inside": [
      2,
      3
     ],
     "carried": 2,
     "chests": [
      2,
      2,
      0,
      0
     ],
     "relics": [
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
      "11": 2,
      "13": 1,
      "14": 1,
      "15": 1,
      "17": 1,
      "boulder": 3,
      "lava": 3,
      "scorpion": 3,
      "snake": 2,
      "spikes": 3
     },
     "cards-left": 28,
     "traps-left": 2,
     "removed": {},
     "over": false,
     "standings": {
      "scores": [
       2,
       2,
       0,
       0
      ],
      "winners": [
       0,
       1
      ]
     }
    }
   }
  ]
 },
 "continue-continue-leave": {
  "game": {
   "name": "diamant",
   "edition": "portal-2025"
  },
  "players": [
   "You",
   "Nelly",
   "Hugo",
   "Magda"
  ],
  "steps": [
   {
    "facts": [],
    "game": {
     "name": "diamant",
     "expedition": 1,
     "expeditions": 5,
     "path": [],
     "on-path": 0,
     "met": [],
     "inside": [
      0,
      1,
      2,
      3
     ],
     "carried": 0,
     "chests": [
      0,
      0,
      0,
      0
     ],
     "relics": [
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
      "boulder": 3,
      "lava": 3,
      "scorpion": 3,
      "snake": 3,
      "spikes": 3
     },
     "cards-left": 30,
     "traps-left": 0,
     "removed": {},
     "over": false,
     "standings": {
      "scores": [
       0,
       0,
       0,
       0
      ],
      "winners": [
       0,
       1,
       2,
       3
      ]
     }
    }
   },
   {
    "facts": [
     {
      "fact": "treasure-found",
      "worth": 9,
      "each": 2,
      "stays": 1
     }
    ],
    "game": {
     "name": "diamant",
     "expedition": 1,
     "expeditions": 5,
     "path": [
      {
       "card": "9",
       "rubies": 1
      }
     ],
     "on-path": 1,
     "met": [],
     "inside": [
      0,
      1,
      2,
      3
     ],
     "carried": 2,
     "chests": [
      0,
      0,
      0,
      0
     ],
     "relics": [
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
      "11": 2,
      "13": 1,
      "14": 1,
      "15": 1,
      "17": 1,
      "boulder": 3,
      "lava": 3,
      "scorpion": 3,
      "snake": 3,
      "spikes": 3
     },
     "cards-left": 29,
     "traps-left": 0,
     "removed": {},
     "over": false,
     "standings": {
      "scores": [
       0,
       0,
       0,
       0
      ],
      "winners": [
       0,
       1,
       2,
       3
      ]
     }
    }
   },
   {
    "facts": [
     {
      "fact": "decided",
      "leaving": []
     }
    ],
    "game": {
     "name": "diamant",
     "expedition": 1,
     "expeditions": 5,
     "path": [
      {
       "card": "9",
       "rubies": 1
      }
     ],
     "on-path": 1,
     "met": [],
     "inside": [
      0,
      1,
      2,
      3
     ],
     "carried": 2,
     "chests": [
      0,
      0,
      0,
      0
     ],
     "relics": [
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
      "11": 2,
      "13": 1,
      "14": 1,
      "15": 1,
      "17": 1,
      "boulder": 3,
      "lava": 3,
      "scorpion": 3,
      "snake": 3,
      "spikes": 3
     },
     "cards-left": 29,
     "traps-left": 0,
     "removed": {},
     "over": false,
     "standings": {
      "scores": [
       0,
       0,
       0,
       0
      ],
      "winners": [
       0,
       1,
       2,
       3
      ]
     }
    }
   },
   {
    "facts": [
     {
      "fact": "hazard-met",
      "hazard": "snake"
     }
    ],
    "game": {
     "name": "diamant",
     "expedition": 1,
     "expeditions": 5,
     "path": [
      {
       "card": "9",
       "rubies": 1
      },
      {
       "card": "snake",
       "rubies": 0
      }
     ],
     "on-path": 1,
     "met": [
      "snake"
     ],
     "inside": [
      0,
      1,
      2,
      3
     ],
     "carried": 2,
     "chests": [
      0,
      0,
      0,
      0
     ],
     "relics": [
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
      "11": 2,
      "13": 1,
      "14": 1,
      "15": 1,
      "17": 1,
      "boulder": 3,
      "lava": 3,
      "scorpion": 3,
      "snake": 2,
      "spikes": 3
     },
     "cards-left": 28,
     "traps-left": 2,
     "removed": {},
     "over": false,
     "standings": {
      "scores": [
       0,
       0,
       0,
       0
      ],
      "winners": [
       0,
       1,
       2,
       3
      ]
     }
    }
   },
   {
    "facts": [
     {
      "fact": "decided",
      "leaving": [
       1
      ]
     },
     {
      "fact": "came-home",
      "leavers": [
       1
      ],
      "carried": 2,
      "share": 1,
      "stays": 0
     }
    ],
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
       "card": "snake",
       "rubies": 0
      }
     ],
     "on-path": 0,
     "met": [
      "snake"
     ],
     "inside": [
      0,
      2,
      3
     ],
     "carried": 2,
     "chests": [
      0,
      3,
      0,
      0
     ],
     "relics": [
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
      "11": 2,
      "13": 1,
      "14": 1,
      "15": 1,
      "17": 1,
      "boulder": 3,
      "lava": 3,
      "scorpion": 3,
      "snake": 2,
      "spikes": 3
     },
     "cards-left": 28,
     "traps-left": 2,
     "removed": {},
     "over": false,
     "standings": {
      "scores": [
       0,
       3,
       0,
       0
      ],
      "winners": [
       1
      ]
     }
    }
   },
   {
    "facts": [
     {
      "fact": "treasure-found",
      "worth": 14,
      "each": 4,
      "stays": 2
     }
    ],
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
       "card": "snake",
       "rubies": 0
      },
      {
       "card": "14",
       "rubies": 2
      }
     ],
     "on-path": 2,
     "met": [
      "snake"
     ],
     "inside": [
      0,
      2,
      3
     ],
     "carried": 6,
     "chests": [
      0,
      3,
      0,
      0
     ],
     "relics": [
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
      "11": 2,
      "13": 1,
      "15": 1,
      "17": 1,
      "boulder": 3,
      "lava": 3,
      "scorpion": 3,
      "snake": 2,
      "spikes": 3
     },
     "cards-left": 27,
     "traps-left": 2,
     "removed": {},
     "over": false,
     "standings": {
      "scores": [
       0,
       3,
       0,
       0
      ],
      "winners": [
       1
      ]
     }
    }
   },
   {
    "facts": [
     {
      "fact": "decided",
      "leaving": [
       0
      ]
     },
     {
      "fact": "came-home",
      "leavers": [
       0
      ],
      "carried": 6,
      "share": 2,
      "stays": 0
     }
    ],
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
      "snake"
     ],
     "inside": [
      2,
      3
     ],
     "carried": 6,
     "chests": [
      8,
      3,
      0,
      0
     ],
     "relics": [
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
      "11": 2,
      "13": 1,
      "15": 1,
      "17": 1,
      "boulder": 3,
      "lava": 3,
      "scorpion": 3,
      "snake": 2,
      "spikes": 3
     },
     "cards-left": 27,
     "traps-left": 2,
     "removed": {},
     "over": false,
     "standings": {
      "scores": [
       8,
       3,
       0,
       0
      ],
      "winners": [
       0
      ]
     }
    }
   },
   {
    "facts": [
     {
      "fact": "trap-sprung",
      "hazard": "snake",
      "caught": [
       2,
       3
      ],
      "lost": 6
     },
     {
      "fact": "expedition-ended",
      "to-bank": 0,
      "removed": "snake"
     },
     {
      "fact": "expedition-began",
      "number": 2,
      "relic": null,
      "entering": [
       0,
       1,
       2,
       3
      ]
     }
    ],
    "game": {
     "name": "diamant",
     "expedition": 2,
     "expeditions": 5,
     "path": [],
     "on-path": 0,
     "met": [],
     "inside": [
      0,
      1,
      2,
      3
     ],
     "carried": 0,
     "chests": [
      8,
      3,
      0,
      0
     ],
     "relics": [
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
      "boulder": 3,
      "lava": 3,
      "scorpion": 3,
      "snake": 2,
      "spikes": 3
     },
     "cards-left": 29,
     "traps-left": 0,
     "removed": {
      "snake": 1
     },
     "over": false,
     "standings": {
      "scores": [
       8,
       3,
       0,
       0
      ],
      "winners": [
       0
      ]
     }
    }
   }
  ]
 },
 "continue-continue-continue": {
  "game": {
   "name": "diamant",
   "edition": "portal-2025"
  },
  "players": [
   "You",
   "Nelly",
   "Hugo",
   "Magda"
  ],
  "steps": [
   {
    "facts": [],
    "game": {
     "name": "diamant",
     "expedition": 1,
     "expeditions": 5,
     "path": [],
     "on-path": 0,
     "met": [],
     "inside": [
      0,
      1,
      2,
      3
     ],
     "carried": 0,
     "chests": [
      0,
      0,
      0,
      0
     ],
     "relics": [
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
      "boulder": 3,
      "lava": 3,
      "scorpion": 3,
      "snake": 3,
      "spikes": 3
     },
     "cards-left": 30,
     "traps-left": 0,
     "removed": {},
     "over": false,
     "standings": {
      "scores": [
       0,
       0,
       0,
       0
      ],
      "winners": [
       0,
       1,
       2,
       3
      ]
     }
    }
   },
   {
    "facts": [
     {
      "fact": "treasure-found",
      "worth": 9,
      "each": 2,
      "stays": 1
     }
    ],
    "game": {
     "name": "diamant",
     "expedition": 1,
     "expeditions": 5,
     "path": [
      {
       "card": "9",
       "rubies": 1
      }
     ],
     "on-path": 1,
     "met": [],
     "inside": [
      0,
      1,
      2,
      3
     ],
     "carried": 2,
     "chests": [
      0,
      0,
      0,
      0
     ],
     "relics": [
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
      "11": 2,
      "13": 1,
      "14": 1,
      "15": 1,
      "17": 1,
      "boulder": 3,
      "lava": 3,
      "scorpion": 3,
      "snake": 3,
      "spikes": 3
     },
     "cards-left": 29,
     "traps-left": 0,
     "removed": {},
     "over": false,
     "standings": {
      "scores": [
       0,
       0,
       0,
       0
      ],
      "winners": [
       0,
       1,
       2,
       3
      ]
     }
    }
   },
   {
    "facts": [
     {
      "fact": "decided",
      "leaving": []
     }
    ],
    "game": {
     "name": "diamant",
     "expedition": 1,
     "expeditions": 5,
     "path": [
      {
       "card": "9",
       "rubies": 1
      }
     ],
     "on-path": 1,
     "met": [],
     "inside": [
      0,
      1,
      2,
      3
     ],
     "carried": 2,
     "chests": [
      0,
      0,
      0,
      0
     ],
     "relics": [
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
      "11": 2,
      "13": 1,
      "14": 1,
      "15": 1,
      "17": 1,
      "boulder": 3,
      "lava": 3,
      "scorpion": 3,
      "snake": 3,
      "spikes": 3
     },
     "cards-left": 29,
     "traps-left": 0,
     "removed": {},
     "over": false,
     "standings": {
      "scores": [
       0,
       0,
       0,
       0
      ],
      "winners": [
       0,
       1,
       2,
       3
      ]
     }
    }
   },
   {
    "facts": [
     {
      "fact": "hazard-met",
      "hazard": "snake"
     }
    ],
    "game": {
     "name": "diamant",
     "expedition": 1,
     "expeditions": 5,
     "path": [
      {
       "card": "9",
       "rubies": 1
      },
      {
       "card": "snake",
       "rubies": 0
      }
     ],
     "on-path": 1,
     "met": [
      "snake"
     ],
     "inside": [
      0,
      1,
      2,
      3
     ],
     "carried": 2,
     "chests": [
      0,
      0,
      0,
      0
     ],
     "relics": [
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
      "11": 2,
      "13": 1,
      "14": 1,
      "15": 1,
      "17": 1,
      "boulder": 3,
      "lava": 3,
      "scorpion": 3,
      "snake": 2,
      "spikes": 3
     },
     "cards-left": 28,
     "traps-left": 2,
     "removed": {},
     "over": false,
     "standings": {
      "scores": [
       0,
       0,
       0,
       0
      ],
      "winners": [
       0,
       1,
       2,
       3
      ]
     }
    }
   },
   {
    "facts": [
     {
      "fact": "decided",
      "leaving": [
       1
      ]
     },
     {
      "fact": "came-home",
      "leavers": [
       1
      ],
      "carried": 2,
      "share": 1,
      "stays": 0
     }
    ],
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
       "card": "snake",
       "rubies": 0
      }
     ],
     "on-path": 0,
     "met": [
      "snake"
     ],
     "inside": [
      0,
      2,
      3
     ],
     "carried": 2,
     "chests": [
      0,
      3,
      0,
      0
     ],
     "relics": [
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
      "11": 2,
      "13": 1,
      "14": 1,
      "15": 1,
      "17": 1,
      "boulder": 3,
      "lava": 3,
      "scorpion": 3,
      "snake": 2,
      "spikes": 3
     },
     "cards-left": 28,
     "traps-left": 2,
     "removed": {},
     "over": false,
     "standings": {
      "scores": [
       0,
       3,
       0,
       0
      ],
      "winners": [
       1
      ]
     }
    }
   },
   {
    "facts": [
     {
      "fact": "treasure-found",
      "worth": 14,
      "each": 4,
      "stays": 2
     }
    ],
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
       "card": "snake",
       "rubies": 0
      },
      {
       "card": "14",
       "rubies": 2
      }
     ],
     "on-path": 2,
     "met": [
      "snake"
     ],
     "inside": [
      0,
      2,
      3
     ],
     "carried": 6,
     "chests": [
      0,
      3,
      0,
      0
     ],
     "relics": [
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
      "11": 2,
      "13": 1,
      "15": 1,
      "17": 1,
      "boulder": 3,
      "lava": 3,
      "scorpion": 3,
      "snake": 2,
      "spikes": 3
     },
     "cards-left": 27,
     "traps-left": 2,
     "removed": {},
     "over": false,
     "standings": {
      "scores": [
       0,
       3,
       0,
       0
      ],
      "winners": [
       1
      ]
     }
    }
   },
   {
    "facts": [
     {
      "fact": "decided",
      "leaving": []
     }
    ],
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
       "card": "snake",
       "rubies": 0
      },
      {
       "card": "14",
       "rubies": 2
      }
     ],
     "on-path": 2,
     "met": [
      "snake"
     ],
     "inside": [
      0,
      2,
      3
     ],
     "carried": 6,
     "chests": [
      0,
      3,
      0,
      0
     ],
     "relics": [
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
      "11": 2,
      "13": 1,
      "15": 1,
      "17": 1,
      "boulder": 3,
      "lava": 3,
      "scorpion": 3,
      "snake": 2,
      "spikes": 3
     },
     "cards-left": 27,
     "traps-left": 2,
     "removed": {},
     "over": false,
     "standings": {
      "scores": [
       0,
       3,
       0,
       0
      ],
      "winners": [
       1
      ]
     }
    }
   },
   {
    "facts": [
     {
      "fact": "trap-sprung",
      "hazard": "snake",
      "caught": [
       0,
       2,
       3
      ],
      "lost": 6
     },
     {
      "fact": "expedition-ended",
      "to-bank": 2,
      "removed": "snake"
     },
     {
      "fact": "expedition-began",
      "number": 2,
      "relic": null,
      "entering": [
       0,
       1,
       2,
       3
      ]
     }
    ],
    "game": {
     "name": "diamant",
     "expedition": 2,
     "expeditions": 5,
     "path": [],
     "on-path": 0,
     "met": [],
     "inside": [
      0,
      1,
      2,
      3
     ],
     "carried": 0,
     "chests": [
      0,
      3,
      0,
      0
     ],
     "relics": [
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
      "boulder": 3,
      "lava": 3,
      "scorpion": 3,
      "snake": 2,
      "spikes": 3
     },
     "cards-left": 29,
     "traps-left": 0,
     "removed": {
      "snake": 1
     },
     "over": false,
     "standings": {
      "scores": [
       0,
       3,
       0,
       0
      ],
      "winners": [
       1
      ]
     }
    }
   }
  ]
 }
};
