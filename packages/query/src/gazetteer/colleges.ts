import { institutions } from './institutions.ts';

/*
 * Colleges and universities that buyers name: middles of OpenStreetMap in 2026 (© OpenStreetMap contributors, ODbL 1.0: this table is
 * under the same licence), through Daiwik-Chilukuri/DYAD, commit 7bba95fd. Their other names are those that people say.
 */

// name | area of a branch | lat lng | Kannada | Devanagari | also
const TABLE = `
Indian Institute of Management | | 12.89587 77.60232 | ಇಂಡಿಯನ್ ಇನ್‌ಸ್ಟಿಟ್ಯೂಟ್ ಆಫ್ ಮ್ಯಾನೇಜ್‌ಮೆಂಟ್ | भारतीय प्रबंध संस्थान | iim; indian institute of management bangalore; iim bannerghatta road; iimb campus; iim campus; iim bangalore campus
Christ University | | 12.93373 77.60513 | ಕ್ರೈಸ್ಟ್ ಯೂನಿವರ್ಸಿಟಿ | क्राइस्ट यूनिवर्सिटी | christ college; christ university hosur road; christ main campus
Christ University | Bannerghatta Road | 12.87787 77.59611 | | | christ university bannerghatta; christ bannerghatta road; christ college bannerghatta road; christ university bgr
Christ University | Nagasandra | 13.03573 77.50569 | | | christ university yeshwanthpur; christ university yeshwantpur; christ yeshwanthpur; christ university yeshwanthpur campus
RV College | | 12.92320 77.50064 | ಆರ್ ವಿ ಕಾಲೇಜು | | rv college of engineering; rvce; rv engineering college; rv college mysore road; आरवी कॉलेज; ಆರ್‌ವಿ ಕಾಲೇಜು
RV University | | 12.92337 77.49969
PES College | | 12.93485 77.53214 | ಪಿ ಇ ಎಸ್ ಕಾಲೇಜು | | pes university; pesit; pes; pes university ring road; pesu; pes university banashankari; पीईएस यूनिवर्सिटी
BMS College of Engineering | | 12.94152 77.56590 | ಬಿಎಂಎಸ್ ಕಾಲೇಜು | बीएमएस कॉलेज | bms college; bmsce; bms engineering college; bms college basavanagudi; bms
BMSIT College | | 13.13390 77.56802 | | | bmsit; bmsit yelahanka; bms institute of technology
MS Ramaiah College | | 13.03092 77.56523 | ಎಂ ಎಸ್ ರಾಮಯ್ಯ ಕಾಲೇಜು | | m s ramaiah college; ramaiah college; msrit; ramaiah institute of technology; ms ramaiah institute of technology; ms ramaiah; m s ramaiah; रामैया कॉलेज; ರಾಮಯ್ಯ ಕಾಲೇಜು
Dayananda Sagar College | | 12.90894 77.56643 | ದಯಾನಂದ ಸಾಗರ್ ಕಾಲೇಜು | | dayanand sagar college; dayananda sagar; dsce; dayananda sagar university kumaraswamy layout; dayananda sagar kumaraswamy layout
Dayananda Sagar Academy | | 12.82508 77.51502 | | | dsatm; dayananda sagar academy of technology; dayananda sagar kanakapura road; dayananda sagar udayapura
JSS College | | 12.90256 77.50508 | | | jssate; jss academy; jss academy of technical education; jss college kengeri
Reva University | | 13.11554 77.63588 | ರೇವಾ ವಿಶ್ವವಿದ್ಯಾಲಯ | | reva college; reva; reva university yelahanka; reva college yelahanka; रेवा यूनिवर्सिटी
Jain University Jayanagar | | 12.91815 77.59191 | | | jain university 9th block; jain college jayanagar
Kristu Jayanti College | | 13.05823 77.64244 | ಕ್ರಿಸ್ತು ಜಯಂತಿ ಕಾಲೇಜು | | kristu jayanti; kristu jayanti university; kristu jayanti college kothanur
CMRIT | | 12.96657 77.71236 | | | cmrit college; cmr institute of technology; cmrit itpl; cmrit brookefield
CMR University Lakeside | | 13.11862 77.65886 | | | cmr university bagalur; cmr university lakeside campus
New Horizon College | | 12.93438 77.69220 | ನ್ಯೂ ಹೊರೈಜನ್ ಕಾಲೇಜು | | new horizon college of engineering; nhce
Jyothi Nivas College | | 12.93284 77.61653 | ಜ್ಯೋತಿ ನಿವಾಸ್ ಕಾಲೇಜು | | jyoti nivas college; jyoti nivas; jyoti nivas college koramangala
NMKRV College | | 12.93235 77.58141 | ಎನ್‌ಎಂಕೆಆರ್‌ವಿ ಕಾಲೇಜು | | nmkrv; nmkrv college jayanagar
Oxford College | | 12.90101 77.63093 | | | the oxford college; oxford college of engineering; oxford college bommanahalli
NIFT | | 12.91197 77.65273 | | | nift college; nift bangalore; nift hsr; nift hsr layout; national institute of fashion technology
IIIT Bangalore | | 12.84427 77.66329 | ಐಐಐಟಿ ಬೆಂಗಳೂರು | आईआईआईटी बैंगलोर | iiitb; iiit b; iiit; international institute of information technology; iiit electronic city
National Law School | | 12.95290 77.51597 | ನ್ಯಾಷನಲ್ ಲಾ ಸ್ಕೂಲ್ | नेशनल लॉ स्कूल | nlsiu; national law school of india; national law school nagarbhavi; national law university
SMVIT | | 13.14971 77.60730 | | | smvit college; sir mvit
Nitte Meenakshi College | | 13.12939 77.58790 | | | nitte meenakshi; nmit; nitte meenakshi institute of technology; nitte college yelahanka
Sambhram College | | 13.08972 77.54588 | | | sambhram
East Point College | | 13.04997 77.71688 | ಈಸ್ಟ್ ಪಾಯಿಂಟ್ ಕಾಲೇಜು | | east point engineering college
Garden City College | | 13.02536 77.70686 | ಗಾರ್ಡನ್ ಸಿಟಿ ಕಾಲೇಜು | | garden city university
T John College | | 12.85071 77.59457 | | | t john
AMC College | | 12.82848 77.58892 | ಎ ಎಂ ಸಿ ಕಾಲೇಜು | | amc engineering college
HKBK College | | 13.03620 77.61978 | | | hkbk; hkbk college of engineering; hkbk college nagavara
Ambedkar Institute of Technology | | 12.96460 77.50667 | | | dr ambedkar institute of technology; ait mallathahalli
Ambedkar Medical College | | 13.02411 77.61485 | | | dr br ambedkar medical college
Acharya Institute of Technology | | 13.08418 77.48565 | ಆಚಾರ್ಯ ಇನ್‌ಸ್ಟಿಟ್ಯೂಟ್ | | acharya college; acharya institute
KLE College | | 12.96842 77.48195 | | | kle society college; kle law college
KIMS College | | 12.92677 77.56246 | ಕಿಮ್ಸ್ | | kims hospital; kims
Azim Premji University | | 12.84398 77.77707 | ಅಜೀಂ ಪ್ರೇಮ್‌ಜಿ ವಿಶ್ವವಿದ್ಯಾಲಯ | अज़ीम प्रेमजी यूनिवर्सिटी | azim premji university sarjapur; apu sarjapur; azim premji college
XIME | | 12.84828 77.67490 | | | xime electronic city; xavier institute of management
Symbiosis Bengaluru | | 12.84115 77.66877 | | | symbiosis; symbiosis electronic city; symbiosis institute of business management; sibm bengaluru; sibm
NMIMS Bengaluru | | 12.82487 77.58800 | | | nmims; nmims bangalore; narsee monjee; narsee monjee institute of management studies
Surana College | | 12.93631 77.57823 | ಸುರಾನಾ ಕಾಲೇಜು | | surana; surana college south end
National College Jayanagar | | 12.92551 77.57884 | ನ್ಯಾಷನಲ್ ಕಾಲೇಜು ಜಯನಗರ | | national college jayanagar 7th block
Bangalore Institute of Technology | | 12.95513 77.57420 | | | bit college; bit vv puram; bit kr road
UVCE | | 12.97470 77.58610 | ಯುವಿಸಿಇ | | uvce college; university visvesvaraya college of engineering; uvce kr circle
MES College | | 13.00540 77.56351 | ಎಂಇಎಸ್ ಕಾಲೇಜು | | mes college malleshwaram; mes college of arts and science
Sheshadripuram College Yelahanka | | 13.09981 77.58804 | | | seshadripuram college yelahanka; seshadripuram first grade college; sheshadripuram college; seshadripuram college
Sheshadripuram College Main Campus | | 12.98892 77.57625 | | | seshadripuram college main campus; sheshadripuram college sheshadripuram; sheshadripuram college; seshadripuram college
Krupanidhi College Koramangala | | 12.92382 77.62936 | | | krupanidhi koramangala; krupanidhi; krupanidhi college
KS Institute of Technology | | 12.87925 77.54463 | | | ksit; ks institute; k s institute of technology; ksit kanakapura road
Global Academy of Technology | | 12.92727 77.52622 | | | gat college; global academy rr nagar; gat rr nagar
Rajarajeswari Medical College | | 12.89391 77.46261 | | | rajarajeshwari medical college; rr medical college; rajarajeswari hospital; rajarajeshwari hospital kumbalgodu
Presidency College | | 13.05064 77.59800 | | | presidency college hebbal; presidency college kempapura
St Claret College | | 13.04381 77.54485 | | | st claret college jalahalli; st claret; claret college
Cambridge Institute of Technology | | 13.01253 77.70466 | | | cambridge college kr puram; cambridge institute of technology kr puram; cit kr puram
Bishop Cotton Womens College | | 12.96269 77.58698 | | | bishop cotton women college; bishop cotton womens christian college
St Josephs College of Commerce | | 12.97000 77.60740 | | | sjcc; st joseph college of commerce
MVJ College | | 12.98492 77.76276 | | | mvj college of engineering
Indian Statistical Institute | | 12.93241 77.50417 | | | indian statistical institute mysore road
Srishti Manipal | | 13.12588 77.59156 | | | srishti college; srishti institute of art design and technology; srishti yelahanka
Manipal University Yelahanka | | 13.12645 77.58906 | | | mahe bengaluru; manipal academy yelahanka; mahe yelahanka
`;

export const colleges = institutions(TABLE, 'college');
