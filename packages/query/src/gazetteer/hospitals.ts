import { institutions } from './institutions.ts';

/*
 * Hospitals that buyers name, as OpenStreetMap had them on 3 August 2026 (© OpenStreetMap contributors, ODbL 1.0: this table is under the
 * same licence), through anurag-jaiswal-aj/blr.life, commit 51ea6bfc, which names the extract it was read from; Vydehi through
 * Daiwik-Chilukuri/DYAD, commit 7bba95fd. Their other names are those that people say.
 */

// name of a chain | as it is also called | as it is called before or behind an area
const CHAINS = `
Manipal Hospital | manipal hospitals; ಮಣಿಪಾಲ್ ಆಸ್ಪತ್ರೆ; मणिपाल अस्पताल; मणिपाल हॉस्पिटल | manipal
Apollo Hospitals | apollo hospital; ಅಪೋಲೋ ಆಸ್ಪತ್ರೆ; अपोलो अस्पताल; अपोलो हॉस्पिटल | apollo
Fortis Hospital | fortis hospitals; ಫೋರ್ಟಿಸ್ ಆಸ್ಪತ್ರೆ; फोर्टिस अस्पताल; फोर्टिस हॉस्पिटल | fortis
Narayana Nethralaya | narayana netralaya; narayana eye hospital; ನಾರಾಯಣ ನೇತ್ರಾಲಯ; नारायण नेत्रालय
Cloudnine Hospital | cloudnine; cloud nine; cloud nine hospital; cloud9; cloud9 hospital; ಕ್ಲೌಡ್‌ನೈನ್; ಕ್ಲೌಡ್ ನೈನ್ ಆಸ್ಪತ್ರೆ; क्लाउडनाइन; क्लाउड नाइन अस्पताल; क्लाउडनाइन हॉस्पिटल
Motherhood Hospital | motherhood hospitals; ಮದರ್‌ಹುಡ್ ಆಸ್ಪತ್ರೆ; मदरहुड अस्पताल; मदरहुड हॉस्पिटल | motherhood
Rainbow Hospital | rainbow children hospital; rainbow childrens hospital; ರೈನ್‌ಬೋ ಆಸ್ಪತ್ರೆ; रेनबो अस्पताल; रेनबो हॉस्पिटल | rainbow
Sparsh Hospital | sparsh hospitals; ಸ್ಪರ್ಶ್ ಆಸ್ಪತ್ರೆ; स्पर्श अस्पताल; स्पर्श हॉस्पिटल | sparsh
HCG Hospital | hcg cancer; ಎಚ್‌ಸಿಜಿ ಆಸ್ಪತ್ರೆ; एचसीजी अस्पताल | hcg
ESI Hospital | esic hospital; ಇ ಎಸ್ ಐ ಆಸ್ಪತ್ರೆ; ईएसआई अस्पताल | esi
Sagar Hospital | sagar hospitals; ಸಾಗರ್ ಆಸ್ಪತ್ರೆ; सागर अस्पताल; सागर हॉस्पिटल
KIMS Hospital | | kims
People Tree Hospital | people tree hospitals; peoples tree hospital; peopletree hospital | people tree
Altius Hospital | altius hospitals | altius
Apollo Cradle | apollo cradle hospital; ಅಪೋಲೋ ಕ್ರೇಡಲ್; अपोलो क्रेडल
`;

