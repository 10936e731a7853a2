import { slugOf } from '@manemitra/domain/slug';
import type { MetroLine } from '../criteria.ts';
import type { Place } from '../place.ts';
import { aliasesOf, pointOf, readTable } from './table.ts';
import { zoneOf } from './zones.ts';

/*
 * Namma Metro stations. The 83 open ones (Purple, Green, Yellow) rest on three sources that agree within 0.84 km
 * (geohacker/namma-metro, thecont1/namma-metro-ridership-tracker, pratx08/namma-metro-live; read in 2026).
 * Those under construction (Pink, Blue) rest on one source each: points placed by hand in 2020 or, for
 * Kasturi Nagar to the airport, typed by hand and within 1 km of the drawn line. The status is the one
 * last reported, on 24 December 2025 (NDTV Profit); check it before relying on it.
 * A station that shares its name with a locality or a road is called "... Metro" here.
 */

// name | lat lng | lines | status | Kannada | also
const TABLE = `
Challaghatta | 12.89742 77.46124 | purple | operational | ಚಲ್ಲಘಟ್ಟ |
Kengeri Metro | 12.90795 77.47649 | purple | operational | ಕೆಂಗೇರಿ |
Kengeri Bus Terminal | 12.91490 77.48759 | purple | operational | ಕೆಂಗೇರಿ ಬಸ್ ಟರ್ಮಿನಲ್ |
Pattanagere | 12.92433 77.49829 | purple | operational | ಪಟ್ಟಣಗೆರೆ |
Jnanabharathi | 12.93545 77.51218 | purple | operational | ಜ್ಞಾನಭಾರತಿ | gnanabharathi; jnana bharathi; bangalore university
Rajarajeshwari Nagar Metro | 12.93673 77.51958 | purple | operational | ರಾಜರಾಜೇಶ್ವರಿ ನಗರ | rr nagar metro
Pantharapalya Nayandahalli Metro | 12.94185 77.52519 | purple | operational | ಪಂತರಪಾಳ್ಯ - ನಾಯಂಡಹಳ್ಳಿ | pantharapalya; nayandahalli metro
Mysuru Road Metro | 12.94673 77.53006 | purple | operational | ಮೈಸೂರು ರಸ್ತೆ | mysore road metro
Deepanjali Nagar Metro | 12.95222 77.53710 | purple | operational | ದೀಪಾಂಜಲಿ ನಗರ |
Attiguppe Metro | 12.96196 77.53359 | purple | operational | ಅತ್ತಿಗುಪ್ಪೆ |
Vijayanagar Metro | 12.97082 77.53739 | purple | operational | ವಿಜಯನಗರ |
Hosahalli Metro | 12.97430 77.54544 | purple | operational | ಶ್ರೀ ಬಾಲಗಂಗಾಧರನಾಥ ಸ್ವಾಮೀಜಿ ನಿಲ್ದಾಣ,ಹೊಸಹಳ್ಳಿ | sri balagangadharanatha swamiji station; balagangadharanatha swamiji
Magadi Road Metro | 12.97566 77.55541 | purple | operational | ಮಾಗಡಿ ರಸ್ತೆ |
Krantivira Sangolli Rayanna Railway Station | 12.97584 77.56576 | purple | operational | ಕ್ರಾಂತಿವೀರ ಸಂಗೊಳ್ಳಿ ರಾಯಣ್ಣ ರೈಲು ನಿಲ್ದಾಣ | ksr railway station; city railway station; bangalore city railway station; ksr bengaluru; sangolli rayanna
Majestic | 12.97569 77.57287 | purple green | operational | ನಾಡಪ್ರಭು ಕೆಂಪೇಗೌಡ ನಿಲ್ದಾಣ, ಮೆಜೆಸ್ಟಿಕ್ | nadaprabhu kempegowda station; nadaprabhu kempegowda station majestic; kempegowda majestic; kempegowda metro; majestic bus stand; kempegowda bus station
Sir M Visvesvaraya Central College | 12.97429 77.58395 | purple | operational | ಸರ್ ಎಂ.ವಿಶ್ವೇಶ್ವರಯ್ಯ ನಿಲ್ದಾಣ , ಸೆಂಟ್ರಲ್ ಕಾಲೇಜು | central college; visvesvaraya metro; sir m visvesvaraya station
Vidhana Soudha | 12.97879 77.59175 | purple | operational | ಡಾ. ಬಿ. ಆರ್. ಅಂಬೇಡ್ಕರ್ ನಿಲ್ದಾಣ, ವಿಧಾನ ಸೌಧ | dr br ambedkar station; ambedkar metro; vidhan soudha; vidhana soudha metro
Cubbon Park | 12.98091 77.59746 | purple | operational | ಕಬ್ಬನ್ ಪಾರ್ಕ್ |
MG Road | 12.97551 77.60676 | purple | operational | ಮಹಾತ್ಮಾ ಗಾಂಧಿ ರಸ್ತೆ | mahatma gandhi road; m g road
Trinity | 12.97303 77.61698 | purple | operational | ಟ್ರಿನಿಟಿ | trinity circle
Halasuru Metro | 12.97637 77.62662 | purple | operational | ಹಲಸೂರು | ulsoor metro
Indiranagar Metro | 12.97832 77.63865 | purple | operational | ಇಂದಿರಾ ನಗರ |
Swami Vivekananda Road | 12.98592 77.64500 | purple | operational | ಸ್ವಾಮಿ ವಿವೇಕಾನಂದ ರಸ್ತೆ | sv road; sv road metro
Baiyappanahalli | 12.99067 77.65259 | purple | operational | ಬೈಯ್ಯಪ್ಪನಹಳ್ಳಿ | byappanahalli; baiyyappanahalli; bayappanahalli
Benniganahalli | 12.99643 77.66832 | purple | operational | ಬೆನ್ನಿಗಾನಹಳ್ಳಿ |
KR Pura Metro | 12.99999 77.67761 | purple | operational | ಕೃಷ್ಣರಾಜಪುರ (ಕೆ. ಆರ್. ಪುರ) | krishnarajapura metro; kr puram metro; krishnarajapuram metro
Singayyanapalya | 12.99662 77.69253 | purple | operational | ಸಿಂಗಯ್ಯನಪಾಳ್ಯ |
Garudacharpalya Metro | 12.99349 77.70376 | purple | operational | ಗರುಡಾಚಾರ್‍‍ಪಾಳ್ಯ |
Hoodi Metro | 12.98873 77.71127 | purple | operational | ಹೂಡಿ |
Seetharampalya | 12.98097 77.70879 | purple | operational | ಸೀತಾರಾಮಪಾಳ್ಯ |
Kundalahalli Metro | 12.97762 77.71551 | purple | operational | ಕುಂದಲಹಳ್ಳಿ |
Nallurhalli Metro | 12.97664 77.72474 | purple | operational | ನಲ್ಲೂರುಹಳ್ಳಿ |
Sri Sathya Sai Hospital | 12.98122 77.72762 | purple | operational | ಶ್ರೀ ಸತ್ಯ ಸಾಯಿ ಆಸ್ಪತ್ರೆ | sathya sai hospital; satya sai hospital
Pattandur Agrahara Metro | 12.98763 77.73817 | purple | operational | ಪಟ್ಟಂದೂರು ಅಗ್ರಹಾರ | itpl metro
Kadugodi Tree Park | 12.98571 77.74684 | purple | operational | ಕಾಡುಗೋಡಿ ಟ್ರೀ ಪಾರ್ಕ್ |
Hopefarm Channasandra | 12.98793 77.75409 | purple | operational | ಹೋಪ್ ಫಾರ್ಮ್ ಚನ್ನಸಂದ್ರ | hope farm channasandra; hope farm metro; hopefarm metro
Whitefield (Kadugodi) Metro | 12.99507 77.75777 | purple | operational | ವೈಟ್ ಫೀಲ್ಡ್ (ಕಾಡುಗೋಡಿ) | whitefield metro; kadugodi metro
Madavara | 13.05742 77.47281 | green | operational | ಮಾದಾವರ | biec; bangalore international exhibition centre
Chikkabidarakallu | 13.05240 77.48639 | green | operational | ಚಿಕ್ಕಬಿದರಕಲ್ಲು |
Manjunathanagar Metro | 13.05028 77.49431 | green | operational | ಮಂಜುನಾಥನಗರ |
Nagasandra Metro | 13.04813 77.50011 | green | operational | ನಾಗಸಂದ್ರ |
Dasarahalli Metro | 13.04352 77.51238 | green | operational | ದಾಸರಹಳ್ಳಿ |
Jalahalli Metro | 13.03958 77.51982 | green | operational | ಜಾಲಹಳ್ಳಿ |
Peenya Industry | 13.03632 77.52545 | green | operational | ಪೀಣ್ಯ ಇಂಡಸ್ಟ್ರಿ |
Peenya Metro | 13.03299 77.53347 | green | operational | ಪೀಣ್ಯ |
Goraguntepalya | 13.02840 77.54077 | green | operational | ಗೊರಗುಂಟೆಪಾಳ್ಯ | goreguntepalya
Yeshwanthpur Metro | 13.02320 77.54987 | green | operational | ಯಶವಂತಪುರ | yeshwantpur metro
Sandal Soap Factory | 13.01473 77.55393 | green | operational | ಸ್ಯಾಂಡಲ್ ಸೋಪ್ ಫ್ಯಾಕ್ಟರಿ |
Mahalakshmi Metro | 13.00833 77.54883 | green | operational | ಮಹಾಲಕ್ಷ್ಮೀ | mahalakshmi layout metro
Rajajinagar Metro | 13.00034 77.54975 | green | operational | ರಾಜಾಜಿನಗರ |
Mahakavi Kuvempu Road | 12.99850 77.55696 | green | operational | ಮಹಾಕವಿ ಕುವೆಂಪು ರಸ್ತೆ | kuvempu road
Srirampura Metro | 12.99652 77.56336 | green | operational | ಶ್ರೀರಾಮ್‍ಪುರ |
Mantri Square Sampige Road Metro | 12.99054 77.57079 | green | operational | ಮಂತ್ರಿ ಸ್ಕ್ವೇರ್, ಸಂಪಿಗೆ ರಸ್ತೆ | sampige road; sampige road metro; mantri square metro
Chickpete | 12.96755 77.57478 | green | operational | ಚಿಕ್ಕಪೇಟೆ | chickpet; chikpet; chikpete; chikkapete
KR Market | 12.96016 77.57447 | green | operational | ಕೃಷ್ಣ ರಾಜೇಂದ್ರ ಮಾರುಕಟ್ಟೆ | krishna rajendra market; city market
National College | 12.95061 77.57373 | green | operational | ನ್ಯಾಷನಲ್ ಕಾಲೇಜ್ |
Lalbagh | 12.94629 77.58006 | green | operational | ಲಾಲ್ ಬಾಗ್ | lal bagh
South End Circle | 12.93834 77.58008 | green | operational | ಸೌತ್ ಎಂಡ್ ಸರ್ಕಲ್ |
Jayanagar Metro | 12.92964 77.58016 | green | operational | ಜಯನಗರ |
RV Road | 12.92159 77.58026 | green yellow | operational | ರಾಷ್ಟ್ರೀಯ ವಿದ್ಯಾಲಯ ರಸ್ತೆ | rashtreeya vidyalaya road; r v road
Banashankari Metro | 12.91555 77.57363 | green | operational | ಬನಶಂಕರಿ |
Jaya Prakash Nagar Metro | 12.90742 77.57318 | green | operational | ಜಯಪ್ರಕಾಶ ನಗರ | jp nagar metro
Yelachenahalli Metro | 12.89595 77.57017 | green | operational | ಯಲಚೇನಹಳ್ಳಿ |
Konanakunte Cross | 12.88892 77.56264 | green | operational | ಕೋಣನಕುಂಟೆ ಕ್ರಾಸ್ |
Doddakallasandra Metro | 12.88466 77.55275 | green | operational | ದೊಡ್ಡಕಲ್ಲಸಂದ್ರ |
Vajarahalli Metro | 12.87753 77.54475 | green | operational | ವಾಜರಹಳ್ಳಿ |
Thalaghattapura Metro | 12.87139 77.53836 | green | operational | ತಲಘಟ್ಟಪುರ |
Silk Institute | 12.86177 77.52995 | green | operational | ರೇಷ್ಮೆ ಸಂಸ್ಥೆ |
Ragigudda | 12.91711 77.58832 | yellow | operational | ರಾಗಿಗುಡ್ಡ |
Jayadeva Hospital | 12.91673 77.59992 | yellow | operational | ಜಯದೇವ ಆಸ್ಪತ್ರೆ | jayadeva
BTM Layout Metro | 12.91656 77.60824 | yellow | operational | ಬಿ ಟಿ ಎಂ ಬಡಾವಣೆ | btm metro
Central Silk Board | 12.91652 77.62056 | yellow | operational | ಕೇಂದ್ರ ರೇಷ್ಮೆ ಮಂಡಳಿ | silk board; silk board junction; silkboard; csb junction
Bommanahalli Metro | 12.91066 77.62642 | yellow | operational | ಬೊಮ್ಮನಹಳ್ಳಿ |
Hongasandra Metro | 12.90163 77.63204 | yellow | operational | ಹೊಂಗಸಂದ್ರ |
Kudlu Gate Metro | 12.88992 77.63923 | yellow | operational | ಕೂಡ್ಲು ಗೇಟ್ |
Singasandra Metro | 12.88066 77.64498 | yellow | operational | ಸಿಂಗಸಂದ್ರ |
Hosa Road Metro | 12.87068 77.65248 | yellow | operational | ಹೊಸ ರಸ್ತೆ |
Beratena Agrahara | 12.86371 77.65798 | yellow | operational | ಬೆರಟೇನ ಅಗ್ರಹಾರ |
Electronic City Metro | 12.85648 77.66354 | yellow | operational | ಎಲೆಕ್ಟ್ರಾನಿಕ್ ಸಿಟಿ | ecity metro; e city metro
Infosys Konappana Agrahara | 12.84649 77.67112 | yellow | operational | ಇನ್ಫೋಸಿಸ್ ಫೌಂಡೇಷನ್ ಕೋನಪ್ಪನ ಅಗ್ರಹಾರ | konappana agrahara; infosys foundation konappana agrahara
Huskur Road | 12.83901 77.67743 | yellow | operational | ಹುಸ್ಕೂರು ರಸ್ತೆ |
Biocon Hebbagodi | 12.82900 77.68139 | yellow | operational | ಬಯೋಕಾನ್ ಹೆಬ್ಬಗೋಡಿ | hebbagodi
Bommasandra Metro | 12.81940 77.68833 | yellow | operational | ಡೆಲ್ಟಾ ಎಲೆಕ್ಟ್ರಾನಿಕ್ಸ್ ಬೊಮ್ಮಸಂದ್ರ | delta electronics bommasandra
Kalena Agrahara Metro | 12.86749 77.59233 | pink | under-construction | ಕಾಳೇನ ಅಗ್ರಹಾರ |
Hulimavu Metro | 12.88294 77.59624 | pink | under-construction | ಹುಳಿಮಾವು |
IIMB | 12.89781 77.60024 | pink | under-construction | ಐ ಐ ಎಂ ಬಿ | iim bangalore; iim b; iim bengaluru
JP Nagar 4th Phase Metro | 12.90676 77.60105 | pink | under-construction | ಜಯಪ್ರಕಾಶ ನಗರ 4ನೇ ಹಂತ |
Tavarakere Metro | 12.92738 77.60040 | pink | under-construction | ತಾವರೆಕೆರೆ |
Dairy Circle | 12.94087 77.60245 | pink | under-construction | ಡೈರಿ ವೃತ್ತ |
Lakkasandra | 12.94960 77.60314 | pink | under-construction | ಲಕ್ಕಸಂದ್ರ |
Langford Town Metro | 12.95682 77.60603 | pink | under-construction | ಲ್ಯಾಂಗ್ಫೋರ್ಡ್ ಟೌನ್ |
National Military School | 12.96530 77.60700 | pink | under-construction | ರಾಷ್ಟ್ರೀಯ ಸ್ಯೆನಿಕ ಶಾಲೆ |
Shivajinagar Metro | 12.98371 77.60218 | pink | under-construction | ಶಿವಾಜಿನಗರ |
Cantonment Railway Station | 12.99179 77.60631 | pink | under-construction | ದಂಡು ರೈಲ್ವೇ ನಿಲ್ದಾಣ | cantonment; bangalore cantonment; cantonment station
Pottery Town Metro | 13.00084 77.60974 | pink | under-construction | ಪಾಟರಿ ಟೌನ್ |
Tannery Road | 13.00894 77.61358 | pink | under-construction | ಟ್ಯಾನರಿ ರಸ್ತೆ |
Venkateshpura Metro | 13.01742 77.61818 | pink | under-construction | ವೆಂಕಟೇಶಪುರ |
Kadugundanahalli Metro | 13.02752 77.62010 | pink | under-construction | ಕಾಡುಗುಂಡನಹಳ್ಳಿ |
Nagawara Metro | 13.04094 77.62475 | pink | under-construction | ನಾಗವಾರ |
HSR Layout Metro | 12.91643 77.63308 | blue | under-construction | ಎಚ್‌ ಎಸ್‌ ಆರ್ ಬಡಾವಣೆ | hsr metro
Agara Metro | 12.91957 77.64284 | blue | under-construction | ಅಗರ |
Ibbaluru Metro | 12.92102 77.66596 | blue | under-construction | ಇಬ್ಬಲೂರು | iblur metro
Bellandur Metro | 12.92807 77.68087 | blue | under-construction | ಬೆಳ್ಳಂದೂರು |
Kadubeesanahalli Metro | 12.93527 77.69089 | blue | under-construction | ಕಾಡುಬೀಸನಹಳ್ಳಿ | embassy techvillage kadubeesanahalli
Kodibeesanahalli Metro | 12.94312 77.69741 | blue | under-construction | ಕೋಡಿಬೀಸನಹಳ್ಳಿ |
Marathahalli Metro | 12.95425 77.70046 | blue | under-construction | ಮಾರತಹಳ್ಳಿ |
ISRO Metro | 12.96779 77.70178 | blue | under-construction | ಇಸ್ರೋ |
Doddanekundi Metro | 12.97504 77.69750 | blue | under-construction | ದೊಡ್ಡನೆಕ್ಕುಂದಿ |
DRDO Sports Complex | 12.98279 77.69280 | blue | under-construction | ರ.ಸಂ.ಅ.ಸಂ. ಕ್ರೀಡಾ ಸಂಕೀರ್ಣ | bagmane developers drdo sports complex; drdo metro
Saraswathi Nagar Metro | 12.99395 77.68544 | blue | under-construction | ಸರಸ್ವತಿ ನಗರ |
Kasturi Nagar Metro | 13.00980 77.66540 | blue | under-construction | ಕಸ್ತೂರಿ ನಗರ |
Horamavu Metro | 13.01850 77.65320 | blue | under-construction | ಹೊರಮಾವು |
HRBR Layout Metro | 13.02450 77.64120 | blue | under-construction | ಎಚ್‌ ಆರ್‌ ಬಿ ಆರ್ ಬಡಾವಣೆ |
Kalyan Nagar Metro | 13.03050 77.63210 | blue | under-construction | ಕಲ್ಯಾಣ ನಗರ |
HBR Layout Metro | 13.03350 77.62540 | blue | under-construction | ಎಚ್‌ ಬಿ ಆರ್ ಬಡಾವಣೆ |
Veerannapalya | 13.04120 77.61540 | blue | under-construction | ವೀರಣ್ಣಪಾಳ್ಯ |
Kempapura Metro | 13.04890 77.60870 | blue | under-construction | ಕೆಂಪಾಪುರ |
Hebbala Metro | 13.03580 77.59700 | blue | under-construction | ಹೆಬ್ಬಾಳ | hebbal metro
Kodigehalli Metro | 13.05230 77.58950 | blue | under-construction | ಕೊಡಿಗೇಹಳ್ಳಿ |
Jakkur Cross | 13.06450 77.59560 | blue | under-construction | ಜಕ್ಕೂರು ಕ್ರಾಸ್ |
Yelahanka Metro | 13.10120 77.59630 | blue | under-construction | ಯಲಹಂಕ |
Bagalur Cross | 13.11890 77.60870 | blue | under-construction | ಬಾಗಲೂರು ಕ್ರಾಸ್ |
Bettahalasuru | 13.14560 77.62340 | blue | under-construction | |
Doddajala | 13.16780 77.63450 | blue | under-construction | ದೊಡ್ಡಜಾಲ |
Airport City | 13.18900 77.69560 | blue | under-construction | ವಿಮಾನ ನಿಲ್ದಾಣ ನಗರ |
KIAL Terminals Metro | 13.19860 77.70660 | blue | under-construction | | airport metro; kial metro
`;

export const metroStations: readonly Place[] = readTable(TABLE).map(
  ([name = '', at = '', lines = '', status, kn, also]) => ({
    slug: slugOf(name),
    name,
    kind: 'metro-station',
    aliases: aliasesOf(also),
    at: pointOf(at),
    radiusMeters: 0,
    zone: zoneOf(pointOf(at)),
    lines: lines.split(' ') as MetroLine[],
    status: status === 'operational' ? 'operational' : 'under-construction',
    source:
      status === 'operational'
        ? 'three open station lists, 2026'
        : 'one open station list, approximate',
    ...(kn ? { nameKn: kn } : {}),
  }),
);
