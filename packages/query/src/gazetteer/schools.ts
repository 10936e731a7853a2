import { institutions } from './institutions.ts';

/*
 * Schools that buyers name, as OpenStreetMap had them on 14 March 2026 (© OpenStreetMap contributors, ODbL 1.0: this table is under the
 * same licence), through rsinghsssd-byte/urban-intelligence-dashboard, commit f532bfb7. Branches without an area in their name have
 * that of the nearest locality. Their other names are those that people say.
 */

// name of a chain | as it is also called | as it is called before or behind an area
const CHAINS = `
National Public School | nps; ನ್ಯಾಷನಲ್ ಪಬ್ಲಿಕ್ ಶಾಲೆ; ಎನ್‌ಪಿಎಸ್; नेशनल पब्लिक स्कूल; एनपीएस
Delhi Public School | dps; ದೆಹಲಿ ಪಬ್ಲಿಕ್ ಶಾಲೆ; ಡಿಪಿಎಸ್; दिल्ली पब्लिक स्कूल; डीपीएस
Ryan International School | ryan school; ryan international; ರಯಾನ್ ಶಾಲೆ; रयान स्कूल; रायन इंटरनेशनल स्कूल | ryan
Deens Academy | deens academy school; the deens academy | deens
Glentree Academy | glentree; glentree school
Chrysalis High | chrysalis; chrysalis school; chrysalis high school; ಕ್ರಿಸಾಲಿಸ್; क्रिसैलिस
Vibgyor High | vibgyor; vibgyor school; vibgyor high school; ವಿಬ್‌ಗಯಾರ್; विबग्योर
Orchids International School | orchids school; orchids the international school; ಆರ್ಕಿಡ್ಸ್ ಶಾಲೆ; ऑर्किड्स स्कूल | orchids
Kendriya Vidyalaya | kendriya vidyalay; kv school; ಕೇಂದ್ರೀಯ ವಿದ್ಯಾಲಯ; केंद्रीय विद्यालय | kv
The Brigade School | brigade school
Ekya School
EuroSchool | euro school
`;

