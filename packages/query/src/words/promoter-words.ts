import { wordSet } from '../tokens.ts';

export const beforeBuilders = wordSet('by from of builder developer promoter nothing not except');

export const behindBuilders = wordSet(
  'builder builders group developer developers projects project',
);

export const projectNames = new Set(
  `city park parks town township lake lakeside falcon heights residency garden gardens greens enclave village
  county square meadows oasis waterford habitat woods hills valley residences vista grove blossom sunrise`.split(
    /\s+/,
  ),
);
