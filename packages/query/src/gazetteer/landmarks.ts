import { stopLandmarks } from './stop-landmarks.ts';

/*
 * Colleges, hospitals, offices and other landmarks that a bus stop is named after (BMTC, November 2025, through
 * Vonter/transitrouter, MIT, commit 8f99742c). The point is that of the stop, so a few hundred metres off: good for
 * "near", too rough for the map and the lists of the Location tab.
 */

// name | lat lng | kind | Kannada | Devanagari | also
const TABLE = `
APS College | 12.7827 77.4996 | college | ಎ ಪಿ ಎಸ್ ಕಾಲೇಜು | |
Aerospace Park | 13.1728 77.7306 | tech-park | | | aerospace sez; kiadb aerospace park; aerospace bagalur
Amrita University | 12.8963 77.6750 | college | | | amrita college; amrita engineering college; amrutha engineering college; amrita vishwa vidyapeetham
Apparel Park Doddaballapur | 13.2726 77.5520 | tech-park | | | apparel park; apparel park doddaballapura
Art of Living Ashram | 12.8228 77.5142 | landmark | ಆರ್ಟ್ ಆಫ್ ಲಿವಿಂಗ್ | | art of living; art of living kanakapura road
BEL Circle | 13.0448 77.5565 | landmark | ಬಿ ಇ ಎಲ್ ವೃತ್ತ | |
BEL | 13.0489 77.5586 | landmark | ಬಿ ಇ ಎಲ್ | बीईएल | bel factory; bel company; bharat electronics
BEML Gate | 12.9714 77.6587 | landmark | | | beml factory
BTL College | 12.8118 77.6948 | college | | |
Bannerghatta National Park | 12.8009 77.5777 | landmark | ಬನ್ನೇರುಘಟ್ಟ ರಾಷ್ಟ್ರೀಯ ಉದ್ಯಾನ | | bannerghatta zoo; bannerughatta national park
Belenus Hospital | 12.9025 77.7089 | hospital | | |
Bengaluru Children Hospital | 12.9099 77.5134 | hospital | | | bangalore children hospital
Bosch Adugodi | 12.9441 77.6050 | tech-park | | | bosch; bosch office; mico factory; mico adugodi; mico gate adugodi
Bosch Naganathapura | 12.8704 77.6583 | tech-park | | | bosch; bosch office; mico naganathapura
Corporation Circle | 12.9671 77.5880 | landmark | | |
Cura Hospital | 12.8879 77.5615 | hospital | | |
DRDO | 12.9855 77.6614 | landmark | | | drdo quarters; drdo township
Dell Domlur | 12.9529 77.6406 | tech-park | | |
GKVK | 13.0730 77.5929 | college | | | gkvk gate; gkvk campus; university of agricultural sciences
Genius Global School | 12.8784 77.7167 | landmark | | |
Gubbi Cross | 13.0645 77.6518 | landmark | ಗುಬ್ಬಿ ಕ್ರಾಸ್ | |
Gunasheela Hospital | 12.9406 77.5765 | hospital | ಗುಣಶೀಲ ಆಸ್ಪತ್ರೆ | |
HAL Main Gate | 12.9585 77.6665 | landmark | ಎಚ್‌ಎಎಲ್ | एचएएल | hal; hal airport; hindustan aeronautics; hal factory; hal office; ಹೆಚ್ ಎ ಎಲ್
HAL Market | 12.9604 77.6662 | landmark | | |
IISc | 13.0142 77.5665 | college | ಭಾರತೀಯ ವಿಜ್ಞಾನ ಸಂಸ್ಥೆ | आईआईएससी | indian institute of science; tata institute; iisc bangalore; iisc bengaluru; ಐಐಎಸ್ಸಿ
ISKCON Temple | 13.0117 77.5514 | landmark | ಇಸ್ಕಾನ್ ದೇವಸ್ಥಾನ | इस्कॉन मंदिर | iskcon; iskcon temple rajajinagar; iskcon rajajinagar; ಇಸ್ಕಾನ್
IT Park Bagalur | 13.1609 77.7083 | tech-park | | | bagalur it park
ITPL Back Gate | 12.9864 77.7317 | landmark | | |
Jalahalli Cross | 13.0399 77.5185 | landmark | ಜಾಲಹಳ್ಳಿ ಕ್ರಾಸ್ | | jaalahalli cross
Jambu Savari Dinne | 12.8657 77.5810 | landmark | ಜಂಬೂಸವಾರಿ ದಿಣ್ಣೆ | | jambu savari dinne jp nagar
Johnson Market | 12.9634 77.6068 | landmark | ಜಾನ್ಸನ್ ಮಾರ್ಕೆಟ್ | |
KSSEM College | 12.8598 77.5422 | college | | | kssem
Kodigehalli Gate | 13.0573 77.5933 | landmark | ಕೊಡಿಗೇಹಳ್ಳಿ ಗೇಟ್ | |
Kogilu Cross | 13.1037 77.6009 | landmark | ಕೋಗಿಲು ಕ್ರಾಸ್ | |
Krupanidhi College Gunjur | 12.9156 77.7235 | college | | | krupanidhi; krupanidhi college
Lalbagh West Gate | 12.9485 77.5797 | landmark | ಲಾಲ್ ಬಾಗ್ ಪಶ್ಚಿಮ ದ್ವಾರ | |
Maharani College | 12.9780 77.5854 | college | ಮಹಾರಾಣಿ ಕಾಲೇಜು | | maharanis college
Mallige Hospital Wilson Garden | 12.9477 77.5916 | hospital | ಮಲ್ಲಿಗೆ ಆಸ್ಪತ್ರೆ ವಿಲ್ಸನ್ ಗಾರ್ಡನ್ | | mallige hospital
Mallya Hospital | 12.9705 77.5943 | hospital | | | malya hospital
Manjushree Hospital | 13.0213 77.6071 | hospital | | |
Mount Carmel College | 12.9931 77.5889 | college | ಮೌಂಟ್ ಕಾರ್ಮೆಲ್ ಕಾಲೇಜು | | mount carmel
National Cricket Academy | 13.1652 77.7085 | landmark | | |
Nexus Whitefield | 12.9596 77.7468 | mall | | | forum value mall; forum whitefield; forum mall whitefield; nexus mall whitefield; forum value
Oxford Medical College | 12.7896 77.7578 | college | | | oxford medical college yadavanahalli
PES University Electronic City | 12.8589 77.6621 | college | | | pes electronic city; pesce college electronic city; pes college electronic city
Palace Grounds | 13.0106 77.5839 | landmark | ಅರಮನೆ ಮೈದಾನ | | palace ground; bangalore palace grounds
Presidency University | 13.1721 77.5358 | college | ಪ್ರೆಸಿಡೆನ್ಸಿ ವಿಶ್ವವಿದ್ಯಾಲಯ | |
RV Dental College | 12.9106 77.5858 | college | | |
Russell Market | 12.9849 77.6052 | landmark | ರಸೆಲ್ ಮಾರ್ಕೆಟ್ | |
Sapthagiri Hospital | 13.0707 77.5039 | hospital | ಸಪ್ತಗಿರಿ ಆಸ್ಪತ್ರೆ | | sapthagiri medical college
Sompura Gate | 12.8620 77.7720 | landmark | ಸೋಂಪುರ ಗೇಟ್ | |
Soukya | 12.9880 77.7820 | hospital | | | soukya hospital; soukya holistic health centre; soukya road; सौक्या रोड
St Josephs College | 12.9704 77.6037 | college | | | st josephs university; st joseph college
Tin Factory | 12.9967 77.6690 | landmark | ಟಿನ್ ಫ್ಯಾಕ್ಟರಿ | टिन फैक्ट्री |
Town Hall | 12.9636 77.5844 | landmark | ಟೌನ್ ಹಾಲ್ | | bangalore town hall
Vidyapeeta | 12.9352 77.5607 | landmark | ವಿದ್ಯಾಪೀಠ | | vidyapeeta circle; vidyapeetha; vidyapeetha circle
Vijaya College | 12.9402 77.5801 | college | ವಿಜಯ ಕಾಲೇಜು | |
`;

export const landmarks = stopLandmarks(TABLE, 'bus stops of BMTC, November 2025');
