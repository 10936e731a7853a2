import { describe, expect, it } from 'vitest';
import { read, wishes } from '../testing/wishes.ts';

const sums = (text: string) => wishes(text).filter((wish) => wish.startsWith('price'));

describe('what is there to spend, told in parts', () => {
  it.each([
    ['Bank has sanctioned 85 lakh, my father can add 20. Banashankari.', 10_500_000],
    ['पुराना घर 40 लाख में बिक जाएगा, 35 का लोन ले लूँगा, जालहल्ली में', 7_500_000],
    ['80 own money and 60 loan, 3bhk hebbal', 14_000_000],
    ['Aunt is putting in 40, me 25, the bank another 35, 3bhk', 10_000_000],
    ['uncle is contributing 30 lakhs, us 45. 3bhk hebbal', 7_500_000],
    ['nan hatra 40 ide, anna 20 kodtane. ottu ashtarolage 2bhk kengeri', 6_000_000],
    ['nam mavana hatra 30 ide, nan hatra 25, 2bhk hebbal', 5_500_000],
    ['Shop went for 60, bank inda 35 add maadi, that is my limit. 3bhk hebbal', 9_500_000],
    [
      'makan 90 lakh me nikal gaya, jeth 40 lagayenge aur hum 30. sab jod ke usi me 3bhk',
      16_000_000,
    ],
    [
      'The flat went for 1.2 crore, half is mine, and the bank gives 30 lakhs on top. 2bhk',
      9_000_000,
    ],
    [
      'My cousin got his for 80 lakh, I can pay max 10 lakh more than he did. 2bhk hebbal',
      9_000_000,
    ],
    ['do flat chahiye, dono milake 1.6 cr, har ek 2bhk, hebbal', 8_000_000],
    ['भाई पच्चीस लाख देगा मेरे चालीस, कुल इतना ही है, 3 बीएचके', 6_500_000],
    ['ಗ್ರಾಚ್ಯುಟಿ ಇಪ್ಪತ್ತು ಲಕ್ಷ ಮಗ ಇಪ್ಪತ್ತೈದು ಕೊಡ್ತಾನೆ, ಅದು ಬಿಟ್ಟು ಏನಿಲ್ಲ, 2 ಬಿಎಚ್‌ಕೆ', 4_500_000],
    ['I am having 90 lakhs from retirement funds, no loan required. 2 BHK hebbal', 9_000_000],
    ['savings 50 lakh, loan beda, 2bhk', 5_000_000],
    ['maga 80 laksha kalistane nan hatra 15 laksha ide, 2bhk', 9_500_000],
    ['beta 60 lakh bhejega mere paas 20 lakh hai, 2bhk', 8_000_000],
    ['ಮಗ ಎಂಬತ್ತು ಲಕ್ಷ ಕಳಿಸ್ತಾನೆ ನನ್ನ ಹತ್ರ ಹದಿನೈದು ಲಕ್ಷ ಇದೆ, ಎರಡು ಬೆಡ್‌ರೂಮ್', 9_500_000],
    ['pension of 25 lakh and gratuity 30 lakh, 2bhk', 5_500_000],
    ['gratuity 80 lakh, PF 20 lakh and 1.1 lakh pension, 2bhk', 10_000_000],
    ['55 lakhs from me, 40 from the second, 25 from the youngest. 3bhk malleshwaram', 12_000_000],
    ['one crore from him, ninety from me. Villa, Sarjapur', 19_000_000],
    ['mera paas 30 lakh hai, bank 50 dega, 10 papa denge. 2bhk vidyaranyapura', 9_000_000],
    ['ಸಾಲ ಎಪ್ಪತ್ತು ಲಕ್ಷ, ಕೈಯಿಂದ ಇಪ್ಪತ್ತು. ಕನಕಪುರ ರಸ್ತೆ', 9_000_000],
    [
      'papa 20 lakh denge, maine 12 jode hain, loan 48 ka sanction hua. kengeri me dekho',
      8_000_000,
    ],
    ['pf thirty lakhs, 20 lakhs gold loan, 50 bank loan. 2bhk kengeri', 10_000_000],
    ['nan hatra hannerdu laksha ide society loan ippattaidu hendthi oduve maari aidu', 4_200_000],
    ['nagad 50 lakh, 45 hi likho, aur bank se 65. 3bhk hebbal', 11_000_000],
    ['We can do 25 lakhs down payment and 65 lakhs loan, need 2bhk', 9_000_000],
    ['30 lakh down payment aur 70 lakh loan, 2bhk whitefield', 10_000_000],
    ['20 lakh down payment mattu 60 lakh loan, 2bhk yelahanka', 8_000_000],
    ['margin money 20 lakh aur loan 60 lakh 2bhk', 8_000_000],
    ['2bhk, 15L upfront and 50L home loan', 6_500_000],
    ['own 25 lakhs plus 65 lakhs loan 2bhk', 9_000_000],
    ['25 लाख डाउन पेमेंट और 65 लाख लोन, 2 बीएचके हेब्बल', 9_000_000],
    ['25 ಲಕ್ಷ ಡೌನ್ ಪೇಮೆಂಟ್ ಮತ್ತು 65 ಲಕ್ಷ ಲೋನ್, 2 ಬಿಎಚ್‌ಕೆ ಹೆಬ್ಬಾಳ', 9_000_000],
    ['Hi I have about 45 lakhs saved and the bank will give me 60. 2bhk thanisandra', 10_500_000],
    ['loan 60 lakh sigutte, kaiyalli 20 lakh ide, 2bhk', 8_000_000],
    ['loan will be 60 lakhs and we put 20 lakhs ourselves, 2bhk', 8_000_000],
    ['3bhk flat 1.3 cr, 30 lakh down payment aur 90 lakh loan', 13_000_000],
    ['2bhk under 90 lakhs, down payment 20 lakhs', 9_000_000],
    ['रिटायरमेंट का 45 लाख आया है और बेटा 30 लाख का लोन ले लेगा, बैयप्पनहल्ली में 2 बीएचके', 7_500_000],
    ['I give 50, my brother 40 and sister 35 lakhs, no loan. 3bhk near jayanagar', 12_500_000],
    ['hamara purana ghar bik raha hai 60 lakh me, aur 40 lakh ka loan. 2bhk hebbal', 10_000_000],
    [
      'Hum dono ka budget milake: mere 18 lakh, biwi ke 12 lakh, sasurji 20 lakh de rahe hai, bank se 40 lakh. 3bhk',
      9_000_000,
    ],
    ['Rokka 30 lakh nammadu, 42 lakh bank loan. Brookefield dag 2bhk', 7_200_000],
    ['thande 1 koti kodthini andru, nan hathra 40 lakh ide, idralle 3bhk villa', 14_000_000],
    ['hale mane maaridre 70 lakh barutte, kaiyalli 20 lakh ide. 2bhk kengeri', 9_000_000],
    ['My loan eligibility is 82 and I have kept 38 aside. 3bhk nagasandra', 12_000_000],
    ['20 lakh jeb me, 45 bank se, 10 sasur ji denge. isme kya milega 2bhk', 7_500_000],
    ['4 of us siblings putting in 60L each for a villa. Yelahanka', 24_000_000],
    [
      'I can transfer 600k dirhams, that makes 1.3 crore, and take 70 lakh as a home loan. 3bhk hebbal',
      20_000_000,
    ],
    [
      'Gratuity 30 L, leave encashment 20 L, commutation 40 L. Total must not exceed this. 2bhk jayanagar',
      9_000_000,
    ],
    ['papa ki taraf se 30 lakh, mera 25 lakh, total se upar nahi. 2bhk hebbal', 5_500_000],
    ['dad 40L kodtare, mom 15L, meri savings 5L. total se upar mat jao. 1bhk hsr', 6_000_000],
    [
      'Two sisters buying together each putting 40 lakhs, their father 20 lakhs. 3bhk hebbal',
      10_000_000,
    ],
    ['three friends, each putting 30 lakhs, want one villa in devanahalli', 9_000_000],
    ['mane maari 55 laksha bantu, adakke innu 15 laksha seristini. 2bhk kengeri', 7_000_000],
    ['pension rokka 40 lakh, magan kadinda 25 lakh, ashte nam shakti. 2bhk hebbal', 6_500_000],
    ['भाई अट्ठारह लाख देगा मैं सत्ताईस लाख लगाऊँगा दोनों मिलाकर 2 बीएचके हेब्बल', 4_500_000],
    ['ಅಂಗಡಿ ಮಾರಿ 60 ಲಕ್ಷ, ಅಮ್ಮನ ಕಡೆಯಿಂದ 20 ಲಕ್ಷ. 2 ಬಿಎಚ್‌ಕೆ ಹೆಬ್ಬಾಳ', 8_000_000],
    ['purani dukaan 50 lakh me bik rahi, usme 15 lakh aur daal sakta hu. 2bhk hebbal', 6_500_000],
  ])('is their sum: “%s”', (text, max) => {
    expect(sums(text)).toEqual([`price:{"max":${max},"basis":"listed"}`]);
  });

  it.each([
    ['corpus is 82 lakhs, out of this keep 12 lakhs in FD. 2bhk jayanagar', 7_000_000],
    ['corpus 82, 12 stays in FD, 2bhk jayanagar', 7_000_000],
    ['land fetched 6.2 crores, I will give 5 crores to the boys and live on the rest', 12_000_000],
    [
      'loan saath lakh ka milega aur mere paas pandrah lakh, usme se teen lakh furniture ka',
      7_200_000,
    ],
    ['जमीन से एक करोड़ दस लाख आए, उसमें से तीस लाख चाचा का हिस्सा है, 2 बीएचके', 8_000_000],
    ['ಮಾರಿದ ದುಡ್ಡು ಐವತ್ತು ಲಕ್ಷ, ಅದರಲ್ಲಿ ಹತ್ತು ಲಕ್ಷ ಬೇಕು. 2 ಬಿಎಚ್‌ಕೆ', 4_000_000],
    ['DSP fund 70, gratuity 20, shadi ka 30 alag rakhna hai wo isme mat jodna', 9_000_000],
    [
      '50 lakh cash hai, 80 lakh loan pass hua hai, jija 20 dene ko bol rahe the par unse nahi lena. 3bhk',
      13_000_000,
    ],
    [
      'angadi maarida duddu 70 laksha, chinna ittu saala 10 laksha, 5 laksha saala theerisbeku. ulida duddalli 2bhk',
      7_500_000,
    ],
    ['ನಿವೃತ್ತಿಯ ಹಣ 60 ಲಕ್ಷ ಇದೆ, ಮಗ 20 ಲಕ್ಷ ಕೊಡುತ್ತಾನೆ, 5 ಲಕ್ಷ ಎತ್ತಿಡಬೇಕು. ಉಳಿದದ್ದರಲ್ಲಿ 2 ಬಿಎಚ್‌ಕೆ', 7_500_000],
    ['I have 3 cr to deploy, 2 units, each half. kr puram', 15_000_000],
  ])('is what is left of them, or the share of one home: “%s”', (text, max) => {
    expect(sums(text)).toEqual([`price:{"max":${max},"basis":"listed"}`]);
  });

  it.each([
    ['sold my site for 35 lacs, want 2bhk in hebbal, twice that is my limit', 7_000_000],
    ['plot 40 lakh me becha, uska dugna hi budget hai. 2bhk hebbal', 8_000_000],
    ['ಸೈಟು 40 ಲಕ್ಷಕ್ಕೆ ಮಾರಿದೆ, ಅದರ ಎರಡರಷ್ಟು ಬಜೆಟ್. 2 ಬಿಎಚ್‌ಕೆ ಹೆಬ್ಬಾಳ', 8_000_000],
  ])('is so many times what was told: “%s”', (text, max) => {
    expect(sums(text)).toEqual([`price:{"max":${max},"basis":"listed"}`]);
  });

  it.each([
    [
      "if my bonus comes i get 1.5cr, if not i have 80l. plan as if it doesn't come. 2bhk hebbal",
      8_000_000,
    ],
    ['agar bonus mila to 1.5 crore, nahi to 80 lakh. maan lo nahi milega. 2bhk hebbal', 8_000_000],
    [
      "if the deal closes I have 2 crore, if it doesn't 1.1 crore. assume it won't close. 3bhk",
      11_000_000,
    ],
  ])('is what is there where a condition is not to be counted on: “%s”', (text, max) => {
    expect(sums(text)).toEqual([`price:{"max":${max},"basis":"listed"}`]);
  });

  it('is asked where what is kept may be part of it or not, and each answer is a budget', () => {
    const said = read(
      'corpus 70 lakh, gratuity 20 lakh, shaadi ke liye 30 lakh alag rakhna hai, 2bhk',
    );
    expect(said.constraints.map(({ field }) => field)).toEqual(['bhk']);
    const choices = said.questions.flatMap((question) => question.choices);
    expect(choices.map(({ sentence }) => sums(sentence))).toEqual([
      ['price:{"max":6000000,"basis":"listed"}'],
      ['price:{"max":9000000,"basis":"listed"}'],
    ]);
  });

  it.each([
    'ನಮ್ಮ ಮನೆ ಮಾರಿದರೆ 70 ಲಕ್ಷ ಬರುತ್ತೆ, ಉಳಿತಾಯ 20 ಲಕ್ಷ ಇದೆ. ಇಷ್ಟರಲ್ಲೇ ನೋಂದಣಿ, ತೆರಿಗೆ ಎಲ್ಲ ಸೇರಿ 2 ಬಿಎಚ್‌ಕೆ',
    'मेरे पास 40 लाख हैं, बाकी 50 लाख होम लोन। रजिस्ट्री वगैरह सब इसी में हो जाए। 2 बीएचके',
    'ಸ್ವಂತ ಹಣ ಐವತ್ತು ಲಕ್ಷ, ಸಾಲ ನಲವತ್ತು ಲಕ್ಷ, ನೋಂದಣಿ ಖರ್ಚೂ ಇದರಲ್ಲೇ ಆಗಬೇಕು. 3 ಬೆಡ್‌ರೂಮ್',
    '50 lakh apne paas, 40 lakh loan. stamp duty registration sab included. 2bhk hebbal',
  ])('has the charges in it where that is said of them: “%s”', (text) => {
    expect(sums(text)).toEqual(['price:{"max":9000000,"basis":"all-in"}']);
  });

  it('says what was added', () => {
    const [price] = read('40 lakh own money and 60 lakh loan, 2bhk').constraints;
    expect(price?.assumed).toBe('We added ₹40 L and ₹60 L (loan).');
  });

  it.each([
    ['loan 60 lakh, budget 80 lakh, 2bhk', 8_000_000],
    ['budget 1 crore, own 40 lakh and loan 60, 3bhk', 10_000_000],
    ['my bank loan 50 lakh and 2 bhk in hebbal under 80', 8_000_000],
    ['loan 40 lakh hi milega, bacha khud dunga, poora 90 lakh, 3bhk', 9_000_000],
    ['bhai 60 lakh ka budget hai, 2bhk hebbal', 6_000_000],
    ['anna 80 lakh olage 2bhk, hebbal', 8_000_000],
    ['three friends want three flats, each 2bhk below sixty lakhs', 6_000_000],
  ])('is no sum where a price is said: “%s”', (text, max) => {
    expect(sums(text)).toEqual([`price:{"max":${max},"basis":"listed"}`]);
  });
});
