import { list, phraseSet } from '@manemitra/query/phrases';
import { wordSet } from '@manemitra/query/tokens';
import { pairs } from '../phrase-pairs.ts';
import { DOING, DOING_KANNADA, doingWords } from './doing-words.ts';

/* Words that go back to the search before: "undo that", "wapas pehle jaisa kar do", "ರದ್ದು ಮಾಡಿ". */

/** Where it goes back to, in Hindi: with or without a verb it says all. */
const BEFORE_HINDI =
  'undo; revert; cancel; radd; wapas; wapis; vapas; vaapas; waapas; pehle jaisa; pehle jaisi; pehle jaise; pehle ki tarah; pehle wali search; pehle wali list; pichla; pichla wala; pichli search; pichli list; purani list; purani search; pehle ki list; pichle wale pe; ' +
  'वापस; वापिस; अनडू; अंडू; रद्द; पहले जैसा; पहले जैसी; पहले जैसे; पहले की तरह; पहले वाली खोज; पहले वाली लिस्ट; पिछला; पिछला वाला; पिछली खोज; पिछली सर्च; पिछली लिस्ट; पुरानी लिस्ट; पहले की लिस्ट';

/** The same in Kannada, with the endings of "as it was before". */
const BEFORE_KANNADA =
  'hinde idda haage; hinde iddange; hinde iddahaage; hinde iddante; munche idda haage; munche iddange; munche iddante; modalu idda haage; modalu iddange; modlu iddange; mundhe idda haage; munche hegitto haage; modalu hegitto haage; hinde hegitto haage; ' +
  'ಹಿಂದೆ ಇದ್ದ ಹಾಗೆ; ಹಿಂದೆ ಇದ್ದಂತೆ; ಹಿಂದೆ ಇದ್ದಂಗೆ; ಮುಂಚೆ ಇದ್ದ ಹಾಗೆ; ಮುಂಚೆ ಇದ್ದಂತೆ; ಮೊದಲು ಇದ್ದ ಹಾಗೆ; ಮೊದಲು ಇದ್ದಂತೆ; ಮೊದಲು ಹೇಗಿತ್ತೋ ಹಾಗೆ; ಹಿಂದೆ ಹೇಗಿತ್ತೋ ಹಾಗೆ; ಮುಂಚೆ ಹೇಗಿತ್ತೋ ಹಾಗೆ; ' +
  'undo; revert; cancel; raddu; vapas; vapasu; wapas; waapas; hinde; hindakke; hindina; hindinadu; hindinadakke; munche idda list; munche iddha list; modalu idda list; hinde idda list; munche idda patti; hindina list ge; hindina list; hindina patti; hindina search; munchina list; modalina list; haleya list; hale list; hindina search ge; hindin; modalina haage; modalina thara; modalina tara; modalinante; modlina haage; modlin thara; munchina haage; munchina thara; munchinante; ' +
  'ರದ್ದು; ಅನ್ಡು; ಅಂಡು; ಅನ್ಡೂ; ವಾಪಸ್; ವಾಪಸು; ವಾಪಾಸ್; hindina haage; hindina thara; hindina tara; hindinante; ಹಿಂದಿನ; ಹಿಂದಿನ ಹಾಗೆ; ಹಿಂದಿನ ತರ; ಹಿಂದಿನಂತೆ; ಹಿಂದೆ; ಹಿಂದಕ್ಕೆ; ಹಿಂದಿನದು; ಹಿಂದಿನದಕ್ಕೆ; ಮುಂಚೆ ಇದ್ದ ಪಟ್ಟಿ; ಮೊದಲು ಇದ್ದ ಪಟ್ಟಿ; ಹಿಂದೆ ಇದ್ದ ಪಟ್ಟಿ; ಹಿಂದಿನ ಪಟ್ಟಿಗೆ; ಹಿಂದಿನ ಪಟ್ಟಿ; ಹಿಂದಿನ ಲಿಸ್ಟ್; ಮೊದಲಿನ ಪಟ್ಟಿ; ಹಿಂದಿನ ಹುಡುಕಾಟಕ್ಕೆ; ಮೊದಲಿನಂತೆ; ಮೊದಲಿನ ಹಾಗೆ; ಮೊದಲಿನ ತರ; ಮುಂಚಿನಂತೆ; ಮುಂಚಿನ ಹಾಗೆ';

/** Backwards, which says so only with a verb or by the step: "peeche wala" is another. */
const BACKWARDS =
  'back; backwards; peeche; piche; pichhe; pichche; hinde; hindakke; पीछे; ಹಿಂದೆ; ಹಿಂದಕ್ಕೆ';
