import { describe, expect, it } from 'vitest';
import { list } from './phrases.ts';
import { wishes } from './testing/wishes.ts';

describe('floods, drains and lakes', () => {
  it.each([
    ['2bhk not near flood spots', 'flood-spots'],
    ['Drop anything close to a rajakaluve please', 'drains'],
    ['drop homes next to a lake, 3bhk', 'lakes'],
    ['3bhk, naala ke baazu nakko', 'drains'],
    ['2bhk, kere bajoo byaada', 'lakes'],
    ['My wife is dead against lakes because of the smell, 3bhk', 'lakes'],
    ['site, kere pakka irbaardu', 'lakes'],
    ['kere pakka iro du beda', 'lakes'],
    ['ಕೆರೆ ಪಕ್ಕದ್ದು ಬೇಡ', 'lakes'],
    ['ರಾಜಕಾಲುವೆ ಪಕ್ಕದ್ದೂ ಬೇಡ', 'drains'],
    ['3bhk in Hebbal, no flooding', 'flood-spots'],
    ['2bhk away from rajakaluve', 'drains'],
    ['No ground prone to flooding, 3bhk', 'flood-spots'],
    ['no land that gets flooded, 3bhk Bellandur', 'flood-spots'],
    ['2bhk nale se door', 'drains'],
    ['3bhk kere hattira beda', 'lakes'],
    ['2bhk झील से दूर', 'lakes'],
    ['2bhk Bellandur, male bandre neeru nilbardu', 'flood-spots'],
    ['3bhk sarjapur road, pani bharne wala area bhi nahi', 'flood-spots'],
    ['2bhk hebbal, should not be in a low lying area', 'flood-spots'],
    ['villa, nale ke paas bilkul nahi', 'drains'],
    ['plot, not next to a storm water drain', 'drains'],
    ['2bhk, paani na bhare wahan', 'flood-spots'],
    ['No lake side. Horamavu', 'lakes'],
    ['2bhk, pravaha baro jaga beda', 'flood-spots'],
    ['nothing in flood prone places, 3bhk', 'flood-spots'],
    ['जहाँ पानी भर जाता है ऐसी जगह मत दिखाना, 3 बीएचके', 'flood-spots'],
    ['झील के बगल वाला घर मत दिखाना, 2 बीएचके', 'lakes'],
    ['lake ke bilkul bagal wala nahi, 3bhk', 'lakes'],
    ['3bhk in Bellandur but nowhere that floods', 'flood-spots'],
    ['neeru nillada jaaga, 2bhk', 'flood-spots'],
    ['3 ಬಿಎಚ್‌ಕೆ, ಪ್ರವಾಹ ಬರದ ಜಾಗ', 'flood-spots'],
    ['ಮಳೆಗೆ ಮುಳುಗುವ ಜಾಗ ಬೇಡ, 3 ಬಿಎಚ್‌ಕೆ', 'flood-spots'],
    ['malege mulugo jaaga beda, 3bhk hsr', 'flood-spots'],
    ['barish me doobne wali jagah nahi chahiye, 3bhk hsr', 'flood-spots'],
    ['बारिश में डूबने वाली जगह नहीं चाहिए, 2 बीएचके', 'flood-spots'],
    ['no place that goes under water in the rains, 2bhk', 'flood-spots'],
    ['2bhk, not an area that floods when it rains', 'flood-spots'],
    ['areas which get flooded in rain should be avoided, 2bhk hsr', 'flood-spots'],
    ['2bhk bellandur, barish me paani bhar jata hai aisi jagah nahi', 'flood-spots'],
    ['3 ಬಿಎಚ್‌ಕೆ, ನೀರು ನಿಲ್ಲದ ಜಾಗ', 'flood-spots'],
    ['exclude projects near lake', 'lakes'],
    ['2bhk, lake pakkadalli irodu beda', 'lakes'],
    ['2 ಬಿಎಚ್‌ಕೆ, ರಾಜಕಾಲುವೆ ಪಕ್ಕ ಇರೋದು ಬೇಡ', 'drains'],
    ['3bhk, bina flooding wala area', 'flood-spots'],
    ['2bhk in Jakkur, no projects near a lake', 'lakes'],
    ['leave out homes near a rajakaluve', 'drains'],
    ['lake ke paas wale project hata do', 'lakes'],
    ['kere hattira iro mane tegedu haaki', 'lakes'],
    ['झील के पास वाले हटा दो', 'lakes'],
    ['जलभराव वाले इलाकों को छोड़कर बाकी दिखाओ', 'flood-spots'],
    ['जलभराव वाली जगहें हटाकर बाकी दिखाओ', 'flood-spots'],
    ['baadh wale ilake hatakar dusre dikhao', 'flood-spots'],
    ['neeru nillo jaaga tegedu bere torsi', 'flood-spots'],
    ['ಪ್ರವಾಹ ಬರೋ ಜಾಗ ಬಿಟ್ಟು ಬೇರೆ ತೋರಿಸಿ', 'flood-spots'],
    ['weed out anything next to a storm water drain', 'drains'],
    ['ಕೆರೆ ಹತ್ತಿರ ಇರುವ ಮನೆ ಬಿಡಿ', 'lakes'],
    ['male bandre neeru nintkollo jaaga nu beda, 2bhk varthur', 'flood-spots'],
    ['2bhk hsr, male bandre neeru tumbida kade torisbedi', 'flood-spots'],
    ['jahan baarish mein pani bharta hai waha nahi, 3bhk', 'flood-spots'],
    ['जिस सड़क पर बारिश का पानी जमता है वहाँ नहीं, 2 बीएचके', 'flood-spots'],
    ['2bhk, no place where the road floods every year, we had to push the car', 'flood-spots'],
    ['2bhk, nowhere water stands after rain', 'flood-spots'],
    ['ಮಳೆ ನೀರು ನಿಲ್ಲುವ ಕಡೆನೂ ಬೇಡ, 2 ಬಿಎಚ್‌ಕೆ', 'flood-spots'],
    ['ಮಳೆಗಾಲದಲ್ಲಿ ನೀರು ತುಂಬುವ ರಸ್ತೆಯಲ್ಲಿ ಬೇಡವೇ ಬೇಡ, 2 ಬಿಎಚ್‌ಕೆ', 'flood-spots'],
    ['rajakaluve pakka iro layout beda, 2bhk', 'drains'],
    ['2bhk Konanakunte. Rajakaluve hatra iddre helbedi, beda', 'drains'],
    ['naale ke paas wali gali mat dikhana, 2bhk', 'drains'],
    ['2bhk, no lift no problem, no storm drain also', 'drains'],
    ['ರಾಜಕಾಲುವೆ ಪಕ್ಕ ಬೇಡ್ವೇ ಬೇಡ, 2 ಬಿಎಚ್‌ಕೆ', 'drains'],
    ['2bhk ಕೆರೆ ಪಕ್ಕ ಮಾತ್ರ ಬೇಡ', 'lakes'],
  ])('are refused: “%s”', (text, of) => {
    expect(wishes(text)).toContain(`avoid nearWater:${JSON.stringify({ of })}`);
  });

  it.each([
    ['please keep away from lakes and rajakaluve, 3bhk', ['drains', 'lakes']],
    ['nala aur jheel ke paas wala mat dikhana, 2bhk', ['drains', 'lakes']],
    ['झील और नाले के पास नहीं, 2 बीएचके', ['drains', 'lakes']],
    ['kere pakka beda, rajakaluve pakka nu beda, 2bhk', ['drains', 'lakes']],
    ['avoid anything close to a rajakaluve or lake bed, 3bhk', ['drains', 'lakes']],
    ['Kere, chharandi bajuka beda, 2bhk', ['drains', 'lakes']],
    ['ಕೆರೆ ಪಕ್ಕದಲ್ಲಿ ಬೇಡ, ರಾಜಕಾಲುವೆ ಪಕ್ಕನೂ ಬೇಡ', ['drains', 'lakes']],
  ])('are refused together: “%s”', (text, waters) => {
    for (const of of waters)
      expect(wishes(text)).toContain(`avoid nearWater:${JSON.stringify({ of })}`);
  });

  it.each([
    ['rajakaluve # beda, 3bhk, hebbal', 'hatra;hathra;hattra;hattira;pakkadalli;bali;hattira yenu'],
    ['kere # beda, 3bhk, hebbal', 'hatra;hathra;hattira yavude mane;side;sutta mutta'],
    [
      '2bhk hsr, nala # mat dikhao',
      'ke paas;ke paas kuch;ke aas paas kuch bhi;ke bagal mein koi flat;ke nazdeek',
    ],
    ['2 बीएचके, नाले # मत दिखाओ', 'के पास कुछ;के आसपास कुछ भी;के करीब;के बगल में कोई घर'],
    ['2 ಬಿಎಚ್‌ಕೆ, ರಾಜಕಾಲುವೆ # ಬೇಡ', 'ಹತ್ತಿರ;ಹತ್ತಿರ ಏನೂ;ಬಳಿ;ಸುತ್ತಮುತ್ತ;ಪಕ್ಕದಲ್ಲಿ ಯಾವುದೇ ಮನೆ'],
    [
      '# a lake or a rajakaluve. 3bhk bellandur 1.6cr',
      `please do not show anything near;dont show me homes near;do not suggest flats next to;don't give anything close to;do not send any options beside;
       we do not want a home near;please do not include projects adjacent to;not interested in anything near;never show me anything around;i don't want to live near`,
    ],
  ])('are refused however nearness is said: “%s” with each of “%s”', (sentence, ways) => {
    for (const way of list(ways)) {
      const said = sentence.replace('#', way);
      expect([said, wishes(said).join()]).toEqual([
        said,
        expect.stringContaining('avoid nearWater'),
      ]);
      expect([said, wishes(said).join()]).not.toEqual([
        said,
        expect.stringContaining('avoid propertyType'),
      ]);
    }
  });

  it.each([
    'pichle ghar me har baarish me paani bhar jata tha. is baar aisi jagah bilkul nahi, 2bhk',
    'our lane had water entering every monsoon, never such a place again. 3bhk',
    'namma layout alli neeru nugtittu, eega antha jaaga beda. 2bhk yelahanka',
  ])('are refused where such a place is, behind what came in to the old one: “%s”', (text) => {
    expect(wishes(text)).toContain('avoid nearWater:{"of":"flood-spots"}');
  });

  it.each([
    '3bhk hebbal, neeru tumba irbeku, villa beda',
    '2 बीएचके, पानी भरपूर हो, विला नहीं',
    '2bhk lake ke paas chahiye, aisi jagah nahi jahan shor ho',
    'rain water harvesting beku, villa beda, hebbal',
    'flat nahi, lake ke bagal me villa chahiye',
    'flat nahi lake ke paas villa chahiye',
    'Bellandur alli male bandre neeru nuggutte beda, 2bhk jakkur',
  ])('are not what is refused here: “%s”', (text) => {
    expect(wishes(text).join()).not.toContain('nearWater');
  });

  it('are no wish where somebody only asks about them, or names a lake', () => {
    for (const text of ['does Bellandur flood', 'near Bellandur lake, 2bhk', 'lake view 3bhk']) {
      expect(wishes(text).filter((wish) => wish.includes('nearWater'))).toEqual([]);
    }
  });
});
