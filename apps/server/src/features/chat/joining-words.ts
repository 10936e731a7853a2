import { wordSet } from '@manemitra/query/tokens';
import { alsoWords } from '@manemitra/query/words/also-words';
import { alternativeJoints, ands, buts } from '@manemitra/query/words/joint-words';

/** "Matte" is "and" between things that are spoken of, and "again" beside what a home should have. */
export const andWords = new Set([...ands, 'matte']);

/** A turn that opens with one goes on from the turn before. */
export const goingOn = new Set([...andWords, ...wordSet('also haage')]);

/** Between two things that a turn says one after the other: "shortlist the second and show ready ones". */
export const thenWords = new Set([
  ...andWords,
  ...wordSet('then also phir fir uske baad amele aamele aamel फिर ಮತ್ತೆ ಆಮೇಲೆ , . ;'),
]);

/** Between figures in a row: "1 and 3", "mooru mattu naalku". */
export const figureJoints = new Set([...andWords, ...wordSet(', n plus vs')]);

/** Between facts that are asked for. */
export const topicJoints = new Set([...andWords, ...alternativeJoints, ...wordSet(', + plus')]);

const leads = [...goingOn, ...buts, 'so'].filter((word) => /\p{L}/u.test(word));

/** What a part of a sentence opens with and says nothing by. */
export const joiningLead = new RegExp(`^\\s*(?:${leads.join('|')})\\s+`, 'iu');

/** They join so many rooms to those that are wished for: "or 3", "3 bhi". */
export const joinsRooms = new Set([
  ...alternativeJoints,
  ...alsoWords,
  ...wordSet('plus illandre ಇಲ್ಲಾಂದ್ರೆ'),
]);

/** What may stand beside that and says nothing more. */
export const isWelcome = wordSet(`
  ok okay fine is will do works then even maybe chalega chalegi theek thik hai hoga sari parvagilla paravagilla nadiyutte aadru irli चलेगा ठीक है होगा
  ಸರಿ ಪರವಾಗಿಲ್ಲ ನಡೆಯುತ್ತೆ ಆದ್ರೂ ಇರಲಿ
`);