const ONE_STEP =
  'a step; one step; ek step; ek kadam; ek qadam; ondu step; ondu hejje; एक कदम; एक स्टेप; ಒಂದು ಹೆಜ್ಜೆ; ಒಂದು ಸ್ಟೆಪ್';

/** The step, the change or the search before, which says all with a verb of going or without: the case between them stands apart or is glued. */
const BEFORE_THIS =
  'previous; last; earlier; pichla; pichle; pichli; pehle wala; pehle wale; pehle wali; hindina; hindin; munchina; modalina; ' +
  'पिछला; पिछले; पिछली; पहले वाला; पहले वाले; पहले वाली; ಹಿಂದಿನ; ಮುಂಚಿನ; ಮೊದಲಿನ';
const STEPS =
  'step; state; version; kadam; qadam; hejje; hejjege; stepge; hudukata; hudukatakke; patti; pattige; hantha; hanthakke; ' +
  'कदम; स्टेप; ಹೆಜ್ಜೆ; ಹಂತ; ಹುಡುಕಾಟ; ಪಟ್ಟಿ; ಸ್ಟೆಪ್';

/** What came before was better: "pehle wala hi theek tha". */
const EARLIER_ONE =
  'the earlier one; earlier one; the earlier ones; earlier ones; the previous one; the previous ones; the old one; the old ones; the last one; the last ones; the earlier search; the earlier list; the previous list; the old list; ' +
  'pehle wala; pehle wale; pehle wali; pehla wala; pehle ka; pichla; pichla wala; pichle wale; pichli wali; पहले वाला; पहले वाले; पहले वाली; पिछला; पिछला वाला; पिछले वाले; ' +
  'modalinade; modalinadu; modalindu; modlinade; modlindu; munchinade; munchinadu; hindinade; hindinadu; hindindu; ಮೊದಲಿನದೇ; ಮೊದಲಿನದು; ಮುಂಚಿನದೇ; ಮುಂಚಿನದು; ಹಿಂದಿನದೇ; ಹಿಂದಿನದು';
const WAS_FINE =
  'was fine; were fine; was better; were better; was ok; was okay; was good; were good; was right; is better; ' +
  'theek tha; thik tha; theek the; thik the; theek thi; sahi tha; sahi the; sahi thi; accha tha; acha tha; acche the; behtar tha; better tha; better the; ' +
  'hi theek tha; hi thik tha; hi theek the; hi theek thi; hi sahi tha; hi sahi the; hi sahi thi; hi accha tha; hi acche the; hi behtar tha; hi better tha; ' +
  'ठीक था; ठीक थे; ठीक थी; सही था; सही थे; सही थी; अच्छा था; अच्छे थे; ही ठीक था; ही ठीक थे; ही ठीक थी; ही सही था; ही सही थे; ही अच्छा था; बेहतर था; ' +
  'sari ittu; sariyittu; chennagittu; chenagittu; chennagidhdhu; better ittu; ok ittu; olledittu; ಸರಿ ಇತ್ತು; ಸರಿಯಿತ್ತು; ಸರಿಯಾಗಿತ್ತು; ಚೆನ್ನಾಗಿತ್ತು; ಒಳ್ಳೆಯದಿತ್ತು';

/** Verbs of Kannada that fetch what was before. */
const FETCHING_KANNADA =
  'kodi; kodu; kodri; torsi; thorsi; torisi; thorisi; togolli; thogolli; thagolli; tagolli; tegedukolli; irli; itkoli; idi; ಕೊಡಿ; ಕೊಡು; ತೋರಿಸಿ; ತೋರ್ಸಿ; ತಗೊಳ್ಳಿ; ತಗೋ; ತೆಗೆದುಕೊಳ್ಳಿ; ಇರಲಿ; ಇಡಿ';

