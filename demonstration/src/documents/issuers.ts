import type { Approver } from '@manemitra/query/criteria';
import type { Issuer } from './content.ts';

/** Names of offices as they write themselves. No emblem, seal or signature of theirs is ever drawn. */

/** Five corporations under one authority took over from BBMP on this day. */
export const GBA_BEGAN = '2025-09-02';

export const PLANNING: Readonly<Record<Approver, Issuer>> = {
  BBMP: {
    name: 'Bruhat Bengaluru Mahanagara Palike',
    kannada: 'ಬೃಹತ್ ಬೆಂಗಳೂರು ಮಹಾನಗರ ಪಾಲಿಕೆ',
    office: 'Office of the Joint Director, Town Planning, Bengaluru',
    officeKannada: 'ನಗರ ಯೋಜನೆ ವಿಭಾಗ',
    colour: '#1f5a4a',
  },
  GBA: {
    name: 'Greater Bengaluru Authority',
    kannada: 'ಗ್ರೇಟರ್ ಬೆಂಗಳೂರು ಪ್ರಾಧಿಕಾರ',
    office: 'Office of the Chief Town Planner, Bengaluru',
    officeKannada: 'ನಗರ ಯೋಜನೆ ವಿಭಾಗ',
    colour: '#22577a',
  },
  BDA: {
    name: 'Bangalore Development Authority',
    kannada: 'ಬೆಂಗಳೂರು ಅಭಿವೃದ್ಧಿ ಪ್ರಾಧಿಕಾರ',
    office: 'Town Planning Section, Kumara Park West, Bengaluru',
    officeKannada: 'ನಗರ ಯೋಜನೆ ಶಾಖೆ',
    colour: '#7a4a1e',
  },
  BMRDA: {
    name: 'Bengaluru Metropolitan Region Development Authority',
    kannada: 'ಬೆಂಗಳೂರು ಮಹಾನಗರ ಪ್ರದೇಶಾಭಿವೃದ್ಧಿ ಪ್ರಾಧಿಕಾರ',
    office: 'Office of the Metropolitan Commissioner, Bengaluru',
    officeKannada: 'ಯೋಜನಾ ಶಾಖೆ',
    colour: '#4c3f77',
  },
  BIAAPA: {
    name: 'Bengaluru International Airport Area Planning Authority',
    kannada: 'ಬೆಂಗಳೂರು ಅಂತರರಾಷ್ಟ್ರೀಯ ವಿಮಾನ ನಿಲ್ದಾಣ ಪ್ರದೇಶ ಯೋಜನಾ ಪ್ರಾಧಿಕಾರ',
    office: 'Office of the Member Secretary, Devanahalli',
    officeKannada: 'ಯೋಜನಾ ಶಾಖೆ',
    colour: '#1d5c7c',
  },
  KIADB: {
    name: 'Karnataka Industrial Areas Development Board',
    kannada: 'ಕರ್ನಾಟಕ ಕೈಗಾರಿಕಾ ಪ್ರದೇಶಾಭಿವೃದ್ಧಿ ಮಂಡಳಿ',
    office: 'Office of the Development Officer, Bengaluru',
    officeKannada: 'ಅಭಿವೃದ್ಧಿ ಅಧಿಕಾರಿಗಳ ಕಚೇರಿ',
    colour: '#8a3b23',
  },
  'local-planning-authority': {
    name: 'Local Planning Authority',
    kannada: 'ಸ್ಥಳೀಯ ಯೋಜನಾ ಪ್ರಾಧಿಕಾರ',
    office: 'Office of the Member Secretary, Bengaluru region',
    officeKannada: 'ಸದಸ್ಯ ಕಾರ್ಯದರ್ಶಿಗಳ ಕಚೇರಿ',
    colour: '#52602b',
  },
  panchayat: {
    name: 'Gram Panchayat',
    kannada: 'ಗ್ರಾಮ ಪಂಚಾಯಿತಿ',
    office: 'Office of the Panchayat Development Officer',
    officeKannada: 'ಪಂಚಾಯಿತಿ ಅಭಿವೃದ್ಧಿ ಅಧಿಕಾರಿಗಳ ಕಚೇರಿ',
    colour: '#6b4e16',
  },
};

