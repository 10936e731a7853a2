import { wordSet } from '../tokens.ts';

/** One of these is in every mention: most sentences need not be looked through. */
export const householdMentions = wordSet(`
  family us people persons adults members member log logon jana लोग लोगों ಜನ old elderly aged ageing aging senior budhe boodhe buzurg bujurg बूढ़े
  बुजुर्ग बुज़ुर्ग
`);
