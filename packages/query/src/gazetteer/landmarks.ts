import { stopLandmarks } from './stop-landmarks.ts';

/*
 * Colleges, hospitals, offices and other landmarks that a bus stop is named after (BMTC, November 2025, through
 * Vonter/transitrouter, MIT, commit 8f99742c). The point is that of the stop, so a few hundred metres off: good for
 * "near", too rough for the map and the lists of the Location tab.
 */

// name | lat lng | kind | Kannada | Devanagari | also
const TABLE = `
AMC College | 12.8297 77.5877 | college | ಎ ಎಂ ಸಿ ಕಾಲೇಜು | | amc engineering college
APS College | 12.7827 77.4996 | college | ಎ ಪಿ ಎಸ್ ಕಾಲೇಜು | |
Acharya College | 13.0835 77.4841 | college | ಆಚಾರ್ಯ ಕಾಲೇಜು | | acharya institute; acharya institute of technology
Aerospace Park | 13.1728 77.7306 | tech-park | | | aerospace sez; kiadb aerospace park; aerospace bagalur
Ambedkar Institute of Technology | 12.9633 77.5051 | college | | | dr ambedkar institute of technology; ait mallathahalli
Ambedkar Medical College | 13.0233 77.6126 | college | | | dr br ambedkar medical college
Amrita University | 12.8963 77.6750 | college | | | amrita college; amrita engineering college; amrutha engineering college; amrita vishwa vidyapeetham
Apparel Park Doddaballapur | 13.2726 77.5520 | tech-park | | | apparel park; apparel park doddaballapura
Army Public School | 12.9787 77.6094 | landmark | | | army public school kamaraj road
Art of Living Ashram | 12.8228 77.5142 | landmark | ಆರ್ಟ್ ಆಫ್ ಲಿವಿಂಗ್ | | art of living; art of living kanakapura road
BEL | 13.0489 77.5586 | landmark | ಬಿ ಇ ಎಲ್ | बीईएल | bel factory; bel company; bharat electronics
BEL Circle | 13.0448 77.5565 | landmark | ಬಿ ಇ ಎಲ್ ವೃತ್ತ | |
BEL Hospital | 13.0502 77.5575 | hospital | ಬಿ ಇ ಎಲ್ ಆಸ್ಪತ್ರೆ | |
BEML Gate | 12.9714 77.6587 | landmark | | | beml factory
BGS Hospital | 12.9071 77.4991 | hospital | | | bgs health city; bgs global hospital; bgs gleneagles; gleneagles bgs
BMSIT College | 13.1337 77.5681 | college | | | bmsit
BTL College | 12.8118 77.6948 | college | | |
Bagmane Tech Park | 12.9807 77.6565 | tech-park | ಬಾಗ್ಮನೆ ಟೆಕ್ ಪಾರ್ಕ್ | बागमने टेक पार्क | bagmane techpark; bagmane cv raman nagar; bagmane
Bannerghatta National Park | 12.8009 77.5777 | landmark | ಬನ್ನೇರುಘಟ್ಟ ರಾಷ್ಟ್ರೀಯ ಉದ್ಯಾನ | | bannerghatta zoo; bannerughatta national park
Belenus Hospital | 12.9025 77.7089 | hospital | | |
Bengaluru Children Hospital | 12.9099 77.5134 | hospital | | | bangalore children hospital
Bhagwan Mahaveer Jain Hospital | 12.9906 77.5960 | hospital | ಮಹಾವೀರ್ ಜೈನ್ ಆಸ್ಪತ್ರೆ | | mahaveer jain hospital; jain hospital
Bishop Cotton Girls School | 12.9689 77.6014 | landmark | | | bishop cotton girls high school
Bosch Adugodi | 12.9441 77.6050 | tech-park | | | bosch; bosch office; mico factory; mico adugodi; mico gate adugodi
Bosch Naganathapura | 12.8704 77.6583 | tech-park | | | bosch; bosch office; mico naganathapura
CMH Hospital | 12.9785 77.6466 | hospital | ಸಿ ಎಂ ಎಚ್ ಆಸ್ಪತ್ರೆ | | chinmaya mission hospital
CMRIT | 12.9676 77.7142 | college | | | cmrit college; cmr institute of technology
Cambridge Hospital | 12.9719 77.6273 | hospital | ಕೇಂಬ್ರಿಡ್ಜ್ ಆಸ್ಪತ್ರೆ | |
Chinnaswamy Stadium | 12.9774 77.5988 | landmark | ಚಿನ್ನಸ್ವಾಮಿ ಕ್ರೀಡಾಂಗಣ | चिन्नास्वामी स्टेडियम | m chinnaswamy stadium
Clarence School | 13.0031 77.6167 | landmark | | | clarence high school; clarence high
Command Hospital | 12.9632 77.6270 | hospital | ಕಮಾಂಡ್ ಆಸ್ಪತ್ರೆ | | commando hospital; command hospital air force
Corporation Circle | 12.9671 77.5880 | landmark | | |
Cura Hospital | 12.8879 77.5615 | hospital | | |
DRDO | 12.9855 77.6614 | landmark | | | drdo quarters; drdo township
Dayananda Sagar College | 12.9095 77.5655 | college | ದಯಾನಂದ ಸಾಗರ್ ಕಾಲೇಜು | | dayanand sagar college; dayananda sagar; dsce
Dell Domlur | 12.9529 77.6406 | tech-park | | |
ESI Hospital Indiranagar | 12.9710 77.6360 | hospital | ಇ ಎಸ್ ಐ ಆಸ್ಪತ್ರೆ ಇಂದಿರಾನಗರ | | esi hospital
ESI Hospital Rajajinagar | 12.9907 77.5517 | hospital | ಇ ಎಸ್ ಐ ಆಸ್ಪತ್ರೆ ರಾಜಾಜಿನಗರ | | esi hospital
East Point College | 13.0501 77.7200 | college | ಈಸ್ಟ್ ಪಾಯಿಂಟ್ ಕಾಲೇಜು | | east point engineering college
Ebenezer International School | 12.8395 77.7065 | landmark | | | ebenezer school
GKVK | 13.0730 77.5929 | college | | | gkvk gate; gkvk campus; university of agricultural sciences
GR Tech Park | 12.9867 77.7434 | tech-park | | | gr tech park whitefield
Ganga International School | 13.0283 77.4963 | landmark | | |
Garden City College | 13.0244 77.7071 | college | ಗಾರ್ಡನ್ ಸಿಟಿ ಕಾಲೇಜು | | garden city university
Genius Global School | 12.8784 77.7167 | landmark | | |
Greenwood High | 12.9010 77.7478 | landmark | ಗ್ರೀನ್‌ವುಡ್ ಹೈ | ग्रीनवुड हाई | greenwood high school; green wood high school; greenwood high international school
Gubbi Cross | 13.0645 77.6518 | landmark | ಗುಬ್ಬಿ ಕ್ರಾಸ್ | |
Gunasheela Hospital | 12.9406 77.5765 | hospital | ಗುಣಶೀಲ ಆಸ್ಪತ್ರೆ | |
HAL Main Gate | 12.9585 77.6665 | landmark | ಎಚ್‌ಎಎಲ್ | एचएएल | hal; hal airport; hindustan aeronautics; hal factory; hal office; ಹೆಚ್ ಎ ಎಲ್
HAL Market | 12.9604 77.6662 | landmark | | |
Hosmat Hospital | 12.9688 77.6133 | hospital | ಹಾಸ್ಮ್ಯಾಟ್ ಆಸ್ಪತ್ರೆ | | hosmat
IISc | 13.0142 77.5665 | college | ಭಾರತೀಯ ವಿಜ್ಞಾನ ಸಂಸ್ಥೆ | आईआईएससी | indian institute of science; tata institute; iisc bangalore; iisc bengaluru; ಐಐಎಸ್ಸಿ
ISKCON Temple | 13.0117 77.5514 | landmark | ಇಸ್ಕಾನ್ ದೇವಸ್ಥಾನ | इस्कॉन मंदिर | iskcon; iskcon temple rajajinagar; iskcon rajajinagar; ಇಸ್ಕಾನ್
IT Park Bagalur | 13.1609 77.7083 | tech-park | | | bagalur it park
ITPL Back Gate | 12.9864 77.7317 | landmark | | |
Infosys Electronic City | 12.8499 77.6630 | tech-park | ಇನ್ಫೋಸಿಸ್ | इन्फोसिस | infosys; infosys campus; infosys office; infosys e city; infosys ecity; ಇನ್ಫೊಸಿಸ್; इंफोसिस
JSS College | 12.9038 77.5083 | college | | | jssate
Jalahalli Cross | 13.0399 77.5185 | landmark | ಜಾಲಹಳ್ಳಿ ಕ್ರಾಸ್ | | jaalahalli cross
Jambu Savari Dinne | 12.8657 77.5810 | landmark | ಜಂಬೂಸವಾರಿ ದಿಣ್ಣೆ | | jambu savari dinne jp nagar
Johnson Market | 12.9634 77.6068 | landmark | ಜಾನ್ಸನ್ ಮಾರ್ಕೆಟ್ | |
Jyothi Nivas College | 12.9354 77.6143 | college | ಜ್ಯೋತಿ ನಿವಾಸ್ ಕಾಲೇಜು | | jyoti nivas college; jyoti nivas
KIMS College | 12.9270 77.5615 | college | ಕಿಮ್ಸ್ | | kims hospital; kims
KLE College | 12.9681 77.4814 | college | | | kle society college
KSSEM College | 12.8598 77.5422 | college | | | kssem
Kodigehalli Gate | 13.0573 77.5933 | landmark | ಕೊಡಿಗೇಹಳ್ಳಿ ಗೇಟ್ | |
Kogilu Cross | 13.1037 77.6009 | landmark | ಕೋಗಿಲು ಕ್ರಾಸ್ | |
Koshys Hospital | 13.0207 77.6770 | hospital | | | koshy hospital
Kristu Jayanti College | 13.0587 77.6430 | college | ಕ್ರಿಸ್ತು ಜಯಂತಿ ಕಾಲೇಜು | | kristu jayanti
Krupanidhi College | 12.9156 77.7235 | college | | | krupanidhi
Lalbagh West Gate | 12.9485 77.5797 | landmark | ಲಾಲ್ ಬಾಗ್ ಪಶ್ಚಿಮ ದ್ವಾರ | |
Loyola School | 12.8710 77.5935 | landmark | | |
MS Ramaiah College | 13.0286 77.5616 | college | ಎಂ ಎಸ್ ರಾಮಯ್ಯ ಕಾಲೇಜು | | m s ramaiah college; ramaiah college; msrit; ramaiah institute of technology
MS Ramaiah Hospital | 13.0281 77.5714 | hospital | ಎಂ ಎಸ್ ರಾಮಯ್ಯ ಆಸ್ಪತ್ರೆ | | ramaiah hospital; m s ramaiah hospital; ramaiah memorial hospital
MVJ College | 12.9828 77.7610 | college | | | mvj college of engineering
MVJ Medical College Hospital | 13.0793 77.8121 | hospital | | | mvj hospital; mvj medical hospital; mvj medical college
Maharani College | 12.9780 77.5854 | college | ಮಹಾರಾಣಿ ಕಾಲೇಜು | | maharanis college
Mallige Hospital | 12.9477 77.5916 | hospital | ಮಲ್ಲಿಗೆ ಆಸ್ಪತ್ರೆ | |
Mallya Hospital | 12.9705 77.5943 | hospital | | | malya hospital
Manipal Hospital Whitefield | 12.9889 77.7276 | hospital | | | manipal hospital; manipal whitefield
Manjushree Hospital | 13.0213 77.6071 | hospital | | |
Modi Hospital | 12.9974 77.5458 | hospital | | | modi eye hospital
Mount Carmel College | 12.9931 77.5889 | college | ಮೌಂಟ್ ಕಾರ್ಮೆಲ್ ಕಾಲೇಜು | | mount carmel
NIFT | 12.9119 77.6518 | college | | | nift college; nift bangalore
NIMHANS | 12.9393 77.5980 | hospital | ನಿಮ್ಹಾನ್ಸ್ | निम्हांस | nimhans hospital
National Cricket Academy | 13.1652 77.7085 | landmark | | |
National Public School Uttarahalli | 12.9040 77.5309 | landmark | | | nps uttarahalli
New Horizon College | 12.9353 77.6909 | college | ನ್ಯೂ ಹೊರೈಜನ್ ಕಾಲೇಜು | | new horizon college of engineering
New Horizon School | 12.9690 77.6414 | landmark | | | new horizon public school
Nexus Whitefield | 12.9596 77.7468 | mall | | | forum value mall; forum whitefield; forum mall whitefield; nexus mall whitefield; forum value
Oxford College | 12.8997 77.6269 | college | | | the oxford college; oxford college of engineering
Oxford Medical College | 12.7896 77.7578 | college | | | oxford medical college yadavanahalli
PES College | 12.9351 77.5369 | college | ಪಿ ಇ ಎಸ್ ಕಾಲೇಜು | | pes university; pesit
PES University Electronic City | 12.8589 77.6621 | college | | | pes electronic city; pesce college electronic city; pes college electronic city
Palace Grounds | 13.0106 77.5839 | landmark | ಅರಮನೆ ಮೈದಾನ | | palace ground; bangalore palace grounds
Presidency University | 13.1721 77.5358 | college | ಪ್ರೆಸಿಡೆನ್ಸಿ ವಿಶ್ವವಿದ್ಯಾಲಯ | |
Primus Public School | 12.8884 77.6961 | landmark | | | primus school
RV College | 12.9253 77.4993 | college | ಆರ್ ವಿ ಕಾಲೇಜು | | rv college of engineering; rvce; rv engineering college
RV Dental College | 12.9106 77.5858 | college | | |
Rainbow Hospital Doddanekkundi | 12.9753 77.6973 | hospital | | | rainbow hospital; rainbow hospital marathahalli
Reva University | 13.1154 77.6342 | college | ರೇವಾ ವಿಶ್ವವಿದ್ಯಾಲಯ | | reva college; reva
Royal Meenakshi Mall | 12.8765 77.5959 | mall | ಮೀನಾಕ್ಷಿ ಮಾಲ್ | | meenakshi mall
Russell Market | 12.9849 77.6052 | landmark | ರಸೆಲ್ ಮಾರ್ಕೆಟ್ | |
Ryan International School | 12.8196 77.5848 | landmark | | | ryan school
SAP Labs | 12.9777 77.7144 | tech-park | | | sap labs whitefield; sap office
SMVIT | 13.1518 77.6117 | college | | | smvit college; sir mvit
Sagar Hospital | 12.9284 77.5995 | hospital | ಸಾಗರ್ ಆಸ್ಪತ್ರೆ | | sagar hospitals
Sambhram College | 13.0883 77.5466 | college | | | sambhram
Sanjay Gandhi Hospital | 12.9270 77.5932 | hospital | ಸಂಜಯ್ ಗಾಂಧಿ ಆಸ್ಪತ್ರೆ | |
Sapthagiri Hospital | 13.0707 77.5039 | hospital | ಸಪ್ತಗಿರಿ ಆಸ್ಪತ್ರೆ | | sapthagiri medical college
Sheshadripuram College | 13.0999 77.5885 | college | | | seshadripuram college
Sindhi High School | 13.0499 77.5985 | landmark | | | sindhi high school hebbal
Sompura Gate | 12.8620 77.7720 | landmark | ಸೋಂಪುರ ಗೇಟ್ | |
Soukya | 12.9880 77.7820 | hospital | | | soukya hospital; soukya holistic health centre; soukya road; सौक्या रोड
St Josephs Boys High School | 12.9718 77.6044 | landmark | | | st josephs boys school; st joseph boys school
St Josephs College | 12.9704 77.6037 | college | | | st josephs university; st joseph college
St Marthas Hospital | 12.9695 77.5872 | hospital | ಸೇಂಟ್ ಮಾರ್ಥಾಸ್ ಆಸ್ಪತ್ರೆ | | st martha hospital; st marthas
St Philomenas Hospital | 12.9649 77.6101 | hospital | ಫಿಲೋಮಿನಾಸ್ ಆಸ್ಪತ್ರೆ | | philomenas hospital; st philomena hospital
T John College | 12.8496 77.5883 | college | | | t john
The International School Bangalore | 12.8920 77.7496 | landmark | | | tisb; international school bangalore
Tin Factory | 12.9967 77.6690 | landmark | ಟಿನ್ ಫ್ಯಾಕ್ಟರಿ | टिन फैक्ट्री |
Town Hall | 12.9636 77.5844 | landmark | ಟೌನ್ ಹಾಲ್ | | bangalore town hall
Vagdevi Vilas School | 12.9324 77.7606 | landmark | | | vagdevi vilas
Valley School | 12.8544 77.5100 | landmark | | | the valley school
Vidyapeeta | 12.9352 77.5607 | landmark | ವಿದ್ಯಾಪೀಠ | | vidyapeeta circle; vidyapeetha; vidyapeetha circle
Vijaya College | 12.9402 77.5801 | college | ವಿಜಯ ಕಾಲೇಜು | |
Vydehi Hospital | 12.9769 77.7269 | hospital | ವೈದೇಹಿ ಆಸ್ಪತ್ರೆ | वैदेही हॉस्पिटल | vydehi; vydehi medical college; vaidehi hospital
Wipro Electronic City | 12.8359 77.6574 | tech-park | | | wipro electronic city campus; wipro gate electronic city; electronic city wipro gate; wipro electronic city gate; wipro
Wipro Sarjapur Road | 12.8989 77.7136 | tech-park | ವಿಪ್ರೋ | विप्रो | wipro sarjapur; wipro corporate office; wipro gate; wipro office; wipro
`;

export const landmarks = stopLandmarks(TABLE, 'bus stops of BMTC, November 2025');
