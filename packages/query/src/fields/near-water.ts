import type { Water } from '../criteria.ts';
import type { FieldLanguage } from '../field-language.ts';
import { list, phraseAt, phraseTable } from '../phrases.ts';
import { wish } from '../reading.ts';
import type { Reading, Sentence } from '../reading.ts';

const NAMES: Readonly<Record<Water, string>> = {
  'flood-spots': 'known flood spots',
  drains: 'storm-water drains',
  lakes: 'known lakes',
};

/** What can be said of them without a map of all: nobody is told that a place is safe. */
const ASSUMED: Readonly<Record<Water, string>> = {
  'flood-spots':
    'We leave out homes with a known flood within 500 m. That none is known never means that it stays dry.',
  drains: 'We have no map of storm-water drains, so no home is left out: ask each builder.',
  lakes: 'We leave out homes within 500 m of a lake that we know. We do not know every lake.',
};

/** Floods, drains and lakes that a home should not lie near. */
export const nearWater: FieldLanguage<'nearWater'> = {
  field: 'nearWater',
  readers: [
    { begins: (text) => refusing.has(text), read: readRefused },
    { begins: (text) => text === 'near', read: readNearWater },
  ],
  say: ({ of }) => `near ${NAMES[of]}`,
  label: ({ of }) => `Near ${NAMES[of]}`,
};

const canonicalWords = phraseTable<Water>([
  [
    'flood-spots',
    list(
      `near known flood spots; near flood spots; near flood prone areas; near flood areas; near flooding spots; near low lying areas`,
    ),
  ],
  [
    'drains',
    list(
      `near storm water drains; near storm water drain; near rajakaluve; near raja kaluve; near rajakaluves; near drains; near drain; near nala; near nalas`,
    ),
  ],
  ['lakes', list(`near known lakes; near lakes`)],
]);

/** "near flood spots": what is said beside it refuses or prefers it. */
function readNearWater({ tokens }: Sentence, at: number): Reading | undefined {
  const said = phraseAt(canonicalWords, tokens, at);
  if (said === undefined) return undefined;
  const value = { of: said.value };
  return wish(said.length, {
    field: 'nearWater',
    value,
    assumed: ASSUMED[said.value],
    isSure: true,
  });
}

const refusing = phraseTable<Water>([
  [
    'flood-spots',
    list(`
      not in flood prone area; not in a flood prone area; no flooding; no floods; no flood; no flooding area; no flood area; no waterlogging; no water logging; without flooding; flood free; flood free area; flood free zone; non flooding; non flooding area;
      away from flood; away from floods; away from flooding; away from flood spots; away from flood prone areas; not flood prone; not a flood prone area; should not flood; does not flood; doesnt flood; never floods;
      baadh na aaye; baadh nahi; paani na bhare; paani nahi bharta; pani na bhare; pani nahi bharta; pani nahi bharna chahiye; jalbharav nahi; flooding nahi; flood nahi; flood na ho; flood area nahi; baadh wala area nahi;
      neeru nugbardu; neeru nuggabardu; neeru nuggabaradu; neeru nillabaradu; flood beda; flood agbardu; flood agabaradu; flooding beda; flood area beda;
      बाढ़ न आए; बाढ़ नहीं; पानी न भरे; पानी नहीं भरना चाहिए; जलभराव नहीं; जलभराव न हो; ನೀರು ನುಗ್ಗಬಾರದು; ನೀರು ನಿಲ್ಲಬಾರದು; ಪ್ರವಾಹ ಬೇಡ; ನೆರೆ ಬರಬಾರದು
    `),
  ],
  [
    'drains',
    list(`
      away from rajakaluve; away from rajakaluves; away from raja kaluve; away from drains; away from drain; away from storm water drain; away from storm water drains; away from nala; not beside rajakaluve; not on rajakaluve; no rajakaluve; no rajakaluve nearby; no drain nearby; far from rajakaluve; far from drain; not next to a drain; not next to rajakaluve;
      rajakaluve se door; rajkaluve se door; nale se door; naale se door; nala se door; nala paas nahi; nale ke paas nahi; rajakaluve pakka beda; rajakaluve hattira beda; rajakaluve inda doora; rajakaluve beda; rajakaluve pakka iro building beda; charandi hattira beda;
      राजकालुवे से दूर; नाले से दूर; नाले के पास नहीं; ರಾಜಕಾಲುವೆ ಹತ್ತಿರ ಬೇಡ; ರಾಜಕಾಲುವೆ ಪಕ್ಕ ಬೇಡ; ರಾಜಕಾಲುವೆ ಇಂದ ದೂರ; ಚರಂಡಿ ಹತ್ತಿರ ಬೇಡ
    `),
  ],
  [
    'lakes',
    list(`
      away from lake; away from lakes; away from a lake; away from any lake; far from lake; far from lakes; not near lake; not near a lake; not near any lake; not beside a lake; no lake nearby; not next to a lake;
      lake se door; jheel se door; talab se door; lake ke paas nahi; kere hattira beda; kere pakka beda; kere inda doora; झील से दूर; तालाब से दूर; झील के पास नहीं; ಕೆರೆ ಹತ್ತಿರ ಬೇಡ; ಕೆರೆ ಪಕ್ಕ ಬೇಡ; ಕೆರೆ ಇಂದ ದೂರ
    `),
  ],
]);

/** "no flooding", "away from rajakaluve", "kere hattira beda": refused by its own words. */
function readRefused({ tokens }: Sentence, at: number): Reading | undefined {
  const said = phraseAt(refusing, tokens, at);
  if (said === undefined) return undefined;
  return wish(said.length, {
    field: 'nearWater',
    value: { of: said.value },
    strength: 'avoid',
    assumed: ASSUMED[said.value],
    isSure: true,
  });
}
