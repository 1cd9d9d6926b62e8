/** Every weight that decides what is advised and in which order, in one place. */
export const POLICY = {
  /** Parts of the points; they add up to 100. */
  points: { impact: 30, feasibility: 25, data: 20, risk: 15, fit: 10 },
  /** A statement is taken for an unsafe wish from here on. */
  redWish: 0.4,
  /**
   * The classifier is believed without any anchor from here on; of a sentence that asks for nothing from the second on,
   * of a wish in which no machine does anything from the third.
   */
  redSure: 0.6,
  redPlain: 0.85,
  /** What was learned of wishes to refuse is believed of what is wished from here on, of a trouble from the second, of all else from the third. */
  refused: 0.45,
  refusedPain: 0.75,
  /** A wish of which so much speaks for refusing it is not helped along. */
  refusedAsked: 0.3,
  /** And words alone speak for it only where learning thinks it possible. */
  refusedThinkable: 0.01,
  /** So much must speak for kinds of danger that are known. */
  refusedKind: 0.1,
  /** Who asks for nothing, and of whose danger the kind is not known, is refused from here on. */
  refusedPlain: 0.95,
  refusedSure: 0.85,
  redMachineless: 0.7,
  /** So much must speak for all kinds together, where it is asked whether something would be good. */
  redAsked: 0.6,
  /** So much must speak for known dangers where it is told without its reasons: with what its kinds have in common, without, and of a machine that plans work. */
  dangerKin: 0.05,
  dangerNamed: 0.16,
  dangerPlain: 0.9,
  /** So much must speak for known dangers, and for refusing it at all, where no word of the wish names what would be dangerous. */
  dangerUnnamed: 0.5,
  refusedUnnamed: 0.7,
  /** And so much where a question is all there is. */
  redQuestion: 0.75,
  /** What learning thinks next to impossible is not refused for its words alone. */
  refusedAtAll: 0.1,
  /** From this share of all that speaks for a danger on its kind is told; the case of a trade only from the second on. */
  redKind: 0.6,
  /** And from here on what the kinds have in common is told, where which of them it is stays open. */
  redKin: 0.7,
  redCase: 0.8,
  /** What the full cue of a dangerous wish adds. */
  redCue: 1,
  /** From this likeness on, a piece of work is the next of what was tried before. */
  attemptNear: 0.7,
  /** What two words that both share add to their likeness. */
  attemptShared: 0.25,
  /** A wish that takes this share of the budget is put off. */
  tooDear: 0.6,
  /** A sentence is taken for a situation that the knowledge has from this chance on, a remark or a circumstance from the second. */
  situation: 0.3,
  situationSure: 0.6,
  /** The same of a trouble, and of a goal in which no sign of it stands: labelled on sixty-nine choices for briefs that nobody had read. */
  situationTrouble: 0.5,
  situationUnsigned: 0.41,
  /** How likely a goal's figure must be of a general kind to be told what any trade knows of that. */
  counted: 0.4,
  /** From here on hardly any doubt is left. */
  situationPlain: 0.85,
  /** The same of a wish for a particular thing, which names a tool and hardly the trouble. */
  situationWish: 0.6,
  /** The same of a sentence that sets a day: a plan back from it is right, where no more is known. */
  situationDue: 0.7,
  /** The same where the client is only of the same family of trades. */
  situationOfFamily: 0.8,
  /** The same where no word says that the client is of its trade, and where the sentence itself has one. */
  situationShut: 0.9,
  situationNamed: 0.65,
  /** The same of what holds in many trades, where the client is of none of those that are named for it. */
  situationElsewhere: 0.9,
  /** And what comes after one that was not plain enough, from here on. */
  situationNext: 0.15,
  /** A foreign sentence put into English word by word is taken for English from this share of known words on. */
  readAbroad: 0.75,
  /** The same in another language, of which few words are known: of a goal that many trades have, or one sector, and of a remark. */
  situationForeign: { many: 0.5, own: 0.7, remark: 0.98 },
  /** What hurts people is put right, unless it is known as something else from here on. */
  situationOverHarm: 0.8,
  /** How much of a move's share the classifier decides where known words speak too. */
  classifier: 0.5,
  /** How much of a move's share is decided by what is to change, where classes of words tell it. */
  matter: 0.85,
  /** How much of a move's share a named aim decides, and what is left to a move without its object. */
  aim: 0.75,
  /** The same where one word names it. */
  aimOneWord: 0.6,
  noObject: 0.05,
  /** From here on a trouble or a record is of the goal's matter. */
  tie: { data: 0.5, challenges: 0.5 },
  /** And from here on a sentence tells plainly of the records that the work is done from. */
  serves: 0.7,
  /** Below that it tells of others, and must be tied by that much. */
  hardlyServes: 0.1,
  tieAlone: 0.65,
  /** Records that have next to nothing to do with what the work is done from or the goal asks for are named from the second on only. */
  servesAtAll: 0.06,
  tieSure: 0.7,
  /** How alike a pain and a goal must be to be one matter. */
  joinPain: 0.62,
  mergeGroups: 0.66,
  /** Two goals must be more alike than that, by so much. */
  mergeGoals: 0.3,
  /** How much a trouble that names the goal's own figure decides what is done. */
  lever: 2,
  /** What a statement that is no need itself adds to the lever it names. */
  hint: 0.5,
  /** A trouble that names its cause belongs to a goal from here on: a shared word, or the kind of work it holds up. */
  belongs: 0.55,
  /** What speaks for that goal: the work the cause holds up, the very same kind of work, likeness of meaning; against it: another cause that is named there already. A glossed word counts less than a client's own. */
  home: { serves: 0.6, sameMove: 1.3, meaning: 0.4, otherCause: 0.3, gloss: 0.4 },
  /** How much two matters are one: meaning, shared words, the help they call for, the same lens. */
  alike: { meaning: 0.42, words: 0.3, help: 0.3, lens: 0.05 },
  /** What one matter takes over of the help another calls for. */
  join: 0.9,
  /** Two statements that ask for the same kind of help are more likely one matter. */
  sameMove: 0.18,
  /** From here on a cause that the client names decides before what the trade knows, and before what holds in any trade. */
  causeOverTrade: 1,
  causeOverPlain: 2,
  causeOverAny: 0.7,
  /** A matter that words tell gets a remedy from here on. */
  sure: 0.3,
  /** A goal whose form asks for nothing plain gets the likeliest help from here on; below, it stays open. */
  likely: 0.5,
  /** A goal was asked for: less speaks for an answer. */
  likelyGoal: 0.38,
  initiativesMax: 6,
  /** Troubles that no goal speaks of fill a plan up to this. */
  initiativesLoose: 5,
  /** Fewer pieces than this leave room for a trouble whose help is as plain as this. */
  initiativesMin: 3,
  plainPain: 0.5,
  /** A brief of so many words at most is a few lines, and gets so many pieces. */
  thinWords: 90,
  initiativesThin: 3,
  /** Weeks that another piece of work may take before one whose day does not press. */
  pressing: 16,
  /** Pieces of work a firm can carry at one time. */
  parallel: { small: 2, medium: 2, large: 3 },
  /** A day that comes within so many weeks of the start puts what serves it first. */
  nearWeeks: 26,
  /** Work of so many days at most may run beside. */
  beside: 5,
  /** Days of work in a firm of this size, against one of 20 to 99. */
  effort: { small: 0.5, medium: 1, large: 1.7 },
  /** Calendar time likewise. */
  pace: { small: 0.7, medium: 1, large: 1.25 },
  /** The share of the days that somebody from outside is paid for, where a tool has to be set up. */
  bought: { small: 0, medium: 0.35, large: 0.65 },
  seats: { few: { small: 1, medium: 4, large: 10 }, team: { small: 3, medium: 8, large: 30 } },
  /** Share of the budget kept back. */
  reserve: 0.1,
  /** What a group's statements add to its weight. */
  kinds: { goal: 1, wish: 0.7, pain: 0.8, question: 0.5 },
  otherKind: 0.3,
  /** And each further statement, and each measure. */
  more: 0.25,
  measured: 0.6,
} as const
