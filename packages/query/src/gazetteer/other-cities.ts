import type { Token } from '../token.ts';
import { phraseAt, phraseTable } from '../phrases.ts';

/*
 * Cities other than Bengaluru, with the localities people know them by. A name that is also a place
 * in Bengaluru (Indiranagar, Jayanagar, Ashok Nagar, Vijayanagar, MG Road, Koramangala ...) is ours and
 * is not listed; "OMR" is Old Madras Road here, so Chennai's is listed by its full name only.
 */
const OTHER_CITIES = phraseTable<string>([
  [
    'Hyderabad',
    list(`hyderabad; hyd; secunderabad; cyberabad; banjara hills; jubilee hills; gachibowli; gachi bowli;
    kondapur; hitec city; hitech city; madhapur; kukatpally; miyapur; manikonda; kokapet; tellapur; nanakramguda;
    financial district hyderabad; begumpet; uppal; kompally; narsingi; bachupally; lb nagar; हैदराबाद; ಹೈದರಾಬಾದ್`),
  ],
  [
    'Mumbai',
    list(`mumbai; bombay; navi mumbai; thane; andheri; bandra; powai; borivali; kandivali; malad; goregaon;
    juhu; worli; dadar; chembur; ghatkopar; mulund; vikhroli; panvel; kharghar; vashi; dombivli; kalyan dombivli;
    lower parel; mira road; मुंबई; ಮುಂಬೈ`),
  ],
  [
    'Pune',
    list(`pune; poona; hinjewadi; hinjawadi; baner; wakad; kothrud; viman nagar; kharadi; hadapsar; aundh;
    magarpatta; pimpri; chinchwad; koregaon park; kalyani nagar; balewadi; bavdhan; wagholi; undri; ravet; पुणे; ಪುಣೆ`),
  ],
  [
    'Chennai',
    list(`chennai; madras; velachery; adyar; anna nagar; t nagar; tambaram; sholinganallur; perungudi;
    porur; guindy; nungambakkam; thoraipakkam; medavakkam; pallikaranai; siruseri; chromepet; perambur; kelambakkam;
    old mahabalipuram road; mylapore; चेन्नई; ಚೆನ್ನೈ`),
  ],
  [
    'Delhi NCR',
    list(`delhi; new delhi; delhi ncr; ncr; gurgaon; gurugram; noida; greater noida; ghaziabad; faridabad;
    dwarka; rohini; saket; vasant kunj; lajpat nagar; karol bagh; connaught place; indirapuram; golf course road;
    dwarka expressway; golf course extension; दिल्ली; गुड़गांव; नोएडा; ದೆಹಲಿ; ದಿಲ್ಲಿ`),
  ],
  [
    'Kolkata',
    list(`kolkata; calcutta; salt lake; salt lake city; new town kolkata; rajarhat; ballygunge; behala; howrah;
    garia; dum dum; कोलकाता; ಕೋಲ್ಕತ್ತಾ`),
  ],
  [
    'Ahmedabad',
    list(
      'ahmedabad; gandhinagar gujarat; sg highway; bopal; satellite ahmedabad; gift city; अहमदाबाद',
    ),
  ],
  ['Mysuru', list('mysore; mysuru; ಮೈಸೂರು; मैसूर')],
  ['Hosur', list('hosur; ಹೊಸೂರು; होसुर')],
  ['Mangaluru', list('mangalore; mangaluru; ಮಂಗಳೂರು')],
  ['Hubballi-Dharwad', list('hubli; hubballi; dharwad; hubli dharwad; ಹುಬ್ಬಳ್ಳಿ')],
  ['Belagavi', list('belgaum; belagavi; ಬೆಳಗಾವಿ')],
  ['Tumakuru', list('tumkur; tumakuru; ತುಮಕೂರು; तुमकुर')],
  ['Kolar', list('kolar; kgf; kolar gold fields; ಕೋಲಾರ')],
  ['Mandya', list('mandya; ಮಂಡ್ಯ')],
  ['Hassan', list('hassan; ಹಾಸನ')],
  ['Coorg', list('coorg; kodagu; madikeri; ಕೊಡಗು')],
  ['Chikkamagaluru', list('chikmagalur; chikkamagaluru; ಚಿಕ್ಕಮಗಳೂರು')],
  ['Udupi', list('udupi; manipal udupi; ಉಡುಪಿ')],
  ['Shivamogga', list('shimoga; shivamogga; ಶಿವಮೊಗ್ಗ')],
  ['Davanagere', list('davanagere; davangere; ದಾವಣಗೆರೆ')],
  ['Kalaburagi', list('gulbarga; kalaburagi; ಕಲಬುರಗಿ')],
  ['Kochi', list('kochi; cochin; kakkanad; ernakulam')],
  ['Thiruvananthapuram', list('trivandrum; thiruvananthapuram')],
  ['Visakhapatnam', list('visakhapatnam; vizag')],
  ['Goa', list('goa; panjim; panaji; calangute; candolim; margao; गोवा; ಗೋವಾ')],
  ['Jaipur', list('jaipur; जयपुर')],
  ['Lucknow', list('lucknow; लखनऊ')],
  ['Chandigarh', list('chandigarh; mohali; panchkula; zirakpur; चंडीगढ़')],
  ['Nashik', list('nashik; nasik')],
  ['Bhubaneswar', list('bhubaneswar; bhubaneshwar; cuttack')],
  ['Ooty', list('ooty; coonoor; kotagiri')],
  ['Puducherry', list('pondicherry; puducherry')],
  ['Dubai', list('dubai; दुबई')],
  ['Vadodara', list('vadodara; baroda')],
  ['Coimbatore', list('coimbatore; kovai')],
  ...list(`Indore; Bhopal; Surat; Rajkot; Nagpur; Patna; Ranchi; Raipur; Guwahati; Dehradun; Vijayawada; Tirupati;
    Madurai; Tiruchirappalli; Vellore; Krishnagiri; Abu Dhabi; Sharjah; Singapore; London`).map(
    (city): [string, string[]] => [city, [city]],
  ),
]);

// "Mysore Road", "Hosur main road" and "Tumkur Road" are roads here.
const MAKES_IT_A_ROAD = /^(?:road|rd|main|highway|expressway|ರಸ್ತೆ|रोड|sarjapur)$/;

export function beginsOtherCity(text: string): boolean {
  return OTHER_CITIES.has(text);
}

/** The other city that a text names and says nothing else but a street or a state: "Mysuru", "London Street". */
export function otherCityNamed(text: string): string | undefined {
  const words = text.toLowerCase().split(/[^\p{L}\p{M}]+/u);
  // Letters of a foreign postal code are no words.
  const said = words.filter((word) => word.length > 2 && !ADDS_NOTHING.has(word));
  const known = [...(OTHER_CITIES.get(said[0] ?? '') ?? [])].find(
    (phrase) => phrase.words.join(' ') === said.join(' '),
  );
  return known?.value;
}

const ADDS_NOTHING = new Set(['city', 'india', 'karnataka', 'district', 'dist', 'street']);

/** The other city that is named at a token, and the tokens that name it. */
export function otherCityAt(
  tokens: readonly Token[],
  index: number,
): { length: number; city: string } | undefined {
  const match = phraseAt(OTHER_CITIES, tokens, index);
  if (match === undefined) return undefined;
  if (MAKES_IT_A_ROAD.test(tokens[index + match.length]?.text ?? '')) return undefined;
  return { length: match.length, city: match.value };
}

function list(names: string): string[] {
  return names.split(';').map((name) => name.trim());
}
