import { everyPhrase, list, phraseSet } from '../phrases.ts';
import { dialectDenials, noTroubleOf, nothingOf } from './denial-words.ts';
import { homesLackingRefused, homesWithoutRefused, nothingElse } from './double-denial-words.ts';
import { notLeft, refusedInKannada } from './kannada-refusal-words.ts';
import { said } from './sided-marker.ts';
import type { Said } from './sided-marker.ts';

/** Words that refuse the wish beside them, and those that turn such a refusal. */
export const refusals: readonly Said[] = [
  [
    said('not', 'after'),
    list(`
      not; no; none of; non; never; except; except for; excepting; exept; avoid; avoiding;
      pls avoid; exclude; excluding; excl; excludes; without; without any; w/o; bina; bagair; बिना; बगैर; nothing;
      other than; outside; outside of; apart from; aside from; anything but; anything except;
      any facing except; any direction except; all facing except; anywhere but; anywhere except;
      any facing other than; all except; everywhere except; any except;
      free from; free of; not interested in; not looking for; not looking at; not any; not the; no to; dont want;
      do not want; don't want any; dont want any more; do not want any more; dont need any more; dont show; do not show; don't show me; don't like;
      dont include; do not include; dont bring me; do not bring me; dont bring; dont offer; dont offer me; dont push; no point showing; tired of; sick of; fed up of; fed up with; done with; should not be in; should not be; isnt in; isnt on; isnt near; isnt at; is not in; is not on; is not near; arent in; arent on; are not in; are not on; shouldnt be;
      should not have; must not be; shouldnt face; should not face; must not face; mustnt face; not face; should not be facing; shouldnt be facing; must not be facing; cant face; wont face; not facing; must not have; not with; not having; cant be; cannot be;
      dont go to; do not go to; dont take me to; do not take me to; dont move to;
      wont consider; will not consider; stay away from; keep away from; away from; far from;
      neither; nor; minus; reject; hate; i hate; we hate; hates; hated; dislike; dislikes;
      i dislike; we dislike; detest; skip; skipping; ignore; ignoring; do not like; dont like;
      doesnt like; does not like; didnt like; did not like; not like; not a fan of;
      not fond of; not keen on; not into; not considering; not consider; dont consider;
      do not consider; not open to; not ok with; not okay with; not comfortable with;
      not comfortable in; wont go to; wont move to; will not move to; not going to;
      cannot stand; cant stand; leave out; leaving out; barring;
      rule out; ruling out; ruled out; steer clear of; refuse; refuses; refused; refusing; refuses to consider; refused to consider; refuses to live in; refuses to move to; refuses to stay in; against; dead against; totally against; strongly against; veto; vetoes; vetoed; vetoing; rejects; rejected; turned down; turns down; says no to; said no to; say no to; saying no to; objects to; opposed to; is not ready for; are not ready for; not ready for; not ready to consider; wont hear of; will not hear of; doesnt want to hear of; not in favour of;
      dont give; dont suggest; do not suggest; dont send; do not send; dont recommend;
      no way; ಬೇಡವಾದ; बगैर; bagair
    `),
  ],
  [
    said('not', 'after'),
    // "Throw out all pre-launch"
    everyPhrase(
      list(
        'throw out; throw away; weed out; filter out; rule out; cut out; cross out; cross off; strike off; strike out; knock out; knock off; kick out; screen out; chuck out; toss out; get rid of; do away with; exclude; eliminate; hide',
      ),
      list('all; all the; every; each; the; all of the'),
    ),
  ],
  [
    said('not', 'after'),
    // "Knock off anything that …", "remove those which are …"
    everyPhrase(
      list(`
        knock off; knock out; cross off; cross out; strike off; strike out; throw out; weed out; filter out; rule out; leave out; cut out;
        screen out; take off; take out; sort out; kick out; get rid of; do away with; ditch; chuck; chuck out; toss; toss out; scrap;
        remove; hide; exclude; eliminate; delete; drop
      `),
      list(`
        anything; everything; any; whatever; those; the ones; ones; all those; all the ones; anything that is; anything still; those still; any that are;
        those that are; those which are; the ones that are; the ones which are; all that are; all those that are; all those which are;
        projects that are; homes that are; flats that are; those that have; those which have; the ones that have; the ones which have; those who have
      `),
    ),
  ],
  [
    said('not', 'before'),
    list(`
      bhi nahi; bhi nahin; bhi nahi chahiye; bhi nahi chaiye; bhi mat; bhi mat dikhao; bhi mat dikhana; bhi na ho; bhi beda; kuda beda; kooda beda; saha beda; also not; too not; also no;
      soch bhi nahi sakte; soch bhi nahi sakta; soch bhi nahin sakte; सोच भी नहीं सकते; सोच भी नहीं सकता; भी नहीं; भी नहीं चाहिए; भी मत; भी मत दिखाओ; भी न हो; ಕೂಡ ಬೇಡ; ಕೂಡಾ ಬೇಡ; ಸಹ ಬೇಡ; nope; vendam; venda; illa illa; ಇಲ್ಲ ಇಲ್ಲ; nahi; nahin; nahee; nai; nhi; nahi chahiye; nahin chahiye; nhi chahiye; nahi chaiye;
      nahi hona chahiye; nahi honi chahiye; na ho; mat; mat dikhao; mat dikhana; mat batana;
      ko chhodke; ko chodke; ko chhod ke; ko chhodkar; chhodke; chodke; chhod ke; chod ke;
      chhodkar; chodkar; chhod kar; ke alawa; ke alaawa; ke alava; ke siwa; ke siva; ke sivay;
      ke bina; beda; bedaa; bedi; bedappa; beda ri; bittu; bittre; bitre; bittu bere;
      horatu padisi; nahi chalega; nahi chalegi; nahi chalenge; nahi chalta; nahin chalega;
      nhi chalega; nai chalega; nahi chaltha; nahi chalti; na chale; pasand nahi; pasand nahin;
      pasand nahi hai; nahi pasand; nahi pasand hai; pasand nahi aaya; pasand nahi aayi; pasand nahi aya; nahi lena; nahi lena hai; nahi leni;
      nahi dekhna; nahi jana; nahi jaana; nahi rehna; nahi mangta; nahi jaunga; nahi jaungi; nahi jayenge; na dikhana; nako; ko nahi; bilkul nahi;
      bilkul nahi chahiye; ko rehne do; ko chod do; ko chhod do; chhod do; chod do;
      ko ignore karo; ko hata ke; ko hataa ke; ko hatake; ko hatakar; ko hata kar; hata ke;
      hataa ke; hatakar; hata kar; ko nikal ke; ko nikalke; nikal ke; nikalke; mat dikhaiye;
      mat le jana; mat le jaana; mat le jao; mat le chalo; ki taraf mat; ki taraf mat le jana; ki taraf mat le jaana; ki taraf nahi; ki taraf nahi jana; ki taraf nahi jaana; ki taraf mat jana;
      mat dena; mat bhejo; mat bhejna; na dikhaye; na dikhao; se dur; se door; ishta illa;
      ista illa; ishta alla; ishtavilla; bedave beda; bedve beda; beda anta; beda guru;
      nanage beda; nodode beda; nododhe beda; nododu beda; antu beda; anthu beda; antu nodode beda;
      ನೋಡೋದೇ ಬೇಡ; ನೋಡೋದು ಬೇಡ; ಅಂತೂ ಬೇಡ; ಅಂತೂ ನೋಡೋದೇ ಬೇಡ; ಹೇಗಿದ್ರೂ ಆಗಲ್ಲ; ಹೇಗಿದ್ರೂ ಬೇಡ; thorisbedi; torisbedi; torsbedi; torisabedi; aagalla; agalla; agolla; aagolla;
      sari hogalla; ಇಷ್ಟ ಇಲ್ಲ; ಇಷ್ಟವಿಲ್ಲ; ಆಗಲ್ಲ; ತೋರಿಸಬೇಡಿ; नहीं चलेगा; नहीं चलेगी; नहीं चलेंगे;
      पसंद नहीं; पसंद नहीं है; नहीं लेना; बिल्कुल नहीं; मत दिखाइए; हटाकर; को हटाकर; illade;
      illadiro; illada; illadiruva; irabardu; irabaradu; irbardu; alla; not ok; not okay;
      not fine; not acceptable; not allowed; too far; is too far; is far; very far; is very far;
      too far away; is too far away; so far away; too crowded; is too crowded; too congested;
      is too congested; too noisy; is too noisy; too costly; is too costly; too expensive;
      is too expensive; very expensive; is very expensive; unaffordable; out of reach; bahut door;
      bahut dur; bahut door hai; bahut dur hai; door padta hai; dur padta hai; bahut mehnga;
      bahut mehnga hai; mehnga hai; tumba doora; tumba dura; tumba doora ide; tumba dura ide;
      doora agutte; dura agutte; dura aagutte; tumba jasti; tumba dubari; बहुत दूर; बहुत दूर है;
      बहुत महंगा; ತುಂಬಾ ದೂರ; ತುಂಬಾ ದುಬಾರಿ; is not ok; is not okay; is not fine; is a no;
      is a no no; is no; no no; no go; is a no go; big no; a big no; is a big no; strict no;
      strictly no; is a strict no; no thanks; no please; not preferred; is not preferred;
      are not preferred; not preferable; not prefered; not preffered; not wanted; not desired;
      not suitable; not good; not interested; not an option; is not an option; are not an option;
      not considered; out of question; not for us; not for me; is not for us; is not for me; are not for us; are not for me; isnt for us; not our thing; not my thing; not our cup of tea; not my cup of tea; i wont see; we wont see; i wont look at; wont even look; wont even see; out of the question; ruled out; wont work; will not work;
      doesnt work; does not work; wont do; will not do; wont buy; i wont buy;
      we wont buy; will not buy; wont take; i wont take; i will not take; wont book; excluded; is out; are out; is excluded;
      ko mana kar diya; ko mana kiya; ko mana karti hai; ko mana kar rahi hai; ko mana kar rahe hai; ko mana kar rahe hain; mana kar diya; mana kiya; ko na bol diya; ko na bola; ko na boli; ke khilaf hai; ke khilaf hain; oppta illa; oppalla; oppilla; को मना कर दिया; को मना किया; के खिलाफ हैं; के खिलाफ है; ಒಪ್ಪಲ್ಲ; ಒಪ್ತಾ ಇಲ್ಲ; not at all; नहीं; नही; नहीं चाहिए; नहीं चाहिये; मत; मत दिखाओ; न हो; ना हो; न हों; ना हों; naa ho; na hon; को छोड़कर; छोड़कर;
      छोड़ के; को छोड़ के; के अलावा; के सिवा; के बिना; ಬೇಡ; ಬೇಡಿ; ಬೇಡವೇ ಬೇಡ; ಬೇಡ್ವೇ ಬೇಡ; ಬಿಟ್ಟು; ಹೊರತುಪಡಿಸಿ;
      ಇಲ್ಲದ; ಇಲ್ಲದೆ; ಅಲ್ಲ; ಇರಬಾರದು
    `),
  ],
  [
    said('not', 'after'),
    everyPhrase(
      list(
        'no; not any; not a; avoid; avoid any; nothing; dont show; dont want; dont want a; dont want any',
      ),
      list(
        'project; projects; society; societies; building; buildings; apartment; apartments; complex; layout; place; places; home; homes; flat; flats',
      ),
      list('with; with a; with any; having; that has; that have; which has; which have'),
    ),
  ],
  [said('not', 'before'), [...nothingOf, ...dialectDenials, 'irbaardu', 'irabaardu']],
  [said('not', 'before'), noTroubleOf],
  [said('not', 'before'), refusedInKannada],
  [
    // "pool hata do" takes a wish back that was there, and forbids what was not.
    said('drop', 'before'),
    list(`
      chhodo; chodo; chhod dijiye; rehne do; jaane do; bitbidi; bittu bidi; hatao; hata do; hatado; hata dena; hata dijiye; hataiye; ko hatao; ko hata do; hatake;
      nikal do; nikalo; nikaal do; ko nikal do; delete karo; delete kar do; remove karo;
      remove kar do; ko remove karo; tegi; tegedu haki; tegedu haaki; tegedhaaki; tegeduhaaki; tegedhaki; tegeduhaki; tegedu bidi;
      tegedbidi; tegibidi; thegi; thegedu haki; remove madi; delete madi; छोड़ो; छोड़ दो; छोड़ दीजिए; छोड़िए; रहने दो; हटाओ; हटा दो;
      हटा दीजिए; निकाल दो; निकालो; ತೆಗೆಯಿರಿ; ತೆಗೆದುಹಾಕಿ; ತೆಗೆದು ಹಾಕಿ; ಬಿಟ್ಬಿಡಿ; ಬಿಟ್ಟುಬಿಡಿ; ಬಿಟ್ಟು ಬಿಡಿ; ಬಿಟ್ಟ್ಬಿಡಿ; ಬಿಟ್ಟಬಿಡಿ; ತೆಗ್ದುಹಾಕಿ; ತೆಗ್ದ್ಬಿಡಿ;
      tegdu; tegedu; thegedu; hata ke; hata kar; hatakar; nikal ke; nikal kar; nikaal ke; हटाकर; हटा कर; हटा के; निकालकर; निकाल के; ತೆಗೆದು
    `),
  ],
  [
    // "no lift needed" takes the "no" back to "not needed"; "lift needed" says nothing new.
    said('need', 'before'),
    list(`
      needed; is needed; needed really; required; is required; necessary; is necessary;
      mandatory; compulsory; anivarya; अनिवार्य; अनिवार्य है; kaddaya; kaddayavagi; ಕಡ್ಡಾಯ; ಕಡ್ಡಾಯವಾಗಿ; ಅನಿವಾರ್ಯ; is a must; is must; reqd; req; illade irodu beda
    `),
  ],
  [
    said('need', 'before'),
    [...homesLackingRefused, ...homesWithoutRefused, ...nothingElse, ...notLeft],
  ],
  [
    { marker: { role: 'not', isReplacing: true }, side: 'before' },
    list(`
      ke badle; ke badle me; ke badle mein; ke bajaye; ke bajay; ke bajae; ke bajaay;
      ki bajaye; ki bajay; ki jagah; ki jagah pe; ki jagah par; badalu; badalige; badlige;
      badlu; bitbittu; bittbittu; बदले; के बदले; के बजाय; की बजाय; की जगह; ಬದಲು; ಬದಲಿಗೆ; ಬದಲಾಗಿ
    `),
  ],
];

/** All that refuses what stands before it. */
export const refusedBefore = phraseSet(
  refusals.flatMap(([{ marker, side }, phrases]) =>
    marker.role === 'not' && marker.isReplacing !== true && side === 'before' ? phrases : [],
  ),
);
