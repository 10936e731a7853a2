/** Invented people of the papers; none is meant to be anybody. */

export const LANDOWNERS = [
  'Sri Muniswamappa, son of late Kempaiah',
  'Smt. Lakshmidevamma, wife of late Nanjundappa',
  'Sri Chikkahonnappa, son of late Doddathimmaiah',
  'Smt. Gowramma, daughter of late Byrappa',
  'Sri Venkataramanappa, son of late Muniyellappa',
  'Sri Thimmarayappa, son of late Hanumaiah',
  'Smt. Parvathamma, wife of Sri Siddalingappa',
  'Sri Kodandaramaiah, son of late Puttaswamy',
  'Smt. Jayamma, wife of late Anjanappa',
  'Sri Rudrappa, son of late Channabasappa',
] as const;

/** From whom the mother deed says the landowner had it. */
export const SELLERS = [
  'Sri Abbaiah, son of late Hucchappa',
  'Smt. Ningamma, wife of late Maranna',
  'Sri Doddahanumappa, son of late Gullappa',
  'Sri Basavalingaiah, son of late Mallappa',
  'Smt. Akkayamma, wife of late Pillappa',
  'Sri Seenappa, son of late Yellappa',
] as const;

export const ADVOCATES = [
  'K. S. Vedavyasa, Advocate',
  'Sharada Narayanaswamy, Advocate',
  'M. N. Ramachandra Bhat, Advocate',
  'Anasuya Hegde, Advocate',
  'P. V. Chandrashekhara, Advocate',
] as const;
