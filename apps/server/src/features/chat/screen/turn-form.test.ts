import { interpret } from '@manemitra/query/interpret';
import { tokenize } from '@manemitra/query/tokens';
import { describe, expect, it } from 'vitest';
import { clausesOf } from './turn-form.ts';

const formsOf = (said: string): string[] =>
  clausesOf(tokenize(said), interpret(said, { today: '2026-11-28' })).map(({ form }) => form);

describe('a clause', () => {
  it.each([
    ['is the pool big or small', 'asks-whether'],
    ['gym bada hai ya naam ka', 'asks-whether'],
    ['अरे बजट बताना भूल गया', 'reports'],
    ['budget batana bhool gaya', 'reports'],
    ['deposit wapas milta hai kya', 'asks-whether'],
    ['nija na illa sullu', 'asks-whether'],
    ['is there a temple within the society?', 'asks-whether'],
    ['mandir society ke andar hai?', 'asks-whether'],
    ['and those without oc?', 'asks-whether'],
    ['oc ilde iddre enagutte', 'asks'],
    ['what about tds', 'asks'],
    ['what about the clubhouse of the second?', 'asks'],
    ['can people move in without OC', 'asks-whether'],
    ['dusra wala late to nahi chal raha', 'asks-whether'],
    ['दूसरा वाला लेट तो नहीं चल रहा', 'asks-whether'],
    ['ivugalalli nayi saakbahuda', 'asks-whether'],
    ['and clear title?', 'asks-whether'],
    ['illi male bandre neeru nilutta bellandur alli', 'asks-whether'],
    ['किसी में क्लब हाउस है', 'asks-whether'],
    ['जीएसटी किन घरों पर नहीं लगता', 'asks'],
    ['कोई सस्ता है क्या', 'wishes'],
    ['what about Yelahanka', 'wishes'],
    ['what is there in Yelahanka?', 'wishes'],
    ['yelahanka me kya hai', 'wishes'],
    ['yelahanka dalli yenu ide?', 'wishes'],
    ['ಯಲಹಂಕದಲ್ಲಿ ಏನಿದೆ', 'wishes'],
    ['येलहंका में क्या मिलेगा', 'wishes'],
    ['is there a mall in Yelahanka', 'asks-whether'],
    ['pink line kab chalu hogi', 'asks'],
    ['first and second which is nearer to metro', 'asks'],
    ['biaapa or bda which approval is better', 'asks'],
    ['wich of thees hav rera', 'asks'],
    ['any 3 BHK in Hebbal below 1.1 cr?', 'names'],
    ['nothing near the lake', 'wishes'],
    ['alli traffic jaasti na', 'asks-whether'],
    ['highway ka shor zyada hai na wahan', 'asks-whether'],
    ['aap robot ho ya manushya', 'asks-whether'],
    ['ನೀವು ಮನುಷ್ಯರಾ', 'asks-whether'],
    ['rate of 2 bhk?', 'asks-whether'],
    ['any Sobha too', 'wishes'],
    ['innu agga ide na', 'wishes'],
    ['aur sasta hai na', 'wishes'],
    ['can you show homes without a pool', 'wishes'],
    ['gym to nahi chahiye', 'wishes'],
    ['make khata optional', 'wishes'],
    ['is the clubhouse optional', 'asks-whether'],
    ['only ready ones', 'wishes'],
    ['no pool', 'wishes'],
    ['school hatra irali', 'wishes'],
    ['metro 1 ಕಿ.ಮೀ ಒಳಗಿರಲಿ', 'wishes'],
    ['DTCP approved is same as BMRDA?', 'asks-whether'],
    ['any 4 BHK in these?', 'asks-whether'],
    ['Begur in these?', 'asks-whether'],
    ['ಎ ಖಾತಾನ ಬಿ ಖಾತಾನ', 'asks-whether'],
    ['ರೇರಾ ಇರಬೇಕು', 'wishes'],
    ['ok only ones which already have OC', 'wishes'],
    ['these flats which have OC', 'asks'],
    ['OC illdiro yavdu beda nanage', 'wishes'],
    ['rera ildiro yavdu torisbedi', 'wishes'],
    ['and if i go to 1.25 cr?', 'wishes'],
    ['agar 80 lakh tak jaun to?', 'wishes'],
    ['a ground floor one would be nice', 'wishes'],
    ['lake view is what i want really', 'wishes'],
    ['what i want to know is the price', 'asks'],
    ['parking included hai price me ya alag se', 'asks-whether'],
    ['budget 80 lakh hai whitefield ya hoodi', 'wishes'],
    ['paisa wapas milega?', 'asks-whether'],
    ['booking cancel ki to paisa wapas milega', 'asks-whether'],
    ['budget wapas 80 kar diya', 'wishes'],
    ['avru munche late madidara yavdadru project', 'asks-whether'],
    ['the whitefield one?', 'asks-whether'],
    ['any with OC?', 'asks-whether'],
    ['u sure there is no case on it', 'asks-whether'],
    ['school paas me ho', 'wishes'],
  ])('“%s” %s', (said, form) => {
    expect(formsOf(said)).toEqual([form]);
  });

  it.each([
    '2 bhk, bannerghatta road, 80 lakh',
    'ಮಾರತಹಳ್ಳಿ ಅಥವಾ ಬ್ರೂಕ್‌ಫೀಲ್ಡ್, 3 ಬಿಎಚ್‌ಕೆ',
    'no of car parks, no. 2',
  ])('“%s” asks nothing by the look of a word, and denies nothing', (said) => {
    expect(new Set(formsOf(said))).toEqual(new Set(['names']));
  });

  it.each([
    ['ಹತ್ತಿರ ಶಾಲೆ, ಆಸ್ಪತ್ರೆ ಇದೆಯಾ', ['asks-whether', 'asks-whether']],
    ['yelahanka kaisa rahega? wahan dikhao', ['wishes', 'wishes']],
    ['no tanker water, have suffered enough', ['wishes', 'names']],
    ['no Sobha, had some trouble', ['wishes', 'reports']],
    ['Sobha beda, ketta anubhava', ['wishes', 'reports']],
    ['3 bhk in Jayanagar, any builder', ['names', 'wishes']],
    ['yelahanka kaisa rahega? loan kaise milega', ['asks', 'asks']],
    ['ella tumba dubari. 1.3 koti olage idya', ['names', 'wishes']],
    ['helle illa alva, office bagmane tech park', ['reports', 'names']],
    ['2bhk 1cr, gym ide alva', ['asks-whether', 'asks-whether']],
    ['what if i stretch to 1.25 cr, what is the emi', ['wishes', 'asks']],
    ['lift hatao usme kaun jaata hai', ['wishes', 'asks']],
    ['ಏನೂ ಸಿಗಲಿಲ್ಲ, 1 ಕಿ.ಮೀ ಮಾಡಿ', ['names', 'wishes']],
    ['thats more like it. are all in A khata', ['reports', 'asks-whether']],
  ])('is a form of a turn, beside the other forms that the turn has: %s', (said, forms) => {
    expect(formsOf(said)).toEqual(forms);
  });

  it('that states is no wish for what is cheaper', () => {
    expect(formsOf('safe hai kya? sasta milta hai')).toEqual(['asks-whether', 'names']);
  });
});
