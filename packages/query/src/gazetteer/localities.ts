import { slugOf } from '@manemitra/domain/slug';
import type { Place, PlaceKind } from '../place.ts';
import { aliasesOf, pointOf, readTable } from './table.ts';
import { zoneOf } from './zones.ts';

/*
 * Localities of Bengaluru. Compiled in 2026 from the location strings of about 26,000 listings (Kaggle
 * 2018, NoBroker 2021, MagicBricks 2025, 27Estates 2026). The point is the weighted medoid of up to
 * eleven coordinate sources: listing medians, the ward boundaries of 2009, 2022 and 2025 (Greater
 * Bengaluru Authority, opencity.in), BMTC stops, metro stations, post offices, Nominatim 2019.
 * A pincode is given only where at least two sources agree on it; the corporation is the one of the ward of 2025.
 *
 * The radius, in metres, is an honest extent, not a boundary: half the distance to the nearest locality
 * with at least half as many listings, at least 900 and at most 3000; far enough to hold its own phases, blocks and stages (at
 * most 3000); and, for the few large ones whose sources lie further apart (Whitefield, Electronic City,
 * Yelahanka ...), that distance. Phases, blocks and stages have 600 to 1000, employment areas 1000.
 *
 * "say" tells a homonym apart: another place of this name lies more than 8 km away.
 */

