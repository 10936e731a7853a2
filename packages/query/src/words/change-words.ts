import { everyPhrase, list, phraseSet, phraseTable } from '../phrases.ts';

/** What a word says of a change of the budget: which way it goes, what changes, or nothing by itself. */
export type ChangeWord =
  | 'raise'
  | 'lower'
  | 'add'
  | 'take'
  | 'more'
  | 'less'
  | 'by'
  | 'both'
  | 'budget'
  | 'link';

/** Words of which a change is told, before and behind its amount: "budget aur 10 lakh badha do", "raise it by ten percent". */
export const changeWords = phraseTable<ChangeWord>([
  [
    'raise',
    list(`
      raise; increase; hike; bump; stretch; extend;
      badha; badhakar; badha kar; badhake; badhao; badhado; badhaiye; badhana; badhega; bada do; bada; khinch; khincho; kheench; khich; khicho; hecchisi; hechchisi; hecchu madi;
      hechchu madi; jasti madi; jaasti madi; jasthi madi; erisi; eresi; बढ़ा; बढ़ाओ; बढ़ाकर; बढ़ा कर; बढ़ाके; बढ़ाइए; बढ़ाना; बढ़ा दो; ज़्यादा कर दो; ज्यादा कर दो; खींच; खींचो;
      ಹೆಚ್ಚಿಸಿ; ಹೆಚ್ಚು ಮಾಡಿ; ಜಾಸ್ತಿ ಮಾಡಿ; ಏರಿಸಿ
    `),
  ],
  [
    'lower',
    list(`
      lower; lowered; reduce; reduced; decrease; decreased; come down; came down; has come down; cut; trim; bring down; bring it down; ghata; ghatakar; ghata kar; ghatake; kam karke; ghatao; ghatado; ghataiye; kam karo; kam kar; kam kardo;
      kam kariye; less karo; less kar; kadime madi; kadme madi; kammi madi; ilisi; घटा; घटाकर; घटा कर; घटाके; कम करके; घटाओ; घटाइए; कम करो; कम कर; कम कर दो; कम कर दीजिए; कम कीजिए; ಕಡಿಮೆ ಮಾಡಿ; ಇಳಿಸಿ; ಕಮ್ಮಿ ಮಾಡಿ
    `),
  ],
  // These take an amount with them; "raise it 1.2 crore" is more often the new budget.
  [
    'add',
    list(`
      add; up by; go up by; go higher by; jod; jodo; joda; jodna; serisi; sersi; serskoli; seristini; seristhini; seristivi; ಸೇರಿಸ್ತೀನಿ; ಸೇರಿಸ್ತೀವಿ; जोड़; जोड़ो; जोड़िए; ಸೇರಿಸಿ
    `),
  ],
  [
    'take',
    list(
      `down by; go down by; minus; take off; take out; take away; knock off; remove; deduct; subtract; hata; hatao; hatado; hata do; nikal do; nikalo; kaat; kaat do; kaato; tegdu haaki; tegdubidi; tegi; tegeyiri; हटा; हटाओ; हटा दो; निकाल दो; निकालो; काट दो; ತೆಗೆ; ತೆಗೆಯಿರಿ; ತೆಗೆದುಬಿಡಿ; ಕಳೆದು`,
    ),
  ],
  ['by', list(`by`)],
  [
    'more',
    list(`
      more; extra; higher; up; over; above; aur; aur bhi; thoda aur; zyada; jyada; jyaada; jasti; jaasti; jasthi; hecchu; hechchu; innu; inna; inno; upar; oopar; mele;
      और; और भी; ज़्यादा; ज्यादा; ऊपर; ಹೆಚ್ಚು; ಜಾಸ್ತಿ; ಇನ್ನೂ; ಇನ್ನು; ಮೇಲೆ
    `),
  ],
  ['less', list(`less; lower; lesser; fewer; down; kam; kammi; kadime; kadme; कम; ಕಡಿಮೆ; ಕಮ್ಮಿ`)],
  [
    'budget',
    list(
      `budget; price; limit; the limit; money; amount; upper limit; duddu; dudd; paisa; paise; बजट; पैसा; पैसे; ಬಜೆಟ್; ದುಡ್ಡು; ಹಣ`,
    ),
  ],
  ['both', list(`both ends; both limits; both sides; dono; eradu; both`)],
  [
    'link',
    list(`
      go; can go; could go; ja; jaa; jayenge; जा; hogbahudu; hogabahudu; hogtini; ಹೋಗಬಹುದು; nu; nnu; bhi; kooda; dekho; dekhiye; dikhao; dikhaiye; nodi; torsi; भी; देखिए; देखो; दिखाइए; दिखाओ; ಕೂಡ; ನೋಡಿ; ತೋರಿಸಿ; it; the; my; our; can; can be; could; please; pls; with; another; ko; me; mein; ka; mera; hamara; nanna; namma; do; de; dena; dijiye; deejiye; lo; le; lena; lenge; lunga; loonga; lungi;
      lijiye; sakte; sakta; sakti; hai; hain; hoon; hu; karo; kar; kardo; kariye; karna; dunga; denge; madi; maadi; madu; maadu; madbahudu; maadbahudu; bidi; aste; ashte; saaku; bas; बस; ಅಷ್ಟೇ; ಸಾಕು; haaki; haki; kodi; kodbahudu; kodtini; kodteeni; kodthini; kodtene; kodtivi; kodteevi; ಕೊಡ್ತೀನಿ; ಕೊಡ್ತೇನೆ; ಕೊಡ್ತೀವಿ; is; ok; okay; fine; from; that; this; his; her; their; uske; uska; unke; unka; avna; avana; avala; aadru; aadroo; aagli; parvagilla; parvaagilla; paravagilla; chalega; chalegi; chal jayega; chal jaega; theek; no problem; no issue; no issues; उसके; उनके; चलेगा; चलेगी; ठीक; ಅವನ; ಅವಳ; ಆದ್ರೂ; ಆದರೂ; ಪರವಾಗಿಲ್ಲ; ಪರ್ವಾಗಿಲ್ಲ;
      को; में; का; मेरा; हमारा; दो; दे; दीजिए; लो; ले; लीजिए; सकते; सकता; सकती; है; हैं; हूँ; करो; कर; कीजिए; ನನ್ನ; ನಮ್ಮ; ಮಾಡಿ; ಮಾಡು; ಬಿಡಿ; ಹಾಕಿ; ಕೊಡಿ
    `),
  ],
]);

