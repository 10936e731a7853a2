import { list } from '@manemitra/query/phrases';
import { inBothOrders, pairs } from '../../phrase-pairs.ts';

/** How buyers call the papers of a project, who builds it and what is to be thought of it. */
export const PAPER_WORDS = {
  overview: list(`
    tell me about; about this project; about the project; details; summary; overview; speciality; so special; special about; whats special; what is special; vishesha; visesha; vishesh; khaas; khas; खास; विशेष; ವಿಶೇಷ; ವಿಶೇಷತೆ; bagge; ke baare mein;
    ke baare me; ke bare mein; ke bare me; kaisa; kaisi; kaise hai; what is like; what are like; hegide; hege ide; के बारे में; कैसा है; ಬಗ್ಗೆ; ಹೇಗಿದೆ`),
  'survey-numbers': list(
    'survey number; survey no; sy no; survey nos; ಸರ್ವೆ ನಂಬರ್; ಸರ್ವೆ ಸಂಖ್ಯೆ; सर्वे नंबर',
  ),
  complaints: list(`
    complaint; complain; complaints on rera; rera complaint; shikayat; shikayatein; shikayate; dooru; duru; ದೂರು;
    ದೂರುಗಳು; शिकायत; शिकायतें`),
  documents: list(`
    document; docs; paper; paperwork; kagaz; kaagaz; kaagazat; kagadada patra; dakhale; dakhlegalu; ದಾಖಲೆ; ದಾಖಲೆಗಳು;
    ಕಾಗದ; ಕಾಗದಪತ್ರ; दस्तावेज; कागज; कागजात; noc; nocs; commencement certificate; commencement; mother deed; encumbrance certificate; ec`),
  'missing-documents': list(`
    not uploaded; documents to ask; documents should i ask; papers should i ask; ask the seller; documents nahi;
    kagaz nahi; dakhale illa; दस्तावेज नहीं; कागज नहीं; ದಾಖಲೆ ಇಲ್ಲ; ದಾಖಲೆಗಳು ಇಲ್ಲ; missing`),
  builder: [
    ...pairs(
      'yaaru; yaru; yaar; yar; yaro; ಯಾರು; ಯಾರ್',
      'kattiddu; kattidu; kattiddare; kattidare; kattiddaru; kattidru; kattirodu; kattodu; madiddu; madirodu; ಕಟ್ಟಿದ್ದು; ಕಟ್ಟಿದ್ದಾರೆ; ಕಟ್ಟಿರೋದು; ಕಟ್ಟಿದರು; ಮಾಡಿದ್ದು',
    ),
    ...list(`
    builder; promoter; developer; company; who built; who is building; building that; building this; who makes;
    who constructed; who is making; who made; built by; banane wala; kisne banaya; kattidavaru; kattisidavaru;
    banaya kisne; ಬಿಲ್ಡರ್; ನಿರ್ಮಾಪಕ; ಕಟ್ಟಿದವರು; बिल्डर; डेवलपर; किसने बनाया; प्रमोटर`),
  ],
  'track-record': list(`
    reliable; reliability; reputed; reputation; bharosemand; bharose ka; bharosa; nambike; nambabahuda; nambbahuda; भरोसेमंद; भरोसा; भरोसे; ನಂಬಿಕೆ; ನಂಬಬಹುದಾ; ನಂಬಬಹುದೇ; delivered on time; possession on time; late delivery; previous delivery; trust the date; trust that date; nclt;
    insolvency; bankrupt; bankruptcy; financially; financials; wasool; time pe diya; time ge kottidda; दिवालिया;
    समय पर; ಸಮಯಕ್ಕೆ; past project; built before; built earlier; else have they built; else they built; pehle kya banaya; pehle kya kya banaya; kya kya banaya; aur kya banaya; pehle banaye; kitne project banaye; kitne banaye; munche enu kattiddare; enu enu kattiddare; inyenu kattiddare; munche kattiddu; hinde kattiddu; munche kattiro; पहले क्या बनाया; पहले क्या क्या बनाया; क्या क्या बनाया; और क्या बनाया; ಏನೇನು ಕಟ್ಟಿದ್ದಾರೆ; ಇನ್ನೇನು ಕಟ್ಟಿದ್ದಾರೆ; ಮುಂಚೆ ಏನು ಕಟ್ಟಿದ್ದಾರೆ; ಹಿಂದೆ ಏನು ಕಟ್ಟಿದ್ದಾರೆ; earlier projects; previous projects; old projects; other projects; bere projects; bere project; aur projects; baaki projects; dusre projects; ಬೇರೆ ಪ್ರಾಜೆಕ್ಟ್; दूसरे प्रोजेक्ट; बाकी प्रोजेक्ट; delay;
    delayed; late; लेट; देर; on time; history; builder history; builder record; deri; thada; tada; record; purane project;
    hale projects; ವಿಳಂಬ; ತಡ; ಹಿಂದಿನ ಯೋಜನೆ; ಹಿಂದಿನ ಯೋಜನೆಗಳು; ಹಿಂದಿನ ಪ್ರಾಜೆಕ್ಟ್; देरी; पुराने प्रोजेक्ट; रिकॉर्ड;
    पिछले प्रोजेक्ट; samayakke; samayadalli; time ge; waqt pe; keeps the date; ಸಮಯದಲ್ಲಿ`),
  rating: list('rating; review; stars; ರೇಟಿಂಗ್; ವಿಮರ್ಶೆ; रेटिंग; रिव्यू'),
  source: list(`
    where is this from; source; where did you get; how do you know; when was this checked; last checked; verified;
    who says; how old is this; ಮೂಲ; स्रोत; kahan se pata`),
  verdict: [
    ...pairs(
      'what; what all; what is; what else; what has; kya; kya kya; kya kuch; enu; yenu; enenu; yenenu; क्या; क्या क्या; क्या कुछ; ಏನು; ಏನೇನು; ಏನೆಲ್ಲಾ',
      'not disclosed; not been disclosed; not given; not been given; not told; is not disclosed; nahi diya; nahi bataya; nahi likha; nahi diya hai; kottilla; helilla; tilisilla; नहीं दिया; नहीं बताया; नहीं लिखा; ಕೊಟ್ಟಿಲ್ಲ; ಹೇಳಿಲ್ಲ; ತಿಳಿಸಿಲ್ಲ',
    ),
    ...inBothOrders(
      'why; why so; why is it; why is it so; why is this; so; too; itna; itni; kyun; kyu; yaake; ashtu; इतना; क्यों; ಯಾಕೆ',
      'costly; expensive; high; low; cheap; cheaper; mehenga; mehnga; sasta; duddu; dubari; agga; महंगा; सस्ता; ದುಬಾರಿ; ಅಗ್ಗ',
    ),
    ...list(`
    priced low; priced high; overpriced; over priced; underpriced; fishy; fraud; cheat; cheating; scam; genuine;
    fake; is it real; nija na; nijana; asli; nakli; dhokha; dhoka; mosa; ashtu duddu; yaake ashtu; yaake ishtu;
    jaasti duddu; धोखा; फर्जी; असली; इतना महंगा; इतना सस्ता; महंगा क्यों; ಮೋಸ; ನಿಜವಾದ; ಯಾಕೆ ಅಷ್ಟು; ಯಾಕೆ ಇಷ್ಟು;
    ದುಬಾರಿ ಯಾಕೆ; negative; cons; drawback; downside; disadvantage; problem; issue; catch; red flag; token;
    booking amount; advance do; risk; risky; aapko pata nahi; aapko pata nahin; tumko pata nahi; आपको पता नहीं; you dont know; you do not know; is not known; not known about; mahiti illa; maahiti illa; vivara illa; yaava vivara; jaankari nahi; jankari nahi; info nahi; जानकारी नहीं; ಮಾಹಿತಿ ಇಲ್ಲ; ವಿವರ ಇಲ್ಲ; missing info; info missing; missing details; not told; nimage gottilla; nimge gottilla; ನಿಮಗೆ ಗೊತ್ತಿಲ್ಲ; would you buy; would you pick; would you choose; should i pick; should i choose; do you suggest; would you suggest; would you take; would you go for; should i go for; should we go for; go for it; ask first; says careful; say careful; say avoid; says avoid; say strong; says strong; avoid anta; careful anta; should i buy; should i take; shall i buy; should we buy; should i book;
    worth buying; good deal; good buy; is it good; is this good; is it safe; safe to buy; trust; trustworthy;
    nyunate; nyoonate; korate; korategalu; dosha; khami; khamiyan; ನ್ಯೂನತೆ; ನ್ಯೂನತೆಗಳು; ಕೊರತೆ; ಕೊರತೆಗಳು; ದೋಷ; ದೋಷಗಳು; खामी; खामियां; खामियाँ; दोष; shortcoming; shortcomings;
    good for; suitable for; suits a; fit for; ok na; ok ah; ok aa; okay na; theek na; thik na; ok or not; any good; henge; henge ide; good hai; accha hai kya; acha hai kya; accha rahega; acha rahega; theek rahega; sahi rahega; olleda; olledaa; chennagideya; chenagideya; chennagirutta;
    अच्छा है क्या; अच्छा रहेगा; ठीक रहेगा; ಒಳ್ಳೆಯದಾ; ಒಳ್ಳೇದಾ; ಚೆನ್ನಾಗಿದೆಯಾ; ಚೆನ್ನಾಗಿರುತ್ತಾ; verdict; your opinion; your view; your advice; recommend; concern; worry; worries; good or bad; how good;
    kharabi; kami; kamiyan; nuksan; dikkat; khatra; le lun; lena chahiye; kharidna chahiye; sahi hai; theek hai kya;
    tondare; samasye; thondare; tegedukollabahuda; thogobahuda; togobahuda; thogolla; kammi yaake; कमी; कमियाँ;
    नुकसान; दिक्कत; खतरा; लेना चाहिए; खरीदना चाहिए; सही है; सस्ता क्यों; ತೊಂದರೆ; ಸಮಸ್ಯೆ; ಅಪಾಯ; ಕೊಳ್ಳಬಹುದಾ;
    ತೆಗೆದುಕೊಳ್ಳಬಹುದಾ; ಯಾಕೆ ಕಡಿಮೆ; bad; wrong; weak; deal breaker; dealbreaker; minus; against it; kharab; bura;
    buri; ketta; ketta amsha; खराब; बुरा; बुरी; ಕೆಟ್ಟ`),
  ],
  'land-title': list(`
    ngt; acquisition; acquired; alignment; title deed; chain of title; khata transfer; sale deed; land in my name;
    own the land; agricultural land; revenue site; revenue layout; gramathana; ಕನ್ವರ್ಷನ್; ಪರಿವರ್ತನೆ; कन्वर्जन; uds;
    undivided share; land share; own land; land owner; landowner; land ownership; joint development; jda; converted;
    conversion; freehold; leasehold; mutation; zone of the land; lake buffer; buffer; encroachment`),
  neighbours: list(`
    other buyers; who else bought; other owners; who bought; association; residents; rwa; neighbors; neighbour;
    padosi; pados; kaun rehta; kaun rehte; kaun log; akeli aurat; akeli auratein; single women live; women live alone; families live; kaun rehta hai; yaaru iddare; अकेली औरत; अकेली औरतें; अकेली महिलाएं; कौन रहता; कौन रहते; who lives; people live; occupied; occupancy rate; community type; पड़ोसी; ನೆರೆಹೊರೆ`),
  association: list(`
    society ban; society ban gayi; society ban gaya; society bani; society bana; society formed; society been formed; society registered; society handover; handed over to the society; handed over to the association; association formed; association been formed; association registered; rwa formed; rwa been formed; rwa registered; owners association; owners ' association; association handover; society aagideya; society aagide; society ideya; sangha; sangha aagideya; association aagideya; association ideya; society ayta;
    सोसायटी बन; सोसाइटी बन; सोसायटी बनी; सोसाइटी बनी; एसोसिएशन बन; एसोसिएशन बनी; ಸಂಘ; ಸೊಸೈಟಿ ಆಗಿದೆಯಾ; ಅಸೋಸಿಯೇಷನ್ ಆಗಿದೆಯಾ; ಅಸೋಸಿಯೇಷನ್`),
  rules: list(`
    pg; as pg; as a pg; pg ge; pg ke liye; pg allowed; run a pg; hostel; co living; coliving; home stay; homestay; oyo; पीजी; हॉस्टल; ಪಿಜಿ; ಪಿ.ಜಿ; ಹಾಸ್ಟೆಲ್;
    dog allowed; cats; paying guest; airbnb; short stay; parties; veg only; only veg; pure veg; paaltu; kutta;
    कुत्ता; ನಾಯಿ; bachelor; bachelors; singles; single people; unmarried couple; unmarried couples; kunwara; kunware; bachlar; bachelaru; बैचलर; कुंवारे; ಬ್ಯಾಚುಲರ್; ಬ್ಯಾಚಲರ್; ಬ್ಯಾಚುಲರ್ಸ್; tenant; rules; pet rules; smoking; non veg; nonveg; vegetarians; guests; maid entry;
    photo shoot; photoshoot; photo shoots; wedding shoot; film shoot; shooting; servants; ನಿಯಮ; नियम`),
} as const satisfies Readonly<Record<string, readonly string[]>>;
