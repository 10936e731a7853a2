import { slugOf } from '@manemitra/domain/slug';
import { readTable } from './table.ts';

/*
 * The wards of 2025 (Greater Bengaluru Authority; opencity.in through snarayanank2/bengaluru-votes, MIT, commit 858ad469). Their
 * outlines are in the package of the city, under the same slugs; a test holds the two beside each other.
 */

export interface Ward {
  slug: string;
  name: string;
  nameKn: string;
}

// name | Kannada
const TABLE = `
A Adugodi | ಎ. ಆಡುಗೋಡಿ
A Narayanapura | ಎ ನಾರಾಯಣಪುರ
Abbigere | ಅಬ್ಬಿಗೆರೆ
Abdul Kalam Nagar | ಅಬ್ದುಲ್ ಕಲಾಂ ನಗರ
Adi Chunchanagiri | ಆದಿ ಚುಂಚನಗಿರಿ
Aerocity | ಏರೋಸಿಟಿ
Agara | ಅಗರ
Agaram | ಅಗರಂ
Agrahara Dasarahalli | ಅಗ್ರಹಾರ ದಾಸರಹಳ್ಳಿ
Ambedkarnagar | ಅಂಬೇಡ್ಕರ್‌ನಗರ
Amruthahalli | ಅಮೃತಹಳ್ಳಿ
Anandapura | ಆನಂದಪುರ
Andrahalli | ಅಂದ್ರಹಳ್ಳಿ
Anjanapura | ಅಂಜನಾಪುರ
Anubhava Nagara | ಅನುಭವ ನಗರ
Arakere | ಅರಕೆರೆ
Aramane Nagara | ಅರಮನೆ ನಗರ
Aruna Asif Ali | ಅರುಣಾ ಆಸಿಫ್ ಅಲಿ
Ashoka Nagara | ಅಶೋಕ ನಗರ
Ashoka Pillar | ಅಶೋಕ ಪಿಲ್ಲರ್‌
Ashokanagar | ಅಶೋಕನಗರ
Ashwath Nagar | ಅಶ್ವಥ್ ನಗರ
Attigupe | ಅತ್ತಿಗುಪ್ಪೆ
Attur | ಅಟ್ಟುರು
Austin Town | ಆಸ್ಟಿನ್ ಟೌನ್
Avalahalli | ಆವಲಹಳ್ಳಿ
Azad Nagar | ಆಜಾದ್ ನಗರ
Babusab Palya | ಬಾಬುಸಾಬ್ ಪಾಳ್ಯ
Bagalagunte | ಬಾಗಲಗುಂಟೆ
Banashankari Temple | ಬನಶಂಕರಿ ದೇವಸ್ಥಾನ
Banaswadi | ಬಾಣಸವಾಡಿ
Bandepalya | ಬಂಡೇಪಾಳ್ಯ
Bandi Reddy Circle | ಬಂಡಿ ರೆಡ್ಡಿ ವೃತ್ತ
Bangarappa Nagara | ಬಂಗಾರಪ್ಪ ನಗರ
Bapuji Nagara | ಬಾಪೂಜಿ ನಗರ
Basavanapura | ಬಸವನಪುರ
Basaveshwara Nagara | ಬಸವೇಶ್ವರ ನಗರ
Beguru | ಬೇಗೂರು
Belathur | ಬೆಳತ್ತೂರ್
Bellanduru | ಬೆಳ್ಳಂದೂರು
Bharath Aikya | ಭಾರತ್ ಐಕ್ಯ
Bharathi Nagar | ಭಾರತಿ ನಗರ
Bhattarahalli | ಭಟ್ಟರಹಳ್ಳಿ
Bheereshwara Nagar | ಭೀರೇಶ್ವರ ನಗರ
BHEL | ಬಿಎಚ್‌ಇಎಲ್
Bhoopasandra | ಭೂಪಸಂದ್ರ
Bhuvaneshwari Nagar | ಭುವನೇಶ್ವರಿ ನಗರ
Bilekahalli | ಬಿಳೇಕಹಳ್ಳಿ
Binnypete | ಬಿನ್ನಿಪೇಟೆ
Bommanahalli | ಬೊಮ್ಮನಹಳ್ಳಿ
Brundavana Nagara | ಬೃಂದಾವನ ನಗರ
Byadarahalli | ಬ್ಯಾಡರಹಳ್ಳಿ
Byatarayanapura | ಬ್ಯಾಟರಾಯನಪುರ
Byrasandra | ಬೈರಸಂದ್ರ
Byrathi | ಬೈರತಿ
Chamarajpet | ಚಾಮರಾಜಪೇಟೆ
Chandra Layout | ಚಂದ್ರ ಲೇಔಟ್
Chandranagara | ಚಂದ್ರನಗರ
Channasandra | ಚನ್ನಸಂದ್ರ
Chellakere | ಚೆಲ್ಲಕೆರೆ
Cheluvadi Palya | ಚೆಲುವಾದಿ ಪಾಳ್ಯ
Chickpete | ಚಿಕ್ಕಪೇಟೆ
Chikka Adugodi | ಚಿಕ್ಕ ಆಡುಗೋಡಿ
Chikkalasandra | ಚಿಕ್ಕಲ್ಲಸಂದ್ರ
Chikkathoguru | ಚಿಕ್ಕ ತೋಗೂರು
Chokkasandra | ಚೊಕ್ಕಸಂದ್ರ
Chowdeshwari | ಚೌಡೇಶ್ವರಿ
Chowdeshwari Nagar | ಚೌಡೇಶ್ವರಿ ನಗರ
Cottonpete | ಕಾಟನ್‌ಪೇಟೆ
Cox Town | ಕಾಕ್ಸ್ ಟೌನ್
D V Gundappa | ಡಿ.ವಿ. ಗುಂಡಪ್ಪ
Da Ra Bendre | ದ.ರಾ.ಬೇಂದ್ರೆ
Dasarahalli | ದಾಸರಹಳ್ಳಿ
Dattatreya | ದತ್ತಾತ್ರೇಯ
Dayanand Nagara | ದಯಾನಂದ ನಗರ
Deepanjali Nagara | ದೀಪಾಂಜಲಿ ನಗರ
Devagiri Temple | ದೇವಗಿರಿ ದೇವಸ್ಥಾನ
Devarachikkanahalli | ದೇವರಚಿಕ್ಕನಹಳ್ಳಿ
Devaraj Urs | ದೇವರಾಜ ಅರಸು ವಾರ್ಡ್‌
Devasandra | ದೇವಸಂದ್ರ
Dharmagiri | ಧರ್ಮಗಿರಿ
Dharmaraya Swamy Temple | ಧರ್ಮರಾಯ ಸ್ವಾಮಿ ದೇವಸ್ಥಾನ
Dinnur | ದಿಣ್ಣೂರು
Dodda Bidarakallu | ದೊಡ್ಡ ಬಿದರಕಲ್ಲು
Dodda Nekkundi | ದೊಡ್ಡ ನೆಕ್ಕುಂಡಿ
Doddabettahalli | ದೊಡ್ಡಬೆಟ್ಟಹಳ್ಳಿ
Doddabommasandra | ದೊಡ್ಡಬೊಮ್ಮಸಂದ್ರ
Doddakammanahalli | ದೊಡ್ಡಕಮ್ಮನಹಳ್ಳಿ
Doddanna Nagar | ದೊಡ್ಡಣ್ಣ ನಗರ
Domluru | ದೊಮ್ಮಲೂರು
Dooravaninagar | ದೂರವಾಣಿನಗರ
Doresanipalya | ದೊರೆಸಾನಿಪಾಳ್ಯ
Dr Puneeth Rajkumar | ಡಾ. ಪುನೀತ್ ರಾಜ್‌ಕುಮಾರ್
Dr Rajkumar | ಡಾ. ರಾಜ್‌ಕುಮಾರ್
Dr Vishnuvardhan | ಡಾII ವಿಷ್ಣುವರ್ಧನ್
Ejipura | ಈಜಿಪುರ
Freedom Fighter | ಫ್ರೀಡಂ ಫೈಟರ್
G M Palya | ಜಿ.ಎಂ. ಪಾಳ್ಯ
Gali Anjaneya Temple | ಗಾಳಿ ಆಂಜನೇಯ ದೇವಸ್ಥಾನ
Ganesh Mandira | ಗಣೇಶ್ ಮಂದಿರಾ
Ganganagar | ಗಂಗಾನಗರ
Gangenahalli | ಗಂಗೇನಹಳ್ಳಿ
Garudachar Palya | ಗರುಡಾಚಾರ್ ಪಾಳ್ಯ
Garvebavi Palya | ಗಾರ್ವೆಬಾವಿ ಪಾಳ್ಯ
Gayathri Nagara | ಗಾಯತ್ರಿ ನಗರ
Geddalahalli | ಗೆದ್ದಲಹಳ್ಳಿ
Gopalpura | ಗೋಪಾಲಪುರ
Goraguntepalya | ಗೋರಗುಂಟೆಪಾಳ್ಯ
Gottigere | ಗೊಟ್ಟಿಗೆರೆ
Govindapura | ಗೋವಿಂದಪುರ
Gowdanapalya | ಗೌಡನಪಾಳ್ಯ
Gunjur | ಗುಂಜೂರು
Hagaduru | ಹಗದೂರು
Halasuru | ಹಲಸೂರು
Hampi Nagar | ಹಂಪಿ ನಗರ
Hanumanthanagar | ಹನುಮಂತನಗರ
Harinagar | ಹರಿನಗರ
HBR Layout | ಎಚ್.ಬಿ.ಆರ್. ಲೇಔಟ್
Hebbal | ಹೆಬ್ಬಾಳ
Hegganahalli | ಹೆಗ್ಗನಹಳ್ಳಿ
Hennur | ಹೆಣ್ಣೂರು
Herohalli | ಹೆರೋಹಳ್ಳಿ
HMT | ಎಚ್ಎಮ್.ಟಿ
Hombegowda Nagara | ಹೊಂಬೇಗೌಡ ನಗರ
Hongasandra | ಹೊಂಗಸಂದ್ರ
Hoodi | ಹೂಡಿ
Horamavu | ಹೊರಮಾವು
Hosahalli | ಹೊಸಹಳ್ಳಿ
Hosakerehalli | ಹೊಸಕೆರೆಹಳ್ಳಿ
Hosapalya | ಹೊಸಪಾಳ್ಯ
Hoysala Nagara Central | ಹೊಯ್ಸಳ ನಗರ ಕೇಂದ್ರ
Hoysala Nagara East | ಹೊಯ್ಸಳ ನಗರ ಪೂರ್ವ
HRBR Layout | ಹೆಚ್‌ಆರ್‌ಬಿಆರ್ ಲೇಔಟ್
HSR Layout | ಎಚ್‌ಎಸ್‌ಆರ್ ಲೇಔಟ್
Hulimavu | ಹುಳಿಮಾವು
Iblur | ಇಬ್ಬಲೂರು
Indiranagar | ಇಂದಿರಾನಗರ
IPD Salappa | ಐಪಿಡಿ ಸಾಲಪ್ಪ
Ittamadu | ಇಟ್ಟಮಡು
J P Nagar | ಜೆ.ಪಿ. ನಗರ
J P PARK | ಜೆಪಿ ಪಾರ್ಕ್
Jagadish Nagar | ಜಗದೀಶ್ ನಗರ
Jai Maruthi Nagar | ಜೈ ಮಾರುತಿ ನಗರ
Jakkasandra | ಜಕ್ಕಸಂದ್ರ
Jakkur | ಜಕ್ಕೂರು
Jalahalli | ಜಾಲಹಳ್ಳಿ
Jaraganahalli | ಜರಗನಹಳ್ಳಿ
Jaya Chamarajendra Nagara | ಜಯ ಚಾಮರಾಜೇಂದ್ರ ನಗರ
Jayamahal | ಜಯಮಹಲ್
Jayanagar East | ಜಯನಗರ ಪೂರ್ವ
Jeevan Bhimanagar | ಜೀವನ್ ಭೀಮನಗರ
Jeevanahalli | ಜೀವನಹಳ್ಳಿ
JJR Nagara | ಜೆಜೆಆರ್ ನಗರ
Jnana Bharathi | ಜ್ಞಾನ ಭಾರತಿ
Jogpalya | ಜೋಗಪಾಳ್ಯ
K Chennasandra | ಕೆ ಚೆನ್ನಸಂದ್ರ
K G Halli | ಕೆ.ಜಿ.ಹಳ್ಳಿ
K Kamaraj | ಕೆ ಕಾಮರಾಜ್
K Narayanapura | ಕೆ ನಾರಾಯಣಪುರ
K P Agrahara | ಕೆ.ಪಿ. ಅಗ್ರಹಾರ
K R Market | ಕೆ.ಆರ್. ಮಾರುಕಟ್ಟೆ
K R Pura | ಕೆ ಆರ್ ಪುರ
K S Nissar Ahmed | ಕೆ. ಎಸ್. ನಿಸಾರ್ ಅಹಮದ್
Kacharakanahalli | ಕಾಚರಕನಹಳ್ಳಿ
Kadirenahalli | ಕದಿರೇನಹಳ್ಳಿ
Kadugodi | ಕಾಡುಗೋಡಿ
Kaggadasapura | ಕಗ್ಗದಾಸಪುರ
Kalkere | ಕಲ್ಕೆರೆ
Kalyan Nagar | ಕಲ್ಯಾಣ ನಗರ
Kamakshipalya | ಕಾಮಾಕ್ಷಿಪಾಳ್ಯ
Kamakya Layout | ಕಾಮಕ್ಯ ಲೇಔಟ್
Kamalanagara | ಕಮಲಾನಗರ
Kammagondanahalli | ಕಮ್ಮಗೊಂಡನಹಳ್ಳಿ
Kammanahalli | ಕಮ್ಮನಹಳ್ಳಿ
Kanakanapalya | ಕನಕನಪಾಳ್ಯ
Kane Muneshwara | ಕಾನೆ ಮುನೇಶ್ವರ
Kasavanahalli | ಕಸವನಹಳ್ಳಿ
Kasturbha Nagar | ಕಸ್ತೂರ ಬಾ ವಾರ್ಡ್‌
Kasturi Nagar | ಕಸ್ತೂರಿ ನಗರ
Kathriguppe | ಕತ್ರಿಗುಪ್ಪೆ
Kaval Byrasandra | ಕಾವಲ್ ಬೈರಸಂದ್ರ
Kaveri Nagara | ಕಾವೇರಿ ನಗರ
Kaveripura | ಕಾವೇರಿಪುರ
Kempambudhi | ಕೆಂಪಾಂಬುಧಿ
Kempapura | ಕೆಂಪಾಪುರ
Kempegowda Layout | ಕೆಂಪೇಗೌಡ ಬಡಾವಣೆ
Kengal Hanumanthaiah South | ಕೆಂಗಲ್ ಹನುಮಂತಯ್ಯ ದಕ್ಷಿಣ
Kengal Hanumanthaiah West | ಕೆಂಗಲ್ ಹನುಮಂತಯ್ಯ ಪಶ್ಚಿಮ
Kengeri | ಕೆಂಗೇರಿ
Kengeri Kote | ಕೆಂಗೇರಿ ಕೋಟೆ
Kethamaranahalli | ಕೇತಮಾರನಹಳ್ಳಿ
Kodandarampura | ಕೋದಂಡರಾಮಪುರ
Kodi Chikkanahalli | ಕೋಡಿ ಚಿಕ್ಕನಹಳ್ಳಿ
Kodigehalli | ಕೊಡಿಗೆಹಳ್ಳಿ
Kodihalli | ಕೋಡಿಹಳ್ಳಿ
Kogilu | ಕೋಗಿಲು
Konanakunte | ಕೋಣನಕುಂಟೆ
Konena Agrahara | ಕೋನೇನ ಅಗ್ರಹಾರ
Kormangala East | ಕೋರಮಂಗಲ ಪೂರ್ವ
Kormangala West | ಕೋರಮಂಗಲ ಪಶ್ಚಿಮ
Kothanur | ಕೊತ್ತನೂರು
Kottegepalya | ಕೊಟ್ಟಿಗೆಪಾಳ್ಯ
Kotthur | ಕೊತ್ತೂರು
Krishnadevaraya | ಕೃಷ್ಣದೇವರಾಯ
Krishnaiahnapalya | ಕೃಷ್ಣಯ್ಯನ ಪಾಳ್ಯ
Krishnanagar | ಕೃಷ್ಣನಗರ
Kudlu | ಕೂಡ್ಲು
Kundalahalli | ಕುಂದಲಹಳ್ಳಿ
Kushal Nagar | ಕುಶಾಲ್ ನಗರ
Kuvempu | ಕುವೆಂಪು
Kuvempunagara | ಕುವೆಂಪುನಗರ
L B Shastri Nagar | ಎಲ್.ಬಿ.ಶಾಸ್ತ್ರಿ ನಗರ
Laggere | ಲಗ್ಗೆರೆ
Lakkasandra | ಲಕ್ಕಸಂದ್ರ
Lakshmi Devi Nagar | ಲಕ್ಷ್ಮಿ ದೇವಿ ನಗರ
Lingarajpura | ಲಿಂಗರಾಜಪುರ
Madiwala | ಮಡಿವಾಳ
Mahadevapura | ಮಹದೇವಪುರ
Mahalakshmipuram | ಮಹಾಲಕ್ಷ್ಮಿಪುರಂ
Mallasandra | ಮಲ್ಲಸಂದ್ರ
Mallathahalli | ಮಲ್ಲತ್ತಹಳ್ಳಿ
Malleshwaram | ಮಲ್ಲೇಶ್ವರಂ
Mangammana Palya | ಮಂಗಮ್ಮನ ಪಾಳ್ಯ
Manjunath Nagara | ಮಂಜುನಾಥ್  ನಗರ
Manjunatha Nagar | ಮಂಜುನಾಥ ನಗರ
Manorayanapalya | ಮನೋರಾಯನಪಾಳ್ಯ
Marathahalli | ಮಾರತಹಳ್ಳಿ
Marenahalli South | ಮಾರೇನಹಳ್ಳಿ ದಕ್ಷಿಣ
Marenahalli West | ಮಾರೇನಹಳ್ಳಿ ಪಶ್ಚಿಮ
Maruthi Mandira | ಮಾರುತಿ ಮಂದಿರ
Maruthi Seva Nagara | ಮಾರುತಿ ಸೇವಾ ನಗರ
Mathikere | ಮತ್ತಿಕೆರೆ
Moodalapalya | ಮೂಡಲಪಾಳ್ಯ
Muneshwara Block | ಮುನೇಶ್ವರ ಬ್ಲಾಕ್
Munnenkolalu | ಮುನ್ನೇನಕೊಳಲು
N A L Layout | ಎನ್‌.ಎ.ಎಲ್ ಲೇಔಟ್
N R Colony | ಎನ್.ಆರ್. ಕಾಲೋನಿ
N S Palya | ಎನ್.ಎಸ್. ಪಾಳ್ಯ
Nada prabhu Kempegowda Nagara | ನಾಡ ಪ್ರಭು ಕೆಂಪೇಗೌಡ ನಗರ
Nagadevanahalli | ನಾಗದೇವನಹಳ್ಳಿ
Naganathapura | ನಾಗನಾಥಪುರ
Nagapura | ನಾಗಪುರ
Nagarbhavi | ನಾಗರಭಾವಿ
Nagasandra | ನಾಗಸಂದ್ರ
Nagashettyhalli | ನಾಗಶೆಟ್ಟಿಹಳ್ಳಿ
Nagavara | ನಾಗವಾರ
Nagavarapalya | ನಾಗವಾರಪಾಳ್ಯ
Nalwadi Krishnaraja Wadiyar | ನಾಲ್ವಡಿ ಕೃಷ್ಣರಾಜ ಒಡೆಯರ್
Nandini Layout | ನಂದಿನಿ ಲೇಔಟ್
National Games Village | ನ್ಯಾಷನಲ್ ಗೇಮ್ಸ್ ವಿಲೇಜ್
Nayanda Halli | ನಾಯಂಡ ಹಳ್ಳಿ
Neelasandra | ನೀಲಸಂದ್ರ
Nehru Nagar | ನೆಹರು ನಗರ
Nelagadaranahalli | ನೆಲಗದರನಹಳ್ಳಿ
Nele Maheshwaramma Temple | ನೆಲೆ ಮಹೇಶ್ವರಮ್ಮ ದೇವಸ್ಥಾನ
New Tavarekere | ಹೊಸ ತಾವರೆಕೆರೆ
New Thippasandra | ನ್ಯೂ ತಿಪ್ಪಸಂದ್ರ
Nyayanga Badavane | ನ್ಯಾಯಾಂಗ ಬಡಾವಣೆ
Okalipuram | ಓಕಳಿಪುರಂ
Old Baiyappanahalli | ಹಳೆ ಬೈಯಪ್ಪನಹಳ್ಳಿ
Old Guddadahalli | ಹಳೆ ಗುಡ್ಡದಹಳ್ಳಿ
Padarayanapura | ಪಾದರಾಯನಪುರ
Padmanabhanagara | ಪದ್ಮನಾಭನಗರ
Panathur | ಪಣತ್ತೂರು
Parvathi Nagar | ಪಾರ್ವತಿ ನಗರ
Pattabhirama Nagara | ಪಟ್ಟಾಭಿರಾಮ ನಗರ
Pattegar Palya | ಪಟ್ಟೆಗಾರ್ ಪಾಳ್ಯ
Peenya | ಪೀಣ್ಯ
Periyar Nagar | ಪೆರಿಯಾರ್ ನಗರ
Prakash Nagara | ಪ್ರಕಾಶ ನಗರ
Priyadarshini | ಪ್ರಿಯದರ್ಶಿನಿ
Pulakeshi Nagar | ಪುಲಕೇಶಿ ನಗರ
Puttenahalli | ಪುಟ್ಟೇನಹಳ್ಳಿ
R T Nagar | ಆರ್.ಟಿ ನಗರ
Raja Kempegowda | ರಾಜ ಕೆಂಪೇಗೌಡ
Raja Mayura Varma | ರಾಜ ಮಯೂರ ವರ್ಮಾ
Rajagopala Nagara | ರಾಜಗೋಪಾಲ ನಗರ
Rajajinagara | ರಾಜಾಜಿನಗರ
Rajamahal | ರಾಜಮಹಲ್
Rajarajeshwari Nagara | ರಾಜರಾಜೇಶ್ವರಿ ನಗರ
Rajarajeshwari Temple | ರಾಜರಾಜೇಶ್ವರಿ ದೇವಸ್ಥಾನ
Rajeshwarinagar | ರಾಜೇಶ್ವರಿನಗರ
Rajiv Gandhi Nagar | ರಾಜೀವ್ ಗಾಂಧಿ ನಗರ
Rama Mandira | ರಾಮ ಮಂದಿರ
Ramamurthy Nagara | ರಾಮಮೂರ್ತಿ ನಗರ
Ramaswamy Palya | ರಾಮಸ್ವಾಮಿ ಪಾಳ್ಯ
Rayapuram | ರಾಯಪುರಂ
RBI Layout | ಆರ್‌ಬಿಐ ಲೇಔಟ್
S G Palya | ಎಸ್.ಜಿ. ಪಾಳ್ಯ
S K Garden | ಎಸ್.ಕೆ. ಗಾರ್ಡನ್
S M Krishna | ಎಸ್.ಎಂ ಕೃಷ್ಣ
Sadashiva Nagara | ಸದಾಶಿವ ನಗರ
Sagayapuram | ಸಗಾಯಪುರಂ
Samadhana Nagar | ಸಮಾಧಾನ ನಗರ
Sampangirama Nagar | ಸಂಪಂಗಿರಾಮ ನಗರ
Sampigehalli | ಸಂಪಿಗೆಹಳ್ಳಿ
Sane Guruvana Halli | ಸಾಣೆ ಗುರುವನ ಹಳ್ಳಿ
Sangama | ಸಂಗಮ
Sangolli Rayanna | ಸಂಗೊಳ್ಳಿ ರಾಯಣ್ಣ
Sarakki | ಸಾರಕ್ಕಿ
Sarvabhouma Nagar | ಸಾರ್ವಭೌಮ ನಗರ
Seshadripuram | ಶೇಷಾದ್ರಿಪುರಂ
Shakambarinagara | ಶಾಕಂಭರಿನಗರ
Shakthi Ganapathi Nagara | ಶಕ್ತಿ ಗಣಪತಿ ನಗರ
Shakthi Nagar | ಶಕ್ತಿ ನಗರ
Shampura | ಶಾಂಪುರ
Shankar Mutt | ಶಂಕರ ಮಠ
Shanthinagar | ಶಾಂತಿನಗರ
Shettihalli | ಶೆಟ್ಟಿಹಳ್ಳಿ
Shivajinagar | ಶಿವಾಜಿನಗರ
Shivanagara | ಶಿವನಗರ
Shivanapalya | ಶಿವನಪಾಳ್ಯ
Shivanasamudra | ಶಿವನಸಮುದ್ರ
Shivapura | ಶಿವಪುರ
SilverJubilee Park | ಸಿಲ್ವರ್ ಜುಬಿಲಿ ಪಾರ್ಕ್
Singapura | ಸಿಂಗಾಪುರ
Singasandra | ಸಿಂಗಸಂದ್ರ
Someshwara Nagara | ಸೋಮೇಶ್ವರ ನಗರ
Sri Lakshmi Devi | ಶ್ರೀ ಲಕ್ಷ್ಮೀದೇವಿ
Srigandada Kaval | ಶ್ರೀಗಂಧದ ಕಾವಲ್
Srigandhanagar | ಶ್ರೀಗಂಧನಗರ
Srinagar | ಶ್ರೀನಗರ
Srinivasa Nagara | ಶ್ರೀನಿವಾಸ ನಗರ
Subbayanapalya | ಸುಬ್ಬಯ್ಯನಪಾಳ್ಯ
Subedarpalya | ಸುಬೇದಾರಪಾಳ್ಯ
Subramanyanagara | ಸುಬ್ರಹ್ಮಣ್ಯನಗರ
Subramanyapura | ಸುಬ್ರಹ್ಮಣ್ಯಪುರ
Sunkadakatte | ಸುಂಕದಕಟ್ಟೆ
Sunkenahalli | ಸುಂಕೇನಹಳ್ಳಿ
Swamy Vivekananda | ಸ್ವಾಮಿ ವಿವೇಕಾನಂದ
Swatantra Palya | ಸ್ವತಂತ್ರ ಪಾಳ್ಯ
T R Shamanna Nagar | ಟಿ.ಆರ್.ಶಾಮಣ್ಣ ನಗರ
Talagattapura | ತಲಘಟ್ಟಪುರ
Thanisandra | ಥಣಿಸಂದ್ರ
Thimmenahalli | ತಿಮ್ಮೇನಹಳ್ಳಿ
Thindlu | ತಿಂಡ್ಲು
Thyagarajnagar | ತ್ಯಾಗರಾಜನಗರ
Tilak Nagara | ತಿಲಕ ನಗರ
Uday Nagar | ಉದಯ್ ನಗರ
Ullal | ಉಳ್ಳಾಲ
Uttarahalli | ಉತ್ತರಹಳ್ಳಿ
V V Puram | ವಿ.ವಿ. ಪುರಂ
Vannarpet | ವನ್ನಾರ್‌ಪೇಟೆ
Varalakshmi Nagar | ವರಲಕ್ಷ್ಮಿ ನಗರ
Varthur | ವರ್ತೂರು
Vasanth Nagar | ವಸಂತ ನಗರ
Vasanthapura | ವಸಂತಪುರ
Venkat Reddy Nagara | ವೆಂಕಟ ರೆಡ್ಡಿ ನಗರ
Venkateshpuram | ವೆಂಕಟೇಶಪುರಂ
Vibhootipura | ವಿಭೂತಿಪುರ
Vidyaranyanagara | ವಿದ್ಯಾರಣ್ಯನಗರ
Vidyaranyapura | ವಿದ್ಯಾರಣ್ಯಪುರ
Vignananagara | ವಿಜ್ಞಾನನಗರ
Vijaya Bank Layout | ವಿಜಯ ಬ್ಯಾಂಕ್ ಲೇಔಟ್
Vijinapura | ವಿಜಿನಾಪುರ
Vinayaka Layout | ವಿನಾಯಕ ಲೇಔಟ್
Vinayakanagar | ವಿನಾಯಕನಗರ
Vishwanatha Nagenahalli | ವಿಶ್ವನಾಥ ನಾಗೇನಹಳ್ಳಿ
Vishwapriya Nagara | ವಿಶ್ವಪ್ರಿಯ ನಗರ
Viswamanava Kuvempu | ವಿಶ್ವಮಾನವ ಕುವೆಂಪು
Vrishabhavathi Nagar | ವೃಷಭಾವತಿ ನಗರ
Whitefield | ವೈಟ್‌ಫೀಲ್ಡ್
Yamalur | ಯಮಲೂರು
Yarab nagar | ಯಾರಬ್ ನಗರ
Yediyuru | ಯಡಿಯೂರು
Yelachenahalli | ಯೆಲಚೇನಹಳ್ಳಿ
Yelahanka Satellite Town | ಯಲಹಂಕ ಸ್ಯಾಟಲೈಟ್‌ ಟೌನ್‌
Yelenahalli | ಯೆಲೇನಹಳ್ಳಿ
Yeshwanthpura | ಯಶವಂತಪುರ
`;

export const wards: readonly Ward[] = readTable(TABLE).map(([name = '', nameKn = '']) => ({
  slug: slugOf(name),
  name,
  nameKn,
}));

const bySlug = new Map(wards.map((ward) => [ward.slug, ward]));

export const wardBySlug = (slug: string): Ward | undefined => bySlug.get(slug);
