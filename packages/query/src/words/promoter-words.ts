import { list, phraseSet } from '../phrases.ts';
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

/** Behind a builder: near to what he built. "Prestige ke paas" alone may ask what he has. */
export const besideBuilders = phraseSet(
  list(
    `ke aas paas; ke aaspaas; ke nazdeek; ke kareeb; ke bagal me; hattira; hatra; hathra; pakkadalli; nearby; के आसपास; के आस पास; के नज़दीक; के करीब; ಹತ್ತಿರ; ಪಕ್ಕದಲ್ಲಿ`,
  ),
);
