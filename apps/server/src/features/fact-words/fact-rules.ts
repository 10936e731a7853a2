import { isDeepStrictEqual } from 'node:util';
import type { FactRules, FactValue, Telling } from '@manemitra/domain/tellings';
import { newerStartingPrice } from '@manemitra/domain/newer-starting-price';
import { REGISTER_DAYS } from '@manemitra/domain/register';
import { localityOf, nameSlug } from '#server/features/catalogue/public.ts';

/** Days and numbers about another fact. */
const SAID_OF: ReadonlyMap<string, string> = new Map([
  ['possessionIs', 'possessionOn'],
  ['reraCheckedOn', 'reraNumbers'],
  ['reraParts', 'reraNumbers'],
  ['occupancyCertificate.on', 'occupancyCertificate.received'],
  ['commencementCertificate.on', 'commencementCertificate.received'],
]);

const OF_REGISTER: ReadonlySet<string> = new Set(REGISTER_DAYS);

/** Rules for particular facts of a project. */
export const FACT_RULES: FactRules = {
  isSame,
  // A row of one tower has the number of that tower, and takes none from the others.
  isWithin: (fact, told, stands) =>
    fact === 'reraNumbers' &&
    Array.isArray(told) &&
    Array.isArray(stands) &&
    told.every((number) => stands.includes(number)),
  // A file of projects does not know whether somebody looked at the register, and a promoter is not the one who looks.
  mayTell: (fact, { kind, importId }: Telling & { importId?: number | undefined }) =>
    !OF_REGISTER.has(fact) ||
    kind === 'register' ||
    (importId === undefined && kind !== 'promoter'),
  saidOf: (fact) => SAID_OF.get(fact),
  // Towers are told by number, so those of the numbers that are left stay.
  goingWith: (fact) =>
    [...SAID_OF].flatMap(([said, main]) => (main === fact && said !== 'reraParts' ? [said] : [])),
  // Sources call one project by many names; buyers know it by the one that stands.
  staysKnown: (fact) => fact === 'name',
  against: newerStartingPrice,
};

function isSame(fact: string, one: FactValue, other: FactValue): boolean {
  // By its label, however it is spelt, a unit type was found.
  if (fact.startsWith('units/') && fact.endsWith('/label')) return true;
  if (typeof one === 'string' && typeof other === 'string') {
    // People spell a locality and a promoter in many ways; one of another spelling is no news.
    if (fact === 'locality')
      return localityOf(one, undefined)?.slug === localityOf(other, undefined)?.slug;
    if (fact === 'promoter') return nameSlug(one) === nameSlug(other);
  }
  if (Array.isArray(one) && Array.isArray(other) && !fact.startsWith('order/')) {
    return isDeepStrictEqual(new Set(one as FactValue[]), new Set(other as FactValue[]));
  }
  return isDeepStrictEqual(one, other);
}
