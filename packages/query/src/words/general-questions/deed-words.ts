/** What general questions speak of, in five ways of speaking: documents, registers and the law. */
export const DEED_WORDS = {
  papers:
    'papers; paper; documents; document; docs; paperwork; kagaz; kagaj; dastavez; dakhale; dakhalegalu; dakhalati; kagada patra; kagadapatra; कागज; कागजात; दस्तावेज; डॉक्यूमेंट; डॉक्यूमेंट्स; ದಾಖಲೆ; ದಾಖಲೆಗಳು; ದಾಖಲೆಗಳನ್ನು; ಕಾಗದ ಪತ್ರ',
  oc: 'oc; occupancy certificate; occupation certificate; ओसी; ಓಸಿ; ಒಸಿ; completion certificate',
  cc: 'cc; commencement certificate; सीसी; ಸಿಸಿ',
  partial: 'partial; part oc; partially',
  ec: 'ec; encumbrance certificate; encumbrance; ईसी; ಇಸಿ; ಋಣಭಾರ ಪ್ರಮಾಣಪತ್ರ',
  title:
    'title; clear title; title deed; mother deed; chain of title; ownership; owner proof; malik; टाइटल; मालिकाना; ಟೈಟಲ್; ಮಾಲೀಕತ್ವ',
  lawyer:
    'lawyer; advocate; vakil; vakeel; legal opinion; legal check; वकील; ವಕೀಲ; ವಕೀಲರು; lawyeru; vakilaru',
  agreement:
    'agreement; sale agreement; agreement to sale; agreement for sale; agreement to sell; एग्रीमेंट; ಅಗ್ರಿಮೆಂಟ್; ಒಪ್ಪಂದ; ಕರಾರು; kararu',
  'sale-deed': 'sale deed; conveyance; conveyance deed; registry deed; सेल डीड; ಸೇಲ್ ಡೀಡ್; ಕ್ರಯಪತ್ರ',
  poa: 'poa; gpa; power of attorney; general power of attorney; mukhtarnama; पावर ऑफ अटॉर्नी; मुख्तारनामा; ಪವರ್ ಆಫ್ ಅಟಾರ್ನಿ',
  sign: 'sign; signs; signing; on my behalf; on our behalf; on behalf; behalf; dastakhat; sahi maadu; sahi haku; हस्ताक्षर; दस्तखत; ಸಹಿ',
  jda: 'jda; jd; joint development; joint venture; landowner share; land owner share',
  litigation:
    'litigation; court case; court cases; legal dispute; disputed; stay order; mukadma; kesu; मुकदमा; कोर्ट केस; ಕೋರ್ಟ್ ಕೇಸ್; ವ್ಯಾಜ್ಯ',
  unregistered:
    'unregistered; not registered; stamp paper; notary; notarised; notarized; without registration; bina registration; अनरजिस्टर्ड',
  lost: 'lost; misplaced; missing original; kho gaya; kho gaye; kaledu hogide; खो गया; खो गए; ಕಳೆದು ಹೋಗಿದೆ',
  undervalue:
    'undervalue; undervalued; show less price; show lower price; lower value in deed; less value in deed; black money; white money; kam dikha',
  khata: 'khata; katha; khatha; khaata; खाता; ಖಾತಾ; ಖಾತೆ',
  'a-khata': 'a khata; a katha; a khatha; akhata; ए खाता; ಎ ಖಾತಾ; ಎ ಖಾತೆ',
  'b-khata': 'b khata; b katha; b khatha; bkhata; bkatha; b kata; बी खाता; ಬಿ ಖಾತಾ; ಬಿ ಖಾತೆ',
  'e-khata':
    'e khata; e katha; e khatha; ekhata; ekhatha; ekatha; digital khata; ई खाता; ಇ ಖಾತಾ; ಇ ಖಾತೆ; ಈ ಖಾತಾ',
  'no-khata':
    'no khata; without khata; khata missing; khata illa; bina khata; khata nahi; ಖಾತಾ ಇಲ್ಲ; ಖಾತಾ ಇಲ್ಲದೆ; बिना खाता; बिना खाते',
  transfer:
    'transfer; mutation; name change; change name; my name; apne naam; naam transfer; varga; vargavane; ವರ್ಗಾವಣೆ; ट्रांसफर; नाम ट्रांसफर; ಟ್ರಾನ್ಸ್‌ಫರ್',
  convert:
    'convert; conversion; converted; converting; upgrade; badal; badle; badlna; change to a; badalayisu; बदल; बदलना; बदलें; ಬದಲಾಯಿಸು; ಬದಲಾಯಿಸುವುದು; ಪರಿವರ್ತನೆ',
  panchayat:
    'panchayat; gram panchayat; grama panchayat; panchayath; पंचायत; ಪಂಚಾಯತಿ; ಪಂಚಾಯತ್; ಗ್ರಾಮ ಪಂಚಾಯತಿ; form 9; form 11; e swathu; eswathu',
  bda: 'bda; बीडीए; ಬಿಡಿಎ',
  bmrda: 'bmrda; ಬಿಎಂಆರ್‌ಡಿಎ',
  unapproved:
    'unapproved; not approved; illegal; revenue site; revenue layout; revenue plot; unauthorised; unauthorized; gramathana; अवैध; ಅನಧಿಕೃತ; ರೆವಿನ್ಯೂ ಸೈಟ್',
  agricultural:
    'agricultural; agriculture; farm; farmland; farm land; dc conversion; dc converted; krishi; kheti; krishi bhoomi; कृषि; खेती; ಕೃಷಿ; ಕೃಷಿ ಭೂಮಿ',
  layout:
    'layout; site; plot; plots; sites; land; zameen; jameen; jaminu; jamin; bhoomi; jaga; ज़मीन; जमीन; प्लॉट; ಸೈಟ್; ನಿವೇಶನ; ಭೂಮಿ; ಜಮೀನು',
  rera: 'rera; k rera; krera; karnataka rera; रेरा; ರೇರಾ; ರೆರಾ',
  'no-rera':
    'no rera; without rera; non rera; not rera; rera nahi; rera illa; bina rera; not registered with rera; not registered under rera; not in rera; rera not; बिना रेरा; रेरा नहीं; ರೇರಾ ಇಲ್ಲ; ರೇರಾ ಇಲ್ಲದೆ; ರೇರಾ ಇಲ್ಲದ',
  expired:
    'expired; expiry; lapsed; expire; validity; khatam; extension; extended; मियाद; ಅವಧಿ ಮುಗಿದ',
  ack: 'ack; ack number; acknowledgement; acknowledgment; acknowledgement number; applied for rera; rera applied',
  complaint:
    'complaint; complain; complaints; shikayat; dooru; case against builder; sue; शिकायत; ದೂರು',
  consumer: 'consumer court; consumer forum; consumer commission; upbhokta; उपभोक्ता; ಗ್ರಾಹಕ',
  'section-13':
    'section 13; sec 13; 10 percent rule; 10 % rule; ten percent rule; 10 percent; 10 %; ten percent; 10 pratishat; more than 10; 10 फीसदी; 10 प्रतिशत; ಶೇಕಡಾ 10',
  escrow: 'escrow; escrow account; 70 percent; 70 %; separate account; designated account',
  'plan-change':
    'change plan; change the plan; changes the plan; changed plan; changed the plan; change layout; changes layout; plan change; plan changed; plan badal; प्लान बदल; ಪ್ಲಾನ್ ಬದಲಾಯಿಸ; extra floors; add floors; adds floors; change in plan; alter the plan',
  defects:
    'defect; defects; leakage; leak; seepage; crack; cracks; structural; quality problem; five year warranty; 5 year warranty; defect liability; warranty; दरार; रिसाव; ಬಿರುಕು; ಸೋರಿಕೆ',
  advert:
    'brochure; advertisement; false promise; false promises; misleading; model flat; sample flat; ad; promised amenities; vigyapan; विज्ञापन; ಜಾಹೀರಾತು; jaheeratu',
  takeover:
    'sells the project; sell the project; new builder; another builder; builder changed; builder changes; project sold; sold the project',
  mortgage:
    'mortgage; mortgaged; pledged; builder loan; project loan; girvi; गिरवी; ಅಡಮಾನ; adamana',
  agent: 'agent; agents; broker; brokers; dalal; channel partner; एजेंट; दलाल; ಏಜೆಂಟ್; ಬ್ರೋಕರ್; ದಲ್ಲಾಳಿ',
  parking: 'parking; car park; car parking; parking slot; open parking; पार्किंग; ಪಾರ್ಕಿಂಗ್',
  carpet: 'carpet; carpet area; rera carpet; कारपेट; कार्पेट; ಕಾರ್ಪೆಟ್',
  'super-built-up':
    'super built up; super builtup; sba; saleable area; super area; built up; सुपर बिल्ट अप; ಸೂಪರ್ ಬಿಲ್ಟ್ ಅಪ್',
  'title-insurance': 'title insurance; insure title; insured title; टाइटल इंश्योरेंस',
  power: 'bescom; electricity; power connection; current connection; bijli; बिजली; ವಿದ್ಯುತ್; ಕರೆಂಟ್',
};