/** Phrases that a clause which takes the last wish back is made of. */
export const takingBack = phraseSet([
  ...pairs(BEFORE_THIS, STEPS),
  ...pairs(EARLIER_ONE, WAS_FINE),
  // "Go back to what it was", "jo abhi kiya wo wapas lo".
  ...pairs(
    'go; take me; take us; take it; bring me; bring it; get me; lets go; change it; change; switch; switch it; put it; put them; set it; make it; turn it; roll it',
    'back to what it was; back to what they were; back to what we had; back to what i had; back to how it was; back to the way it was; back to before; back to where we were; back to where i was; the way it was; as it was; like it was; like before; back as it was',
  ),
  ...pairs(
    'undo; reverse; revert; cancel; take back; scratch; forget; ignore',
    'what i just did; what you just did; what i just said; what i did; what you did; what i said; that last bit; what was just done; the thing i just said; my last message; the last message',
  ),
  ...pairs(
    'jo abhi kiya; jo abhi kiya tha; jo abhi kiya wo; jo abhi kiya vo; jo abhi badla; jo abhi bola; jo abhi bola wo; jo abhi kaha; abhi jo kiya; abhi jo kiya wo; abhi jo bola; abhi wala; abhi wala change; jo kiya wo; जो अभी किया; जो अभी किया वो; जो अभी किया वह; जो अभी बोला; जो अभी बोला वो; अभी जो किया; अभी जो किया वो; अभी वाला',
    'wapas; wapas lo; wapas le lo; wapas karo; wapas kar do; hata do; hatao; cancel; cancel karo; undo; undo karo; rehne do; वापस; वापस लो; वापस ले लो; वापस करो; वापस कर दो; हटा दो; हटाओ; रहने दो; अनडू करो',
  ),
  ...pairs(
    'ivaga madiddu; ivaga maadiddu; eega madiddu; eega maadiddu; eega heliddu; ivaga heliddu; ivaga helidu; iga madiddu; kone madiddu; ಈಗ ಮಾಡಿದ್ದು; ಈಗ ಮಾಡಿದ್ದನ್ನು; ಈಗ ಹೇಳಿದ್ದು; ಈಗ ಹೇಳಿದ್ದನ್ನು; ಇವಾಗ ಮಾಡಿದ್ದು',
    'beda; vapas; vapas togoli; wapas togoli; cancel madi; cancel maadi; undo madi; undo maadi; tegi; thegi; tegiri; hinde togoli; ಬೇಡ; ವಾಪಸ್; ವಾಪಸ್ ತಗೊಳ್ಳಿ; ಹಿಂದೆ ತಗೊಳ್ಳಿ; ತೆಗೆಯಿರಿ; ರದ್ದು ಮಾಡಿ; ಕ್ಯಾನ್ಸಲ್ ಮಾಡಿ',
  ),
  ...list(
    'bring them back; bring those back; bring it back; bring that back; put them back; put it back; put that back; put those back; add them back; get them back; back; undo; revert; roll back; rollback; go back; step back; one step back; go one step back; go back one step; go back one; back one step; scratch that; take that back; take it back; as before; like before; same as before; back to before; as it was; like it was; the way it was; how it was; back to what it was; back to how it was; back to the way it was',
  ),
  ...pairs(
    'undo; revert; reverse; roll back; cancel; scratch; restore; bring back; put back; take back',
    'them; those; them all; all of them; that; it; this; the last; last; last one; the last one; last change; the last change; that change; last step; the last step; that last change; that last one; my last; my last change; the previous; the previous one',
  ),
  ...pairs(
    'go back to the; back to the; go to the; the; restore the; go back to my; back to my',
    'previous search; previous list; previous results; previous one; last search; earlier search; earlier list; earlier results; search before; list before; results before',
  ),
  ...pairs(ONE_STEP, BACKWARDS),
  ...pairs(BACKWARDS, DOING),
  ...list(BEFORE_HINDI),
  ...list('undo; raddu; hindinadakke; modalinante; ರದ್ದು; ಹಿಂದಿನದಕ್ಕೆ; ಮೊದಲಿನಂತೆ'),
  ...pairs(BEFORE_KANNADA, `${DOING_KANNADA};${FETCHING_KANNADA}`),
]);

/** Ahead of or behind what a search before wished for: "go back to the new launches". */
export const goingBackTo = phraseSet(
  list(
    'go back to; back to; return to; bring back; get back; wapas; vapas; waapas; wapis; phir se wahi; वापस; matte hinde; hindina; munchina; ವಾಪಸ್; ಹಿಂದಿನ; ಮುಂಚಿನ',
  ),
);