// name | area; other areas that it is told by, of a branch | lat lng | Kannada | Devanagari | also
const TABLE = `
National Public School | Indiranagar | 12.96929 77.64664
National Public School | Koramangala | 12.94928 77.62124
National Public School | HSR Layout; hsr | 12.91653 77.64304
National Public School | Rajajinagar | 12.98414 77.54967
National Public School | Jayanagar | 12.92851 77.58798
National Public School | Yeshwanthpur; yeshwantpur | 13.03031 77.54443
National Public School | Whitefield | 13.00245 77.74877
National Public School | Yelahanka | 13.09995 77.58455
National Public School | North; agrahara; kogilu | 13.10313 77.61951
National Public School | Sadashivanagar | 13.01352 77.57537
National Public School | Banashankari; kanakapura road | 12.89851 77.52745
National Public School | Uttarahalli | 12.90294 77.53213 | | | nps uttarahalli
National Public School | Kengeri | 12.92242 77.48893
National Public School | Hosur Road; electronic city | 12.82959 77.68230
National Public School | Jakkur | 13.07420 77.62242
National Public School | Jalahalli | 13.07355 77.53333
National Public School | Vidyaranyapura | 13.08481 77.54903
National Public School | Chikkabanavara | 13.07151 77.50999
National Public School | Kalkere; horamavu | 13.03786 77.67064
National Public School | East; haralur; kasavanahalli | 12.90039 77.69435
National Public School | Sarjapur Road; sarjapur | 12.90732 77.71613
National Public School | Marathahalli; gunjur; varthur | 12.93722 77.73478
Delhi Public School | East; bangalore east; bengaluru east; sarjapur; sarjapur road; dommasandra | 12.88528 77.72484
Delhi Public School | North; bangalore north; bengaluru north; bagalur road; yelahanka | 13.11736 77.64251
Delhi Public School | South; bangalore south; bengaluru south; kanakapura road; konanakunte | 12.89334 77.56371
Delhi Public School | Electronic City; ecity | 12.84737 77.62865
Ryan International School | Bannerghatta; bannerghatta road | 12.81992 77.58279
Ryan International School | Kundalahalli; brookefield; marathahalli; whitefield | 12.96466 77.72427
Greenwood High | | 12.90028 77.74906 | ಗ್ರೀನ್‌ವುಡ್ ಹೈ | ग्रीनवुड हाई | greenwood high school; green wood high school; greenwood high international school; greenwood high sarjapur; greenwood high sarjapur road
Greenwood High Bannerghatta | | 12.83796 77.60082 | | | greenwood high school bannerghatta; greenwood high bannerghatta road
Inventure Academy | | 12.89574 77.74486 | ಇನ್ವೆಂಚರ್ ಅಕಾಡೆಮಿ | इन्वेंचर एकेडमी | inventure; inventure academy sarjapur road; inventure school
The International School Bangalore | | 12.89321 77.75464 | | | tisb; international school bangalore; tisb bangalore; tisb school
Bishop Cotton Boys School | | 12.96842 77.59924 | ಬಿಷಪ್ ಕಾಟನ್ ಬಾಲಕರ ಶಾಲೆ | बिशप कॉटन बॉयज़ स्कूल | bishop cotton boys; bishop cotton; bishop cotton school
Bishop Cotton Girls School | | 12.96987 77.60174 | | | bishop cotton girls high school; bishop cotton girls; bishop cotton; bishop cotton school
Baldwin Boys High School | | 12.96252 77.60608 | ಬಾಲ್ಡ್‌ವಿನ್ ಬಾಲಕರ ಶಾಲೆ | बाल्डविन बॉयज़ स्कूल | baldwin boys; baldwin boys school; baldwin; baldwin school; baldwins
Baldwin Girls High School | | 12.96426 77.60033 | ಬಾಲ್ಡ್‌ವಿನ್ ಬಾಲಕಿಯರ ಶಾಲೆ | बाल्डविन गर्ल्स स्कूल | baldwin girls; baldwin girls school; baldwin; baldwin school; baldwins
St Josephs Boys High School | | 12.97172 77.60364 | | | st josephs boys school; st joseph boys school
St Josephs Indian High School | | 12.97017 77.59512 | | | st josephs indian school; st joseph indian school; sjihs
Sophia High School | | 12.98659 77.58691 | | | sophia school; sophias; sophia high
Frank Anthony Public School | | 12.97134 77.62863 | | | frank anthony; frank anthony school
Clarence School | | 13.00289 77.61580 | | | clarence high school; clarence high
St Germain High School | | 12.99320 77.61055 | | | st germains; st germain school; st germains high school
Cathedral High School | | 12.96564 77.60879 | | | cathedral school
Canadian International School | | 13.11940 77.59423 | | | cis yelahanka; canadian school
Mallya Aditi International School | | 13.10244 77.58354 | | | mallya aditi; aditi school; mallya aditi school
Vidyashilp Academy | | 13.08754 77.59719 | | | vidyashilp; vidya shilp academy; vidyashilp school; vidyashilp academy jakkur
Indus International School | | 12.83357 77.77907 | | | indus international; indus school
Oakridge International School | | 12.88728 77.75217 | | | oakridge school; oakridge international; oakridge sarjapur; oakridge school sarjapur
Deens Academy | Gunjur; varthur | 12.91465 77.76036
Deens Academy | Whitefield | 12.97658 77.74202
Silver Oaks International School | | 12.88836 77.74467 | | | silver oaks school; silver oaks international
Global Indian International School | | 12.90316 77.74941 | | | giis; giis whitefield; giis bangalore
Ebenezer International School | | 12.83955 77.70743 | | | ebenezer school
Candor International School | | 12.82002 77.62091 | | | candor school; candor international
Primus Public School | | 12.88854 77.69677 | | | primus school
Glentree Academy | Sarjapur Road; kasavanahalli; haralur | 12.89774 77.68480
Glentree Academy | Whitefield; siddapura | 12.96565 77.73515
Neev Academy | | 12.94384 77.67609 | | | neev academy yemalur; neev academy yamalur
Legacy School | | 13.06271 77.65242 | | | legacy school kothanur; legacy school bangalore
Trio World Academy | | 13.05943 77.58317 | | | trio world school; trio world
Chaman Bhartiya School | | 13.08082 77.64207 | | | chaman bharatiya school; chaman bhartiya
Chrysalis High | Gunjur | 12.92025 77.74820
Chrysalis High | Varthur | 12.92968 77.74180
Chrysalis High | Horamavu | 13.03991 77.65999
Chrysalis High | Kadugodi; whitefield; belathur | 13.00711 77.76777
Chrysalis High | Begur; mylasandra | 12.86141 77.61061
Chrysalis High | Yelahanka | 13.09471 77.59112
Vibgyor High | Bannerghatta Road; bannerghatta; gottigere | 12.85882 77.60505
Vibgyor High | Marathahalli; thubarahalli | 12.94866 77.71872
Vibgyor High | Haralur; hsr extension; kudlu | 12.89940 77.65723
Vibgyor High | Chokkanahalli; thanisandra; hegde nagar | 13.08018 77.62806
Orchids International School | CV Raman Nagar | 12.96947 77.66814
Orchids International School | Mahalakshmi Layout; rajajinagar | 13.01169 77.54685
Orchids International School | Majestic | 12.97276 77.57168
Orchids International School | BTM Layout; btm | 12.90436 77.60524
Orchids International School | Jakkur | 13.08231 77.61932
Orchids International School | Jalahalli | 13.04754 77.54457
Orchids International School | Mysore Road | 12.92537 77.49860
Orchids International School | Nagarbhavi; nagarabhavi | 12.97714 77.50753
Orchids International School | Panathur | 12.93814 77.70152
Orchids International School | Vijayanagar | 12.97006 77.53590
Orchids International School | Sahakara Nagar; sahakar nagar; sahakarnagar | 13.06855 77.58100
Kendriya Vidyalaya | Hebbal | 13.01591 77.57563
Kendriya Vidyalaya | Malleshwaram; malleswaram | 13.00928 77.56850
Kendriya Vidyalaya | DRDO; cv raman nagar | 12.98684 77.66436
Kendriya Vidyalaya | MEG Centre; meg; halasuru; ulsoor | 12.98768 77.61477
Kendriya Vidyalaya | ASC Centre; asc | 12.96747 77.61273
Kendriya Vidyalaya | NAL; murugeshpalya | 12.96568 77.65544
Kendriya Vidyalaya | RWF Yelahanka; rwf; wheel factory | 13.10275 77.58017
Kendriya Vidyalaya | CRPF Yelahanka; crpf | 13.11847 77.57568
Sri Kumarans Childrens Home Kanakapura Road | | 12.84792 77.54285 | | | kumarans cbse; kumarans mallasandra; kumarans kanakapura road; sri kumarans mallasandra; sri kumarans; kumarans; kumarans school; sri kumaran school; sri kumarans school
Sri Kumarans Childrens Home Tata Silk Farm | | 12.93332 77.57262 | | | kumarans tata silk farm; kumarans basavanagudi; sri kumarans basavanagudi; sri kumarans; kumarans; kumarans school; sri kumaran school; sri kumarans school
Whitefield Global School | | 12.98163 77.75691
Gopalan International School | | 12.98531 77.71838 | | | gopalan international
Gopalan National School | | 12.98638 77.70689
Sindhi High School | | 13.05060 77.59858 | | | sindhi high school hebbal
Sindhi High School Kumara Krupa Road | | 12.98798 77.58103 | | | sindhi high school kumara park
New Horizon School | | 12.96777 77.64200 | | | new horizon public school; new horizon school indiranagar; new horizon public school indiranagar
New Horizon Gurukul | | 12.93388 77.69757 | | | new horizon gurukul school; new horizon gurukul panathur
Christ Academy | | 12.82453 77.62069 | | | christ academy begur koppa; christ academy icse; christ academy school
BGS National Public School | | 12.87753 77.59970 | | | bgs nps; bgs national public school hulimavu; bgs school hulimavu
National Academy for Learning | | 12.98788 77.54196 | | | nafl; nafl basaveshwaranagar
National Hill View Public School | | 12.92871 77.52910 | | | nhvps; national hill view; national hill view school
Sishu Griha School | | 12.97348 77.65574 | | | sishu griha; shishu griha; sishu griha senior school
Ganga International School | | 13.02874 77.49568
Vagdevi Vilas School | | 12.93108 77.75989 | | | vagdevi vilas
Valley School | | 12.85358 77.51016 | | | the valley school
Loyola School | | 12.87062 77.59278
Army Public School | | 12.97829 77.61093 | | | army public school kamaraj road
The Brigade School | JP Nagar; j p nagar; millennium | 12.89231 77.58532
The Brigade School | Mahadevapura; metropolis; whitefield | 12.99896 77.70309
The Brigade School | Malleshwaram; malleswaram; gateway | 13.01209 77.55774
Ekya School | JP Nagar; j p nagar | 12.90767 77.59673
Ekya School | Kanakapura Road | 12.88470 77.55139
Kunskapsskolan | | 12.87124 77.73485 | | | kunskapsskolan bengaluru; kunskapsskolan bangalore; kunskapsskolan school
Bethany High School | | 12.94064 77.62095 | | | bethany school; bethany high; bethany high school koramangala
EuroSchool | Whitefield; hoodi | 12.98578 77.71403
EuroSchool | North Campus; yelahanka; kogilu; north | 13.10430 77.62524
Royale Concorde International School | | 13.02538 77.64253 | | | royale concorde; royale concorde school; royale concorde kalyan nagar
Presidency School | | 13.00524 77.66115 | | | presidency school kasturi nagar; presidency school east
`;

export const schools = institutions(TABLE, 'landmark', CHAINS);