// name | area; other areas that it is told by, of a branch | lat lng | Kannada | Devanagari | also
const TABLE = `
Manipal Hospital | Old Airport Road; hal; hal airport road; domlur; kodihalli | 12.95837 77.64812 | ಮಣಿಪಾಲ್ ಆಸ್ಪತ್ರೆ ಹಳೆ ಏರ್‌ಪೋರ್ಟ್ ರಸ್ತೆ | मणिपाल अस्पताल पुराना एयरपोर्ट रोड | manipal hospital hal; ಹಳೆ ಏರ್‌ಪೋರ್ಟ್ ರಸ್ತೆ ಮಣಿಪಾಲ್ ಆಸ್ಪತ್ರೆ; पुराना एयरपोर्ट रोड मणिपाल अस्पताल
Manipal Hospital | Whitefield; itpl; kundalahalli; epip; hoodi | 12.98820 77.72869 | | | manipal hospital; manipal whitefield; columbia asia whitefield; columbia asia hospital whitefield; columbia asia; columbia asia hospital
Manipal Hospital | Hebbal; bellary road; kirloskar business park | 13.05105 77.59381 | | | columbia asia hebbal; columbia asia hospital hebbal; columbia asia; columbia asia hospital
Manipal Hospital | Yeshwanthpur; yeshwantpur; malleshwaram west; brigade gateway | 13.01429 77.55597 | | | columbia asia yeshwanthpur; columbia asia hospital yeshwanthpur; columbia asia; columbia asia hospital
Manipal Hospital | Sarjapur Road; sarjapur; bellandur; ambalipura | 12.92011 77.66525 | | | columbia asia sarjapur road; columbia asia hospital sarjapur road; columbia asia; columbia asia hospital
Manipal Hospital | Varthur Road; varthur; ramagondanahalli | 12.95846 77.74539
Manipal Hospital | Millers Road; vasanth nagar; cunningham road | 12.98828 77.59213 | | | vikram hospital; vikram hospital millers road
Manipal Hospital | Yelahanka; north; kogilu | 13.10763 77.60324 | | | manipal hospital north
Manipal Hospital | Malleshwaram; northside | 13.00113 77.56393 | | | manipal northside; manipal northside hospital
Apollo Hospitals | Bannerghatta Road; bannerghatta; bilekahalli | 12.89629 77.59806
Apollo Hospitals | Sheshadripuram; seshadripuram; mantri square | 12.98834 77.57262
Apollo Hospitals | Jayanagar; south end circle | 12.93631 77.58434 | | | apollo speciality hospital jayanagar; apollo specialty hospital jayanagar
Fortis Hospital | Bannerghatta Road; bannerghatta; bg road; bilekahalli | 12.89479 77.59846 | ಫೋರ್ಟಿಸ್ ಆಸ್ಪತ್ರೆ ಬನ್ನೇರುಘಟ್ಟ ರಸ್ತೆ | फोर्टिस अस्पताल बन्नेरघट्टा रोड
Fortis Hospital | Cunningham Road; vasanth nagar | 12.98851 77.59465 | | | wockhardt hospital cunningham road
Fortis Hospital | Nagarbhavi; nagarabhavi | 12.95960 77.51125
Fortis Hospital | Rajajinagar; west of chord road; mahalakshmi layout | 13.00223 77.54912
Fortis La Femme Hospital | | 12.96577 77.60967 | | | fortis la femme; la femme hospital; fortis richmond road; fortis hospital richmond road
Aster CMI Hospital | | 13.05476 77.59177 | ಆಸ್ಟರ್ ಸಿಎಂಐ ಆಸ್ಪತ್ರೆ | एस्टर सीएमआई अस्पताल | aster cmi; aster hospital hebbal; aster hebbal; aster cmi hospital hebbal; cmi hospital; cmi hebbal; aster hospital; aster hospitals
Aster RV Hospital | | 12.91157 77.58491 | ಆಸ್ಟರ್ ಆರ್‌ವಿ ಆಸ್ಪತ್ರೆ | एस्टर आरवी अस्पताल | aster rv; aster rv jp nagar; aster rv hospital jp nagar; aster jp nagar; aster hospital jp nagar; aster hospital; aster hospitals
Aster Whitefield Hospital | | 12.98878 77.73399 | ಆಸ್ಟರ್ ವೈಟ್‌ಫೀಲ್ಡ್ ಆಸ್ಪತ್ರೆ | एस्टर व्हाइटफील्ड अस्पताल | aster whitefield; aster hospital whitefield; whitefield aster; aster women and children hospital; aster hospital; aster hospitals
Narayana Hrudayalaya | | 12.80719 77.69485 | ನಾರಾಯಣ ಹೃದಯಾಲಯ | नारायण हृदयालय | नारायणा हेल्थ सिटी; नारायण हेल्थ सिटी; ನಾರಾಯಣ ಹೆಲ್ತ್ ಸಿಟಿ; narayana hrudalaya; narayana health city; nh health city; narayana hrudayalaya hospital; narayana health bommasandra; narayana hospital bommasandra; narayana hospital bommasandra hosur road; narayana hospital electronic city; narayana hospital hosur road; narayana hrudayalaya bommasandra; narayana health city bommasandra; nh bommasandra; nh hospital bommasandra; ನಾರಾಯಣ ಆಸ್ಪತ್ರೆ ಬೊಮ್ಮಸಂದ್ರ; नारायणा अस्पताल बोम्मसंद्रा
Narayana Hospital | HSR Layout; hsr | 12.90827 77.64350 | | | narayana multispeciality hospital; narayana multispeciality hospital hsr; narayana multispeciality hospital hsr layout; narayana health hsr; nh hsr
Narayana Nethralaya | Rajajinagar; chord road | 13.01156 77.55206 | ನಾರಾಯಣ ನೇತ್ರಾಲಯ | नारायण नेत्रालय
Narayana Nethralaya | Bannerghatta Road; bommasandra road; hulimavu | 12.87509 77.59501
Cloudnine Hospital | Old Airport Road; hal; kodihalli; murugeshpalya | 12.95978 77.65691
Cloudnine Hospital | Jayanagar | 12.93400 77.58414
Cloudnine Hospital | Malleshwaram; malleswaram | 13.00787 77.56253
Cloudnine Hospital | Whitefield; itpl; kundalahalli | 12.98787 77.73198
Cloudnine Hospital | Bellandur | 12.92449 77.67247
Cloudnine Hospital | Sarjapur Road; sarjapur | 12.91565 77.67528
Cloudnine Hospital | Kanakapura Road | 12.88329 77.55009
Cloudnine Hospital | HRBR Layout; hrbr; kalyan nagar; banaswadi | 13.02008 77.65405
Motherhood Hospital | Indiranagar | 12.97844 77.63758
Motherhood Hospital | Sarjapur Road; sarjapur; haralur road | 12.91797 77.67226
Motherhood Hospital | Whitefield; varthur road | 12.95900 77.74671
Motherhood Hospital | HRBR Layout; hrbr; banaswadi; kalyan nagar | 13.02024 77.65162
Motherhood Hospital | Hebbal; sahakara nagar | 13.06201 77.59306
Rainbow Hospital | Doddanekkundi; marathahalli; outer ring road | 12.97535 77.69776 | | | rainbow hospital; rainbow hospital marathahalli
Rainbow Hospital | Bannerghatta Road; bannerghatta; jp nagar | 12.90336 77.60085
Rainbow Hospital | Hebbal; kodigehalli | 13.06557 77.59374
Rainbow Hospital | Sarjapur Road; sarjapur; bellandur | 12.92012 77.66744
Sparsh Hospital | Yeshwanthpur; yeshwantpur; tumkur road | 13.02780 77.54293
Sparsh Hospital | Yelahanka | 13.09493 77.59878
Sparsh Hospital | Infantry Road; shivajinagar | 12.98340 77.59446
Sparsh Hospital | Hennur; hennur road | 13.04023 77.64072
Sparsh Hospital | Rajarajeshwari Nagar; rr nagar | 12.92655 77.52158 | | | ss sparsh hospital; ss sparsh
Sparsh Hospital | Bommasandra; hosur road | 12.80691 77.69569
HCG Hospital | Double Road; kh road; sampangi ram nagar; kalinga rao road | 12.96384 77.58970 | | | hcg cancer hospital; hcg cancer centre
HCG Hospital | Koramangala | 12.93433 77.62288
HCG Hospital | Hebbal; sahakara nagar | 13.06590 77.59387
Gleneagles Hospital | Richmond Road | 12.96545 77.59990 | | | gleneagles global hospital richmond road
BGS Hospital | | 12.90306 77.49750 | | | bgs health city; bgs global hospital; bgs gleneagles; gleneagles bgs; bgs gleneagles kengeri; gleneagles kengeri; gleneagles hospital kengeri; bgs gleneagles hospital
Sakra World Hospital | | 12.93224 77.68518 | ಸಕ್ರಾ ವರ್ಲ್ಡ್ ಆಸ್ಪತ್ರೆ | सकरा वर्ल्ड अस्पताल | sakra; sakra hospital; sakra world; sakra hospital bellandur; ಸಕ್ರಾ ಆಸ್ಪತ್ರೆ; सकरा अस्पताल; सकरा हॉस्पिटल
Vydehi Hospital | | 12.97672 77.73037 | ವೈದೇಹಿ ಆಸ್ಪತ್ರೆ | वैदेही हॉस्पिटल | vydehi; vydehi medical college; vaidehi hospital; vydehi hospital whitefield; vydehi institute of medical sciences; vims whitefield; वैदेही अस्पताल
MS Ramaiah Hospital | | 13.02828 77.56970 | ಎಂ ಎಸ್ ರಾಮಯ್ಯ ಆಸ್ಪತ್ರೆ | | ramaiah hospital; m s ramaiah hospital; ramaiah memorial hospital; ramaiah memorial; m s ramaiah memorial hospital; रामैया अस्पताल; ರಾಮಯ್ಯ ಆಸ್ಪತ್ರೆ
Sri Jayadeva Hospital | | 12.91843 77.59936 | ಶ್ರೀ ಜಯದೇವ ಆಸ್ಪತ್ರೆ | श्री जयदेव अस्पताल | jayadeva heart hospital; sri jayadeva institute; jayadeva institute; jayadeva institute of cardiology; jayadeva hospital bannerghatta road; jayadeva hospital btm; jayadeva hospital jayanagar; jayadeva cardiology
NIMHANS | | 12.93881 77.59430 | ನಿಮ್ಹಾನ್ಸ್ | निम्हांस | nimhans hospital; nimhans hosur road; nimhans wilson garden
Kidwai Hospital | | 12.93689 77.59853 | ಕಿದ್ವಾಯಿ ಆಸ್ಪತ್ರೆ | किदवई अस्पताल | kidwai; kidwai cancer hospital; kidwai memorial institute; kidwai memorial institute of oncology; kidwai cancer institute; ಕಿದ್ವಾಯಿ; किदवई
Indira Gandhi Institute of Child Health | | 12.93717 77.59199 | ಇಂದಿರಾ ಗಾಂಧಿ ಮಕ್ಕಳ ಆಸ್ಪತ್ರೆ | | indira gandhi hospital; indira gandhi children hospital
Sanjay Gandhi Hospital | | 12.93584 77.59342 | ಸಂಜಯ್ ಗಾಂಧಿ ಆಸ್ಪತ್ರೆ | | sanjay gandhi trauma hospital
Baptist Hospital | | 13.03474 77.59046 | ಬ್ಯಾಪ್ಟಿಸ್ಟ್ ಆಸ್ಪತ್ರೆ | बैपटिस्ट अस्पताल | bangalore baptist hospital; bengaluru baptist hospital; baptist hospital hebbal; baptist hebbal; बैप्टिस्ट हॉस्पिटल
St Johns Medical College Hospital | | 12.93059 77.61862 | ಸೇಂಟ್ ಜಾನ್ಸ್ ಆಸ್ಪತ್ರೆ | सेंट जॉन्स अस्पताल | st johns hospital; st johns medical college; st johns; st john hospital; st johns hospital koramangala; सेंट जॉन्स हॉस्पिटल
Victoria Hospital | | 12.96345 77.57368 | ವಿಕ್ಟೋರಿಯಾ ಆಸ್ಪತ್ರೆ | विक्टोरिया अस्पताल | victoria hospital kr market; विक्टोरिया हॉस्पिटल
Bowring Hospital | | 12.98295 77.60435 | ಬೌರಿಂಗ್ ಆಸ್ಪತ್ರೆ | बोरिंग अस्पताल | bowring and lady curzon hospital; lady curzon hospital
KC General Hospital | | 12.99557 77.56979 | ಕೆ ಸಿ ಜನರಲ್ ಆಸ್ಪತ್ರೆ | | k c general hospital; kc general; kc general hospital malleshwaram
Sri Sathya Sai Super Speciality Hospital | | 12.98085 77.72963 | | | sathya sai hospital whitefield; sai baba hospital whitefield; whitefield sai baba hospital; sathya sai institute of higher medical sciences; sathya sai super speciality hospital; sathya sai hospital epip
Sankara Eye Hospital | | 12.95708 77.71266 | ಶಂಕರ ಕಣ್ಣಿನ ಆಸ್ಪತ್ರೆ | शंकर नेत्र अस्पताल | sankara eye hospital marathahalli; sankara eye hospital kundalahalli; shankara eye hospital
Sri Shankara Cancer Hospital | | 12.95426 77.57095 | ಶ್ರೀ ಶಂಕರ ಕ್ಯಾನ್ಸರ್ ಆಸ್ಪತ್ರೆ | | shankara cancer hospital; sri shankara cancer hospital basavanagudi
Kauvery Hospital | | 12.85509 77.66316 | ಕಾವೇರಿ ಆಸ್ಪತ್ರೆ | कावेरी अस्पताल | kauvery hospital electronic city; kauvery electronic city; kaveri hospital electronic city; kauvery hospital ecity
Hosmat Hospital | | 12.96916 77.61340 | ಹಾಸ್ಮ್ಯಾಟ್ ಆಸ್ಪತ್ರೆ | | hosmat; hosmat hospital magrath road
Bhagwan Mahaveer Jain Hospital | | 12.99152 77.59529 | ಮಹಾವೀರ್ ಜೈನ್ ಆಸ್ಪತ್ರೆ | | mahaveer jain hospital; jain hospital; mahaveer jain hospital vasanth nagar; jain hospital millers road
CMH Hospital | | 12.97809 77.64606 | ಸಿ ಎಂ ಎಚ್ ಆಸ್ಪತ್ರೆ | | chinmaya mission hospital; chinmaya hospital; cmh indiranagar
Command Hospital | | 12.96383 77.62785 | ಕಮಾಂಡ್ ಆಸ್ಪತ್ರೆ | | commando hospital; command hospital air force; air force command hospital
Cambridge Hospital | | 12.97162 77.62738 | ಕೇಂಬ್ರಿಡ್ಜ್ ಆಸ್ಪತ್ರೆ
BEL Hospital | | 13.05024 77.55664 | ಬಿ ಇ ಎಲ್ ಆಸ್ಪತ್ರೆ
Koshys Hospital | | 13.02070 77.67606 | | | koshy hospital; koshys hospital ramamurthy nagar
Modi Hospital | | 12.99810 77.54598 | | | modi eye hospital
St Marthas Hospital | | 12.97080 77.58567 | ಸೇಂಟ್ ಮಾರ್ಥಾಸ್ ಆಸ್ಪತ್ರೆ | | st martha hospital; st marthas
St Philomenas Hospital | | 12.96483 77.61104 | ಫಿಲೋಮಿನಾಸ್ ಆಸ್ಪತ್ರೆ | | philomenas hospital; st philomena hospital; st philomenas; philomena hospital
MVJ Medical College Hospital | | 13.07762 77.81209 | | | mvj hospital; mvj medical hospital; mvj medical college
ESI Hospital | Indiranagar | 12.97141 77.63686 | ಇ ಎಸ್ ಐ ಆಸ್ಪತ್ರೆ ಇಂದಿರಾನಗರ | | esi hospital
ESI Hospital | Rajajinagar | 12.99109 77.55371 | ಇ ಎಸ್ ಐ ಆಸ್ಪತ್ರೆ ರಾಜಾಜಿನಗರ | | esi hospital; esic model hospital
Sagar Hospital | Jayanagar; tilak nagar | 12.92801 77.59999 | ಸಾಗರ್ ಆಸ್ಪತ್ರೆ ಜಯನಗರ
Sagar Hospital | Kumaraswamy Layout; banashankari | 12.90790 77.56517 | | | sagar hospital dsi; sagar hospital dayananda sagar
KIMS Hospital | VV Puram; v v puram | 12.95630 77.57479 | | | kempegowda institute of medical sciences hospital; kims
People Tree Hospital | Yeshwanthpur; yeshwantpur; goraguntepalya; tumkur road | 13.02836 77.53922
People Tree Hospital | Girinagar | 12.94208 77.55360
Mallige Medical Centre | | 12.98525 77.58038 | ಮಲ್ಲಿಗೆ ಮೆಡಿಕಲ್ ಸೆಂಟರ್ | | mallige hospital crescent road; mallige medical center; mallige hospital
Trustwell Hospital | | 12.96061 77.58404 | | | trustwell hospitals; trustwell
Trilife Hospital | | 13.01698 77.64330 | | | trilife; tri life hospital; trilife hospital kalyan nagar; specialist hospital kalyan nagar
Cytecare Hospital | | 13.11864 77.60788 | | | cytecare; cytecare cancer hospital; cytecare yelahanka
Suguna Hospital | | 12.98819 77.55997 | ಸುಗುಣ ಆಸ್ಪತ್ರೆ | | suguna hospital rajajinagar
Acura Hospital | | 12.93532 77.62055 | | | acura speciality hospital; acura hospital koramangala
Altius Hospital | Rajajinagar | 12.98495 77.55692
Altius Hospital | HBR Layout; hbr; nagavara | 13.03446 77.62919
Jeevika Hospital | | 12.96594 77.70258 | | | jeevika hospital marathahalli; jeevika hospital doddanekkundi
Yashomathi Hospital | | 12.95593 77.71127 | | | yashomathi hospitals; yashomati hospital; yashomathi hospital marathahalli
Brookefield Hospital | | 12.96682 77.71689 | | | brookfield hospital; brookefield hospital kundalahalli
Rangadore Hospital | | 12.95382 77.57114 | ರಂಗದೊರೆ ಆಸ್ಪತ್ರೆ | | rangadore memorial hospital
Vasavi Hospital | | 12.90317 77.56023 | ವಾಸವಿ ಆಸ್ಪತ್ರೆ | | vasavi hospital kumaraswamy layout
Prakriya Hospital | | 13.04644 77.50650 | | | prakriya hospitals; prakriya hospital nagasandra; prakriya hospital tumkur road
Regal Hospital | | 13.08305 77.63472 | | | regal hospital thanisandra
Apollo Cradle | Koramangala | 12.93681 77.62063
Apollo Cradle | Brookefield; kundalahalli; itpl | 12.96678 77.71726
Apollo Cradle | Jayanagar | 12.91680 77.58519
Apollo Cradle | Rajajinagar | 13.00277 77.55363
Apollo Cradle | Electronic City; ecity | 12.86951 77.65425
`;

export const hospitals = institutions(TABLE, 'hospital', CHAINS);
