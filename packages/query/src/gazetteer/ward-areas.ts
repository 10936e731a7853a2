import type { Place } from '../place.ts';
import { roughAreas } from './rough-areas.ts';

/*
 * Areas that a ward of 2025 lists among its own, or is named after (Greater Bengaluru Authority; bengaluruwards.opencity.in through
 * snarayanank2/bengaluru-votes, MIT, commit 858ad469), with the Kannada name given there. The point is the middle of
 * the bus stops of that name in the ward (BMTC, through Vonter/transitrouter, MIT, commit 8f99742c), or else the
 * middle of its wards; the radius is then theirs. A name that lies in wards far apart has a row for each, which "say" tells apart.
 */

// name | lat lng | radius | corporation | Kannada | say | also
const TABLE = `
AGS Layout | 12.9135 77.5409 | 800 | South | AGS ಲೇಔಟ್
AKG Colony | 12.9817 77.7684 | 850 | East | ಎಕೆಜಿ ಕಾಲೋನಿ
AMS Layout | 13.0931 77.5576 | 900 | North | AMS ಲೇಔಟ್
Abbaiah Reddy Layout | 12.9664 77.6845 | 800 | East | ಅಬ್ಬಯ್ಯ ರೆಡ್ಡಿ ಲೇಔಟ್
Abshot Layout | 12.9898 77.5927 | 790 | Central | ಅಬ್ಶಾಟ್ ಲೇಔಟ್
Achaiah Chetty Layout | 13.0177 77.5738 | 1260 | West | ಅಚ್ಚಯ್ಯ ಚೆಟ್ಟಿ ಬಡಾವಣೆ
Adarsh Nagar | 13.0289 77.6105 | 530 | North | ಆದರ್ಶ ನಗರ
Adithyanagara | 13.0931 77.5576 | 900 | North | ಆದಿತ್ಯನಗರ
Aditya Layout | 12.9205 77.5261 | 1470 | West | ಆದಿತ್ಯ ಲೇಔಟ್
Agara | 12.9196 77.6428 | 900 | | ಅಗರ | | agara lake area; agara hsr; agaram village
Agrahara Dasarahalli | 12.9827 77.5402 | 500 | West | ಅಗ್ರಹಾರ ದಾಸರಹಳ್ಳಿ
Air View Colony | 12.9544 77.6525 | 690 | Central | ಏರ್ ವ್ಯೂ ಕಾಲೋನಿ
Akkithimmanahalli | 12.9619 77.5978 | 800 | Central | ಅಕ್ಕಿತಿಮ್ಮನಹಳ್ಳಿ
Akshaynagar Layout | 12.8818 77.6089 | 1160 | South | ಅಕ್ಷಯನಗರ ಲೇಔಟ್
Alfa Gardens | 12.9997 77.7214 | 1160 | East | ಆಲ್ಫಾ ಗಾರ್ಡನ್ಸ್
Amarjyothi Layout | 12.9606 77.6390 | 610 | Central | ಅಮರಜ್ಯೋತಿ ಲೇಔಟ್
Amarjyothi Nagara | 12.9746 77.5335 | 540 | West | ಅಮರಜ್ಯೋತಿ ನಗರ | near Vijayanagar
Amarjyothi Nagara | 13.0353 77.5923 | 590 | North | ಅಮರಜ್ಯೋತಿ ನಗರ | near Hebbal
Ambedkar Colony | 12.9735 77.6957 | 1080 | East | ಅಂಬೇಡ್ಕರ್ ಕಾಲೋನಿ
Amruthnagar | 13.0683 77.5928 | 1280 | North | ಅಮೃತನಗರ
Anand Nagar Colony | 13.0353 77.5923 | 590 | North | ಆನಂದ್ ನಗರ ಕಾಲೋನಿ
Anand Nagar | 13.0353 77.5923 | 590 | North | ಆನಂದ್ ನಗರ
Ananda Nagara | 12.9605 77.6958 | 640 | East | ಆನಂದ ನಗರ
Anchappa Garden | 13.0065 77.5987 | 500 | Central | ಅಂಚಪ್ಪ ಗಾರ್ಡನ್
Anepalya | 12.9530 77.6053 | 800 | Central | ಆನೆಪಾಳ್ಯ
Anjanappa Garden | 13.0065 77.5987 | 500 | Central | ಅಂಜನಪ್ಪ ಗಾರ್ಡನ್
Annaniappa Layout | 12.9544 77.6525 | 690 | Central | ಅಣ್ಣನಿಯಪ್ಪ ಬಡಾವಣೆ
Annapoorneshwari Nagara | 12.9804 77.5068 | 800 | West | ಅನ್ನಪೂರ್ಣೇಶ್ವರಿ ನಗರ
Annasandra Palya | 12.9624 77.6693 | 800 | East | ಅನ್ನಸಂದ್ರ ಪಾಳ್ಯ
Appareddipalaya | 12.9719 77.6342 | 590 | Central | ಅಪ್ಪಾರೆಡ್ಡಿಪಾಳ್ಯ
Arab Lines | 12.9699 77.6068 | 1120 | Central | ಅರಬ್ ಸಾಲುಗಳು
Arkavathy Layout | 13.0688 77.6143 | 1500 | North | ಅರ್ಕಾವತಿ ಬಡಾವಣೆ | | arkavathi layout; arkavati layout; arkavathy
Ashokapuram | 13.0085 77.5408 | 500 | West | ಅಶೋಕಪುರಂ
Ashraya Layout | 12.9769 77.7103 | 1120 | East | ಆಶ್ರಯ ಲೇಔಟ್
Austin Town BDA Layout | 12.9576 77.6144 | 500 | Central | ಆಸ್ಟಿನ್ ಟೌನ್ BDA ಲೇಔಟ್
Ayyappanagara | 12.9997 77.7214 | 1160 | East | ಅಯ್ಯಪ್ಪನಗರ
B Channasandra | 13.0101 77.6576 | 800 | Central | ಬಿ ಚನ್ನಸಂದ್ರ
B Chikkanna Layout | 12.9913 77.6977 | 650 | East | ಬಿ ಚಿಕ್ಕಣ್ಣ ಲೇಔಟ್
BCC Layout | 12.9530 77.5323 | 800 | West | ಬಿಸಿಸಿ ಲೇಔಟ್
BDA Jnanabharathi Residential Enclave | 12.9159 77.4998 | 1400 | West | ಬಿಡಿಎ ಜ್ಞಾನಭಾರತಿ ರೆಸಿಡೆನ್ಶಿಯಲ್ ಎನ್‌ಕ್ಲೇವ್
BEL Colony | 13.0497 77.5519 | 1500 | North | ಬಿಇಎಲ್ ಕಾಲೋನಿ
BEL Layout | 12.9160 77.5109 | 800 | West | BEL ಲೇಔಟ್ | near Rajarajeshwari Nagar
BEL Layout | 13.0731 77.5592 | 750 | North | BEL ಲೇಔಟ್ | near Vidyaranyapura
BEML Township | 12.9707 77.6762 | 650 | East | BEML ಟೌನ್‌ಶಿಪ್
BHCS Layout | 12.8982 77.5330 | 1500 | South | BHCS ಲೇಔಟ್ | near Subramanyapura
BHCS Layout | 12.9137 77.6102 | 670 | South | BHCS ಲೇಔಟ್ | near BTM Layout
BM Kaval | 12.9818 77.6428 | 980 | Central | ಬಿಎಂ ಕಾವಲ್
BOOHBCS Layout | 12.8618 77.5598 | 1500 | South | BOOHBCS ಲೇಔಟ್
Babasaheb Colony | 12.9641 77.6461 | 640 | Central | ಬಾಬಾಸಾಹೇಬ್ ಕಾಲೋನಿ
Badrappa Layout | 13.0474 77.5747 | 800 | North | ಬದ್ರಪ್ಪ ಬಡಾವಣೆ
Balaji Layout | 12.9329 77.6050 | 630 | South | ಬಾಲಾಜಿ ಲೇಔಟ್ | near Suddagunte Palya
Balaji Layout | 13.0043 77.6258 | 620 | North | ಬಾಲಾಜಿ ಲೇಔಟ್ | near Cooke Town
Balepet | 12.9705 77.5783 | 500 | Central | ಬಳೆಪೇಟೆ
Bandepalya | 12.8883 77.6434 | 750 | South | ಬಂಡೇಪಾಳ್ಯ
Bank of Baroda Colony | 12.8942 77.5861 | 580 | South | ಬ್ಯಾಂಕ್ ಆಫ್ ಬರೋಡಾ ಕಾಲೋನಿ
Bapuji Nagar | 12.9532 77.5418 | 800 | West | ಬಾಪೂಜಿ ನಗರ
Basappa Garden | 12.9951 77.5756 | 500 | Central | ಬಸಪ್ಪ ಗಾರ್ಡನ್
Belur Nagasandra | 12.9411 77.6697 | 1500 | East | ಬೇಲೂರು ನಾಗಸಂದ್ರ
Belure Ambedkar Nagar | 12.9411 77.6697 | 1500 | East | ಬೇಲೂರೆ ಅಂಬೇಡ್ಕರ್ ನಗರ
Bendre Nagar | 12.9080 77.5575 | 540 | South | ಬೇಂದ್ರೆ ನಗರ
Bethel Layout | 12.9580 77.5993 | 700 | Central | ಬೆತೆಲ್ ಲೇಔಟ್
Bhimajyothi LIC HBCS Layout | 12.9913 77.5397 | 530 | West | ಭೀಮಜ್ಯೋತಿ LIC HBCS ಲೇಔಟ್
Bhoomi Reddy Colony | 12.9765 77.6585 | 800 | Central | ಭೂಮಿ ರೆಡ್ಡಿ ಕಾಲೋನಿ
Binnamangala | 12.9836 77.6399 | 800 | Central | ಬಿನ್ನಮಂಗಲ
Binny Layout | 12.9746 77.5335 | 540 | West | ಬಿನ್ನಿ ಲೇಔಟ್
Bismillah Nagar | 12.9250 77.6011 | 500 | South | ಬಿಸ್ಮಿಲ್ಲಾ ನಗರ
Brooke Bond | 12.9642 77.7485 | 800 | East | ಬ್ರೂಕ್ ಬಾಂಡ್
Brookes Haven Layout | 12.8751 77.5724 | 750 | South | ಬ್ರೂಕ್ಸ್ ಹೆವನ್ ಲೇಔಟ್
Byataranyapura | 12.9456 77.5431 | 500 | West | ಬ್ಯಾಟರಣ್ಯಪುರ
Byrasandra | 12.9755 77.6680 | 800 | Central | ಬೈರಸಂದ್ರ
Byrathi Bande | 13.0539 77.6671 | 1350 | East | ಬೈರತಿ ಬಂದೆ
Byrathikhane | 13.0457 77.6593 | 1500 | East | ಬೈರತಿಖಾನೆ
Byraveshwara Nagara | 13.0342 77.4911 | 1160 | West | ಬೈರವೇಶ್ವರ ನಗರ
CNR Layout | 13.0246 77.6545 | 770 | East | ಸಿಎನ್ಆರ್ ಲೇಔಟ್
CQAL Layout | 13.1042 77.5618 | 1270 | North | CQAL ಲೇಔಟ್
Cambridge Layout | 12.9719 77.6342 | 590 | Central | ಕೇಂಬ್ರಿಡ್ಜ್ ಲೇಔಟ್
Canara Bank Colony | 12.9277 77.5910 | 570 | South | ಕೆನರಾ ಬ್ಯಾಂಕ್ ಕಾಲೋನಿ
Canara Bank Layout | 13.0783 77.5730 | 1500 | North | ಕೆನರಾ ಬ್ಯಾಂಕ್ ಲೇಔಟ್
Chakravarty Layout | 12.9898 77.5927 | 790 | Central | ಚಕ್ರವರ್ತಿ ಲೇಔಟ್
Chamundeshwari Layout | 13.0648 77.5596 | 800 | North | ಚಾಮುಂಡೇಶ್ವರಿ ಲೇಔಟ್
Chamundi Nagara | 13.0269 77.5964 | 500 | North | ಚಾಮುಂಡಿ ನಗರ
Chandana Layout | 12.9841 77.5041 | 850 | West | ಚಂದನ ಲೇಔಟ್
Chandra Reddy Layout | 12.9400 77.6256 | 500 | South | ಚಂದ್ರಾ ರೆಡ್ಡಿ ಲೇಔಟ್
Channama Layout | 12.9769 77.7103 | 1120 | East | ಚನ್ನಮ ಬಡಾವಣೆ
Chelekere | 13.0307 77.6439 | 800 | East | ಚೇಳಕೆರೆ
Chellakere | 13.0315 77.6441 | 730 | East | ಚೆಲ್ಲಕೆರೆ
Cheluvadi Palya | 12.9656 77.5679 | 500 | Central | ಚೆಲುವಾದಿ ಪಾಳ್ಯ
Chettupalya | 12.8958 77.4873 | 1500 | West | ಚೆಟ್ಟುಪಾಳ್ಯ
Chikka Banasawadi | 13.0017 77.6513 | 1060 | Central | ಚಿಕ್ಕ ಬಾಣಸವಾಡಿ
Chikka Kammanahalli | 12.8497 77.5999 | 800 | South | ಚಿಕ್ಕ ಕಮ್ಮನಹಳ್ಳಿ
Chikkabommasandra | 13.0935 77.5825 | 800 | North | ಚಿಕ್ಕಬೊಮ್ಮಸಂದ್ರ
Chikkabyrathi | 13.0539 77.6671 | 1350 | East | ಚಿಕ್ಕಬೈರತಿ
Chikkathoguru | 12.8635 77.6464 | 1360 | South | ಚಿಕ್ಕ ತೋಗೂರು
Chikkegowdanpalya | 12.8675 77.5275 | 1500 | South | ಚಿಕ್ಕೇಗೌಡನಪಾಳ್ಯ
Chinnanna Layout | 13.0289 77.6105 | 530 | North | ಚಿನ್ನಣ್ಣ ಲೇಔಟ್
Chinnappa Garden | 13.0031 77.6035 | 800 | Central | ಚಿನ್ನಪ್ಪ ಗಾರ್ಡನ್
Chinnayanapalya | 12.9439 77.5979 | 500 | Central | ಚಿನ್ನಯ್ಯನಪಾಳ್ಯ
Cholanayakanahalli | 13.0377 77.6037 | 560 | North | ಚೋಳನಾಯಕನಹಳ್ಳಿ
Cholourpalya | 12.9701 77.5497 | 500 | West | ಚೋಳೂರಪಾಳ್ಯ
Cleveland Town | 12.9958 77.6147 | 640 | North | ಕ್ಲೀವ್ಲ್ಯಾಂಡ್ ಟೌನ್
Coffee Board Layout | 13.0485 77.6092 | 800 | North | ಕಾಫಿ ಬೋರ್ಡ್ ಲೇಔಟ್
Concept City | 12.8958 77.4873 | 1500 | West | ಕಾನ್ಸೆಪ್ಟ್ ಸಿಟಿ
Concorde Layout | 12.9159 77.4998 | 1400 | West | ಕಾಂಕಾರ್ಡ್ ಲೇಔಟ್
Corporation Colony | 12.9733 77.6386 | 1500 | Central | ಕಾರ್ಪೊರೇಷನ್ ಕಾಲೋನಿ
Cottonpete | 12.9656 77.5679 | 500 | Central | ಕಾಟನ್ ಪೇಟೆ
Craig Park Layout | 12.9699 77.6068 | 1120 | Central | ಕ್ರೇಗ್ ಪಾರ್ಕ್ ಲೇಔಟ್
Cubbonpet | 12.9791 77.5873 | 1220 | Central | ಕಬ್ಬನ್‌ಪೇಟೆ
D'Costa Square | 13.0043 77.6258 | 620 | North | ಡಿ'ಕೋಸ್ಟಾ ಸ್ಕ್ವೇರ್
D'Souza Layout | 12.9699 77.6068 | 1120 | Central | ಡಿಸೋಜಾ ಲೇಔಟ್
D'Souza Nagar | 12.9319 77.5331 | 800 | West | ಡಿಸೋಜಾ ನಗರ
DK Naik Nagar | 12.9143 77.5896 | 500 | South | ಡಿಕೆ ನಾಯಕ್ ನಗರ
Darga Mohalla | 12.9980 77.6690 | 520 | East | ದರ್ಗಾ ಮೊಹಲ್ಲಾ
Dattatreya Nagara | 12.9232 77.5411 | 500 | West | ದತ್ತಾತ್ರೇಯ ನಾಗರಾ
Deewanarapalya | 13.0267 77.5618 | 800 | West | ದೀವಾನರಪಾಳ್ಯ
Defence Colony | 12.9818 77.6428 | 980 | Central | ಡಿಫೆನ್ಸ್ ಕಾಲೋನಿ
Defence Layout | 13.0683 77.5928 | 1280 | North | ರಕ್ಷಣಾ ಲೇಔಟ್
Devasandra Industrial Estate | 13.0013 77.7010 | 640 | East | ದೇವಸಂದ್ರ ಇಂಡಸ್ಟ್ರಿಯಲ್ ಎಸ್ಟೇಟ್
Deverajivanahalli | 13.0083 77.6090 | 500 | North | ದೇವರಜೀವನಹಳ್ಳಿ
Dinnur | 13.0239 77.5989 | 800 | North | ದಿನ್ನೂರು
Doctors Layout | 13.0017 77.6513 | 1060 | Central | ಡಾಕ್ಟರ್ಸ್ ಲೇಔಟ್
Dodakattappa | 12.9772 77.6234 | 500 | Central | ದೊಡ್ಡಕಟ್ಟಪ್ಪ
Doddigunta | 12.9929 77.6236 | 630 | Central | ದೊಡ್ಡಿಗುಂಟಾ
Dollar Scheme Colony | 12.9203 77.6173 | 500 | South | ಡಾಲರ್ ಸ್ಕೀಮ್ ಕಾಲೋನಿ
Dollars Colony | 13.0372 77.5701 | 680 | North | ಡಾಲರ್ ಕಾಲೋನಿ | near Nagashettyhalli
Dollars Colony | 12.9116 77.5992 | 640 | South | ಡಾಲರ್ ಕಾಲೋನಿ | near Mico Layout
Domlur BDA Layout | 12.9606 77.6390 | 610 | Central | ದೊಮ್ಮಲೂರು ಬಿಡಿಎ ಲೇಔಟ್
Doopanahalli | 12.9634 77.6416 | 800 | Central | ದೂಪನಹಳ್ಳಿ
Doresanipalya | 12.8881 77.5931 | 900 | South | ದೊರೆಸಾನಿಪಾಳ್ಯ
Dr. Shivaram Karanth Nagar | 13.0688 77.6143 | 1500 | North | ಡಾ.ಶಿವರಾಮ ಕಾರಂತನಗರ
Dubasi Palya | 12.9244 77.4957 | 800 | West | ದುಬಾಸಿ ಪಾಳ್ಯ
Dwaraka Nagar | 13.1213 77.6181 | 800 | North | ದ್ವಾರಕಾ ನಗರ
Eramma Layout | 12.9431 77.6135 | 740 | South | ಈರಮ್ಮ ಲೇಔಟ್
Evergreen Layout | 13.0539 77.6671 | 1350 | East | ಎವರ್ಗ್ರೀನ್ ಲೇಔಟ್
Fair Field Layout | 12.9791 77.5873 | 1220 | Central | ಫೇರ್ ಫೀಲ್ಡ್ ಲೇಔಟ್
Fakir Colony | 13.1079 77.6280 | 1500 | North | ಫಕೀರ್ ಕಾಲೋನಿ
Fatima Layout | 13.0472 77.6106 | 1300 | North | ಫಾತಿಮಾ ಲೇಔಟ್
Ferns Habitat | 12.9735 77.6957 | 1080 | East | ಜರೀಗಿಡಗಳ ಆವಾಸಸ್ಥಾನ
Ferrar Nagar | 13.1225 77.5793 | 1430 | North | ಫೆರಾರ್ ನಗರ
GJM Sai Garden Layout | 12.9599 77.7243 | 1340 | East | ಜಿಜೆಎಂ ಸಾಯಿ ಗಾರ್ಡನ್ ಲೇಔಟ್
GKVK Layout | 13.0688 77.6143 | 1500 | North | ಜಿಕೆವಿಕೆ ಲೇಔಟ್
GKW Layout | 12.9680 77.5285 | 800 | West | GKW ಲೇಔಟ್ | near Vijayanagar
GKW Layout | 13.0085 77.5113 | 560 | West | GKW ಲೇಔಟ್ | near Hegganahalli
GNR Gardens | 13.0315 77.6441 | 730 | East | GNR ಗಾರ್ಡನ್ಸ್
Gajendra Nagara | 12.9565 77.6081 | 640 | Central | ಗಜೇಂದ್ರ ನಗರ
Ganakkal | 12.8979 77.5122 | 800 | West | ಗಾಣಕಲ್
Ganapathy Nagar | 12.9456 77.5431 | 500 | West | ಗಣಪತಿ ನಗರ
Gandhi Nagar | 12.9487 77.7086 | 890 | East | ಗಾಂಧಿ ನಗರ | near Munnekolala
Gandhi Nagar | 12.9816 77.5759 | 760 | Central | ಗಾಂಧಿ ನಗರ | near Seshadripuram
Gandhi Nagar | 13.0968 77.5960 | 760 | North | ಗಾಂಧಿ ನಗರ | near Yelahanka
Gangappa Layout | 12.9906 77.6719 | 500 | East | ಗಂಗಪ್ಪ ಬಡಾವಣೆ
Ganigarapalya | 12.8761 77.5330 | 800 | South | ಗಾಣಿಗರಪಾಳ್ಯ
Ganigarpet | 12.9648 77.5843 | 500 | Central | ಗಾಣಿಗರಪೇಟೆ
Gattigere Extension | 12.9205 77.5261 | 1470 | West | ಗಟ್ಟಿಗೆರೆ ವಿಸ್ತರಣೆ
Gattigerepalya | 12.8675 77.5275 | 1500 | South | ಗಟ್ಟಿಗೆರೆಪಾಳ್ಯ
Gavipuram | 12.9497 77.5590 | 500 | West | ಗವಿಪುರಂ | | gavipura; gavipuram guttahalli
Geddalahalli | 13.0308 77.5775 | 800 | North | ಗೆದ್ದಲಹಳ್ಳಿ | near Sanjay Nagar
Geddalahalli | 13.0484 77.6454 | 800 | East | ಗೆದ್ದಲಹಳ್ಳಿ | near Byrathi
Geetha Colony | 12.9277 77.5910 | 570 | South | ಗೀತಾ ಕಾಲೋನಿ
Geleyara Balaga Layout | 13.0712 77.5058 | 800 | North | ಗೆಳೆಯರ ಬಳಗ ಬಡಾವಣೆ
Giridhama Layout | 12.9205 77.5261 | 1470 | West | ಗಿರಿಧಾಮ ಬಡಾವಣೆ
Gitanjali Layout | 12.9769 77.6548 | 800 | Central | ಗೀತಾಂಜಲಿ ಲೇಔಟ್
Gokula | 13.0415 77.5572 | 800 | North | ಗೋಕುಲ | | gokula extension; gokul extension
Gollarahatti | 12.9888 77.4723 | 800 | West | ಗೊಲ್ಲರಹಟ್ಟಿ
Gopalpura | 12.9782 77.5639 | 640 | Central | ಗೋಪಾಲಪುರ
Goripalya | 12.9635 77.5578 | 800 | Central | ಗೋರಿಪಾಳ್ಯ
Gorkamantapalya | 12.9765 77.6585 | 800 | Central | ಗೋರ್ಕಮಂಟಪಲ್ಯ
Govinda Reddy Layout | 12.8881 77.5931 | 900 | South | ಗೋವಿಂದ ರೆಡ್ಡಿ ಲೇಔಟ್
Govindapura | 13.0327 77.6210 | 800 | North | ಗೋವಿಂದಪುರ
Govindaraj Nagara | 12.9771 77.5402 | 500 | West | ಗೋವಿಂದರಾಜ ನಗರ
Gowtham Colony | 12.9606 77.6390 | 610 | Central | ಗೌತಮ್ ಕಾಲೋನಿ
Gowthamapura | 12.9451 77.6396 | 1500 | Central | ಗೌತಮಾಪುರ
Grace Town | 13.0303 77.6300 | 750 | North | ಗ್ರೇಸ್ ಟೌನ್
Green Domain Layout | 12.9769 77.7103 | 1120 | East | ಹಸಿರು ಡೊಮೇನ್ ಲೇಔಟ್
Green Leaf Layout | 12.9304 77.6310 | 850 | South | ಗ್ರೀನ್ ಲೀಫ್ ಲೇಔಟ್
Gruhalaxmi Layout | 13.0299 77.5003 | 800 | West | ಗೃಹಲಕ್ಷ್ಮಿ ಲೇಔಟ್
Guddadahalli | 12.9570 77.5444 | 500 | West | ಗುಡ್ಡದಹಳ್ಳಿ
Gunjur Hosahalli | 12.9197 77.7245 | 1500 | East | ಗುಂಜೂರು ಹೊಸಹಳ್ಳಿ
Gupta Layout | 12.9772 77.6234 | 500 | Central | ಗುಪ್ತಾ ಲೇಔಟ್
Gurappana Palya | 12.9195 77.6001 | 800 | South | ಗುರಪ್ಪನ ಪಾಳ್ಯ
Gurudarshan Layout | 13.0731 77.5592 | 750 | North | ಗುರುದರ್ಶನ ಬಡಾವಣೆ
Guttahalli | 13.0032 77.5870 | 880 | West | ಗುಟ್ಟಹಳ್ಳಿ
HAL Township | 12.9658 77.6644 | 670 | East | HAL ಟೌನ್‌ಶಿಪ್
HMT Colony | 13.0813 77.5461 | 880 | North | HMT ಕಾಲೋನಿ
HMT Layout | 13.0269 77.5907 | 500 | North | HMT ಲೇಔಟ್ | near Ganganagar
HMT Layout | 13.0387 77.5017 | 780 | West | HMT ಲೇಔಟ್ | near Nagasandra
HMT Layout | 13.0731 77.5592 | 750 | North | HMT ಲೇಔಟ್ | near Vidyaranyapura
HMT Watch Factory Colony | 13.0440 77.5435 | 1150 | North | HMT ವಾಚ್ ಫ್ಯಾಕ್ಟರಿ ಕಾಲೋನಿ
Halagevaderahalli | 12.9202 77.5140 | 800 | West | ಹಲಗೆವಡೇರಹಳ್ಳಿ
Hanuman Nagar | 12.9630 77.6549 | 670 | Central | ಹನುಮಾನ್ ನಗರ
Hanumanthappa Layout | 12.9817 77.6160 | 800 | Central | ಹನುಮಂತಪ್ಪ ಬಡಾವಣೆ
Heerachand Layout | 12.9980 77.6332 | 700 | North | ಹೀರಾಚಂದ್ ಲೇಔಟ್
High Grounds | 12.9791 77.5873 | 1220 | Central | ಎತ್ತರದ ಮೈದಾನಗಳು
Hombegowda Nagar | 12.9518 77.5932 | 550 | Central | ಹೊಂಬೇಗೌಡ ನಗರ
Hoody Garden | 12.9997 77.7214 | 1160 | East | ಹೂಡಿ ಗಾರ್ಡನ್
Hosahalli Golarapalya | 12.9974 77.4844 | 1160 | West | ಹೊಸಹಳ್ಳಿ ಗೋಳರಪಾಳ್ಯ
Hutting Colony | 12.9818 77.6428 | 980 | Central | ಗುಡಿಸಲು ಕಾಲೋನಿ
IAS Officers Colony | 12.9137 77.6102 | 670 | South | ಐಎಎಸ್ ಆಫೀಸರ್ಸ್ ಕಾಲೋನಿ
IDBI Layout | 12.8643 77.6057 | 1270 | South | IDBI ಲೇಔಟ್
ISRO Colony | 12.9451 77.6396 | 1500 | Central | ಇಸ್ರೋ ಕಾಲೋನಿ
ITC Colony | 12.9980 77.6332 | 700 | North | ಐಟಿಸಿ ಕಾಲೋನಿ
ITI Colony | 13.0157 77.6906 | 840 | East | ಐಟಿಐ ಕಾಲೋನಿ | near Anandapura
ITI Colony | 13.0300 77.5649 | 530 | West | ಐಟಿಐ ಕಾಲೋನಿ | near Mathikere
ITI Industrial Estate | 13.0013 77.7010 | 640 | East | ITI ಇಂಡಸ್ಟ್ರಿಯಲ್ ಎಸ್ಟೇಟ್
ITI Layout | 12.9015 77.6390 | 500 | South | ಐಟಿಐ ಲೇಔಟ್ | near Mangammanapalya
ITI Layout | 12.9649 77.5001 | 800 | West | ಐಟಿಐ ಲೇಔಟ್ | near Mallathahalli
ITI Layout | 12.9984 77.6054 | 560 | North | ಐಟಿಐ ಲೇಔಟ್ | near SK Garden
Ilyas Nagar | 12.9084 77.5704 | 800 | South | ಇಲ್ಯಾಸ್ ನಗರ
Immadihalli | 12.9664 77.7632 | 800 | East | ಇಮ್ಮಡಿಹಳ್ಳಿ | | immadi halli
Indira Gandhi Colony | 12.9469 77.6258 | 500 | South | ಇಂದಿರಾಗಾಂಧಿ ಕಾಲೋನಿ
Isaac Layout | 13.1042 77.5618 | 1270 | North | ಐಸಾಕ್ ಲೇಔಟ್
JC Nagar | 13.0051 77.5939 | 800 | Central | ಜೆ ಸಿ ನಗರ | near Jayamahal
JC Nagar | 13.0061 77.5350 | 800 | West | ಜೆ ಸಿ ನಗರ | near Nandini Layout
JCR Layout | 12.9345 77.7081 | 1500 | East | ಜೆಸಿಆರ್ ಲೇಔಟ್
JHBCS Layout | 12.9113 77.5633 | 800 | South | JHBCS ಲೇಔಟ್
JK Pura | 12.9565 77.6081 | 640 | Central | ಜೆಕೆ ಪುರ
Jagajeevanram Nagara | 12.9646 77.5549 | 800 | Central | ಜಗಜೀವನರಾಂ ನಗರ
Jagruthi Colony | 12.8942 77.5861 | 580 | South | ಜಾಗೃತಿ ಕಾಲೋನಿ
Jai Bheema Nagar | 12.9195 77.6157 | 800 | South | ಜೈ ಭೀಮಾ ನಗರ
Jai Jawan Nagar | 13.0082 77.6391 | 500 | North | ಜೈ ಜವಾನ್ ನಗರ
Jakkur Plantation | 13.0683 77.5928 | 1280 | North | ಜಕ್ಕೂರು ಪ್ಲಾಂಟೇಶನ್
Jaladarshini Layout | 13.0300 77.5649 | 530 | West | ಜಲದರ್ಶಿನಿ ಲೇಔಟ್
Jaraganahalli | 12.8988 77.5762 | 520 | South | ಜರಗನಹಳ್ಳಿ
Javaranadoddi | 12.9205 77.5261 | 1470 | West | ಜವರನದೊಡ್ಡಿ
Jayanagar East | 12.9277 77.5910 | 570 | South | ಜಯನಗರ ಪೂರ್ವ
Jayantinagara | 13.0288 77.6638 | 800 | East | ಜಯಂತಿನಗರ
Jayaraj Nagar | 12.9824 77.6312 | 790 | Central | ಜಯರಾಜ್ ನಗರ
Jogappa Layout | 13.0472 77.6106 | 1300 | North | ಜೋಗಪ್ಪ ಬಡಾವಣೆ
Jogi Colony | 12.9284 77.6118 | 500 | South | ಜೋಗಿ ಕಾಲೋನಿ
Jogpalya | 12.9719 77.6342 | 590 | Central | ಜೋಗಪಾಳ್ಯ
Jooganahalli | 12.9950 77.5567 | 500 | West | ಜೂಗನಹಳ್ಳಿ
Jothinagar | 12.9658 77.6644 | 670 | East | ಜೋತಿನಗರ
Judicial Officer's Layout | 13.0372 77.5701 | 680 | North | ನ್ಯಾಯಾಂಗ ಅಧಿಕಾರಿಗಳ ಲೇಔಟ್
Junnasandra | 12.9054 77.6714 | 1500 | South | ಜುನ್ನಸಂದ್ರ
Justice Bheemiah Layout | 13.0107 77.6969 | 530 | East | ನ್ಯಾಯಮೂರ್ತಿ ಭೀಮಯ್ಯ ಲೇಔಟ್
K H Ranganath Colony | 12.9663 77.5550 | 500 | Central | ಕೆ ಎಚ್ ರಂಗನಾಥ ಕಾಲೋನಿ
K R Layout | 12.9024 77.5830 | 520 | South | ಕೆ ಆರ್ ಲೇಔಟ್
K. Channasandra | 13.0402 77.6796 | 800 | East | ಕೆ.ಚನ್ನಸಂದ್ರ
KEB Layout | 13.0365 77.5823 | 920 | North | ಕೆಇಬಿ ಲೇಔಟ್ | near Bhoopasandra
KEB Layout | 13.1225 77.5793 | 1430 | North | ಕೆಇಬಿ ಲೇಔಟ್ | near Yelahanka
KFSC Layout | 13.0139 77.6349 | 500 | North | KFSC ಲೇಔಟ್
KHB Colony | 12.9812 77.5354 | 800 | West | KHB ಕಾಲೋನಿ
KHR Colony | 12.9445 77.5346 | 750 | West | KHR ಕಾಲೋನಿ
KPC Layout | 12.9054 77.6714 | 1500 | South | ಕೆಪಿಸಿ ಲೇಔಟ್
KR Garden | 12.9544 77.6525 | 690 | Central | ಕೆಆರ್ ಗಾರ್ಡನ್
KSRTC Layout | 12.9143 77.5896 | 500 | South | KSRTC ಲೇಔಟ್
Kadiranpalaya | 12.9824 77.6312 | 790 | Central | ಕದಿರನಪಾಲಾಯ
Kadirenahalli | 12.9147 77.5642 | 800 | South | ಕದಿರೇನಹಳ್ಳಿ
Kadugodi Colony | 12.9989 77.7438 | 1500 | East | ಕಾಡುಗೋಡಿ ಕಾಲೋನಿ
Kaithota | 12.9632 77.7620 | 1360 | East | ಕೈತೋಟ
Kalahalli | 12.9824 77.6312 | 790 | Central | ಕಲಹಳ್ಳಿ
Kalasipalyam | 12.9591 77.5795 | 500 | Central | ಕಲಾಸಿಪಾಳ್ಯಂ | | kalasipalya
Kamdhenu Nagar | 12.9970 77.6806 | 650 | East | ಕಾಮಧೇನು ನಗರ
Kanakashree Layout | 13.0539 77.6671 | 1350 | East | ಕನಕಶ್ರೀ ಬಡಾವಣೆ
Kankanpalya | 12.9473 77.5844 | 700 | Central | ಕಂಕಣಪಾಳ್ಯ
Kanshiram Nagar | 13.0785 77.5202 | 1210 | North | ಕಾನ್ಶಿರಾಮ್ ನಗರ
Kareem Nagar | 12.9659 77.6713 | 500 | East | ಕರೀಂ ನಗರ
Kareemsab Nagar | 13.0012 77.5040 | 500 | West | ಕರೀಂಸಾಬ್ ನಗರ
Karishma Hills | 12.8887 77.5387 | 800 | South | ಕರಿಷ್ಮಾ ಹಿಲ್ಸ್
Kariyammana Agrahara | 12.9345 77.7081 | 1500 | East | ಕರಿಯಮ್ಮನ ಅಗ್ರಹಾರ
Kariyannanapalya | 13.0142 77.6256 | 540 | North | ಕರಿಯಣ್ಣನಪಾಳ್ಯ
Karthik Nagar | 12.9682 77.7016 | 800 | East | ಕಾರ್ತಿಕ್ ನಗರ
Kasturibai Nagar | 12.9543 77.5522 | 500 | Central | ಕಸ್ತೂರಿಬಾಯಿ ನಗರ
Kathalipalya | 12.9818 77.6428 | 980 | Central | ಕಥಲಿಪಾಳ್ಯ
Kaverappa Layout | 12.9345 77.7081 | 1500 | East | ಕಾವೇರಪ್ಪ ಬಡಾವಣೆ | near Panathur
Kaverappa Layout | 12.9898 77.5927 | 790 | Central | ಕಾವೇರಪ್ಪ ಬಡಾವಣೆ | near Vasanth Nagar
Kaveri Layout | 12.9715 77.5294 | 500 | West | ಕಾವೇರಿ ಲೇಔಟ್ | near Vijayanagar
Kaveri Layout | 13.0931 77.5576 | 900 | North | ಕಾವೇರಿ ಲೇಔಟ್ | near Atturu
Kaveri Nagar | 12.9544 77.6525 | 690 | Central | ಕಾವೇರಿ ನಗರ | near Konena Agrahara
Kaveri Nagar | 12.9881 77.7170 | 960 | East | ಕಾವೇರಿ ನಗರ | near Hoodi
Kaveri Nagar | 13.0289 77.6105 | 530 | North | ಕಾವೇರಿ ನಗರ | near Shampura
Kaveri Pura | 12.9772 77.5249 | 500 | West | ಕಾವೇರಿ ಪುರ
Kempapura Agrahara | 12.9709 77.5550 | 500 | West | ಕೆಂಪಾಪುರ ಅಗ್ರಹಾರ
Kempegowda Layout | 13.0042 77.5244 | 500 | West | ಕೆಂಪೇಗೌಡ ಬಡಾವಣೆ
Kenchenahalli | 12.9202 77.5159 | 1150 | West | ಕೆಂಚೇನಹಳ್ಳಿ | near Rajarajeshwari Nagar
Kenchenahalli | 13.1225 77.5793 | 1430 | North | ಕೆಂಚೇನಹಳ್ಳಿ | near Yelahanka
Kengeri Kote | 12.8958 77.4873 | 1500 | West | ಕೆಂಗೇರಿ ಕೋಟೆ
Keshavaraj Layout | 12.9719 77.6342 | 590 | Central | ಕೇಶವರಾಜ್ ಲೇಔಟ್
Kirloskar Colony | 13.0002 77.5394 | 1500 | West | ಕಿರ್ಲೋಸ್ಕರ್ ಕಾಲೋನಿ
Kirloskar Layout | 13.0628 77.4999 | 900 | North | ಕಿರ್ಲೋಸ್ಕರ್ ಲೇಔಟ್
Kodandarampura | 13.0042 77.5750 | 500 | West | ಕೋದಂಡರಾಮಪುರ
Kodipalya | 12.9038 77.4878 | 800 | West | ಕೋಡಿಪಾಳ್ಯ
Kothandram Layout | 12.9817 77.6160 | 800 | Central | ಕೋತಂದ್ರಂ ಲೇಔಟ್
Kothnur Lake View Layout | 12.8751 77.5724 | 750 | South | ಕೊತ್ನೂರು ಲೇಕ್ ವ್ಯೂ ಲೇಔಟ್
Kottegepalya | 12.9866 77.5162 | 870 | West | ಕೊಟ್ಟಿಗೆಪಾಳ್ಯ
Kowdenahalli | 13.0325 77.6819 | 820 | East | ಕೌಡೇನಹಳ್ಳಿ
Krishna Garden Layout | 12.9159 77.4998 | 1400 | West | ಕೃಷ್ಣ ಗಾರ್ಡನ್ ಲೇಔಟ್
Krishna Nagar | 12.8692 77.5794 | 1050 | South | ಕೃಷ್ಣ ನಗರ
Krishna Reddy Colony | 12.9606 77.6390 | 610 | Central | ಕೃಷ್ಣಾ ರೆಡ್ಡಿ ಕಾಲೋನಿ
Krishnappa Garden | 12.9765 77.6585 | 800 | Central | ಕೃಷ್ಣಪ್ಪ ಗಾರ್ಡನ್
Krishnappa Layout | 12.9205 77.5261 | 1470 | West | ಕೃಷ್ಣಪ್ಪ ಬಡಾವಣೆ
Kumara Park East | 12.9791 77.5873 | 1220 | Central | ಕುಮಾರ ಪಾರ್ಕ್ ಪೂರ್ವ
Kumara Park West | 12.9816 77.5759 | 760 | Central | ಕುಮಾರ ಪಾರ್ಕ್ ವೆಸ್ಟ್
Kumara Park | 12.9804 77.5816 | 1220 | | ಕುಮಾರ ಪಾರ್ಕ್ | | kumarapark
Kurubara Halli | 13.0008 77.5359 | 800 | West | ಕುರುಬರ ಹಳ್ಳಿ
Kushal Nagar | 13.0180 77.6159 | 500 | North | ಕುಶಾಲ್ ನಗರ
Kuvempu Nagar | 12.9162 77.6161 | 800 | South | ಕುವೆಂಪು ನಗರ
LBS Nagar | 12.9824 77.6312 | 790 | Central | ಎಲ್ಬಿಎಸ್ ನಗರ | near Hoysalanagar
LBS Nagar | 13.0640 77.6444 | 1230 | East | ಎಲ್ಬಿಎಸ್ ನಗರ | near Narayanapura
LIC Colony | 12.9630 77.6549 | 670 | Central | ಎಲ್ಐಸಿ ಕಾಲೋನಿ
LR Bande | 13.0289 77.6106 | 800 | North | ಎಲ್ ಆರ್ ಬಂಡೆ
LRDE Layout | 12.9735 77.6957 | 1080 | East | LRDE ಲೇಔಟ್
Lakshmi Nagar | 12.8863 77.5827 | 800 | South | ಲಕ್ಷ್ಮಿ ನಗರ
Lakshmipuram | 12.9782 77.6322 | 800 | Central | ಲಕ್ಷ್ಮೀಪುರಂ
Lal Bahadur Shastri Nagar | 12.9693 77.6702 | 800 | East | ಲಾಲ್ ಬಹದ್ದೂರ್ ಶಾಸ್ತ್ರಿ ನಗರ
Langford Gardens | 12.9580 77.5993 | 700 | Central | ಲ್ಯಾಂಗ್ಫೋರ್ಡ್ ಗಾರ್ಡನ್ಸ್
Langford Town | 12.9580 77.5993 | 700 | Central | ಲ್ಯಾಂಗ್ಫೋರ್ಡ್ ಟೌನ್
Lazar Layout | 12.9958 77.6147 | 640 | North | ಲಾಜರ್ ಲೇಔಟ್
Lottegollahalli | 13.0372 77.5701 | 680 | North | ಲೊಟ್ಟೆಗೊಲ್ಲಹಳ್ಳಿ
Lower Palace Orchard | 13.0032 77.5870 | 880 | West | ಕೆಳ ಅರಮನೆ ಹಣ್ಣಿನ ತೋಟ
M C Layout | 12.9750 77.5421 | 800 | West | ಎಂ ಸಿ ಲೇಔಟ್
M Nanjappa Layout | 13.0640 77.6444 | 1230 | East | ಎಂ ನಂಜಪ್ಪ ಲೇಔಟ್
M S Ramaiah City | 12.8863 77.5827 | 800 | South | ಎಂ ಎಸ್ ರಾಮಯ್ಯ ನಗರ
MCECHS Layout | 13.0688 77.6143 | 1500 | North | MCECHS ಲೇಔಟ್
MCHS Colony | 12.9139 77.6357 | 920 | South | MCHS ಕಾಲೋನಿ
MCHS Layout | 13.0688 77.6143 | 1500 | North | MCHS ಲೇಔಟ್
MEG Layout | 12.9875 77.6853 | 930 | East | MEG ಲೇಔಟ್
MEI Colony | 13.0212 77.5181 | 680 | West | MEI ಕಾಲೋನಿ
MEI Layout | 13.0610 77.4994 | 800 | North | MEI ಲೇಔಟ್
MES Colony | 12.9544 77.6525 | 690 | Central | ಎಂಇಎಸ್ ಕಾಲೋನಿ
MKS Layout | 12.8618 77.5598 | 1500 | South | ಎಂಕೆಎಸ್ ಲೇಔಟ್
MLA Layout | 13.0177 77.5888 | 590 | North | ಶಾಸಕ ಬಡಾವಣೆ | near Ganganagar
MLA Layout | 13.0372 77.5701 | 680 | North | ಶಾಸಕ ಬಡಾವಣೆ | near Nagashettyhalli
MSO Colony | 12.9980 77.6332 | 700 | North | MSO ಕಾಲೋನಿ
MSR Layout | 12.9487 77.7086 | 890 | East | MSR ಲೇಔಟ್
MSR Nagar | 13.0300 77.5649 | 530 | West | MSR ನಗರ
MV Garden | 12.9772 77.6234 | 500 | Central | ಎಂವಿ ಗಾರ್ಡನ್
Madeena Nagar | 12.9083 77.6075 | 500 | South | ಮದೀನಾ ನಗರ
Madeshwara Nagara | 12.9922 77.4931 | 690 | West | ಮಾದೇಶ್ವರ ನಗರ
Madhav Nagar | 12.9791 77.5873 | 1220 | Central | ಮಾಧವ್ ನಗರ
Madhuranagara | 12.9412 77.7642 | 800 | East | ಮಧುರಾನಗರ
Mahadeshwara Nagara | 12.9078 77.6108 | 800 | South | ಮಹದೇಶ್ವರ ನಗರ
Maheshwari Nagar | 12.9913 77.6977 | 650 | East | ಮಹೇಶ್ವರಿ ನಗರ
Maistripalaya | 12.9304 77.6310 | 850 | South | ಮೇಸ್ತ್ರಿಪಾಲಾಯ
Maithri Layout | 12.9943 77.7648 | 1200 | East | ಮೈತ್ರಿ ಲೇಔಟ್
Malagala | 12.9786 77.5151 | 800 | West | ಮಲಗಲ
Malappa Layout | 13.0246 77.6545 | 770 | East | ಮಾಳಪ್ಪ ಬಡಾವಣೆ
Mamulpete | 12.9705 77.5783 | 500 | Central | ಮಾಮೂಲ್‌ಪೇಟೆ
Manjunath Nagar | 12.9544 77.6525 | 690 | Central | ಮಂಜುನಾಥ್ ನಗರ | near Konena Agrahara
Manjunath Nagar | 12.9955 77.5478 | 500 | West | ಮಂಜುನಾಥ್ ನಗರ | near Rajajinagar
Manjunath Nagar | 13.0523 77.4998 | 690 | North | ಮಂಜುನಾಥ್ ನಗರ | near Bagalakunte
Marappa Garden | 13.0044 77.5997 | 800 | Central | ಮಾರಪ್ಪ ಗಾರ್ಡನ್
Marappa Layout | 12.9205 77.5261 | 1470 | West | ಮಾರಪ್ಪ ಬಡಾವಣೆ
Marenahalli | 12.9161 77.5874 | 800 | South | ಮಾರೇನಹಳ್ಳಿ | near JP Nagar
Marenahalli | 12.9699 77.5322 | 800 | West | ಮಾರೇನಹಳ್ಳಿ | near Vijayanagar
Mariappanapalya | 12.9950 77.5567 | 500 | West | ಮರಿಯಪ್ಪನಪಾಳ್ಯ
Maruthi Extension | 12.9968 77.5632 | 500 | West | ಮಾರುತಿ ವಿಸ್ತರಣೆ
Maruthi House Building Co-operative Society Layout | 12.9913 77.5397 | 530 | West | ಮಾರುತಿ ಹೌಸ್ ಬಿಲ್ಡಿಂಗ್ ಕೋ ಆಪರೇಟಿವ್ ಸೊಸೈಟಿ ಲೇಔಟ್
Maruthi Layout | 12.9116 77.5992 | 640 | South | ಮಾರುತಿ ಲೇಔಟ್ | near Mico Layout
Maruthi Layout | 12.9619 77.7100 | 710 | East | ಮಾರುತಿ ಲೇಔಟ್ | near AECS Layout
Mathru Layout | 13.0979 77.5800 | 960 | North | ಮಾತೃ ಲೇಔಟ್
Mavalli | 12.9473 77.5844 | 700 | Central | ಮಾವಳ್ಳಿ
Meenakshi Layout | 12.9599 77.7243 | 1340 | East | ಮೀನಾಕ್ಷಿ ಲೇಔಟ್
Meenakshi Nagar | 12.9855 77.5334 | 500 | West | ಮೀನಾಕ್ಷಿ ನಗರ
Meghanapalya | 13.0315 77.6441 | 730 | East | ಮೇಘನಪಾಳ್ಯ
Michaelpalya | 12.9818 77.6428 | 980 | Central | ಮೈಕಲ್ಪಾಳ್ಯ
Milk Colony | 13.0077 77.5568 | 510 | West | ಮಿಲ್ಕ್ ಕಾಲೋನಿ
Minaz Nagara | 12.9122 77.5618 | 800 | South | ಮಿನಾಜ್ ನಾಗರಾ
Modi Garden | 13.0146 77.6028 | 730 | North | ಮೋದಿ ಗಾರ್ಡನ್
Mohan Kumar Nagar | 13.0307 77.5494 | 800 | North | ಮೋಹನ್ ಕುಮಾರ್ ನಗರ
Motappanapalya | 12.9719 77.6342 | 590 | Central | ಮೋಟಪ್ಪನಪಾಳ್ಯ
Muneshwara Layout | 13.0200 77.6674 | 720 | East | ಮುನೇಶ್ವರ ಬಡಾವಣೆ
Munirangappa Layout | 13.0214 77.6080 | 500 | North | ಮುನಿರಂಗಪ್ಪ ಬಡಾವಣೆ
Munireddypalya | 13.0065 77.5987 | 500 | Central | ಮುನಿರೆಡ್ಡಿಪಾಳ್ಯ
Muniswamappa Layout | 13.0440 77.4905 | 800 | West | ಮುನಿಸ್ವಾಮಪ್ಪ ಬಡಾವಣೆ
Muniyappa Layout | 12.9544 77.6525 | 690 | Central | ಮುನಿಯಪ್ಪ ಬಡಾವಣೆ
Munniswamy Garden | 12.9469 77.6258 | 500 | South | ಮುನ್ನಿಸ್ವಾಮಿ ಗಾರ್ಡನ್
N Thyagaraju Layout | 12.9980 77.6332 | 700 | North | ಎನ್ ತ್ಯಾಗರಾಜು ಲೇಔಟ್
N. G. R. Layout | 12.9037 77.6185 | 600 | South | ಎನ್ ಜಿ ಆರ್ ಲೇಔಟ್
NGEF Layout | 12.9666 77.5111 | 910 | West | NGEF ಲೇಔಟ್ | near Nagarbhavi
NGEF Layout | 13.0399 77.5734 | 550 | North | NGEF ಲೇಔಟ್ | near Nagashettyhalli
NGOs Colony | 12.9929 77.5263 | 500 | West | ಎನ್ಜಿಒಗಳ ಕಾಲೋನಿ
NHCS Layout | 12.9715 77.5294 | 500 | West | NHCS ಲೇಔಟ್
NR Colony | 12.9379 77.5690 | 800 | West | ಎನ್ ಆರ್ ಕಾಲೋನಿ | near Basavanagudi
NR Colony | 12.9630 77.6549 | 670 | Central | ಎನ್ ಆರ್ ಕಾಲೋನಿ | near Jeevan Bima Nagar
NR Layout | 12.9630 77.6549 | 670 | Central | ಎನ್ಆರ್ ಲೇಔಟ್
NTY Layout | 12.9541 77.5398 | 500 | West | NTY ಲೇಔಟ್
Nagamma Nagar | 12.9683 77.5608 | 500 | Central | ನಾಗಮ್ಮ ನಗರ
Nagayana Palya | 12.9980 77.6332 | 700 | North | ನಾಗಯ್ಯನ ಪಾಳ್ಯ
Nagegowdanapalya | 12.8677 77.5157 | 800 | South | ನಾಗೇಗೌಡನಪಾಳ್ಯ
Nallurahalli | 12.9693 77.7357 | 800 | East | ನಲ್ಲೂರಹಳ್ಳಿ | | nallurhalli; nallur halli
Nanjappa Garden | 13.0246 77.6545 | 770 | East | ನಂಜಪ್ಪ ಗಾರ್ಡನ್
Nanjappa Layout | 13.0731 77.5592 | 750 | North | ನಂಜಪ್ಪ ಬಡಾವಣೆ
Narasipura Layout | 13.0813 77.5461 | 880 | North | ನರಸೀಪುರ ಬಡಾವಣೆ
Narayana Nagara | 12.8800 77.5534 | 800 | South | ನಾರಾಯಣ ನಗರ
Narayanappa Gardens | 12.9632 77.7620 | 1360 | East | ನಾರಾಯಣಪ್ಪ ಗಾರ್ಡನ್ಸ್
Nataraja Layout | 12.8863 77.5827 | 800 | South | ನಟರಾಜ ಬಡಾವಣೆ
Navodaya Nagar | 12.8813 77.5838 | 800 | South | ನವೋದಯ ನಗರ
Nelagadaranahalli | 13.0292 77.5082 | 830 | West | ನೆಲಗದರನಹಳ್ಳಿ
Nelagedaranahalli | 13.0292 77.5082 | 830 | West | ನೆಲಗೇದರನಹಳ್ಳಿ
Nellurupuram | 12.9658 77.6644 | 670 | East | ನೆಲ್ಲೂರುಪುರಂ
New Bagalur Layout | 13.0056 77.6169 | 500 | North | ಹೊಸ ಬಾಗಲೂರು ಲೇಔಟ್
New Baiyyappanahalli Extension | 12.9913 77.6431 | 500 | Central | ಹೊಸ ಬೈಯ್ಯಪ್ಪನಹಳ್ಳಿ ವಿಸ್ತರಣೆ
Nobo Nagar | 12.8681 77.5978 | 800 | South | ನೋಬೋ ನಗರ
Nrupatunga Nagar | 12.8863 77.5827 | 800 | South | ನೃಪತುಂಗ ನಗರ | near RBI Layout
Nrupatunga Nagar | 12.9666 77.5111 | 910 | West | ನೃಪತುಂಗ ನಗರ | near Nagarbhavi
Old Binnamangala | 12.9818 77.6428 | 980 | Central | ಹಳೆ ಬಿನ್ನಮಂಗಲ
Old Guddadahalli | 12.9625 77.5474 | 500 | Central | ಹಳೆ ಗುಡ್ಡದಹಳ್ಳಿ
Old Tharagupete | 12.9705 77.5783 | 500 | Central | ಹಳೆ ತರಗುಪೇಟೆ
Old Thippasandra | 12.9818 77.6428 | 980 | Central | ಹಳೆ ತಿಪ್ಪಸಂದ್ರ
P R Layout | 12.9487 77.7086 | 890 | East | ಪಿ ಆರ್ ಲೇಔಟ್
PF Layout | 12.9672 77.5297 | 500 | West | ಪಿಎಫ್ ಲೇಔಟ್
PNB Layout | 12.8811 77.5654 | 720 | South | PNB ಲೇಔಟ್
Padarayanapura | 12.9646 77.5511 | 500 | Central | ಪಾದರಾಯನಪುರ
Palanahalli | 13.1079 77.6280 | 1500 | North | ಪಾಲನಹಳ್ಳಿ
Palm Grove | 13.0315 77.6441 | 730 | East | ಪಾಮ್ ಗ್ರೋವ್
Panathur Dinne | 12.9345 77.7081 | 1500 | East | ಪಾಣತ್ತೂರು ದಿನ್ನೆ
Papaiah Layout | 13.0246 77.6545 | 770 | East | ಪಾಪಯ್ಯ ಲೇಔಟ್
Papanna Layout | 13.0521 77.5851 | 960 | North | ಪಾಪಣ್ಣ ಲೇಔಟ್
Parangipalya | 12.9085 77.6506 | 800 | South | ಪರಂಗಿಪಾಳ್ಯ
Pattabhirama Nagar | 12.9195 77.5848 | 690 | South | ಪಟ್ಟಾಭಿರಾಮ ನಗರ
Pillaganahlli | 12.8484 77.5816 | 810 | South | ಪಿಲ್ಲಗಾನಹಳ್ಳಿ
Pillana Garden | 13.0127 77.6190 | 500 | North | ಪಿಲ್ಲನಾ ಗಾರ್ಡನ್
Poojappa Layout | 13.0315 77.6441 | 730 | East | ಪೂಜಪ್ಪ ಬಡಾವಣೆ
Poojary Layout | 13.0177 77.5738 | 1260 | West | ಪೂಜಾರಿ ಲೇಔಟ್
Post and Telegraph Layout | 13.0246 77.6545 | 770 | East | ಪೋಸ್ಟ್ ಮತ್ತು ಟೆಲಿಗ್ರಾಫ್ ಲೇಔಟ್
Postal Colony | 13.0365 77.5823 | 920 | North | ಪೋಸ್ಟಲ್ ಕಾಲೋನಿ
Postal and Telecom Colony | 13.0128 77.6164 | 800 | North | ಪೋಸ್ಟಲ್ ಮತ್ತು ಟೆಲಿಕಾಂ ಕಾಲೋನಿ
Pottery Town | 12.9984 77.6054 | 560 | North | ಪಾಟರಿ ಟೌನ್
Prakash Nagar | 12.9968 77.5632 | 500 | West | ಪ್ರಕಾಶ್ ನಗರ
Prakruthi Nagar | 13.1079 77.6280 | 1500 | North | ಪ್ರಕೃತಿ ನಗರ
Prakruthi Township | 13.0246 77.6545 | 770 | East | ಪ್ರಕೃತಿ ಟೌನ್‌ಶಿಪ್
Pramodha Layout | 12.9205 77.5261 | 1470 | West | ಪ್ರಮೋದ ಲೇಔಟ್
Prasanna Layout | 12.9962 77.4960 | 800 | West | ಪ್ರಸನ್ನ ಲೇಔಟ್
Prashanth Extension | 12.9786 77.7403 | 1250 | East | ಪ್ರಶಾಂತ್ ವಿಸ್ತರಣೆ
Prashanth Nagar | 12.9759 77.5311 | 800 | West | ಪ್ರಶಾಂತ್ ನಗರ
Prem Nagar | 12.9866 77.5162 | 870 | West | ಪ್ರೇಮ್ ನಗರ
Pudupadacheri | 12.9580 77.5993 | 700 | Central | ಪುದುಪದಚೇರಿ
Pushpagiri Nagar | 12.9205 77.5261 | 1470 | West | ಪುಷ್ಪಗಿರಿ ನಗರ
Putanna Garden | 12.9868 77.6582 | 790 | Central | ಪುಟಣ್ಣ ಗಾರ್ಡನ್
Puttappa Layout | 12.9765 77.6585 | 800 | Central | ಪುಟ್ಟಪ್ಪ ಬಡಾವಣೆ
Puttenahalli | 12.8973 77.5848 | 800 | South | ಪುಟ್ಟೇನಹಳ್ಳಿ | near Panduranga Nagar
Puttenahalli | 13.1101 77.5802 | 800 | North | ಪುಟ್ಟೇನಹಳ್ಳಿ | near Yelahanka
RBI Colony | 13.0269 77.5907 | 500 | North | RBI ಕಾಲೋನಿ
RHB Colony | 12.9913 77.6977 | 650 | East | RHB ಕಾಲೋನಿ
RMS Colony | 13.0365 77.5823 | 920 | North | RMS ಕಾಲೋನಿ
RPC Layout | 12.9683 77.5453 | 500 | West | RPC ಲೇಔಟ್
RV Layout | 12.9898 77.5927 | 790 | Central | RV ಲೇಔಟ್
Raghavendra Colony | 13.0681 77.5293 | 670 | North | ರಾಘವೇಂದ್ರ ಕಾಲೋನಿ
Rahat Bagh | 12.9868 77.6582 | 790 | Central | ರಾಹತ್ ಬಾಗ್
Raja Ram Mohan Roy Extension | 12.9596 77.5881 | 500 | Central | ರಾಜಾ ರಾಮ್ ಮೋಹನ್ ರಾಯ್ ವಿಸ್ತರಣೆ
Rajamahal | 13.0032 77.5870 | 880 | West | ರಾಜಮಹಲ್
Rajendranagar | 12.9452 77.6219 | 500 | South | ರಾಜೇಂದ್ರನಗರ
Rajiv Gandhi Nagar | 13.0783 77.5730 | 1500 | North | ರಾಜೀವ್ ಗಾಂಧಿ ನಗರ
Rajotsava Nagar | 12.9012 77.5650 | 500 | South | ರಾಜೋತ್ಸವ ನಗರ
Ramachandra Pura | 12.9850 77.5644 | 500 | Central | ರಾಮಚಂದ್ರ ಪುರ
Ramakrishna Layout | 13.0365 77.5823 | 920 | North | ರಾಮಕೃಷ್ಣ ಬಡಾವಣೆ
Ramanna Gardens | 13.0731 77.5592 | 750 | North | ರಾಮಣ್ಣ ಗಾರ್ಡನ್ಸ್
Ramappa Layout | 12.8942 77.5861 | 580 | South | ರಾಮಪ್ಪ ಬಡಾವಣೆ
Ramaswami Layout | 12.9413 77.7450 | 1500 | East | ರಾಮಸ್ವಾಮಿ ಬಡಾವಣೆ
Ramaswamy Layout | 12.9913 77.6431 | 500 | Central | ರಾಮಸ್ವಾಮಿ ಲೇಔಟ್
Ramaswamypalya | 13.0096 77.6353 | 800 | North | ರಾಮಸ್ವಾಮಿಪಾಳ್ಯ
Ramesh Nagar | 12.9594 77.6811 | 800 | East | ರಮೇಶ್ ನಗರ
Ramiah Reddy Layout | 12.9997 77.7214 | 1160 | East | ರಾಮಯ್ಯ ರೆಡ್ಡಿ ಲೇಔಟ್
Ranasingpete | 12.9728 77.5697 | 550 | Central | ರಣಸಿಂಗಪೇಟೆ
Rashad Nagar | 13.0312 77.6168 | 500 | North | ರಶಾದ್ ನಗರ
Rayapuram | 12.9663 77.5550 | 500 | Central | ರಾಯಪುರಂ
Reflex Layout | 12.9159 77.4998 | 1400 | West | ರಿಫ್ಲೆಕ್ಸ್ ಲೇಔಟ್
Rehamath Nagar | 13.0269 77.5964 | 500 | North | ರೆಹಮತನಗರ
Roopena Agrahara | 12.9116 77.6258 | 800 | South | ರೂಪೇನ ಅಗ್ರಹಾರ
Royal Placid Layout | 12.9054 77.6714 | 1500 | South | ರಾಯಲ್ ಪ್ಲ್ಯಾಸಿಡ್ ಲೇಔಟ್
Royal Residency Layout | 12.8818 77.6089 | 1160 | South | ರಾಯಲ್ ರೆಸಿಡೆನ್ಸಿ ಲೇಔಟ್
Rudrappa Garden | 12.9566 77.6196 | 500 | Central | ರುದ್ರಪ್ಪ ಗಾರ್ಡನ್
Rukmini Nagara | 13.0410 77.5049 | 800 | West | ರುಕ್ಮಿಣಿ ನಗರ
Rustum Bagh | 12.9544 77.6525 | 690 | Central | ರುಸ್ತುಂ ಬಾಗ್
SBI Colony | 12.9304 77.6310 | 850 | South | ಎಸ್‌ಬಿಐ ಕಾಲೋನಿ
SFHS Layout | 12.9137 77.6102 | 670 | South | SFHS ಲೇಔಟ್
SHBCS Layout | 12.9304 77.6310 | 850 | South | SHBCS ಲೇಔಟ್
SR Layout | 12.9544 77.6525 | 690 | Central | ಎಸ್ಆರ್ ಲೇಔಟ್
ST Bed Layout | 12.9304 77.6310 | 850 | South | ST ಬೆಡ್ ಲೇಔಟ್
Sadananda Nagar | 12.9944 77.6581 | 800 | Central | ಸದಾನಂದ ನಗರ
Sai Layout | 12.9657 77.7451 | 1190 | East | ಸಾಯಿ ಲೇಔಟ್
Saitpalya | 13.0142 77.6256 | 540 | North | ಸಾಯಿತ್ಪಾಳ್ಯ
Sampige Layout | 12.9772 77.5249 | 500 | West | ಸಂಪಿಗೆ ಬಡಾವಣೆ
Sapthagiri Layout | 12.9205 77.5261 | 1470 | West | ಸಪ್ತಗಿರಿ ಬಡಾವಣೆ | near Bangarappa Nagar
Sapthagiri Layout | 13.0342 77.4911 | 1160 | West | ಸಪ್ತಗಿರಿ ಬಡಾವಣೆ | near Doddabidarakallu
Saraipalya | 13.0472 77.6106 | 1300 | North | ಸಾರಾಯಿಪಾಳ್ಯ
Saraswathipuram | 12.9451 77.6396 | 1500 | Central | ಸರಸ್ವತಿಪುರಂ
Sarovara Layout | 13.0521 77.5851 | 960 | North | ಸರೋವರ ಲೇಔಟ್
Sathyanagara | 13.0004 77.6399 | 800 | North | ಸತ್ಯನಗರ
Seven Hills Layout | 12.9126 77.5471 | 570 | South | ಸೆವೆನ್ ಹಿಲ್ಸ್ ಲೇಔಟ್
Shabarinagara | 13.0838 77.6259 | 1500 | North | ಶಬರಿನಗರ
Shakthi Nagar | 13.0180 77.6159 | 500 | North | ಶಕ್ತಿ ನಗರ
Shamana Nagar | 12.9670 77.5409 | 500 | West | ಶಾಮನ ನಗರ
Shamanna Reddy Layout | 12.9735 77.6957 | 1080 | East | ಶಾಮಣ್ಣ ರೆಡ್ಡಿ ಲೇಔಟ್
Shankar Nagar | 13.0177 77.5471 | 750 | West | ಶಂಕರ್ ನಗರ
Shankarapuram | 12.9478 77.5708 | 710 | Central | ಶಂಕರಪುರಂ | | shankarapura; shankarpuram
Shanthala Nagar | 12.9699 77.6068 | 1120 | Central | ಶಾಂತಲಾ ನಗರ
Sharada Colony | 12.9921 77.5342 | 800 | West | ಶಾರದ ಕಾಲೋನಿ
Sharadhanagar | 13.0979 77.5800 | 960 | North | ಶಾರದನಗರ
Shettihalli | 13.0603 77.5213 | 1090 | North | ಶೆಟ್ಟಿಹಳ್ಳಿ
Shirdi Sai Nagara | 13.0838 77.6259 | 1500 | North | ಶಿರಡಿ ಸಾಯಿ ನಗರ
Shivaganga Layout | 12.9875 77.6853 | 930 | East | ಶಿವಗಂಗಾ ಲೇಔಟ್
Shivalingaiah Colony | 12.9630 77.6549 | 670 | Central | ಶಿವಲಿಂಗಯ್ಯ ಕಾಲೋನಿ
Shivanagara | 12.9905 77.5482 | 500 | West | ಶಿವನಗರ
Shree Vinayaka Layout | 13.0107 77.6969 | 530 | East | ಶ್ರೀ ವಿನಾಯಕ ಬಡಾವಣೆ
Shreyas Colony | 12.8863 77.5827 | 800 | South | ಶ್ರೇಯಸ್ ಕಾಲೋನಿ
Siddapura | 12.9459 77.5921 | 500 | Central | ಸಿದ್ದಾಪುರ | near Wilson Garden
Siddapura | 12.9563 77.7312 | 800 | East | ಸಿದ್ದಾಪುರ | near Thubarahalli
Siddhartha Nagar | 12.9451 77.6396 | 1500 | Central | ಸಿದ್ಧಾರ್ಥ ನಗರ
Sidhartha Colony | 12.9292 77.6202 | 880 | South | ಸಿದ್ಧಾರ್ಥ ಕಾಲೋನಿ
Silver Springs Layout | 12.9619 77.7100 | 710 | East | ಸಿಲ್ವರ್ ಸ್ಪ್ರಿಂಗ್ಸ್ ಲೇಔಟ್
Sindhi Colony | 12.9958 77.6171 | 800 | North | ಸಿಂಧಿ ಕಾಲೋನಿ
Sir M Visvesvaraya Layout | 12.8765 77.6657 | 1030 | South | ಸರ್ ಎಂ.ವಿಶ್ವೇಶ್ವರಯ್ಯ ಲೇಔಟ್ | | sir m vishweshwaraiah layout; visvesvaraya layout; vishweshwaraiah layout; smv layout; sir m v layout; sir mv layout; sir visvesvaraya layout
Sitaramapalya | 12.9881 77.7170 | 960 | East | ಸೀತಾರಾಮಪಾಳ್ಯ
Sivanchetti Gardens | 12.9817 77.6160 | 800 | Central | ಶಿವನಚೆಟ್ಟಿ ಗಾರ್ಡನ್ಸ್
Someshwaranagar | 12.9407 77.5886 | 560 | Central | ಸೋಮೇಶ್ವರನಗರ
Someshwarapura | 12.9719 77.6342 | 590 | Central | ಸೋಮೇಶ್ವರಪುರ
Someshwarpura | 12.9772 77.6234 | 500 | Central | ಸೋಮೇಶ್ವರಪುರ
Sorahunase | 12.9632 77.7620 | 1360 | East | ಸೊರಹುಣಸೆ
Sri Guru Raghavendra Nagar | 12.8863 77.5827 | 800 | South | ಶ್ರೀ ಗುರು ರಾಘವೇಂದ್ರ ನಗರ
Sri Krishna Nagar | 13.0539 77.6671 | 1350 | East | ಶ್ರೀ ಕೃಷ್ಣ ನಗರ
Sri Ram Nagar | 12.9544 77.6525 | 690 | Central | ಶ್ರೀ ರಾಮ್ ನಗರ
Sri Rama Layout | 12.8942 77.5861 | 580 | South | ಶ್ರೀರಾಮ ಲೇಔಟ್
Sri Sai Layout | 13.0315 77.6441 | 730 | East | ಶ್ರೀ ಸಾಯಿ ಲೇಔಟ್
Srigandhakavalu | 12.9841 77.5041 | 850 | West | ಶ್ರೀಗಂಧಕಾವಲು
Srikantan Layout | 12.9791 77.5873 | 1220 | Central | ಶ್ರೀಕಂಠನ್ ಲೇಔಟ್
Srinagar | 12.9443 77.5548 | 800 | West | ಶ್ರೀನಗರ | | srinagara
Srinidhi Layout | 12.8751 77.5724 | 750 | South | ಶ್ರೀನಿಧಿ ಲೇಔಟ್
Srinivas Nagar | 12.9357 77.5552 | 500 | West | ಶ್ರೀನಿವಾಸ್ ನಗರ | | srinivasanagar; srinivasa nagar
Srinivasapura | 12.9202 77.5159 | 1150 | West | ಶ್ರೀನಿವಾಸಪುರ
St. Thomas Town | 13.0043 77.6258 | 620 | North | ಸೇಂಟ್ ಥಾಮಸ್ ಟೌನ್
Subedar Garden | 12.9818 77.6428 | 980 | Central | ಸುಬೇದಾರ್ ಗಾರ್ಡನ್
Subramanyanagar | 13.0077 77.5568 | 510 | West | ಸುಬ್ರಹ್ಮಣ್ಯ ನಗರ | | subramanya nagar; subrahmanyanagar
Sudhama Nagar | 12.9596 77.5881 | 500 | Central | ಸುಧಾಮ ನಗರ | near Shanti Nagar
Sudhama Nagar | 12.9630 77.6549 | 670 | Central | ಸುಧಾಮ ನಗರ | near Jeevan Bima Nagar
Sultanpete | 12.9728 77.5697 | 550 | Central | ಸುಲ್ತಾನಪೇಟೆ
Sun City Layout | 12.8863 77.5827 | 800 | South | ಸನ್ ಸಿಟಿ ಲೇಔಟ್
Sundar Nagar | 13.0440 77.5435 | 1150 | North | ಸುಂದರ್ ನಗರ
Sunkenahalli | 12.9478 77.5708 | 710 | Central | ಸುಂಕೇನಹಳ್ಳಿ
Surabhi Layout | 13.0968 77.5960 | 760 | North | ಸುರಭಿ ಲೇಔಟ್
Syndicate Bank Colony | 12.9772 77.5249 | 500 | West | ಸಿಂಡಿಕೇಟ್ ಬ್ಯಾಂಕ್ ಕಾಲೋನಿ
Syndicate Bank Layout | 12.9980 77.4894 | 800 | West | ಸಿಂಡಿಕೇಟ್ ಬ್ಯಾಂಕ್ ಲೇಔಟ್
Talacauvery Layout | 12.9707 77.6762 | 650 | East | ತಲಕಾವೇರಿ ಲೇಔಟ್
Tasker Town | 12.9830 77.6055 | 610 | Central | ಟಾಸ್ಕರ್ ಟೌನ್
Tatanagar | 13.0552 77.5732 | 800 | North | ಟಾಟಾನಗರ
Teacher's Colony | 12.9153 77.5676 | 500 | South | ಶಿಕ್ಷಕರ ಕಾಲೋನಿ | near Sarakki
Teacher's Colony | 12.9199 77.6340 | 500 | South | ಶಿಕ್ಷಕರ ಕಾಲೋನಿ | near Jakkasandra
Teacher's Colony | 12.9509 77.5172 | 830 | West | ಶಿಕ್ಷಕರ ಕಾಲೋನಿ | near Nayandahalli
Teacher's Colony | 13.0024 77.5468 | 680 | West | ಶಿಕ್ಷಕರ ಕಾಲೋನಿ | near Ketamaranahalli
Telecom Layout | 12.9683 77.5453 | 500 | West | ಟೆಲಿಕಾಂ ಲೇಔಟ್ | near Vijayanagar
Telecom Layout | 13.0679 77.6166 | 800 | North | ಟೆಲಿಕಾಂ ಲೇಔಟ್ | near Rachenahalli
Thimanahalli | 12.9771 77.5402 | 500 | West | ತಿಮ್ಮನಹಳ್ಳಿ
Thimmah Reddy Colony | 12.9544 77.6525 | 690 | Central | ತಿಮ್ಮ ರೆಡ್ಡಿ ಕಾಲೋನಿ
Thimmenahalli | 12.9771 77.5402 | 500 | West | ತಿಮ್ಮೇನಹಳ್ಳಿ
Thippasandra | 12.8735 77.5564 | 800 | South | ತಿಪ್ಪಸಂದ್ರ | near Vajarahalli
Thippasandra | 12.9737 77.6469 | 800 | Central | ತಿಪ್ಪಸಂದ್ರ | near New Thippasandra
Thubarahalli Palya | 12.9599 77.7243 | 1340 | East | ತೂಬರಹಳ್ಳಿ ಪಾಳ್ಯ
Tirumala Nagar | 13.0931 77.5576 | 900 | North | ತಿರುಮಲ ನಗರ
Tunga Nagar | 12.9887 77.4851 | 800 | West | ತುಂಗಾ ನಗರ
Udaya Nagar | 12.9970 77.6806 | 650 | East | ಉದಯ ನಗರ
Ullal | 12.9558 77.4801 | 800 | West | ಉಲ್ಲಾಳು | | ullalu; ullala
Upper Palace Orchard | 13.0177 77.5738 | 1260 | West | ಮೇಲಿನ ಅರಮನೆಯ ಹಣ್ಣಿನ ತೋಟ
VS Reddy Colony | 12.9943 77.7648 | 1200 | East | ವಿಎಸ್ ರೆಡ್ಡಿ ಕಾಲೋನಿ
VV Nagar | 13.0269 77.5907 | 500 | North | ವಿವಿ ನಗರ
Vaikuntam Layout | 12.9619 77.7100 | 710 | East | ವೈಕುಂಟಂ ಲೇಔಟ್
Vaishnavi Layout | 13.0813 77.5461 | 880 | North | ವೈಷ್ಣವಿ ಲೇಔಟ್
Vakil Marina Layout | 12.9037 77.6185 | 600 | South | ವಕೀಲ್ ಮರೀನಾ ಲೇಔಟ್
Valluvarpuram | 12.9966 77.5717 | 500 | Central | ವಳ್ಳುವರ್ಪುರಂ
Valmiki Nagar | 12.9569 77.5570 | 500 | Central | ವಾಲ್ಮೀಕಿ ನಗರ
Vannarapete | 12.9566 77.6196 | 500 | Central | ವನ್ನಾರಪೇಟೆ
Varalakshmi Nagar | 13.0146 77.6028 | 730 | North | ವರಲಕ್ಷ್ಮಿ ನಗರ
Varthur Kodi | 12.9572 77.7455 | 800 | East | ವರ್ತೂರು ಕೋಡಿ
Veerabhadra Nagara | 12.9383 77.5336 | 800 | West | ವೀರಭದ್ರ ನಗರ
Venkatala | 13.1112 77.6048 | 800 | North | ವೆಂಕಟಾಲ
Venkateshapura | 13.0838 77.6259 | 1500 | North | ವೆಂಕಟೇಶಪುರ
Venkatpura | 12.9199 77.6340 | 500 | South | ವೆಂಕಟಪುರ
Venugopala Nagara | 13.0397 77.4941 | 800 | West | ವೇಣುಗೋಪಾಲ ನಗರ
Vibhootipura | 12.9538 77.6712 | 1230 | East | ವಿಭೂತಿಪುರ
Vidyamanyanagar | 13.0046 77.4874 | 800 | West | ವಿದ್ಯಾಮಾನ್ಯನಗರ
Vidyaranyanagara | 12.9701 77.5497 | 500 | West | ವಿದ್ಯಾರಣ್ಯನಗರ
Vigneshwara Nagara | 12.9977 77.5155 | 610 | West | ವಿಘ್ನೇಶ್ವರ ನಗರ
Vijaya Bank Colony | 13.0147 77.6529 | 800 | North | ವಿಜಯಾ ಬ್ಯಾಂಕ್ ಕಾಲೋನಿ
Vijayashree Layout | 12.9159 77.4998 | 1400 | West | ವಿಜಯಶ್ರೀ ಲೇಔಟ್
Vijinapura | 13.0043 77.6739 | 500 | East | ವಿಜಿನಾಪುರ
Vikram Nagar | 12.9012 77.5650 | 500 | South | ವಿಕ್ರಮ್ ನಗರ
Vinayaka Layout | 12.9632 77.7620 | 1360 | East | ವಿನಾಯಕ ಬಡಾವಣೆ | near Hagaduru
Vinayaka Layout | 12.9649 77.5304 | 800 | West | ವಿನಾಯಕ ಬಡಾವಣೆ | near Vijayanagar
Vinayaka Layout | 13.1042 77.5618 | 1270 | North | ವಿನಾಯಕ ಬಡಾವಣೆ | near Doddabettahalli
Vinayakanagar | 12.9518 77.5932 | 550 | Central | ವಿನಾಯಕನಗರ | near Wilson Garden
Vinayakanagar | 12.9632 77.7620 | 1360 | East | ವಿನಾಯಕನಗರ | near Hagaduru
Vinayakanagar | 12.9881 77.5254 | 500 | West | ವಿನಾಯಕನಗರ | near Kamalanagara
Vinayakanagar | 13.0826 77.5432 | 800 | North | ವಿನಾಯಕನಗರ | near Singapura
Vishwapriya Nagara | 12.8798 77.6329 | 860 | South | ವಿಶ್ವಪ್ರಿಯ ನಗರ
Vishweshwaraiah Enclave | 13.0681 77.5293 | 670 | North | ವಿಶ್ವೇಶ್ವರಯ್ಯ ಎನ್‌ಕ್ಲೇವ್
Vittal Nagar | 12.8986 77.5476 | 830 | South | ವಿಟ್ಲ ನಗರ
Vivek Nagar | 12.9545 77.6219 | 800 | Central | ವಿವೇಕನಗರ | | viveknagara
Vivekananda Nagar | 13.0043 77.6258 | 620 | North | ವಿವೇಕಾನಂದ ನಗರ
Vrishabha Nagar | 12.9881 77.5254 | 500 | West | ವೃಷಭ ನಗರ
Vrishabhavathi Nagar | 12.9881 77.5254 | 500 | West | ವೃಷಭಾವತಿ ನಗರ
Vyalikaval | 13.0042 77.5750 | 500 | West | ವೈಯಾಲಿಕಾವಲ್
Wasa Layout | 12.9735 77.6957 | 1080 | East | ವಾಸಾ ಲೇಔಟ್
Waseem Layout | 13.1079 77.6280 | 1500 | North | ವಸೀಮ್ ಲೇಔಟ್
Wellington Paradise Layout | 12.8766 77.6456 | 770 | South | ವೆಲ್ಲಿಂಗ್ಟನ್ ಪ್ಯಾರಡೈಸ್ ಲೇಔಟ್
Williams Town | 12.9968 77.6002 | 670 | Central | ವಿಲಿಯಮ್ಸ್ ಟೌನ್
Xavier Layout | 12.9699 77.6068 | 1120 | Central | ಕ್ಸೇವಿಯರ್ ಲೇಔಟ್
Yadava Layout | 12.8889 77.5734 | 510 | South | ಯಾದವ ಬಡಾವಣೆ
Yashoda Nagar | 13.0683 77.5928 | 1280 | North | ಯಶೋದಾ ನಗರ
Yellagondanpalya | 12.9699 77.6068 | 1120 | Central | ಯೆಲ್ಲಗೊಂಡನಪಾಳ್ಯ
Yellappa Chetty Layout | 12.9817 77.6160 | 800 | Central | ಯಲ್ಲಪ್ಪ ಚೆಟ್ಟಿ ಬಡಾವಣೆ
Yellukunte | 12.9094 77.6463 | 770 | South | ಏಳುಕುಂಟೆ
`;

export const wardAreas: readonly Place[] = roughAreas(TABLE, 'areas of the wards of 2025');