/** "10 lakh se badha do": by so much, where a verb follows. */
export const byBehind = phraseSet(list(`se; से; ರಿಂದ; inda`));

/** "leave Malleshwaram", "forget the gym": what stands behind goes. */
export const leavingAhead = phraseSet([
  ...list(`
    leave; leave out; leaving; forget; forget about; scrap; ditch; cancel; remove; drop; delete; take out; knock off; disregard; relax; waive; skip; do away with
  `),
  ...everyPhrase(
    list(`disregard; ignore; forget; forget about; scrap; cancel; drop`),
    list(`my; the`),
    ['', ...list(`earlier; previous; last; first`)],
    list(`remark; remarks; request; message; comment; point; words; suggestion; mention`),
    list(`about; on; of; regarding; for`),
  ),
  ...everyPhrase(
    list(`disregard; ignore; forget`),
    list(`what i said`),
    ['', ...list(`earlier; before`)],
    list(`about; on; regarding`),
  ),
]);

/** "attibele tegi", "studio scrapped": what stands before goes. */
export const leavingBehind = phraseSet(
  list(`
    tegi; thegi; tegedu; thegedu; tegedhaki; thegedu bidi; tegedu bidi; scrapped; cancelled; hata do; hatao; nikal do; cancel karo; हटा दो; हटाओ;
    ತೆಗೆಯಿರಿ; ತೆಗೆದು ಬಿಡಿ; ತೆಗಿ
  `),
);

/** "widen to Banaswadi", "also ok with Yelahanka": what stands behind joins. */
export const joiningAhead = phraseSet(
  list(`
    add; include; widen to; expand to; extend to; also ok with; also okay with; also fine with; ok with; okay with; also in; also include; also show; show also; also add; also
  `),
);

/** "dasarahalli serisu": what stands before joins. */
export const joiningBehind = phraseSet([
  ...everyPhrase(
    list('idru; iddru; iddaru; adru; aadru; adaru; aadaru; ಇದ್ರೂ; ಇದ್ದರೂ; ಆದ್ರೂ; ಆದರೂ'),
    list(
      'ok; sari; nadiyutte; nadiyatte; nadeyutte; nadityaiti; parvagilla; saaku; ನಡೆಯುತ್ತೆ; ನಡೆಯುತ್ತದೆ; ಸಾಕು',
    ),
  ),
  ...list(
    `serisu; serisi; sersu; sersi; jodo; jod do; jodna; daalo; dalo; daal do; dal do; डालो; डाल दो; add karo; add maadi; add madi; aadru ok; aadru parvagilla; aadru sari; nu parvagilla; parvagilla; bhi chalega; bhi theek hai; bhi thik hai; is fine too; is ok too; is okay too; is also fine; is also ok;
    too is fine; also fine; भी चलेगा; भी ठीक है; ಆದರೂ ಓಕೆ; ಆದರೂ ಸರಿ; ಆದರೂ ಪರವಾಗಿಲ್ಲ; ಪರವಾಗಿಲ್ಲ; ಕೂಡ ಸರಿ; जोड़ो; जोड़ दो; ಸೇರಿಸಿ; ಸೇರಿಸು; nu nodi; nu nodri; nu torsi; nu thorsi; bhi dikhao; bhi dikha do; bhi dekho; भी दिखाओ; भी दिखा दो`,
  ),
]);
