import { wordSet } from '../tokens.ts';

/** "keep everything but change to villa": this "but" begins another thought. */
export const turnWords = wordSet(
  'not no only prefer change make switch show add remove drop replace with want need i we in under budget',
);

/** Of two things the first is wanted: "chose Hebbal over Yelahanka". */
export const choosingVerbs = wordSet(
  'chose choose chooses chosen choosing pick picks picked picking prefer prefers preferred selected favours',
);

export const anyWords = wordSet(
  'any anyone anybody anything anywhere all every everything everyone everywhere',
);

export const anyNouns = wordSet(`
  facing direction home house property builder developer promoter area areas place places locality location side
  facing type project
`);

export const countedAlone = wordSet('people members persons of');
