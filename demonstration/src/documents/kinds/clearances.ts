import type { DocumentContent } from '../content.ts';
import { ISSUERS } from '../issuers.ts';
import { addDays } from '../../projects/calendar.ts';
import { conditions, permit } from './permit.ts';
import {
  addressText,
  day,
  type Dossier,
  fileNumber,
  placeText,
  projectRows,
  storeysText,
  useText,
} from './wording.ts';

/** What tall buildings need: escapes (Karnataka Fire Force Act, 1964) and free air (height rules of 2015). */

export function fireNoc(dossier: Dossier): DocumentContent {
  const { facts, story, random } = dossier;
  return permit(facts, {
    issuer: ISSUERS.fire,
    title: 'No Objection Certificate: Fire Safety',
    titleKannada: 'ಅಗ್ನಿ ಸುರಕ್ಷತೆ ನಿರಾಕ್ಷೇಪಣಾ ಪತ್ರ',
    references: [
      ['No.', fileNumber(random, 'KSFES/GBC', story.fireOn)],
      ['Date', day(story.fireOn)],
    ],
    subject: `Construction of the high-rise residential building “${facts.name}” at ${placeText(facts)}.`,
    ruling:
      'The plans were examined and the site inspected for access of fire appliances. This department has no objection to the construction of the building described below, provided that the fire protection in the annexure is installed and a clearance certificate is obtained before anybody moves in.',
    rulingKannada: 'ಕೆಳಕಂಡ ಷರತ್ತುಗಳಿಗೆ ಒಳಪಟ್ಟು ಕಟ್ಟಡ ನಿರ್ಮಾಣಕ್ಕೆ ಆಕ್ಷೇಪಣೆ ಇರುವುದಿಲ್ಲ.',
    figures: [
      ...projectRows(facts),
      ['Occupancy', useText(facts)],
      ['Storeys', storeysText(facts)],
      ['Height', story.heightMeters === undefined ? undefined : `${story.heightMeters} m`],
      ['Towers', facts.towers === undefined ? undefined : String(facts.towers)],
    ],
    signedBy: 'Director General',
    annexure: 'fire protection to be provided',
    annexureKannada: 'ಅಗ್ನಿ ಸುರಕ್ಷತಾ ವ್ಯವಸ್ಥೆಗಳು',
    annexed: [
      {
        kind: 'table',
        columns: [
          { title: 'Item', share: 0.36 },
          { title: 'Requirement', share: 0.64 },
        ],
        rows: [
          ['Access', 'Drive of 6 m width around each tower, to bear 45 tonnes; turning radius 9 m'],
          ['Staircases', 'Two for each tower, enclosed, with self-closing fire doors'],
          ['Refuge area', 'From 24 m upwards, open to the air, marked on each lobby plan'],
          ['Underground tank', `${random.pick([75, 100, 150])} cubic metres kept for fire alone`],
          ['Overhead tank', `${random.pick([10, 20, 25])} cubic metres on each tower`],
          ['Wet riser', 'In each staircase, with hose reel and landing valve on each floor'],
          ['Sprinklers', 'Basements, and every floor above the permitted height'],
          ['Pumps', 'One electric, one diesel, one jockey pump'],
          ['Alarm', 'Manual call points, hooters and a public address system'],
          ['Lifts', 'One fire lift for each tower with its own supply'],
        ],
      },
      ...conditions([
        'Setbacks shall be kept free of planting, parking and structures for the fire appliances.',
        'Basements shall be ventilated by machine and used for parking and services only.',
        'Transformers shall stand outside the building with baffle walls.',
        'Staff and residents shall be trained; a drill shall be held every six months.',
        'This certificate is not a permission to build; it is valid with the sanctioned plan only.',
      ]),
    ],
  });
}

export function airportNoc(dossier: Dossier): DocumentContent {
  const { facts, story, random } = dossier;
  const height = story.heightMeters ?? 0;
  const site = random.whole(868, 915);
  return permit(facts, {
    issuer: ISSUERS.airport,
    title: 'No Objection Certificate for Height Clearance',
    titleKannada: 'ಎತ್ತರ ಅನುಮತಿ ನಿರಾಕ್ಷೇಪಣಾ ಪತ್ರ',
    references: [
      ['NOC ID', fileNumber(random, 'AAI/SOUTH/B', story.airportOn)],
      ['Date', day(story.airportOn)],
      ['Valid until', day(addDays(story.airportOn, 8 * 365))],
    ],
    subject: `Height clearance for “${facts.name}” at ${placeText(facts)}.`,
    ruling:
      'This certificate is issued under the rules on height restrictions for safeguarding of aircraft operations, 2015. There is no objection to the construction of the structure described below up to the permissible top elevation.',
    figures: [
      ['Applicant', facts.promoter.name],
      ['Structure', `${facts.name}, ${useText(facts).toLowerCase()}`],
      ['Site address', addressText(facts)],
      ['Storeys', storeysText(facts)],
      ['Site elevation', `${site} m above mean sea level`],
      ['Height of the structure', `${height} m above ground`],
      [
        'Permissible top elevation',
        `${Math.ceil(site + height + random.between(3, 18))} m above mean sea level`,
      ],
    ],
    signedBy: 'General Manager (Aerodromes)',
    annexure: 'section and conditions',
    annexed: [
      {
        kind: 'height-sketch',
        floors: facts.floors ?? 10,
        basements: facts.basements ?? 0,
        heightMeters: height,
      },
      {
        kind: 'list',
        items: [
          'The permissible elevation includes lift rooms, tanks, masts, antennae, cooling towers and lightning arresters.',
          'The site elevation was supplied by the applicant; where it is wrong this certificate is void.',
          'No radar, tower or smoke-producing chimney shall be put up without separate clearance.',
          'Aviation obstruction lights shall be fitted as the civil aviation requirements say.',
          'Cranes above the permissible elevation need a clearance of their own.',
          'The certificate lapses when the construction has not begun within its validity.',
        ],
      },
    ],
  });
}
