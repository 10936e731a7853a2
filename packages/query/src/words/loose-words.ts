import { NEAR } from '@manemitra/domain/near-distances';
import type { Wish } from '../reading.ts';
import { list } from '../phrases.ts';

/**
 * Words that only may say a wish: a dog wants a home that takes it, a quarrel wants a clear title, a "case" perhaps only in
 * some case. They are offered to the decision by weights, and no reader that takes what it reads knows them.
 */
export const looseWords: readonly (readonly [Wish, readonly string[]])[] = [
  [
    { field: 'litigation', value: { none: true } },
    list(`
      litigation; litigations; dispute; disputes; disputed; court case; court cases; case; cases; lafda; jhagda; vivad;
      encumbrance; encumbrances; papers; clear papers; clean papers; papers clean; papers clear; legal; title; legally;
      legal papers; documents; galate; galaate; case wase; mukadma; kesu; litigated; encumbrance free; leagal;
      लिटिगेशन; विवाद; केस; झगड़ा; काग़ज़; ಲಿಟಿಗೇಷನ್; ಗಲಾಟೆ; ವಿವಾದ; ಕೇಸು; ಟೈಟಲ್; ದಾಖಲೆ; ತಕರಾರು; ಪೇಪರ್; पेपर; paper; kaageda; kagada; gair kanooni
    `),
  ],
  [
    amenity('pet-friendly'),
    list('dog; dogs; cat; cats; pet; pets; naayi; nayi; kutta; kutte; ನಾಯಿ; कुत्ता; ಪೆಟ್ಸ್; पेट'),
  ],
  [
    amenity('kids-play-area'),
    list(`
      play space; play; playing; khelne; khelne ki jagah; aata; aadoke; ಆಟ; ಆಟ ಆಡೋಕೆ ಜಾಗ; ಆಡೋಕೆ ಜಾಗ; खेलने; खेलने की जगह;
      बच्चों के लिए खेलने की जगह; jhoola; झूला; swings
    `),
  ],
  [
    amenity('senior-citizen-area'),
    list(
      'senior citizen; senior citizens; seniors; ಸೀನಿಯರ್ ಸಿಟಿಜನ್; सीनियर सिटीज़न; सीनियर सिटीज़न वाला एरिया; ಹಿರಿಯರು',
    ),
  ],
  [
    amenity('rainwater-harvesting'),
    list('male neeru; male neeru koylu; rain water; rainwater; ಮಳೆ ನೀರು; बारिश का पानी'),
  ],
  [
    amenity('ev-charging'),
    list(
      'charging; charging point; electric car; ev; ಚಾರ್ಜಿಂಗ್; ಚಾರ್ಜಿಂಗ್ ಪಾಯಿಂಟ್; ಇವಿ ಚಾರ್ಜಿಂಗ್; ಎಲೆಕ್ಟ್ರಿಕ್ ಕಾರ್; ईवी; चार्जिंग',
    ),
  ],
  [amenity('cctv'), list('camera; cameras; cc camera; ಕ್ಯಾಮೆರಾ; ಸಿಸಿ ಕ್ಯಾಮೆರಾ; कैमरा')],
  [
    amenity('piped-gas'),
    list(
      'gas pipe; gas line; cooking gas line; gas pipeline; ಗ್ಯಾಸ್ ಪೈಪ್; ಗ್ಯಾಸ್ ಪೈಪ್ ಕನೆಕ್ಷನ್; पाइप्ड गैस; पाइप गैस; ಗ್ಯಾಸ್ ಪೈಪ್‌ಲೈನ್; ಪೈಪ್ಡ್ ಗ್ಯಾಸ್',
    ),
  ],
  [
    amenity('visitor-parking'),
    list(
      'visitors parking; guest; guests; guest parking; ಅತಿಥಿಗಳ ಪಾರ್ಕಿಂಗ್; मेहमान; visitor parking; ವಿಸಿಟರ್ಸ್ ಪಾರ್ಕಿಂಗ್; विज़िटर पार्किंग',
    ),
  ],
  [
    amenity('private-garden'),
    list(
      'garden; own garden; thota; sanna thota; ತೋಟ; बगीचा; gida; ಗಾರ್ಡನ್; ಪ್ರೈವೇಟ್ ಗಾರ್ಡನ್; गार्डन; gida haakoke jaaga',
    ),
  ],
  [
    amenity('car-parking'),
    list(
      'gaadi; gadi; gaadi lagane ki jagah; gaadi nillisakke jaaga; car; cars; parking; गाड़ी; गाड़ी की जगह; ಗಾಡಿ; ಕಾರ್; ಪಾರ್ಕಿಂಗ್; पार्किंग',
    ),
  ],
  [
    amenity('power-backup'),
    list(
      'backup; back up; full backup; ಬ್ಯಾಕಪ್; बैकअप; inverter; current backup; 24 hour current; 24 hours current',
    ),
  ],
  [amenity('security'), list('guard; guards; गार्ड; ಗಾರ್ಡ್; safe; secure')],
  [amenity('jogging-track'), list('टहलने का रास्ता; टहलने; walking space; ವಾಕಿಂಗ್; vayuvihara')],
  [amenity('basketball-court'), list('ಬ್ಯಾಸ್ಕೆಟ್ ಬಾಲ್; ಬ್ಯಾಸ್ಕೆಟ್ ಬಾಲ್ ಕೋರ್ಟ್; बास्केट बॉल')],
  [amenity('solar-power'), list('ಸೌರಶಕ್ತಿ; ಸೋಲಾರ್; सोलर; solar')],
  [{ field: 'water', value: { in: ['tanker'] } }, list('tank neeru; tank; ಟ್ಯಾಂಕ್ ನೀರು; टैंक')],
  [{ field: 'propertyType', value: { in: ['plot'] } }, list('bhoomi; ಭೂಮಿ; layouts; layout; hola')],
  [{ field: 'facing', value: { in: ['east'] } }, list('ಮೂಡಲ; moodala; mudala; mooda')],
  [{ field: 'facing', value: { in: ['north'] } }, list('ಬಡಗಣ; badagana')],
  [
    amenity('terrace-garden'),
    list('roof garden; rooftop garden; छत पर गार्डन; terrace garden; terrace'),
  ],
  [amenity('fire-safety'), list('fire noc; fire; fire safety')],
  [
    amenity('mini-theatre'),
    list('mini theatre; ಹೋಮ್ ಥಿಯೇಟರ್; थिएटर; ಥಿಯೇಟರ್; मिनी थियेटर; theatre; home theatre'),
  ],
  [amenity('badminton-court'), list('shuttle court; shuttle; ಶಟಲ್ ಕೋರ್ಟ್; ಶಟಲ್')],
  [amenity('wheelchair-access'), list('wheelchair; ವೀಲ್‌ಚೇರ್; व्हीलचेयर; ramp; ramps')],
  [
    { field: 'propertyType', value: { in: ['independent-house'] } },
    list(
      'mane; own house; independent mane; kattisda mane; swantha mane; ಸ್ವಂತ ಮನೆ; ಕಟ್ಟಿರೋ ಮನೆ; ಸ್ವತಂತ್ರ ಮನೆ; house; मकान; builder mane',
    ),
  ],
  [
    { field: 'possession', value: { status: 'ready' } },
    list(
      'handed over; keys; key; kai ge key; hand over; built; possession mil chuka; possession mila; ಕಟ್ಟಿರೋ; ಕಟ್ಟಿ ಮುಗಿದಿರೋ; ಕೀ; चाबी; chabi',
    ),
  ],
  [
    { field: 'possession', value: { status: 'new-launch' } },
    list('launch; launches; launched; yet to be launched; to be launched; ಲಾಂಚ್; लॉन्च'),
  ],
  [
    { field: 'possession', value: { status: 'under-construction' } },
    list('construction; not handed over; kattuttiro; ಕಟ್ತಾ ಇರೋದು; ಕಟ್ತಾ ಇರೋ; बन रहा'),
  ],
  [
    { field: 'metroLine', value: { line: 'any', withinMeters: NEAR['metro-station'].meters } },
    list('station; stations; metro thing; ಸ್ಟೇಷನ್'),
  ],
];

function amenity(id: string): Wish {
  return { field: 'amenity', value: { id } };
}
