import type { Source } from '../source.ts';

/** The statutes and other sources of the general answers: a statute is cited by its section and needs no address. */

const statute =
  (name: string) =>
  (section: string): Source => ({ name: `${name}, ${section}`, url: null });

export const reraAct = statute('Real Estate (Regulation and Development) Act 2016');
export const reraRules = statute('Karnataka Real Estate (Regulation and Development) Rules 2017');
export const registrationAct = statute('Registration Act 1908');
export const successionAct = statute('Indian Succession Act 1925');
export const transferAct = statute('Transfer of Property Act 1882');
export const stampAct = statute('Karnataka Stamp Act 1957');
export const apartmentAct = statute('Karnataka Apartment Ownership Act 1972');
/** The Act of 2025 took over on 1 April 2026 with sections of its own; people know the old numbers. */
export const incomeTaxAct = (section: string): Source => ({
  name: `Income-tax Act 1961, ${section} (renumbered in the Income-tax Act 2025)`,
  url: null,
});
export const femaRules = statute('Foreign Exchange Management (Non-debt Instruments) Rules 2019');

/** What is usual among sellers, banks and lawyers and is no rule. */
export const PRACTICE: Source = { name: 'Common practice; no single rule', url: null };
export const OUR_DOCUMENTS: Source = { name: 'ManeMitra’s list of documents', url: null };

const rbi = (name: string): Source => ({ name: `Reserve Bank of India, ${name}`, url: null });
export const RBI_PREPAYMENT = rbi('Pre-payment Charges on Loans Directions 2025');
export const RBI_PAPERS = rbi('circular of 13 Sep 2023 on the release of property documents');
export const RBI_RESET = rbi('circular of 18 Aug 2023 on floating interest rates');

export const PMAY: Source = {
  name: 'Ujjivan Small Finance Bank, on PMAY-U 2.0',
  url: 'https://ujjivansfb.in/loans/home-loans/pradhan-mantri-awas-yojana-2-0-urban-home-loan-subsidy',
};
export const WOMEN: Source = { name: 'ClearTax', url: null };
export const POWER_OF_ATTORNEY: Source = {
  name: 'Supreme Court, Suraj Lamp v. State of Haryana, 2011',
  url: null,
};
export const NOMINEES: Source = {
  name: 'Supreme Court, Shakti Yezdani v. Jayanand Jayant Salgaonkar, 2023',
  url: null,
};
export const OPEN_PARKING: Source = {
  name: 'Supreme Court, Nahalchand Laloochand v. Panchali Co-operative Housing Society, 2010',
  url: null,
};
export const CONSUMER_COURT: Source = {
  name: 'Supreme Court, Imperia Structures v. Anil Patni, 2020',
  url: null,
};
export const ANIMALS: Source = {
  name: 'Animal Welfare Board of India, guidelines on pet dogs, 2015',
  url: null,
};
export const MAINTENANCE_GST: Source = {
  name: 'GST notification 12/2017-Central Tax (Rate), entry 77',
  url: null,
};
