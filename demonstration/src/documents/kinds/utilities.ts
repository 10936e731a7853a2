import { formatIndianNumber } from '@manemitra/domain/indian-number';
import { formatRupees } from '@manemitra/domain/money';
import type { DocumentContent } from '../content.ts';
import { ISSUERS } from '../issuers.ts';
import { addDays } from '../../projects/calendar.ts';
import { isLayout } from '../story.ts';
import { conditions, permit } from './permit.ts';
import { day, type Dossier, fileNumber, homesWord, placeText, projectRows } from './wording.ts';

/** Litres a head a day and heads a home, as the boards reckon the demand of homes. */
const LITRES_A_HEAD = 135;
const HEADS_A_HOME = 5;

const rounded = (value: number, to: number): number => Math.max(to, Math.round(value / to) * to);

export function pollutionConsent(dossier: Dossier): DocumentContent {
  const { facts, story, random } = dossier;
  const kilolitres = rounded(
    ((facts.totalUnits ?? 0) * HEADS_A_HOME * LITRES_A_HEAD * 0.85) / 1000,
    5,
  );
  return permit(facts, {
    issuer: ISSUERS.pollution,
    title: 'Consent for Establishment',
    titleKannada: 'ಸ್ಥಾಪನಾ ಸಮ್ಮತಿ ಪತ್ರ',
    references: [
      ['No.', fileNumber(random, 'KSPCB/CFE', story.pollutionOn)],
      ['Date', day(story.pollutionOn)],
      ['Valid until', day(addDays(story.pollutionOn, 5 * 365))],
    ],
    subject: `Consent to establish the residential project “${facts.name}” at ${placeText(facts)}.`,
    ruling:
      'Consent is accorded under section 25 of the Water (Prevention and Control of Pollution) Act, 1974 and section 21 of the Air (Prevention and Control of Pollution) Act, 1981, for the project described below, on the conditions of the annexure.',
    rulingKannada: 'ಜಲ ಮತ್ತು ವಾಯು ಮಾಲಿನ್ಯ ನಿಯಂತ್ರಣ ಕಾಯ್ದೆಗಳ ಅಡಿಯಲ್ಲಿ ಸಮ್ಮತಿ ನೀಡಲಾಗಿದೆ.',
    figures: [
      ...projectRows(facts),
      ['Sewage expected', `${formatIndianNumber(kilolitres)} kilolitres a day`],
      ['Treatment plant', `${formatIndianNumber(rounded(kilolitres * 1.08, 5))} kilolitres a day`],
      [
        'Solid waste',
        `${formatIndianNumber(rounded((facts.totalUnits ?? 0) * HEADS_A_HOME * 0.45, 5))} kg a day`,
      ],
    ],
    signedBy: 'Environmental Officer',
    annexure: 'standards and conditions',
    annexureKannada: 'ಮಾನದಂಡಗಳು ಮತ್ತು ಷರತ್ತುಗಳು',
    annexed: [
      { kind: 'heading', text: 'Treated sewage shall keep within' },
      {
        kind: 'table',
        columns: [
          { title: 'Measure', share: 0.6 },
          { title: 'Limit', share: 0.4, align: 'right' },
        ],
        rows: [
          ['pH', '6.5 – 9.0'],
          ['Biochemical oxygen demand', '10 mg/l'],
          ['Chemical oxygen demand', '50 mg/l'],
          ['Suspended solids', '20 mg/l'],
          ['Faecal coliform', '230 MPN/100 ml'],
        ],
      },
      ...conditions([
        'The treatment plant shall work before the first home is occupied; dual plumbing shall bring its water to the toilets.',
        'Treated water shall be used for flushing and gardens; none shall leave the site untreated.',
        'Generators shall be acoustically enclosed, with stacks above the roof as the rules require.',
        'Wet waste shall be composted on the site; dry waste given to authorised recyclers.',
        'Buffers of lakes and drains in the master plan shall be left untouched.',
        'Excavated earth shall be kept on the site for the gardens, and dust laid with water.',
        'A consent for operation shall be obtained before occupation.',
      ]),
    ],
  });
}

