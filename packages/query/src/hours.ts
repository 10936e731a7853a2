import { lengthAt, list, phraseAt, phraseSet, phraseTable } from './phrases.ts';
import { numberAt } from './numbers.ts';
import type { Token } from './token.ts';

/** An hour of the day, "HH:MM", and the words that say it. */
export interface HourRead {
  length: number;
  at: string;
}

/** "at 08:00", "by 8 am", "quarter past eight", "subah 9 baje", "belige 8 gante ge", "सुबह सात बजे". */
export function hourAt(tokens: readonly Token[], at: number): HourRead | undefined {
  let next = at + lengthAt(hourLeads, tokens, at);
  const hasLead = next > at;
  const day = phraseAt(partsOfDay, tokens, next);
  next += day?.length ?? 0;
  const past = phraseAt(quarters, tokens, next);
  next += past?.length ?? 0;
  const number = past === undefined ? clockAt(tokens, next) : undefined;
  const hour = number ?? wholeAt(tokens, next);
  if (hour === undefined) return undefined;
  next += hour.length;
  const half = phraseAt(halves, tokens, next);
  if (half !== undefined) next += half.length;
  const stroke = phraseAt(strokes, tokens, next);
  next += stroke?.length ?? 0;
  const behind = phraseAt(partsOfDay, tokens, next);
  next += behind?.length ?? 0;
  const isSaid =
    past !== undefined ||
    stroke !== undefined ||
    (day ?? behind) !== undefined ||
    (hour.isClock && hasLead);
  if (!isSaid) return undefined;
  const minutes = hour.minutes + (past?.value ?? 0) + (half?.value ?? 0);
  const half12 = stroke?.value ?? day?.value ?? behind?.value;
  return written(next - at, minutes, half12);
}

type Half = 'am' | 'pm' | 'either';

function written(length: number, minutes: number, half: Half | undefined): HourRead | undefined {
  let total = minutes;
  if (half === 'pm' && total < 12 * 60) total += 12 * 60;
  if (half === 'am' && total >= 12 * 60) total -= 12 * 60;
  if (total < 0 || total >= 24 * 60) return undefined;
  const parts = [Math.floor(total / 60), total % 60];
  return { length, at: parts.map((part) => String(part).padStart(2, '0')).join(':') };
}

/** "08:00", "8.10". */
function clockAt(
  tokens: readonly Token[],
  at: number,
): { length: number; minutes: number; isClock: true } | undefined {
  const hours = tokens[at]?.text ?? '';
  if (tokens[at + 1]?.text === ':' && /^\d\d?$/.test(hours)) {
    const minutes = tokens[at + 2]?.text ?? '';
    if (!/^[0-5]\d$/.test(minutes)) return undefined;
    return { length: 3, minutes: Number(hours) * 60 + Number(minutes), isClock: true };
  }
  const pointed = /^(\d\d?)\.([0-5]\d)$/.exec(hours);
  if (pointed === null) return undefined;
  return { length: 1, minutes: Number(pointed[1]) * 60 + Number(pointed[2]), isClock: true };
}

function wholeAt(
  tokens: readonly Token[],
  at: number,
): { length: number; minutes: number; isClock: false } | undefined {
  const number = numberAt(tokens, at);
  if (number === undefined || number.value < 1 || number.value > 12) return undefined;
  const minutes = number.value * 60;
  return Number.isInteger(minutes) ? { length: number.length, minutes, isClock: false } : undefined;
}

const hourLeads = phraseSet(
  list(`by; at; before; from; till; bell at; reach by; be there by; there by; around`),
);

const quarters = phraseTable<number>([
  [15, list(`quarter past; quarter after; fifteen past`)],
  [30, list(`half past`)],
  [-15, list(`quarter to; quarter before`)],
]);

const halves = phraseTable<number>([[30, list(`thirty`)]]);

const strokes = phraseTable<Half>([
  ['am', list(`am; a m; in the morning; o clock in the morning`)],
  ['pm', list(`pm; p m; in the evening; in the afternoon; at night`)],
  [
    'either',
    list(`
      o clock; oclock; sharp; baje; baje tak; बजे; बजे तक; gante; ganteg; gantege; gante ge; ghantege; ge bell; ಗಂಟೆ; ಗಂಟೆಗೆ; ಗಂಟೆ ಗೆ
    `),
  ],
]);

const partsOfDay = phraseTable<Half>([
  [
    'am',
    list(`
      subah; subha; savere; sawere; morning; in the morning; belige; beligge; belagge; belige ne; bel bel; सुबह; सवेरे; ಬೆಳಿಗ್ಗೆ; ಬೆಳಗ್ಗೆ; ಮುಂಜಾನೆ
    `),
  ],
  ['pm', list(`shaam; sham; evening; dopahar; sanje; सुबह के बाद; शाम; दोपहर; ಸಂಜೆ; ಮಧ್ಯಾಹ್ನ`)],
  ['either', list(`raat; raatri; ratri; raat ko; रात; ರಾತ್ರಿ`)],
]);