// name | lat lng | radius | kind, if not a locality | pincode | corporation | Kannada | Devanagari | say | also
const TABLE = `
Whitefield | 12.9710 77.7440 | 3100 | | 560066 | East | ವೈಟ್‌ಫೀಲ್ಡ್ | व्हाइटफील्ड | | whitefiled; white fields
Electronic City | 12.8441 77.6696 | 3000 | | 560100 | | ಎಲೆಕ್ಟ್ರಾನಿಕ್ ಸಿಟಿ | इलेक्ट्रॉनिक सिटी | | electronics city; e city; elec city; electronicity
Marathahalli | 12.9528 77.6965 | 2500 | | 560037 | East | ಮಾರತಹಳ್ಳಿ | मराठाहल्ली | | marathalli; maratahalli; marthahalli; marathahalli bridge
Thanisandra | 13.0580 77.6300 | 2150 | | | North | ಥಣಿಸಂದ್ರ | थनिसंद्रा | | thannisandra; tanisandra
Bellandur | 12.9270 77.6750 | 1170 | | | East | ಬೆಳ್ಳಂದೂರು | बेलंदूर | |
Yelahanka | 13.1080 77.5960 | 3000 | | 560064 | North | ಯಲಹಂಕ | येलहंका | |
Krishnarajapuram | 13.0149 77.6979 | 2800 | | 560036 | East | ಕೆ ಆರ್ ಪುರ | केआर पुरम | | kr puram; krishnarajapura; kr pura
HSR Layout | 12.9110 77.6450 | 1470 | | 560102 | South | ಎಚ್‌ಎಸ್‌ಆರ್ ಲೇಔಟ್ | एचएसआर लेआउट | | hsr
Rajarajeshwari Nagar | 12.9190 77.5155 | 1950 | | 560098 | West | ರಾಜರಾಜೇಶ್ವರಿ ನಗರ | राजराजेश्वरी नगर | | rr nagar; rajarajeshwari nagara; rajrajeshwari nagar
JP Nagar | 12.9110 77.5840 | 3000 | | 560078 | South | ಜೆ.ಪಿ. ನಗರ | जेपी नगर | | jayaprakash nagar; jpn
Hebbal | 13.0350 77.5982 | 2150 | | | North | ಹೆಬ್ಬಾಳ | हेब्बल | | hebbala
Banashankari | 12.9325 77.5520 | 3000 | | 560050 | West | ಬನಶಂಕರಿ | बनशंकरी | |
Ramamurthy Nagar | 13.0160 77.6750 | 1240 | | 560016 | East | ರಾಮಮೂರ್ತಿ ನಗರ | राममूर्ति नगर | |
Mahadevapura | 12.9910 77.6860 | 900 | | | East | ಮಹದೇವಪುರ | महादेवपुरा | | mahadevpura; mahadevapur
Kasavanahalli | 12.9060 77.6760 | 900 | | | South | ಕಸವನಹಳ್ಳಿ | कसवनहल्ली | | kasavanhalli; kasavanahalli village; kasvanahalli
Koramangala | 12.9330 77.6300 | 2110 | | 560034 | South | ಕೋರಮಂಗಲ | कोरमंगला | | korammangala; koramangla; kormangala
Uttarahalli | 12.9003 77.5460 | 1820 | | 560061 | South | ಉತ್ತರಹಳ್ಳಿ | उत्तरहल्ली | |
Rajajinagar | 12.9942 77.5508 | 1160 | | 560010 | West | ರಾಜಾಜಿನಗರ | राजाजीनगर | |
Varthur | 12.9413 77.7450 | 1650 | | 560087 | East | ವರ್ತೂರು | वर्थूर | |
Horamavu | 13.0341 77.6612 | 1220 | | 560043 | East | ಹೊರಮಾವು | होरमावु | | hormavu
JP Nagar 7th Phase | 12.8870 77.5825 | 1000 | sub-locality | | South | | | |
Brookefield | 12.9660 77.7160 | 900 | | | East | ಬ್ರೂಕ್ಫೀಲ್ಡ್ | ब्रुकफील्ड | | brookfield; brookfields; brookefields
BTM Layout | 12.9170 77.6110 | 960 | | | South | BTM ಲೇಔಟ್ | बीटीएम लेआउट | | btm
Hoodi | 12.9910 77.7160 | 1800 | | 560048 | East | ಹೂಡಿ | हूडी | | hoody
Electronic City Phase 2 | 12.8480 77.6820 | 710 | sub-locality | | | | | |
Kaggadasapura | 12.9790 77.6770 | 900 | | | Central | ಕಗ್ಗದಾಸಪುರ | कग्गदासपुरा | |
Sarjapur | 12.8601 77.7861 | 3000 | | | | ಸರ್ಜಾಪುರ | सरजापुर | | sarjapura
Electronic City Phase 1 | 12.8425 77.6604 | 600 | sub-locality | | | | | |
Munnekolala | 12.9510 77.7130 | 900 | | | East | ಮುನೆಕೋಲಾಲ | मुन्नेकोलाला | | munnekollal; munnekolal; munnekollala; munnekolalu; munekolala
Harlur | 12.8990 77.6630 | 900 | | | South | ಹರಳೂರು | हरलूर | | haralur; haralur village
Vijayanagar | 12.9685 77.5350 | 1190 | | 560040 | West | ವಿಜಯ ನಗರ | विजयनगर | | vijayanagara; vijaynagar
Panathur | 12.9355 77.7060 | 900 | | 560103 | East | ಪಣತ್ತೂರು | पनाथुर | | panatur
Yeshwanthpur | 13.0260 77.5490 | 1770 | | 560022 | West | ಯಶವಂತಪುರ | यशवंतपुर | | yeswanthpur; yeshwantpur; yeshwanthapura; yeshwanthpura; yeshwantpura; yesvantpur; yeshawanthapura
Indiranagar | 12.9763 77.6387 | 1470 | | 560038 | Central | ಇಂದಿರಾನಗರ | इंदिरानगर | | indra nagar
Bommanahalli | 12.9030 77.6220 | 900 | | 560068 | South | ಬೊಮ್ಮನಹಳ್ಳಿ | बोम्मनहल्ली | |
Chandapura | 12.8010 77.7080 | 3000 | | | | ಚಂದಾಪುರ | चंदापुरा | |
Doddanekkundi | 12.9730 77.6940 | 980 | | 560037 | East | ದೊಡ್ಡ ನೆಕ್ಕುಂಡಿ | दोड्डानेकुंदी | | doddanekundi; dodda nekkundi extension; doddenakundi; doddanakundi
Devanahalli | 13.2610 77.6961 | 3100 | | 562110 | | ದೇವನಹಳ್ಳಿ | देवनहल्ली | | devnahalli
Kadugodi | 12.9950 77.7590 | 990 | | 560067 | East | ಕಾಡುಗೋಡಿ | काडुगोडी | |
CV Raman Nagar | 12.9830 77.6650 | 900 | | 560093 | Central | ಸಿ ವಿ ರಾಮನ್ ನಗರ | सीवी रमन नगर | | cv raman
Jakkur | 13.0721 77.6101 | 900 | | 560064 | North | ಜಕ್ಕೂರು | जक्कुर | | jakkuru
Akshayanagar | 12.8710 77.6180 | 900 | | | South | ಅಕ್ಷಯ ನಗರ | अक्षयनगर | | akshya nagar
Nagarbhavi | 12.9670 77.5130 | 1190 | | 560072 | West | ನಾಗರಭಾವಿ | नागरभावी | | naagarabhaavi; nagarabhavi
Kengeri | 12.9103 77.4848 | 940 | | 560060 | West | ಕೆಂಗೇರಿ | केंगेरी | |
Malleshwaram | 13.0010 77.5710 | 1160 | | 560003 | West | ಮಲ್ಲೇಶ್ವರಂ | मल्लेश्वरम | | malleshwaram west; malleswaram; malleshwara
Banaswadi | 13.0142 77.6518 | 900 | | 560043 | North | ಬಾಣಸವಾಡಿ | बनसवाड़ी | | banswadi; banasawadi
Vidyaranyapura | 13.0766 77.5577 | 1560 | | 560097 | North | ವಿದ್ಯಾರಣ್ಯಪುರ | विद्यारण्यपुरा | | vidyaranyapuram
Hulimavu | 12.8760 77.6010 | 900 | | 560076 | South | ಹುಳಿಮಾವು | हुलीमावु | |
BTM 2nd Stage | 12.9100 77.6090 | 600 | sub-locality | | South | BTM 2 ನೇ ಹಂತ | | |
Kothanur | 13.0570 77.6440 | 900 | | 560077 | East | ಕೊತ್ತನೂರು | कोठनूर | near Thanisandra |
Bhoganahalli | 12.9270 77.6970 | 900 | | | East | ಭೋಗನಹಳ್ಳಿ | | | bhoganhalli; boganhalli
Begur | 12.8820 77.6260 | 900 | | 560068 | South | ಬೇಗೂರ್ | बेगूर | |
Yelahanka New Town | 13.0907 77.5850 | 1130 | | 560064 | North | ಯಲಹಂಕ ನ್ಯೂ ಟೌನ್ | | | yelahanka satellite town; yelahanka new; yellahanka new town
RT Nagar | 13.0230 77.5950 | 900 | | 560032 | North | ಆರ್.ಟಿ ನಗರ | आरटी नगर | |
Kadubeesanahalli | 12.9355 77.6980 | 900 | | | East | ಕಾಡುಬೀಸನಹಳ್ಳಿ | कादुबीसनहल्ली | | kodbisanhalli; devarabeesana halli; kadabeesanahalli; devarabisanahalli; kadabisanahalli; kadubisanahalli; kadubeesnahalli; kadubisnahalli
Gottigere | 12.8600 77.5910 | 900 | | 560083 | South | ಗೊಟ್ಟಿಗೆರೆ | गोट्टीगेरे | |
HBR Layout | 13.0330 77.6310 | 900 | | 560043 | North | ಎಚ್.ಬಿ.ಆರ್. ಲೇಔಟ್ | एचबीआर लेआउट | | hbr
Gunjur | 12.9230 77.7305 | 1060 | | 560087 | East | ಗುಂಜೂರು | गुंजूर | | gunjur palya; gunjur village
Hebbal Kempapura | 13.0510 77.6020 | 910 | | 560024 | North | ಕೆಂಪಾಪುರ | | | kempapura; kempapura hebbal
Budigere | 13.1421 77.7443 | 3000 | | | | ಬೂದಿಗೆರೆ | | near Maragondanahalli | budigere road; buddhigere
RK Hegde Nagar | 13.0695 77.6330 | 900 | | | North | ಆರ್ ಕೆ ಹೆಗಡೆ ನಗರ | | | hegde nagar; rk hegde nagara; dr rk hegde nagar
Jayanagar | 12.9290 77.5880 | 980 | | | South | ಜಯನಗರ | जयनगर | | jayanagara; jaynagar
Bilekahalli | 12.9005 77.6060 | 900 | | 560076 | South | ಬಿಳೇಕಹಳ್ಳಿ | बिलेकहल्ली | | billekahalli; bilekalli
Arekere | 12.8870 77.5970 | 900 | | | South | ಅರೆಕೆರೆ | अरेकेरे | | arakere; arekere mico layout
Subramanyapura | 12.8940 77.5390 | 900 | | 560061 | South | ಸುಬ್ರಹ್ಮಣ್ಯಪುರ | सुब्रमण्यपुरा | | subramanyapura main road
TC Palya | 13.0215 77.7001 | 900 | | | East | ಟಿಸಿ ಪಾಳ್ಯ | टीसी पाल्या | | tc palaya; thambu chetty palya; tc pallya
Murugeshpalya | 12.9560 77.6565 | 900 | | | Central | ಮುರುಗೇಶಪಾಲಯ | | | murgesh pallya; murgesh palya; murugesh pallya; murugeshpalaya
JP Nagar 8th Phase | 12.8710 77.5765 | 920 | sub-locality | | South | | | |
Singasandra | 12.8795 77.6470 | 900 | | 560068 | South | ಸಿಂಗಸಂದ್ರ | सिंगसंद्रा | |
Jalahalli | 13.0570 77.5330 | 2400 | | 560013 | North | ಜಾಲಹಳ್ಳಿ | जालहल्ली | |
Doddakannelli | 12.9070 77.6960 | 1090 | | | South | ದೊಡ್ಡಕನ್ನಳ್ಳಿ | दोड्डाकनेल्ली | | doddakannalli; doddakanneli
Kengeri Satellite Town | 12.9270 77.4880 | 940 | | | West | ಕೆಂಗೇರಿ ಸ್ಯಾಟಲೈಟ್ ಟೌನ್ | | | kengeri upanagara; ಕೆಂಗೇರಿ ಉಪನಗರ
Balagere | 12.9390 77.7200 | 900 | | | East | ಬಳಗೆರೆ | | |
Jigani | 12.7852 77.6381 | 2830 | | | | ಜಿಗಣಿ | जिगनी | |
Basaveshwaranagar | 12.9930 77.5370 | 900 | | 560079 | West | ಬಸವೇಶ್ವರ ನಗರ | बसवेश्वरनगर | | basaveshwar nagar; basaweshwara nagar; basaveswarnagar
Hongasandra | 12.8975 77.6281 | 900 | | 560068 | South | ಹೊಂಗಸಂದ್ರ | | |
Attibele | 12.7642 77.7580 | 3000 | | 562107 | | ಅತ್ತಿಬೆಲೆ | अत्तिबेले | |
Kumaraswamy Layout | 12.9040 77.5630 | 900 | | 560078 | South | ಕುಮಾರಸ್ವಾಮಿ ಲೇಔಟ್ | कुमारस्वामी लेआउट | | kumaraswami layout
Chennasandra | 12.9800 77.7690 | 990 | | | East | ಚನ್ನಸಂದ್ರ | | near Kadugodi | channasandra; chansandra; channsandra
Bommasandra | 12.8180 77.6780 | 1520 | | | | ಬೊಮ್ಮಸಂದ್ರ | बोम्मसंद्रा | | bommasandra village
Thigalarapalya | 12.9997 77.7214 | 900 | | | East | ತಿಗಳರಪಾಳ್ಯ | | |
Sahakara Nagar | 13.0630 77.5830 | 900 | | | North | ಸಹಕಾರನಗರ | सहकार नगर | | sahakar nagar
Kalyan Nagar | 13.0260 77.6440 | 900 | | | East | ಕಲ್ಯಾಣ ನಗರ | कल्याण नगर | |
Basavanagudi | 12.9380 77.5725 | 980 | | | West | ಬಸವನಗುಡಿ | बसवनगुडी | | basavangudi; gandhi bazaar
Rayasandra | 12.8710 77.6700 | 900 | | | South | ರಾಯಸಂದ್ರ | रायसंद्रा | |
Ulsoor | 12.9775 77.6250 | 900 | | | Central | ಹಲಸೂರು | उल्सूर | | halasuru; ulsur; halasur
Rachenahalli | 13.0623 77.6192 | 900 | | | North | ರಾಚೇನಹಳ್ಳಿ | | |
Ejipura | 12.9415 77.6285 | 900 | | 560047 | South | ಈಜಿಪುರ | एजीपुरा | |
Choodasandra | 12.8870 77.6750 | 900 | | | | ಚೂಡಸಂದ್ರ | | | chudasandra
Kaikondrahalli | 12.9150 77.6770 | 900 | | | East | ಕೈಕೊಂಡ್ರಹಳ್ಳಿ | | |
Frazer Town | 12.9970 77.6145 | 900 | | 560005 | North | ಫ್ರೇಜರ್ ಟೌನ್ | फ्रेजर टाउन | | pulikeshi nagar; fraser town; frasier town
Hennur | 13.0335 77.6424 | 900 | | 560043 | East | ಹೆಣ್ಣೂರು | हेन्नूर | |
Hosakerehalli | 12.9290 77.5400 | 900 | | 560085 | West | ಹೊಸಕೆರೆಹಳ್ಳಿ | | | hosakerehali; hoskerehalli
Battarahalli | 13.0240 77.7000 | 900 | | | East | ಭಟ್ಟರಹಳ್ಳಿ | | | bhattarahalli
Parappana Agrahara | 12.8780 77.6580 | 900 | | | South | ಪರಪ್ಪನ ಅಗ್ರಹಾರ | | |
Kudlu Gate | 12.8899 77.6392 | 900 | | | South | ಕೂಡ್ಲು ಗೇಟ್ | | |
Kalena Agrahara | 12.8670 77.5930 | 900 | | 560076 | South | ಕಾಳೇನ ಅಗ್ರಹಾರ | | | kalenagrahara
Domlur | 12.9609 77.6381 | 900 | | 560071 | Central | ದೊಮ್ಮಲೂರು | डोमलूर | | domlur layout; dommalur
Anekal | 12.7225 77.6808 | 3000 | | | | ಆನೇಕಲ್ | आनेकल | | anekal town
New Thippasandra | 12.9730 77.6530 | 900 | | 560075 | Central | ನ್ಯೂ ತಿಪ್ಪಸಂದ್ರ | | | new tippasandra; new thipasandra
Horamavu Agara | 13.0385 77.6550 | 900 | | | East | | | | hormavu agara
Ramagondanahalli | 12.9571 77.7391 | 900 | | 560066 | East | ರಾಮಗೊಂಡನಹಳ್ಳಿ | | near Whitefield |
Kundalahalli | 12.9665 77.7200 | 900 | | 560037 | East | ಕುಂದಲಹಳ್ಳಿ | कुंदलहल्ली | |
T Dasarahalli | 13.0454 77.5147 | 910 | | 560057 | North | ಟಿ ದಾಸರಹಳ್ಳಿ | | | dasarahalli
Nagavara | 13.0405 77.6165 | 900 | | 560045 | North | ನಾಗವಾರ | नागवारा | | nagawara
Kodihalli | 12.9640 77.6475 | 900 | | | Central | ಕೋಡಿಹಳ್ಳಿ | कोडीहल्ली | | kodihally
JP Nagar 9th Phase | 12.8618 77.5598 | 600 | sub-locality | | South | ಜೆಪಿ ನಗರ 9ನೇ ಹಂತ | | |
Kodigehalli | 13.0610 77.5750 | 900 | | | North | ಕೊಡಿಗೆಹಳ್ಳಿ | | near Sahakara Nagar | kodigehaali
Chikkalasandra | 12.9120 77.5470 | 900 | | 560061 | South | ಚಿಕ್ಕಲ್ಲಸಂದ್ರ | | | chikkallasandra
Hennur Gardens | 13.0320 77.6470 | 900 | | | East | ಹೆಣ್ಣೂರು ಗಾರ್ಡನ್ಸ್ | | |
Mathikere | 13.0350 77.5590 | 900 | | 560054 | West | ಮತ್ತಿಕೆರೆ | मत्तिकेरे | |
Talaghattapura | 12.8690 77.5340 | 900 | | | South | ತಲಘಟ್ಟಪುರ | | | thalaghattapura
Konanakunte | 12.8865 77.5650 | 900 | | 560062 | South | ಕೋಣನಕುಂಟೆ | | |
Kudlu | 12.8888 77.6588 | 900 | | | South | ಕೂಡ್ಲು | | | kudlu village
Babusapalya | 13.0250 77.6500 | 900 | | | East | ಬಾಬುಸಾಬ್ ಪಾಳ್ಯ | | | babusapalaya; babusabpalya; babushapalaya
Vittasandra | 12.8532 77.6331 | 900 | | | | ವಿಟ್ಟಸಂದ್ರ | | |
Sanjay Nagar | 13.0335 77.5770 | 900 | | | North | ಸಂಜಯ್ ನಗರ | संजय नगर | | sanjaya nagar
Maragondanahalli | 13.0377 77.6992 | 900 | | | | | | | margondanahalli; maragondanahalli village
BTM 1st Stage | 12.9180 77.6095 | 600 | sub-locality | | South | BTM ಲೇಔಟ್ 1 ನೇ ಹಂತ | | |
Kasturi Nagar | 13.0060 77.6590 | 900 | | | Central | ಕಸ್ತೂರಿ ನಗರ | | | kasthurinagar
Kammanahalli | 13.0150 77.6370 | 900 | | | North | ಕಮ್ಮನಹಳ್ಳಿ | कम्मनहल्ली | | kamanahalli
Seegehalli | 13.0140 77.7615 | 900 | | | | ಸೀಗೇಹಳ್ಳಿ | | | seegehalli krishnarajapura; shigehalli
Devarachikkanahalli | 12.8870 77.6180 | 900 | | | South | ದೇವರಚಿಕ್ಕನಹಳ್ಳಿ | | |
Ambalipura | 12.9150 77.6700 | 900 | | | South | ಅಂಬಲಿಪುರ | | | amblipura
Banashankari 3rd Stage | 12.9280 77.5510 | 600 | sub-locality | | West | ಬನಶಂಕರಿ 3ನೇ ಹಂತ | | |
Uttarahalli Hobli | 12.9065 77.5455 | 900 | | | South | | | |
Binnipete | 12.9760 77.5585 | 1090 | | | Central | ಬಿನ್ನಿಪೇಟೆ | | | binny pete; binnypet
Doddathoguru | 12.8510 77.6475 | 900 | | | | | | |
Kaval Byrasandra | 13.0250 77.6110 | 900 | | | North | ಕಾವಲ್ ಬೈರಸಂದ್ರ | | | kaval bairasandra
Somasundarapalya | 12.8990 77.6525 | 900 | | | South | ಸೋಮಸುಂದರಪಾಳ್ಯ | | | somasundarapalaya; somasandra palya
Mahalakshmi Layout | 13.0115 77.5460 | 900 | | | West | ಮಹಾಲಕ್ಷ್ಮಿ ಲೇಔಟ್ | | | mahalakshmi puram; mahalaxmi layout
Abbigere | 13.0745 77.5205 | 900 | | | North | ಅಬ್ಬಿಗೆರೆ | | |
Banashankari 6th Stage | 12.8814 77.5178 | 700 | sub-locality | | South | ಬನಶಂಕರಿ 6ನೇ ಹಂತ | | |
Green Glen Layout | 12.9314 77.6791 | 900 | | | East | ಹಸಿರು ಗ್ಲೆನ್ ಲೇಔಟ್ | | | green glen
Padmanabhanagar | 12.9160 77.5555 | 900 | | 560070 | South | ಪದ್ಮನಾಭನಗರ | पद्मनाभनगर | |
Hoskote | 13.0914 77.8508 | 3000 | | | | ಹೊಸಕೋಟೆ | होसकोटे | | hosakote; hoskot
Lingarajapuram | 13.0100 77.6295 | 900 | | 560084 | North | ಲಿಂಗರಾಜಪುರ | | |
Jalahalli West | 13.0645 77.5105 | 900 | | | North | ಜಾಲಹಳ್ಳಿ ಪಶ್ಚಿಮ | | |
RMV 2nd Stage | 13.0420 77.5710 | 600 | sub-locality | | North | RMV 2 ನೇ ಹಂತ | | |
Basapura | 12.8660 77.6540 | 900 | | | South | ಬಸಾಪುರ | | |
Bommasandra Industrial Area | 12.8100 77.6790 | 1000 | employment-area | | | | | | bommasandra industrial estate
Kogilu | 13.1079 77.6280 | 900 | | 560064 | North | ಕೋಗಿಲು | | |
Thubarahalli | 12.9540 77.7180 | 900 | | | East | ತೂಬರಹಳ್ಳಿ | | | tubarahalli
Benson Town | 13.0020 77.6050 | 900 | | 560046 | North | ಬೆನ್ಸನ್ ಟೌನ್ | | |
Laggere | 13.0070 77.5260 | 980 | | 560058 | West | ಲಗ್ಗೆರೆ | | |
Amruthahalli | 13.0651 77.6014 | 900 | | 560092 | North | ಅಮೃತಹಳ್ಳಿ | | | amrutahalli
Chikkakannalli | 12.8960 77.7060 | 900 | | | | | | |
JP Nagar 1st Phase | 12.9110 77.5840 | 1000 | sub-locality | | South | ಜೆಪಿ ನಗರ 1ನೇ ಹಂತ | | |
Sunkadakatte | 12.9940 77.4940 | 1820 | | 560091 | West | ಸುಂಕದಕಟ್ಟೆ | | |
Ambedkar Nagar | 12.8992 77.7130 | 900 | | | | ಅಂಬೇಡ್ಕರ್‌ನಗರ | | near Doddakannelli |
JP Nagar 6th Phase | 12.9030 77.5750 | 600 | sub-locality | | South | | | |
Anandapura | 13.0157 77.6906 | 900 | | | East | ಆನಂದಪುರ | | |
Kannamangala | 13.0210 77.7620 | 900 | | 560067 | | ಕನ್ನಮಂಗಲ | | |
Kammasandra | 12.8256 77.6951 | 1020 | | | | ಕಮ್ಮಸಂದ್ರ | | |
Kodichikkanahalli | 12.9037 77.6185 | 900 | | | South | ಕೋಡಿ ಚಿಕ್ಕನಹಳ್ಳಿ | | |
Banashankari 2nd Stage | 12.9250 77.5660 | 750 | sub-locality | | West | ಬನಶಂಕರಿ 2ನೇ ಹಂತ | | |
Lingadheeranahalli | 12.8790 77.5305 | 900 | | | South | ಲಿಂಗದೀರನಹಳ್ಳಿ | | | lingadeeranahalli
Kaggalipura | 12.8130 77.5080 | 3000 | | | | ಕಗ್ಗಲೀಪುರ | | | kaggalipur
Basavanagara | 12.9680 77.6820 | 900 | | | East | | | | basavanagar
Iblur | 12.9158 77.6564 | 900 | | | South | ಇಬ್ಬಲೂರು | | | iblur village; ibblur
Kalkere | 13.0354 77.6744 | 900 | | | East | ಕಲ್ಕೆರೆ | | near Horamavu |
Kothnur | 12.8692 77.5794 | 900 | | | South | ಕೊತ್ನೂರು | | | kothannur
Chamarajpet | 12.9560 77.5620 | 1130 | | 560018 | Central | ಚಾಮರಾಜಪೇಟೆ | चामराजपेट | | chamrajpet; chamarajapet; chamarajapete
Vimanapura | 12.9630 77.6750 | 900 | | 560017 | East | ವಿಮಾನಪುರ | | |
Chikkabellandur | 12.9050 77.7055 | 900 | | | East | | | |
Ganganagar | 13.0240 77.5900 | 900 | | 560032 | North | ಗಂಗಾನಗರ | | |
Peenya | 13.0313 77.5234 | 910 | | 560058 | West | ಪೀಣ್ಯ | पीन्या | | peenya industrial area
Narayanapura | 13.0660 77.6425 | 900 | | | East | ನಾರಾಯಣಪುರ | | | k narayanapura
Chikkabanavara | 13.0814 77.5086 | 900 | | 560090 | | ಚಿಕ್ಕಬಾಣಾವರ | | | chikkabanavar
Jeevan Bima Nagar | 12.9635 77.6570 | 900 | | 560075 | Central | ಜೀವನ್ ಭೀಮನಗರ | | | jeevanbheemanagar; jeevan bhima nagar; jb nagar
Cox Town | 12.9970 77.6260 | 900 | | 560005 | North | ಕಾಕ್ಸ್ ಟೌನ್ | | |
Bannerghatta | 12.8156 77.5807 | 2530 | | 560083 | | ಬನ್ನೇರುಘಟ್ಟ | बन्नेरघट्टा | | bannerughatta; bannergatta; banerghatta
Yelachenahalli | 12.8980 77.5701 | 900 | | 560078 | South | ಯೆಲಚೇನಹಳ್ಳಿ | | | yelachenahallli; yalachenahalli
NRI Layout | 13.0330 77.6810 | 900 | | | East | | | |
Shivajinagar | 12.9860 77.6030 | 900 | | 560051 | Central | ಶಿವಾಜಿನಗರ | शिवाजीनगर | |
Vignana Nagar | 12.9750 77.6810 | 900 | | | East | ವಿಜ್ಞಾನನಗರ | | | vignan nagar
Shanti Nagar | 12.9580 77.5990 | 900 | | 560027 | Central | ಶಾಂತಿನಗರ | शांति नगर | | shanthinagar
Srirampura | 12.9950 77.5655 | 900 | | 560021 | West | ಶ್ರೀರಾಂಪುರ | | | srirampuram; sriramapura
Anjanapura | 12.8596 77.5633 | 1020 | | 560062 | South | ಅಂಜನಾಪುರ | | |
Sonnenahalli | 13.0110 77.7380 | 900 | | | | ಸೊನ್ನೇನಹಳ್ಳಿ | | |
Wilson Garden | 12.9470 77.5990 | 900 | | | Central | ವಿಲ್ಸನ್ ಗಾರ್ಡನ್ | विल्सन गार्डन | |
Garvebhavi Palya | 12.8910 77.6360 | 900 | | | South | ಗಾರ್ವೆಬಾವಿ ಪಾಳ್ಯ | | | garebhavipalya
Dommasandra | 12.8815 77.7560 | 900 | | | | ದೊಮ್ಮಸಂದ್ರ | | |
Mallasandra | 13.0548 77.5153 | 900 | | 560057 | North | ಮಲ್ಲಸಂದ್ರ | | near T Dasarahalli |
Kathriguppe | 12.9292 77.5529 | 900 | | 560085 | West | ಕತ್ರಿಗುಪ್ಪೆ | | |
Cooke Town | 13.0000 77.6245 | 900 | | | North | ಕುಕ್ ಟೌನ್ | कुक टाउन | |
Doddaballapur | 13.3126 77.4761 | 3000 | | | | ದೊಡ್ಡಬಳ್ಳಾಪುರ | डोड्डाबल्लापुर | | doddaballapura; doddballapur
EPIP Zone | 12.9769 77.7103 | 1000 | employment-area | | East | EPIP ವಲಯ | | | epip; epip area
Nagasandra | 13.0455 77.5010 | 900 | | 560073 | West | ನಾಗಸಂದ್ರ | | |
Malleshpalya | 12.9760 77.6745 | 900 | | | Central | ಮಲ್ಲೇಶಪಾಳ್ಯ | | | malleshpallya
Suddagunte Palya | 12.9290 77.6070 | 900 | | 560029 | South | ಸುದ್ದಗುಂಟೆ ಪಾಳ್ಯ | | | s.g. palya; sadgunte palya; sudduguntepalya
Dooravani Nagar | 13.0020 77.6700 | 900 | | 560016 | East | ದೂರವಾಣಿನಗರ | | | doorvani nagar
Maruthi Sevanagar | 13.0010 77.6330 | 900 | | 560033 | North | ಮಾರುತಿ ಸೇವಾ ನಗರ | | | maruthi seva nagara
Jalahalli East | 13.0715 77.5430 | 900 | | | North | ಜಾಲಹಳ್ಳಿ ಪೂರ್ವ | | |
Chandra Layout | 12.9565 77.5265 | 900 | | 560040 | West | ಚಂದ್ರ ಲೇಔಟ್ | | |
OMBR Layout | 13.0147 77.6529 | 900 | | | North | OMBR ಲೇಔಟ್ | | | ombr
AECS Layout | 12.9660 77.7140 | 900 | | 560037 | East | ಎಇಸಿಎಸ್ ಲೇಔಟ್ | | | aecs
Sultan Palaya | 13.0250 77.6040 | 900 | | | North | ಸುಲ್ತಾನಪಾಳ್ಯ | | | sultanpalya
Medahalli | 13.0280 77.7180 | 900 | | | East | ಮೇಡಹಳ್ಳಿ | | |
HRBR Layout | 13.0139 77.6349 | 900 | | | North | ಹೆಚ್‌ಆರ್‌ಬಿಆರ್ ಲೇಔಟ್ | | | hrbr
Yemalur | 12.9460 77.6805 | 900 | | | East | ಯಮಲೂರು | | | yemlur; yamalur
Kengeri Hobli | 12.8820 77.4710 | 1160 | | | | | | |
Seshadripuram | 12.9900 77.5760 | 900 | | 560020 | Central | ಶೇಷಾದ್ರಿಪುರಂ | शेषाद्रिपुरम | | sheshadripuram; sheshadripura
Pai Layout | 12.9980 77.6690 | 900 | | | East | ಪೈ ಲೇಔಟ್ | | |
Dasanapura | 13.0751 77.4361 | 2590 | | | | ದಾಸನಪುರ | | |
Nagondanahalli | 12.9720 77.7685 | 900 | | | East | | | |
Yelenahalli | 12.8643 77.6057 | 900 | | | South | ಯೆಲೇನಹಳ್ಳಿ | | |
Kacharakanahalli | 13.0180 77.6310 | 900 | | 560084 | North | ಕಾಚರಕನಹಳ್ಳಿ | | near Kammanahalli |
Neeladri Nagar | 12.8410 77.6520 | 900 | | | | | | |
Nelamangala | 13.0981 77.3945 | 2590 | | | | ನೆಲಮಂಗಲ | नेलमंगला | near T Dasarahalli | nelamangala town
Dodda Banaswadi | 13.0150 77.6540 | 900 | | | North | | | |
Mallathahalli | 12.9590 77.4950 | 900 | | 560056 | West | ಮಲ್ಲತ್ತಹಳ್ಳಿ | | |
Budigere Cross | 13.0658 77.7473 | 900 | | | | | | |
Anchepalya | 13.0550 77.4840 | 900 | | | | | | |
Garudacharpalya | 12.9938 77.7019 | 900 | | 560048 | East | ಗರುಡಾಚಾರ್ ಪಾಳ್ಯ | | |
Kodathi | 12.8833 77.7234 | 1050 | | | | ಕೊಡತಿ | | | kodathi village
Kattigenahalli | 13.1200 77.6190 | 900 | | | North | | | |
Bommenahalli | 13.0660 77.7430 | 900 | | | | | | | bommenahalli village
Adugodi | 12.9420 77.6080 | 900 | | 560030 | South | ಎ. ಆಡುಗೋಡಿ | आडुगोडी | |
HSR Layout Sector 5 | 12.9190 77.6360 | 660 | sub-locality | | South | | | |
Byatarayanapura | 13.0650 77.5885 | 900 | | 560092 | North | ಬ್ಯಾಟರಾಯನಪುರ | | | byatrayanapura
Giri Nagar | 12.9401 77.5445 | 900 | | 560085 | West | ಗಿರಿನಗರ | | |
Nehru Nagar | 12.9816 77.5759 | 900 | | | Central | ನೆಹರು ನಗರ | | near Binnipete |
Rustam Bagh Layout | 12.9540 77.6490 | 900 | | | Central | | | |
Chinnapanna Halli | 12.9660 77.7050 | 900 | | | East | ಚಿನ್ನಪ್ಪನಹಳ್ಳಿ | | | chinnapanahalli; chinnappanahalli
Nandini Layout | 13.0115 77.5420 | 900 | | 560096 | West | ನಂದಿನಿ ಲೇಔಟ್ | | |
Bagalur | 13.1583 77.6331 | 2260 | | | | ಬಾಗಲೂರು | बागलूर | | bagaluru
Nandi Hills | 13.3803 77.6752 | 3000 | | | | ನಂದಿ ಬೆಟ್ಟ | नंदी हिल्स | | nandi hill
Devinagar | 13.0505 77.5710 | 900 | | | North | | | |
Jayanagar 1st Block | 12.9364 77.5841 | 600 | sub-locality | | West | ಜಯನಗರ 1ನೇ ಬ್ಲಾಕ್ | | |
Ashwath Nagar | 13.0524 77.6311 | 900 | | | North | ಅಶ್ವಥ್ ನಗರ | | near Thanisandra |
Kamakshipalya | 12.9839 77.5292 | 900 | | 560079 | West | ಕಾಮಾಕ್ಷಿಪಾಳ್ಯ | | |
Belathur | 12.9989 77.7438 | 900 | | | East | ಬೆಳತ್ತೂರ್ | | | belatur; bellathur
Doddakallasandra | 12.8857 77.5557 | 900 | | | South | ದೊಡ್ಡಕಲ್ಲಸಂದ್ರ | | |
Judicial Layout | 13.0870 77.5879 | 900 | | | North | ನ್ಯಾಯಾಂಗ ಬಡಾವಣೆ | | |
Koramangala 1st Block | 12.9290 77.6360 | 600 | sub-locality | | South | ಕೋರಮಂಗಲ 1ನೇ ಬ್ಲಾಕ್ | | |
ISRO Layout | 12.8988 77.5580 | 900 | | | South | ಇಸ್ರೋ ಲೇಔಟ್ | | |
Vajarahalli | 12.8775 77.5447 | 900 | | | South | ವಾಜರಹಳ್ಳಿ | | | vajarahalli village; vajrahalli
MS Palya | 13.0890 77.5460 | 900 | | | North | ಎಂ.ಎಸ್.ಪಾಲಯ್ಯ | | | ms pallya
Kada Agrahara | 12.8665 77.7715 | 900 | | | | | | near Sarjapur |
Vasanthapura | 12.8950 77.5520 | 900 | | | South | ವಸಂತಪುರ | | |
Avalahalli | 13.0353 77.7366 | 1090 | | | | ಆವಲಹಳ್ಳಿ | | near Seegehalli | aavalahalli
Tindlu | 13.0783 77.5730 | 900 | | | North | ತಿಂಡ್ಲು | | | thindlu
Singapura | 13.0813 77.5461 | 900 | | | North | ಸಿಂಗಾಪುರ | | | singapura village; shingapura
NGR Layout | 12.9037 77.6185 | 900 | | | South | ಎನ್ ಜಿ ಆರ್ ಲೇಔಟ್ | | |
Kadugondanahalli | 13.0150 77.6165 | 900 | | 560045 | North | ಕಾಡುಗೊಂಡನಹಳ್ಳಿ | | | kg halli; k g halli
Chokkanahalli | 13.0800 77.6310 | 900 | | | North | ಚೊಕ್ಕನಹಳ್ಳಿ | | |
Vasanth Nagar | 12.9885 77.5897 | 900 | | 560052 | Central | ವಸಂತ ನಗರ | वसंत नगर | | vasanthanagar
Nagavarapalya | 12.9868 77.6582 | 900 | | | Central | ನಾಗವಾರಪಾಳ್ಯ | | |
Nayandahalli | 12.9438 77.5224 | 900 | | 560039 | West | ನಾಯಂಡ ಹಳ್ಳಿ | | | nayandanahalli
Kyalasanahalli | 13.0620 77.6610 | 900 | | | East | | | |
Nagadevanahalli | 12.9400 77.4927 | 900 | | | West | ನಾಗದೇವನಹಳ್ಳಿ | | |
Hegganahalli | 13.0030 77.5110 | 900 | | | West | ಹೆಗ್ಗನಹಳ್ಳಿ | | |
Muneshwara Nagar | 12.8965 77.6455 | 900 | | | South | ಮುನೇಶ್ವರ ನಗರ | | near Somasundarapalya |
Sompura | 12.8698 77.7693 | 900 | | | | | | |
Richmond Town | 12.9640 77.6040 | 900 | | 560025 | Central | ರಿಚ್ಮಂಡ್ ಟೌನ್ | रिचमंड टाउन | | richmond road
GM Palaya | 12.9757 77.6714 | 900 | | | Central | ಜಿ.ಎಂ. ಪಾಳ್ಯ | | | gm palya
BEML Layout | 12.9610 77.7166 | 900 | | | East | | | |
ITPL | 12.9875 77.7371 | 1000 | employment-area | | East | | | | international tech park; international tech park bangalore; international tech park bengaluru; itpb; itpl whitefield; itpl main road
Thyagaraja Nagar | 12.9340 77.5660 | 900 | | | West | ತ್ಯಾಗರಾಜ ನಗರ | | | thyagarajanagara
Mangammanapalya | 12.9055 77.6345 | 900 | | 560068 | South | ಮಂಗಮ್ಮನ ಪಾಳ್ಯ | | |
Shampura | 13.0289 77.6105 | 900 | | | North | ಶಾಂಪುರ | | |
Tejaswini Nagar | 12.8570 77.6035 | 900 | | | South | | | |
Hoysalanagar | 12.9799 77.6372 | 900 | | | Central | ಹೊಯ್ಸಳ ನಗರ | | | hoysala nagara
B Narayanapura | 12.9954 77.6846 | 900 | | | East | ಬಿ.ನಾರಾಯಣಪುರ | | |
Sadashivanagar | 13.0105 77.5773 | 900 | | 560080 | West | ಸದಾಶಿವ ನಗರ | सदाशिवनगर | | sadashiva nagara
Victoria Layout | 12.9650 77.6140 | 900 | | | Central | ವಿಕ್ಟೋರಿಯಾ ಲೇಔಟ್ | | |
Prithvi Layout | 12.9786 77.7403 | 900 | | | East | ಪೃಥ್ವಿ ಲೇಔಟ್ | | |
Panduranga Nagar | 12.8950 77.5960 | 900 | | | South | ಪಾಂಡುರಂಗ ನಗರ | | |
Attiguppe | 12.9590 77.5315 | 900 | | 560040 | West | ಅತ್ತಿಗುಪ್ಪೆ | अत्तिगुप्पे | |
Kumbalgodu | 12.8780 77.4500 | 1160 | | | | ಕುಂಬಳಗೋಡು | | |
Carmelaram | 12.9087 77.7069 | 900 | | | East | ಕಾರ್ಮೆಲರಾಮ್ | | | carmelram
Ashok Nagar | 12.9695 77.6070 | 900 | | 560050 | Central | ಅಶೋಕ್ ನಗರ | अशोक नगर | | ashokanagar
Chikkagubbi | 13.0831 77.6623 | 1180 | | | | | | | chikkagubbi village
LB Shastri Nagar | 12.9659 77.6713 | 900 | | | East | ಎಲ್.ಬಿ.ಶಾಸ್ತ್ರಿ ನಗರ | | |
Mylasandra | 12.9177 77.4907 | 900 | | | West | | | near Kengeri |
Mico Layout | 12.9151 77.6006 | 900 | | 560076 | South | MICO ಲೇಔಟ್ | | |
Byrathi | 13.0511 77.6531 | 900 | | 560077 | East | ಬೈರತಿ | | | byrathi village
HBR Layout 5th Block | 13.0380 77.6319 | 600 | sub-locality | | North | HBR ಲೇಔಟ್ 5 ನೇ ಬ್ಲಾಕ್ | | |
Maruthi Nagar | 12.9825 77.5380 | 900 | | | West | ಮಾರುತಿ ನಗರ | | | maruti nagar
Kanaka Nagar | 13.0410 77.6130 | 900 | | | North | ಕನಕ ನಗರ | | |
Doddabommasandra | 13.0563 77.5606 | 900 | | | North | ದೊಡ್ಡಬೊಮ್ಮಸಂದ್ರ | | |
Bharathi Nagar | 12.9889 77.6106 | 900 | | | Central | ಭಾರತಿ ನಗರ | | |
Volagerekallahalli | 12.8810 77.7680 | 900 | | | | | | |
Soundarya Layout | 13.0670 77.4950 | 900 | | | North | ಸೌಂದರ್ಯ ಲೇಔಟ್ | | |
Bagalakunte | 13.0568 77.4988 | 900 | | 560073 | North | ಬಾಗಲಕುಂಟೆ | | | bagalagunte
Jnana Ganga Nagar | 12.9550 77.4870 | 900 | | | West | | | |
Koti Hosahalli | 13.0505 77.5780 | 900 | | | North | | | |
Basavanapura | 13.0168 77.7155 | 900 | | | East | ಬಸವನಪುರ | | |
Pattandur Agrahara | 12.9876 77.7382 | 900 | | | East | ಪಟ್ಟಂದೂರು ಅಗ್ರಹಾರ | | | pattanduru agrahara
Naganathapura | 12.8726 77.6627 | 900 | | | South | ನಾಗನಾಥಪುರ | | |
HAL 2nd Stage | 12.9641 77.6461 | 600 | sub-locality | | Central | HAL 2ನೇ ಹಂತ | | |
Raghuvanahalli | 12.8806 77.5460 | 900 | | | South | ರಘುವನಹಳ್ಳಿ | | |
Richards Town | 13.0060 77.6150 | 900 | | | North | ರಿಚರ್ಡ್ಸ್ ಟೌನ್ | | |
Mailasandra | 12.9140 77.4955 | 900 | | | West | | | |
Koramangala 8th Block | 12.9431 77.6135 | 600 | sub-locality | | South | ಕೋರಮಂಗಲ 8ನೇ ಬ್ಲಾಕ್ | | |
Ittamadu | 12.9232 77.5411 | 900 | | | West | ಇಟ್ಟಮಡು | | |
JP Nagar 2nd Phase | 12.9143 77.5896 | 600 | sub-locality | | South | ಜೆಪಿ ನಗರ 2ನೇ ಹಂತ | | |
Hesaraghatta | 13.1525 77.5185 | 3000 | | | | ಹೆಸರಘಟ್ಟ | | | hessarghatta; hessaraghatta
Bhuvaneshwari Nagar | 12.9716 77.5597 | 900 | | | Central | ಭುವನೇಶ್ವರಿ ನಗರ | | | bhuvaneswari nagar
Koramangala 4th Block | 12.9304 77.6310 | 600 | sub-locality | | South | ಕೋರಮಂಗಲ 4ನೇ ಬ್ಲಾಕ್ | | |
Jogupalya | 12.9720 77.6280 | 900 | | 560008 | Central | ಜೋಗುಪಾಳ್ಯ | | |
Samethanahalli | 12.9794 77.7907 | 1180 | | 560067 | | | | |
Hosapalya | 12.8925 77.6410 | 900 | | | South | ಹೊಸಪಾಳ್ಯ | | | hosapalaya
Vishwanatha Nagenahalli | 13.0377 77.6037 | 900 | | | North | ವಿಶ್ವನಾಥ ನಾಗೇನಹಳ್ಳಿ | | | vishwanath nagenahalli
Bendiganahalli | 13.0720 77.7510 | 900 | | | | | | |
Hanumanth Nagar | 12.9443 77.5614 | 900 | | | West | ಹನುಮಂತ ನಗರ | | |
`;