export function bwssbNoc(dossier: Dossier): DocumentContent {
  const { facts, story, random } = dossier;
  const homes = facts.totalUnits ?? 0;
  const demand = rounded((homes * HEADS_A_HOME * LITRES_A_HEAD) / 1000, 5);
  const charges: readonly (readonly [string, number])[] = [
    ['Greater Bengaluru water and sewerage charges', rounded(homes * 42_000, 1000)],
    ['Treated water charges', rounded(homes * 4200, 500)],
    ['Inspection and scrutiny', 12_000],
  ];
  // What the product says of the water decides; where it does not know, the paper does not either.
  const hasCauvery = facts.waterSources?.includes('cauvery');
  return permit(facts, {
    issuer: ISSUERS.water,
    title: 'No Objection Certificate: Water Supply and Sanitary Connection',
    titleKannada: 'ನೀರು ಸರಬರಾಜು ಮತ್ತು ಒಳಚರಂಡಿ ನಿರಾಕ್ಷೇಪಣಾ ಪತ್ರ',
    references: [
      ['No.', fileNumber(random, 'BWSSB/EIC', story.waterOn)],
      ['Date', day(story.waterOn)],
    ],
    subject: `Water supply and underground drainage for “${facts.name}” at ${placeText(facts)}.`,
    ruling:
      hasCauvery === false
        ? 'The Board has no objection to the project described below. Piped water is not available at the site at present; the project shall meet its demand from its own sources until the mains are laid, and shall pay the charges below for the connection to come.'
        : 'The Board has no objection to the project described below. A connection will be given when the building is complete, subject to the water available at that time and to payment of the charges below.',
    rulingKannada: 'ಕೆಳಕಂಡ ಯೋಜನೆಗೆ ಮಂಡಳಿಯ ಆಕ್ಷೇಪಣೆ ಇರುವುದಿಲ್ಲ.',
    figures: [
      ...projectRows(facts),
      ['Demand', `${formatIndianNumber(demand)} kilolitres a day`],
      ['Reckoned at', `${LITRES_A_HEAD} litres a head, ${HEADS_A_HOME} heads a home`],
    ],
    above: [
      { kind: 'heading', text: 'Charges', kannada: 'ಶುಲ್ಕಗಳು' },
      {
        kind: 'table',
        columns: [
          { title: 'Head', share: 0.68 },
          { title: 'Amount', share: 0.32, align: 'right' },
        ],
        rows: charges.map(([head, amount]) => [head, formatRupees(amount)]),
        total: ['Total', formatRupees(charges.reduce((sum, [, amount]) => sum + amount, 0))],
      },
    ],
    signedBy: 'Executive Engineer',
    annexure: 'conditions of the Board',
    annexureKannada: 'ಮಂಡಳಿಯ ಷರತ್ತುಗಳು',
    annexed: [
      {
        kind: 'list',
        items: [
          'The Board does not bind itself to a quantity of water or to a date of supply.',
          'Rain water shall be harvested: 60 litres for each square metre of roof, 30 for paved ground.',
          'A sewage treatment plant and dual plumbing shall be provided where the Board’s rules ask for them.',
          'Borewells shall be registered, metered and recharged.',
          'Storm water shall never be led into the sewer.',
          'The sump shall hold the demand of one day.',
          'Each home shall have its own meter.',
          'The connection shall be applied for with the occupancy certificate.',
        ],
      },
    ],
  });
}

export function bescomNoc(dossier: Dossier): DocumentContent {
  const { facts, story, random } = dossier;
  const homes = facts.totalUnits ?? 0;
  const each = isLayout(facts) ? 6 : random.pick([5, 6, 7]);
  const common = isLayout(facts) ? rounded(homes * 0.2, 5) : rounded(homes * 1.1, 10);
  const load = homes * each + common;
  return permit(facts, {
    issuer: ISSUERS.power,
    title: 'No Objection Certificate: Power Supply',
    titleKannada: 'ವಿದ್ಯುತ್ ಸರಬರಾಜು ನಿರಾಕ್ಷೇಪಣಾ ಪತ್ರ',
    references: [
      ['No.', fileNumber(random, 'BESCOM/EE/AEE-T', story.powerOn)],
      ['Date', day(story.powerOn)],
    ],
    subject: `Power supply to “${facts.name}” at ${placeText(facts)}.`,
    ruling:
      'Supply of the load below is technically feasible from the existing network with the works in the annexure, which the applicant shall carry out under the supervision of this office.',
    rulingKannada: 'ಕೆಳಕಂಡ ವಿದ್ಯುತ್ ಹೊರೆಯನ್ನು ಪೂರೈಸಲು ತಾಂತ್ರಿಕವಾಗಿ ಸಾಧ್ಯವಿದೆ.',
    figures: projectRows(facts),
    above: [
      { kind: 'heading', text: 'Load', kannada: 'ವಿದ್ಯುತ್ ಹೊರೆ' },
      {
        kind: 'table',
        columns: [
          { title: 'For', share: 0.44 },
          { title: 'Number', share: 0.18, align: 'right' },
          { title: 'kW each', share: 0.18, align: 'right' },
          { title: 'kW', share: 0.2, align: 'right' },
        ],
        rows: [
          [
            `${homesWord(facts).slice(0, 1).toUpperCase()}${homesWord(facts).slice(1)}`,
            formatIndianNumber(homes),
            String(each),
            formatIndianNumber(homes * each),
          ],
          [
            isLayout(facts) ? 'Street lights and pumps' : 'Lifts, pumps and common areas',
            '1',
            formatIndianNumber(common),
            formatIndianNumber(common),
          ],
        ],
        total: ['Load in all', '', '', formatIndianNumber(load)],
      },
    ],
    signedBy: 'Executive Engineer (Electrical)',
    annexure: 'works and conditions',
    annexureKannada: 'ಕಾಮಗಾರಿ ಮತ್ತು ಷರತ್ತುಗಳು',
    annexed: [
      {
        kind: 'facts',
        facts: [
          ['Transformers', `${Math.max(1, Math.ceil(load / 400))} of 500 kVA`],
          [
            'Feeder',
            `11 kV underground cable, about ${formatIndianNumber(rounded(random.between(200, 1400), 10))} m`,
          ],
          ['Metering', 'One meter for each home, one for common areas'],
        ],
      },
      {
        kind: 'list',
        items: [
          'A place of the size asked for shall be given free of cost for transformers and switchgear, with a drive of 3.5 m to it.',
          'Deposits shall be paid when supply is applied for, at the tariff then in force.',
          'Permanent supply shall be given against the occupancy certificate.',
          'Rooftop solar may be connected under the net-metering rules.',
          'This certificate holds for two years and may be renewed once.',
        ],
      },
    ],
  });
}
