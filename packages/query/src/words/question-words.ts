import { wordSet } from '../tokens.ts';

/** Kinds of words by which it shows what a sentence is for, whatever it speaks of. */
const KINDS = {
  /** Asks for more than yes or no. */
  asks: `what whats which how why when where who whose kya kaise kaisa kaisi kab kahan kyun kyu kyon kaun kaunsa kaunsi konsa konsi
    kitna kitni kitne enu yenu hege hegide hegge yaava yaavdu yavdu yavudu yavaga yavag elli yelli ella eshtu yeshtu estu yaake yaru kiska kiski kisme
    क्या कैसे कैसा कैसी कब कहाँ कहां कौन कौनसा कितना कितनी कितने क्यों किसका ಏನು ಹೇಗೆ ಹೇಗಿದೆ ಯಾವ ಯಾವುದು ಯಾವಾಗ ಎಲ್ಲಿ ಎಷ್ಟು ಯಾಕೆ ಏಕೆ ಯಾರು`,
  /** Begins or ends what is answered by yes or no. */
  polar: `is are does do did has have can could will would should shall any kya क्या ideya idya ideyaa idiya idyaa bandideya sigutta siguttha aagutta agutta nijana
    ಇದೆಯಾ ಇದ್ಯಾ ಇದೆಯೇ ಸಿಗುತ್ತಾ ಬರುತ್ತಾ ಆಗುತ್ತಾ aa`,
  /** Sets one beside another. */
  ranks: `better best than between compare compared comparison versus vs difference fark farak farq antar behtar behtareen zyada jyada vyatyasa holike holisi holisidre olledu vasi uttama
    prefer worth trust side तुलना फर्क अंतर बेहतर ज़्यादा ज्यादा ವ್ಯತ್ಯಾಸ ಹೋಲಿಸಿದರೆ ಹೋಲಿಕೆ ಉತ್ತಮ ವಾಸಿ`,
  /** Asks what a word means. */
  means: `mean means meaning meant matlab arth andre andare endare anta stand stands explain define kehte kehthe मतलब अर्थ कहते ಅಂದರೆ ಅಂದ್ರೆ ಎಂದರೆ ಎಂದರೇನು ಅರ್ಥ`,
  /** Judges how it is somewhere. */
  judges: `good bad decent safe unsafe nice worth appreciation growth traffic flood floods flooding quality reputation risk risky problem problems issue issues complaint complaints
    honest review reviews accha acha achha theek thik thike safe chennagide chenagide chennagidya olleya surakshita shanta shaantavagide अच्छा ठीक सुरक्षित ಚೆನ್ನಾಗಿದೆ ಸುರಕ್ಷಿತ ಸುರಕ್ಷಿತವಾ ಸಮಸ್ಯೆ`,
  /** Of what is lent and paid back. */
  lends: `emi emis loan loans interest instalment installment instalments installments afford eligibility eligible salary floating tenure bank banks kist kantu saala saalakke byaaj
    ईएमआई लोन ब्याज किस्त कर्ज ಇಎಂಐ ಸಾಲ ಸಾಲಕ್ಕೆ ಬಡ್ಡಿ ಕಂತು ಸಂಬಳ`,
  /** Of what the state takes. */
  taxes: `stamp duty registration registry gst tax taxes tds cess रजिस्ट्री रजिस्ट्रेशन स्टांप जीएसटी ನೋಂದಣಿ ಮುದ್ರಾಂಕ`,
  /** Takes back all that was said. */
  clears: `clear reset restart fresh scratch afresh everything erase wipe bhool bhul bhulo naye naya sire shuru hosadagi hosdagi modlinda alisi aliso adella ellaa bidi
    भूल नए सिरे शुरू शुरुआत ಅಳಿಸಿ ಅದೆಲ್ಲ ಹೊಸದಾಗಿ ಮೊದಲಿನಿಂದ`,
  /** Of who builds, hands over and answers for one project. */
  answers: `possession handover handed handover keys kabza kabja selling sold available status flooring specification specifications allow allowed allows approved launch launched complaint units left price rate rates
    कब्ज़ा कब्जा ಸ್ವಾಧೀನ`,
} as const;

export type QuestionKind = keyof typeof KINDS;

const kindsByWord = new Map<string, QuestionKind[]>();
for (const [kind, words] of Object.entries(KINDS)) {
  for (const word of wordSet(words)) {
    kindsByWord.set(word, [...(kindsByWord.get(word) ?? []), kind as QuestionKind]);
  }
}

const NONE: readonly QuestionKind[] = [];

/** What kinds a word is of. */
export function questionKindsOf(text: string): readonly QuestionKind[] {
  return kindsByWord.get(text) ?? NONE;
}

export const howMuchWords = wordSet(
  'estu eshtu yeshtu kitna kitni kitne kab yavaga ಎಷ್ಟು ಯಾವಾಗ कितना कितनी कितने कब',
);