/** What may stand beside them and says nothing more. */
export const besideTakingBack = new Set([
  ...doingWords,
  ...wordSet(`
  ruko rukiye ruk thehro thehriye ek minute minit nillu nilli nillri swalpa रुको रुकिए ठहरो ನಿಲ್ಲಿ ನಿಲ್ಲು uh um er ah ugh well can could would you we us lets let now bro yaar yar no nope oh oops sorry wait hmm hm actually again it that this wrong mistake please pls ok okay then and just
  go to the on at pe par pai jao jaao jaaiye chalo chalein hogi hogu hogona banni ko को पर पे जाओ जाइए चलो ಹೋಗಿ ಹೋಗು ಹೋಗೋಣ ಬನ್ನಿ
  a one ek ondu last wala wali take ge hindina pichla pichli एक पिछला पिछली ಒಂದು ಗೆ ಹಿಂದಿನ step steps change changes badlav badlaav badlaaw kadam hejje hejjege badalavane बदलाव कदम कदमों स्टेप ಹೆಜ್ಜೆ ಹೆಜ್ಜೆಗೆ ಬದಲಾವಣೆ ಬದಲಾವಣೆಯನ್ನು
  rehne rahne do dena chhodo chodo leave irli bidi रहने दो छोड़ो ಬಿಡಿ ಇರಲಿ
  wahi vahi usi wapsi वही उसी ಅದೇ ade
  nahi nai nahin wo woh vo use usko ise isko yeh ye phir fir arre are galti adu adanna adannu idanna idannu beda illa ayyo matte
  नहीं वह वो यह ये उसे उसको इसे इसको फिर अरे गलत ಅದು ಅದನ್ನು ಅದನ್ನ ಇದನ್ನು ಇದನ್ನ ಬೇಡ ಇಲ್ಲ ಮತ್ತೆ ಅಯ್ಯೋ
`),
]);

const UNDO = list(
  'undo; undo it; undo karo; undo kar do; undo kar; undo madi; undo maadi; undo madu; revert; revert karo; revert madi; अनडू करो; अनडू कर दो; अंडू करो; रद्द करो; रद्द कर दो; raddu madi; raddu maadi; ರದ್ದು ಮಾಡಿ; ಅನ್ಡು ಮಾಡಿ; ಅಂಡು ಮಾಡಿ',
);

/** Of these, those that are said of a change beside its name: "tower wala undo karo". */
export const undoing = phraseSet(UNDO);

/** Verbs by which somebody takes back what they wished, beside its name. */
export const withdrawing = phraseSet([
  // "Aa approval condition thegdu hinde hogi"
  ...pairs(
    'remove and; drop and; take out and; hata ke; hatake; hatakar; nikal ke; nikalke; nikalkar; chhod ke; thegdu; tegdu; tegedu; tegedhu; thegedu; bittu; हटा के; हटाकर; निकाल के; निकालकर; छोड़कर; ತೆಗೆದು; ಬಿಟ್ಟು',
    'go back; back; wapas jao; wapas chalo; wapas; wapas karo; peeche jao; vapas hogi; hinde hogi; hinde hogona; vapas banni; hindakke hogi; वापस जाओ; वापस चलो; वापस; पीछे जाओ; ಹಿಂದೆ ಹೋಗಿ; ಹಿಂದಕ್ಕೆ ಹೋಗಿ; ವಾಪಸ್ ಹೋಗಿ',
  ),
  ...UNDO,
  ...list(
    'i take back; i am taking back; im taking back; i withdraw; we take back; take back; withdraw; cancel; cancel kar do; cancel karo; cancel madi',
  ),
  ...pairs(
    'wapas; vapas; waapas; wapis; वापस; वापिस',
    'leta hoon; leta hu; leta hun; leti hoon; leti hu; lete hain; le raha hoon; le rahi hoon; le leta hoon; le lo; lo; लेता हूँ; लेता हूं; लेती हूँ; लेती हूं; लेते हैं; ले रहा हूँ; ले लो; लो',
  ),
  ...pairs(
    'vapas; vapasu; wapas; hinde; ವಾಪಸ್; ವಾಪಸು; ಹಿಂದೆ; ಹಿಂದಕ್ಕೆ',
    'hogi; hogona; banni; ಹೋಗಿ; ಹೋಗೋಣ; togotini; togolthini; togoltini; togolli; tegedukoltini; thagotini; ತಗೋತೀನಿ; ತಗೊಳ್ತೀನಿ; ತೆಗೆದುಕೊಳ್ಳುತ್ತೇನೆ; ತಗೊಳ್ಳಿ',
  ),
]);

/** What may stand beside the name of a wish that is taken back. */
export const besideWithdrawing = wordSet(`
  the my what i said about thing condition wish bit part please pls then now ok , . ! wali wala wale baat shart ki ka ke meri main mai woh vo apni
  aa ee ayyo arre ruko vo wo us iss is one filter ಆ ಈ ಅಯ್ಯೋ उस इस अरे vishaya vishya maatu matu antha anta nanna वाली वाला वाले बात शर्त की का के मेरी मैं अपनी ವಿಷಯ ಮಾತು ಮಾತನ್ನು ಷರತ್ತು ನಾನು ನನ್ನ
`);
