import { says, saysSinceDecember } from './answer.ts';
import { femaRules, incomeTaxAct, PRACTICE, registrationAct, stampAct } from './sources.ts';

/** Who buys or sells from abroad. */
export const NRI = {
  'nri-buy': says(
    [
      'NRIs and OCI cardholders may buy homes in India without permission: any number, but no farm land, plantation or farmhouse.',
      'Payment comes through banks: from abroad, or from NRE, FCNR or NRO accounts.',
    ],
    femaRules('Chapter IX'),
  ),
  'foreign-citizen': saysSinceDecember(
    [
      'A foreign citizen without an OCI card who lives abroad may not buy a home in India, only rent one for up to five years. Who lives in India may; OCI cardholders may buy as NRIs do.',
      'Citizens of Pakistan, Bangladesh, Sri Lanka, Afghanistan, China, Iran, Nepal, Bhutan, Macau, Hong Kong and North Korea first need the permission of the Reserve Bank, wherever they live.',
    ],
    femaRules('Chapter IX'),
  ),
  'nri-loan': says(
    [
      'Many banks lend to NRIs and OCI cardholders in rupees. They commonly ask for passport, visa, foreign salary slips and an overseas credit report.',
      'Instalments are paid from abroad or from NRE or NRO accounts; terms differ by bank and country.',
    ],
    PRACTICE,
  ),
  'nri-tds': says(
    [
      'Who buys from an NRI deducts tax from the payment at the rates for non-residents, with no limit of 50 lakh.',
      'The 1 % for residents does not hold. The seller can ask the tax officer for a lower rate; take a tax adviser.',
    ],
    incomeTaxAct('sections 195 and 197'),
  ),
  'nri-poa': says(
    [
      'A power of attorney made abroad is signed before a notary or the Indian consulate, and stamped in Karnataka within three months of arriving.',
      'Name exactly what the attorney may sign; one that lets them sell is registered.',
    ],
    registrationAct('section 33'),
    stampAct('section 18'),
  ),
  'nri-repatriation': says(
    [
      'Proceeds of a sale can be sent abroad up to what was paid in foreign exchange or from NRE or FCNR accounts, for at most two homes.',
      'From an NRO account up to 1 million US dollars a financial year, after tax.',
    ],
    femaRules('Chapter IX'),
    { name: 'Foreign Exchange Management (Remittance of Assets) Regulations 2016', url: null },
  ),
  'nri-agricultural': says(
    [
      'NRIs and OCI cardholders may not buy farm land, plantations or farmhouses; they may inherit them.',
      'Ask for the conversion order before you buy a plot.',
    ],
    femaRules('Chapter IX'),
  ),
  'nri-rent': says(
    [
      'An NRI may let the home. Tenants who pay an NRI deduct tax from the rent at the rates for non-residents.',
      'Rent goes to an NRO account, or abroad after tax.',
    ],
    incomeTaxAct('section 195'),
  ),
  'nri-documents': says(
    [
      'Commonly: passport, visa or OCI card, PAN, proof of address abroad, NRE or NRO account, photographs, and a power of attorney if somebody signs for you.',
    ],
    PRACTICE,
  ),
};
