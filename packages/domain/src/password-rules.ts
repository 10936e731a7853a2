const PASSWORD_MIN_LENGTH = 12;

/** Long enough, and still among the first that anybody tries, by no rule below. */
const COMMON = new Set(
  `1q2w3e4r5t6y 1qaz2wsx3edc 1qaz2wsx3edc4rfv q1w2e3r4t5y6 zaq12wsxcde3 qazwsxedcrfv abcdefghijkl
   qwertyuiop[] correcthorsebatterystaple trustno1trustno1 abcd1234abcd abc123abc123 a1b2c3d4e5f6
   aa1234567890 qwe123qwe123 0987654321ab thequickbrownfox letmeinplease`.split(/\s+/),
);

/**
 * What most people make passwords from: words, names, neighbouring keys. A year, digits or signs around them add little; nor
 * does @ for a. Our own name, our city and the titles of staff are included.
 */
const PIECES = new Set(
  `password passwort passcode secret login signin admin administrator root superuser guest user test tester demo
   welcome letmein openup access changeme default temp temporary master boss owner manager staff operator promoter
   builder broker agent employee office company server system database computer internet
   manemitra mane mitra bangalore bengaluru karnataka india indian bharat mumbai delhi chennai hyderabad kerala
   whitefield realty estate property project homes home house
   qwerty qwertyuiop qwertyui asdf asdfgh asdfghjkl zxcv zxcvbn zxcvbnm qazwsx qwer abc abcd abcde abcdef abcdefg xyz
   iloveyou ilove love lovely loveyou baby babygirl princess prince king queen angel sunshine shadow dragon monkey
   tiger lion eagle falcon phoenix panther jaguar spider batman superman spiderman ironman pokemon naruto
   football cricket baseball basketball soccer hockey chelsea arsenal liverpool barcelona juventus ronaldo messi
   sachin dhoni kohli virat tendulkar bollywood salman shahrukh
   hello hi hey freedom money lucky happy smile flower butterfly chocolate cookie coffee summer winter spring autumn
   monday friday sunday january february march april june july august september october november december
   michael jordan jennifer jessica ashley daniel thomas robert joshua andrew matthew anthony william charlie george
   krishna ganesh shiva ram rama hanuman lakshmi saraswati durga sai baba om jai hind allah jesus god
   rahul rohit amit anil suresh ramesh mahesh rajesh kumar sharma singh reddy gowda rao priya pooja neha anita kavya
   computer samsung nokia google facebook yahoo gmail microsoft windows android apple iphone mercedes ferrari`.split(
    /\s+/,
  ),
);

const LOOKS_LIKE: Readonly<Record<string, string>> = {
  '@': 'a',
  '0': 'o',
  '1': 'i',
  '3': 'e',
  $: 's',
  '5': 's',
};

/**
 * What is wrong with a new password, as a sentence, or undefined. Length counts, not kinds of characters. Also refused:
 * common passwords, one piece repeated, and what is known of the owner (user name, name, e-mail, number) with little else.
 */
export function passwordProblem(password: string, own: readonly string[]): string | undefined {
  const plain = password.normalize('NFKC').toLowerCase();
  if (plain.length < PASSWORD_MIN_LENGTH) {
    return `Use at least ${PASSWORD_MIN_LENGTH} characters; a short sentence is easy to remember.`;
  }
  if (withoutOwn(plain, own).length < PASSWORD_MIN_LENGTH / 2) {
    return 'This password is mostly your user name, name, address or number. Choose another.';
  }
  if (isCommon(plain)) {
    return 'This password is one of the first that anybody would try. Choose another.';
  }
  return undefined;
}

/** The longest of the own texts and their words are taken out first, of a number its last ten digits. */
function withoutOwn(plain: string, own: readonly string[]): string {
  const words = own
    .flatMap((text) => [text, ...text.split(/[\s@._+-]+/), text.replace(/^\+91/, '')])
    .map((word) => word.normalize('NFKC').toLowerCase())
    .filter((word) => word.length > 2)
    .toSorted((a, b) => b.length - a.length);
  return words.reduce((left, word) => left.replaceAll(word, ''), plain);
}

function isCommon(plain: string): boolean {
  if (COMMON.has(plain) || /^(.{1,8})\1+$/u.test(plain) || new Set(plain).size < 5) return true;
  if (/^\d+$/.test(plain) && /(\d{4,}).*\1|0123|1234|9876|(\d)\2{3}/.test(plain)) return true;
  // Digits and signs at the ends are what people add when a form demands them.
  const core = plain.replace(/^[^\p{L}@$]+|[^\p{L}]+$/gu, '');
  const read = core.replaceAll(/[@0135$]/g, (sign) => LOOKS_LIKE[sign] ?? sign);
  const bare = plain.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
  return [bare, core, read].some((it) => isMadeOf(it.replaceAll(/[\s._\-@#!&+*]+/gu, ''), 2));
}

/** Whether a text is at most so many of the pieces, one after the other. */
function isMadeOf(text: string, most: number): boolean {
  if (PIECES.has(text)) return true;
  if (most === 1) return false;
  for (let cut = 1; cut < text.length; cut += 1) {
    if (PIECES.has(text.slice(0, cut)) && isMadeOf(text.slice(cut), most - 1)) return true;
  }
  return false;
}