const rows = readTable(TABLE);
const PART = / (?:(?:phase|sector) \d+|\d+(?:st|nd|rd|th) (?:phase|block|stage))$/i;
const localityNames = rows.map(([name = '']) => name.toLowerCase());

export const localities: readonly Place[] = rows.map(
  ([name = '', at = '', radius = '', kind = '', pincode, corporation, kn, hi, say, also]) => ({
    slug: slugOf(name),
    name,
    kind: kind === '' ? 'locality' : (kind as PlaceKind),
    aliases: aliasesOf(also),
    at: pointOf(at),
    radiusMeters: Number(radius),
    zone: zoneOf(pointOf(at)),
    source: 'listings and ward boundaries, compiled 2026',
    ...(kn ? { nameKn: kn } : {}),
    ...(hi ? { nameHi: hi } : {}),
    ...(pincode ? { pincode } : {}),
    ...(corporation ? { corporation } : {}),
    ...(say ? { isHomonym: true as const, clearName: `${name} ${say}` } : {}),
    ...(kind === 'sub-locality' ? partOf(name) : {}),
  }),
);

/** `BTM 2nd Stage` -> `btm-layout`, when that is a place; `HAL 2nd Stage` has no whole among the rows. */
export function partOf(name: string): { partOf?: string } {
  const whole = name.replace(PART, '').toLowerCase();
  const row = localityNames.find((other) => other === whole || other === `${whole} layout`);
  return row === undefined ? {} : { partOf: slugOf(row) };
}
