/** What is beside a place is not in it. */
export const besideInAddresses =
  /^(?:near|nr|opp|opposite|behind|beside|next|adjacent|close|before|after|off|towards)\b/i;

/** Words that an address begins a place with, and that are no part of its name. */
export const openingAddresses = /^(?:at|in|of|on|the|no\.?\s*[\d/-]+|sy\.?\s*no\.?\s*[\d/,-]+)\s+/i;

/** What stands between a place and one beside it or around it: "Avalahalli off Sarjapur Road", "Chikkagubbi on Hennur Main Road". */
export const betweenInAddresses = /\s+(on|at|in|off|near|opp\.?|opposite|behind|beside)\s+/i;

/** Behind these stands what a place is beside, and not in. */
export const offInAddresses =
  /\s+(?:off|near|nr|opp\.?|opposite|behind|beside|towards|before|after)\s+/i;

/** A road that is named after a place: "Hagadur main road". */
export const goesOnAsRoad: ReadonlySet<string> = new Set([
  'main',
  'road',
  'street',
  'cross',
  'highway',
]);

export const holdingAddresses = /^(?:on|at|in)$/i;

/** Phases and blocks as some write their numbers. */
export const romanNumbers = ['i', 'ii', 'iii', 'iv', 'v', 'vi'];
/** What parts two places in one cell: "KR Puram / Whitefield", "Kanakapura Road (Talaghattapura)". */
export const betweenNames = /\s*\/\s*|\s+[-–]\s+|[()]/;
export const romanPart = /\b(phase|stage|block|sector)[\s-]+(vi|iv|v|i{1,3})\b/g;

/** "Hennur Main Road": what a road is named after. */
export const roadOf = /^(.+?)(?: main)? (?:road|street)$/i;

/** What sheets shorten in the name of a locality. */
export const shortInLocalities: ReadonlyMap<string, string> = new Map([
  ['blk', 'block'],
  ['ph', 'phase'],
  ['stg', 'stage'],
  ['sec', 'sector'],
  ['extn', 'extension'],
  ['ext', 'extension'],
  ['indl', 'industrial'],
  ['x', 'cross'],
  ['xrd', 'cross'],
  ['rd', 'road'],
]);

/** "Sarjapur-Attibele Rd": the two places between which a road runs. */
export const roadBetweenTwo = /^\s*([^,]+?)\s*[-–]\s*([^,]+?)\s+(?:main\s+)?(?:road|rd\.?)\s*$/i;

/** "Ph1", "7thPhase": where a figure and a word are written as one. */
export const figuresBesideWords = /(\p{L})(?=\d)|(\d(?:st|nd|rd|th)?)(?=\p{L}{3})/gu;
