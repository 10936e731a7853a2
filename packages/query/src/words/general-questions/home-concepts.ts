/** What general questions speak of, in five ways of speaking: the home, its builder, its neighbours, the steps. */
export const HOME_CONCEPTS = {
  safe: 'safe; risk; risky; risks; problem; problems; ok to buy; okay to buy; good idea; trust; surakshit; surakshita; sahi; theek; safe aa; safena; jokhim; danger; worth it; advisable; सुरक्षित; सेफ; जोखिम; रिस्क; ठीक; सही; ಸುರಕ್ಷಿತ; ಸುರಕ್ಷಿತವೇ; ಸೇಫ್; ಅಪಾಯ; ರಿಸ್ಕ್; ಸರಿಯೇ; enough',
  'under-construction':
    'under construction; underconstruction; uc; ban rahe; ban raha; banne wale; banne wala; kattuttiro; kattutta iro; kattuttiruva; बन रहे; बन रहा; ಕಟ್ಟುತ್ತಿರೋ; ಕಟ್ಟುತ್ತಿರುವ; being built; ongoing project; nirmanadhin; निर्माणाधीन; अंडर कंस्ट्रक्शन; ನಿರ್ಮಾಣ ಹಂತ; ನಿರ್ಮಾಣ ಹಂತದ; ಅಂಡರ್ ಕನ್ಸ್ಟ್ರಕ್ಷನ್',
  ready:
    'ready; ready to move; ready to move in; rtm; readymade; completed; finished; रेडी; रेडी टू मूव; ರೆಡಿ; ರೆಡಿ ಟು ಮೂವ್; ಸಿದ್ಧ',
  resale:
    'resale; re sale; second hand; secondhand; used flat; old flat; secondary market; purana; रीसेल; पुराना; ರೀಸೇಲ್; ಮರುಮಾರಾಟ; ಹಳೆಯ',
  new: 'new; new flat; new builder; from builder; naya; hosa; नया; ಹೊಸ; ಹೊಸದು',
  'new-launch':
    'new launch; newly launched; launch; launch phase; नया लॉन्च; न्यू लॉन्च; ನ್ಯೂ ಲಾಂಚ್; ಹೊಸ ಲಾಂಚ್',
  'pre-launch':
    'pre launch; prelaunch; soft launch; eoi; expression of interest; pre launch offer; प्री लॉन्च; ಪ್ರೀ ಲಾಂಚ್',
  builder: 'builder; builders; developer; promoter; बिल्डर; ಬಿಲ್ಡರ್; ಬಿಲ್ಡರ್‌',
  delay:
    'delay; delays; delayed; late; not on time; der; deri; tada; thada; late aadre; late madidre; देर; देरी; लेट; ತಡ; ವಿಳಂಬ; ತಡವಾದರೆ; ತಡ ಮಾಡಿದರೆ; ಲೇಟ್',
  compensation:
    'compensation; compensate; penalty; interest; pay me; parihara; muavza; byaj; badhdi; baddi; मुआवजा; ब्याज; हर्जाना; ಪರಿಹಾರ; ಬಡ್ಡಿ; my rights; what can i do',
  interest: 'interest; interest rate; rate of interest; byaj; baddi; ब्याज; ಬಡ್ಡಿ; mclr',
  bankrupt:
    'bankrupt; bankruptcy; insolvency; insolvent; nclt; stops work; stop work; stopped work; abandon; abandoned; stalled; runs away; run away; bhag; diwaliya; दिवालिया; भाग; ದಿವಾಳಿ; ಓಡಿ ಹೋದರೆ; odi hodre',
  possession:
    'possession; keys; handover; hand over; taking over; कब्जा; पजेशन; चाबी; ಸ್ವಾಧೀನ; ಪೊಸೆಷನ್; ಕೀ; move in; shift; kabza',
  check:
    'check; checks; checklist; verify; verification; inspect; look for; look at; find out; confirm; know if; know whether; research; dekhna; dekhe; jaanch; jaanche; pata kare; nodbeku; parishile; parisheelane; जांच; जांचें; चेक; देखना; देखें; ಪರಿಶೀಲಿಸು; ಪರಿಶೀಲಿಸುವುದು; ನೋಡಬೇಕು; ಚೆಕ್',
  missing:
    'missing; not received; without; no; not available; not given; not there; nahi; nahin; illa; illade; illadiddre; bina; absent; pending; not got; doesnt have; does not have; नहीं; बिना; ಇಲ್ಲ; ಇಲ್ಲದೆ; ಇಲ್ಲದ; ಇಲ್ಲದಿದ್ದರೆ',
  'grace-period': 'grace period; force majeure; grace',
  association:
    'society; association; rwa; owners association; apartment association; aoa; sangha; soceity; सोसायटी; सोसाइटी; एसोसिएशन; ಸಂಘ; ಅಸೋಸಿಯೇಷನ್; ಸೊಸೈಟಿ',
  form: 'form; formed; formation; register; registered; registration; make; made; banate; banti; banta; bane; rachane; बनता; बनती; बनाना; ರಚನೆ; ರಚಿಸ; ರಚಿಸುವುದು',
  handover:
    'hand over; handover; handed over; hands over; take over; taking over; takeover; sonpna; हैंडओवर; ಹಸ್ತಾಂತರ',
  pets: 'pet; pets; dog; dogs; cat; kutta; nayi; naayi; कुत्ता; कुत्ते; पालतू; ಸಾಕುಪ್ರಾಣಿ; ನಾಯಿ',
  ban: 'ban; bans; banned; allow; allowed; not allow; stop; prohibit; restrict; refuse; object; mana; rok; roka; nishedha; bidalla; मना; रोक; इजाजत; ನಿಷೇಧ; ನಿಷೇಧಿಸ; ಬಿಡುತ್ತಾರಾ; can society; right',
  floor:
    'floor; floors; which floor; ground floor; top floor; high floor; low floor; manzil; mahadi; मंजिल; फ्लोर; ಮಹಡಿ; ಫ್ಲೋರ್',
  better:
    'better; best; good; prefer; preferable; choose; should i buy; which one; accha; achha; behtar; olleyadu; uttama; बेहतर; अच्छा; ಒಳ್ಳೆಯದು; ಉತ್ತಮ; pros and cons; vs; versus; or; ya; difference; compare; advantage; benefit; fayda; faayda; faida; labha; laabha; फायदा; फ़ायदा; लाभ; ಲಾಭ; ಪ್ರಯೋಜನ; farak; fark; अंतर; फर्क; या; ಅಥವಾ; ವ್ಯತ್ಯಾಸ',
  vastu: 'vastu; vaastu; vasthu; east facing; north facing; वास्तु; ವಾಸ್ತು',
  matter:
    'matter; matters; important; importance; necessary; needed; compulsory; mandatory; required; zaroori; jaruri; mukhya; kaddaya; bekagutta; जरूरी; अनिवार्य; ಮುಖ್ಯ; ಕಡ್ಡಾಯ; ಅಗತ್ಯ; must; need; beka; ಬೇಕಾ; ಬೇಕೇ',
  tanker:
    'tanker; tankers; water tanker; water problem; water shortage; water scarcity; water supply; water source; water sources; paani; pani; neeru; niru; टैंकर; पानी; ನೀರು; ನೀರಿನ; ಟ್ಯಾಂಕರ್; ಟ್ಯಾಂಕರ್‌',
  borewell:
    'borewell; bore well; ground water; groundwater; hard water; bore; borewell water; बोरवेल; भूजल; ಬೋರ್‌ವೆಲ್; ಬೋರ್ವೆಲ್; ಅಂತರ್ಜಲ',
  flood:
    'flood; floods; flooding; flooded; waterlogging; water logging; low lying; baadh; baarish; neeru tumbu; pravaha; बाढ़; जलभराव; ಪ್ರವಾಹ; ನೆರೆ; ಮುಳುಗ',
  buffer:
    'buffer; buffer zone; rajakaluve; raja kaluve; lake bed; lakebed; storm water drain; nala; राजाकालुवे; ರಾಜಕಾಲುವೆ; ಕೆರೆ',
  sewage: 'stp; sewage; sewage plant; sewage treatment; सीवेज; ಒಳಚರಂಡಿ',
  fire: 'fire; fire noc; fire safety; fire clearance; aag; आग; ಅಗ್ನಿ; ಬೆಂಕಿ',
  alter:
    'break wall; break a wall; remove wall; remove a wall; renovate; renovation; alter; alteration; modify; interior changes; balcony cover; cover the balcony; enclose balcony; deewar; दीवार; ಗೋಡೆ',
  uds: 'uds; undivided share; undivided share of land; land share; यूडीएस; ಯುಡಿಎಸ್; ಅವಿಭಜಿತ',
  flat: 'flat; flats; apartment; apartments; फ्लैट; अपार्टमेंट; ಫ್ಲಾಟ್; ಫ್ಲ್ಯಾಟ್; ಅಪಾರ್ಟ್‌ಮೆಂಟ್',
  villa: 'villa; independent house; plot; site; plots; land; विला; ವಿಲ್ಲಾ; ಸೈಟ್; ನಿವೇಶನ; प्लॉट',
  gated: 'gated; gated community; big community; large community; township; गेटेड; ಗೇಟೆಡ್',
  standalone:
    'standalone; stand alone; small building; small apartment; small society; chhoti building; choti building; chhoti society; chikka building; chikka apartment; sanna building; छोटी बिल्डिंग; छोटी सोसाइटी; ಚಿಕ್ಕ ಕಟ್ಟಡ; ಸಣ್ಣ ಕಟ್ಟಡ; ಚಿಕ್ಕ ಬಿಲ್ಡಿಂಗ್; individual building; स्टैंडअलोन; ಸ್ಟ್ಯಾಂಡ್‌ಅಲೋನ್',
  registration:
    'registration; registry; register; registered; registering; sub registrar; sub registrar office; registar; रजिस्ट्री; रजिस्ट्रेशन; रजिस्टर; ರಿಜಿಸ್ಟರ್; ನೋಂದಣಿ; ರಿಜಿಸ್ಟ್ರೇಷನ್; ನೋಂದಾಯಿಸ; nondani; ನೋಂದಣಿ ಮಾಡಿಸ',
  where:
    'where; which office; kahan; kaha; yelli; elli; ellide; online; kaveri; कहां; कहाँ; ಎಲ್ಲಿ; ऑनलाइन; ಆನ್‌ಲೈನ್',
  time: 'how long; how many days; how many months; time limit; within how; how much time; deadline; timeline; kitne din; kitna time; kitna samay; eshtu dina; eshtu samaya; eshtu time; कितने दिन; कितना समय; ಎಷ್ಟು ದಿನ; ಎಷ್ಟು ಸಮಯ; ಎಷ್ಟು ಕಾಲ; when',
  who: 'who; witness; witnesses; in person; be present; kaun; kise; yaaru; yaru; कौन; ಯಾರು; present; representative',
  years:
    'how many years; how old; 30 years; 13 years; 15 years; kitne saal; eshtu varsha; कितने साल; ಎಷ್ಟು ವರ್ಷ; years',
  process:
    'process; procedure; steps; step; how to; how do; how can; how does; how is; kaise; prakriya; hege; hegge; vidhana; प्रक्रिया; कैसे; ಹೇಗೆ; ಪ್ರಕ್ರಿಯೆ; ವಿಧಾನ; stages; apply',
  buy: 'buy; buying; purchase; purchasing; own; kharidna; kharid; khareed; khareedi; kharidne; khareedna; lena; le; tagolodu; tagobahuda; tagondre; tagollakke; tagolloke; kharidne par; kollu; kharidi; खरीद; खरीदना; खरीदने; ಖರೀದಿ; ಖರೀದಿಸ; ಖರೀದಿಸಲು; ಖರೀದಿಸಬಹುದೇ; ಕೊಳ್ಳ; ತಗೊಳ್ಳ; ತಗೊಂಡ್ರೆ; ತಗೊಳೋಕೆ; ತಗೊಳ್ಳೋಕೆ; ತಗೋಬಹುದಾ; ಕೊಂಡರೆ; ಕೊಂಡ್ರೆ; ತೆಗೆದುಕೊಳ್ಳ',
  sell: 'sell; sells; selling; sale; sold; seller; charge for; bechna; beche; bech; maarata; marata; maruvudu; marida; maarida; maridre; maaridre; bechi; becha; bechkar; bech ke; बेची; बेचा; बेचकर; बेचने; बेचना; बेच; ಮಾರಾಟ; ಮಾರುವುದು; ಮಾರಿದ; ಮಾರಿದ್ರೆ; ಮಾರಿದರೆ; ಮಾರಾಟಗಾರ; ಮಾರಾಟಗಾರರಿಂದ; ಮಾರಾಟಗಾರರು; ಮಾರ',
  after: 'after; once; next; baad; nantara; aadmele; के बाद; बाद; ನಂತರ; ಆದಮೇಲೆ',
  before: 'before; first; pehle; modalu; munche; पहले; ಮೊದಲು; ಮುಂಚೆ; to book; to pay',
  visit: 'site visit; visit; visiting; साइट विजिट; ಸೈಟ್ ವಿಸಿಟ್; ಭೇಟಿ',
  'first-time':
    'first time; first time buyer; first home; first house; pehli baar; pehla ghar; modala mane; पहली बार; पहला घर; ಮೊದಲ ಮನೆ; ಮೊದಲ ಬಾರಿ; beginner',
  'track-record':
    'track record; reputation; reliable; genuine; trustworthy; good builder; history; past projects; bharosa; vishwasa; भरोसा; भरोसेमंद; ವಿಶ್ವಾಸ; ನಂಬಿಕೆ; ನಂಬ; background',
};