/** Who keeps the civic register: the corporation in the city, the panchayat or town outside. */
export function registerOf(approver: Approver | undefined, on: string): Issuer {
  if (approver === 'BBMP' || approver === 'GBA' || approver === 'BDA') {
    const city = on >= GBA_BEGAN ? PLANNING.GBA : PLANNING.BBMP;
    return {
      ...city,
      office: 'Office of the Assistant Revenue Officer',
      officeKannada: 'ಸಹಾಯಕ ಕಂದಾಯ ಅಧಿಕಾರಿಗಳ ಕಚೇರಿ',
    };
  }
  if (approver === 'panchayat') return PLANNING.panchayat;
  return {
    name: 'Local Body, Assessment Register',
    kannada: 'ಸ್ಥಳೀಯ ಸಂಸ್ಥೆ — ಆಸ್ತಿ ತೆರಿಗೆ ವಹಿ',
    office: 'Office of the Revenue Officer',
    officeKannada: 'ಕಂದಾಯ ಅಧಿಕಾರಿಗಳ ಕಚೇರಿ',
    colour: '#5b4a22',
  };
}

export const ISSUERS = {
  rera: {
    name: 'Karnataka Real Estate Regulatory Authority',
    kannada: 'ಕರ್ನಾಟಕ ರಿಯಲ್ ಎಸ್ಟೇಟ್ ನಿಯಂತ್ರಣ ಪ್ರಾಧಿಕಾರ',
    office: 'Bengaluru',
    colour: '#6d2740',
  },
  fire: {
    name: 'Karnataka State Fire and Emergency Services',
    kannada: 'ಕರ್ನಾಟಕ ರಾಜ್ಯ ಅಗ್ನಿಶಾಮಕ ಮತ್ತು ತುರ್ತು ಸೇವೆಗಳು',
    office: 'Office of the Director General, Bengaluru',
    officeKannada: 'ಮಹಾನಿರ್ದೇಶಕರ ಕಚೇರಿ',
    colour: '#9a2a22',
  },
  airport: {
    name: 'Airports Authority of India',
    kannada: 'ಭಾರತೀಯ ವಿಮಾನ ನಿಲ್ದಾಣಗಳ ಪ್ರಾಧಿಕಾರ',
    office: 'Office of the General Manager, Aerodrome, Southern Region',
    colour: '#1f3f7a',
  },
  pollution: {
    name: 'Karnataka State Pollution Control Board',
    kannada: 'ಕರ್ನಾಟಕ ರಾಜ್ಯ ಮಾಲಿನ್ಯ ನಿಯಂತ್ರಣ ಮಂಡಳಿ',
    office: 'Parisara Bhavan, Church Street, Bengaluru',
    officeKannada: 'ಪರಿಸರ ಭವನ',
    colour: '#2d6632',
  },
  water: {
    name: 'Bangalore Water Supply and Sewerage Board',
    kannada: 'ಬೆಂಗಳೂರು ನೀರು ಸರಬರಾಜು ಮತ್ತು ಒಳಚರಂಡಿ ಮಂಡಳಿ',
    office: 'Cauvery Bhavan, Bengaluru',
    officeKannada: 'ಕಾವೇರಿ ಭವನ',
    colour: '#155e86',
  },
  power: {
    name: 'Bangalore Electricity Supply Company Limited',
    kannada: 'ಬೆಂಗಳೂರು ವಿದ್ಯುತ್ ಸರಬರಾಜು ಕಂಪನಿ ನಿಯಮಿತ',
    office: 'Office of the Executive Engineer (Electrical)',
    officeKannada: 'ಕಾರ್ಯನಿರ್ವಾಹಕ ಎಂಜಿನಿಯರ್ (ವಿದ್ಯುತ್) ಕಚೇರಿ',
    colour: '#a4481b',
  },
  registration: {
    name: 'Department of Stamps and Registration',
    kannada: 'ನೋಂದಣಿ ಮತ್ತು ಮುದ್ರಾಂಕ ಇಲಾಖೆ',
    office: 'Office of the Sub-Registrar',
    officeKannada: 'ಉಪ ನೋಂದಣಾಧಿಕಾರಿಗಳ ಕಚೇರಿ',
    colour: '#3f4d5c',
  },
  revenue: {
    name: 'Office of the Deputy Commissioner',
    kannada: 'ಜಿಲ್ಲಾಧಿಕಾರಿಗಳ ಕಚೇರಿ',
    office: 'Revenue Department',
    officeKannada: 'ಕಂದಾಯ ಇಲಾಖೆ',
    colour: '#6a3f1f',
  },
} as const satisfies Record<string, Issuer>;
