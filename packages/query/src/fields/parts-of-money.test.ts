import {
  assert,
  boolean,
  constant,
  constantFrom,
  integer,
  option,
  property,
  record,
  shuffledSubarray,
  uniqueArray,
} from 'fast-check';
import { describe, expect, it } from 'vitest';
import { read } from '../testing/wishes.ts';

/**
 * The law: of two or more sums that are told as means, and no limit, no single one is the budget. It is what they come to, less what is kept
 * or not wanted, or it is asked with that sum as first choice.
 */
interface Language {
  lakh: string;
  /** Ways to tell a part, with the amount in place of #. */
  parts: readonly string[];
  /** Three or two who give as much each. */
  alike: readonly { said: string; times: number }[];
  /** What is said not to count, with its own amount. */
  uncounted: readonly string[];
  /** What points back to all of it. */
  closings: readonly string[];
  home: string;
}

const LANGUAGES: Record<string, Language> = {
  en: {
    lakh: 'lakh',
    parts: [
      'my savings #',
      'PF #',
      'HDFC has sanctioned #',
      'dad is gifting #',
      'we sold a site for #',
      "brother's share #",
      'wife gives #',
      'gold #',
      'FDs of #',
      'mother gave #',
      'pension of #',
      'uncle lent us #',
    ],
    alike: [{ said: 'three brothers putting in # each', times: 3 }],
    uncounted: [
      '# from a friend but dont count that',
      'chit money # which you should not count, do not count it',
    ],
    closings: ['so that total', 'with all of that added up'],
    home: '2bhk in Hebbal',
  },
  'hi-Latn': {
    lakh: 'lakh',
    parts: [
      'mere paas # hai',
      'pf ke #',
      'bank se #',
      'papa # de rahe',
      'zameen bech ke # mile',
      'biwi ka sona #',
      'maa # degi',
      'bachat #',
      'pension ke #',
      'gaon ki zameen # me bik gayi',
      'ghar se #',
    ],
    alike: [
      { said: 'teeno bhai #-# denge', times: 3 },
      { said: 'dono behen #-# dengi', times: 2 },
    ],
    uncounted: ['chacha ka # mat jodna', 'gold loan # nahi lena'],
    closings: ['kul itna hi hai', 'sab jod ke', 'bas isi me'],
    home: '2bhk Hebbal me',
  },
  hi: {
    lakh: 'लाख',
    parts: [
      'मेरे पास # हैं',
      '# पीएफ के',
      'बैंक से #',
      'पापा # देंगे',
      'ज़मीन बेचकर # आए',
      'बेटी # देगी',
      'बचत #',
      '# पत्नी के',
      'पेंशन के #',
      'दुकान # में बिकी',
    ],
    alike: [{ said: 'तीनों भाई #-# देंगे', times: 3 }],
    uncounted: ['चाचा के # मत जोड़ना'],
    closings: ['बस इतने में ही', 'सब मिलाकर', 'कुल इतना ही है'],
    home: 'हेब्बाल में 2 बीएचके',
  },
  'kn-Latn': {
    lakh: 'lakh',
    parts: [
      'nan hatra # ide',
      'pf #',
      'bank loan #',
      'appa # kodthare',
      'site maari # bantu',
      'hendthi chinna #',
      'nandu # savings',
      'akka # kodtale',
      'appa kodo #',
      'site maarid duddu #',
      'yajamanrdu #',
    ],
    alike: [{ said: 'mooru jana # tala haktivi duddu', times: 3 }],
    uncounted: ['gelyana # serisbedi'],
    closings: ['ottu ashtralle', 'ella seri ishte'],
    home: 'hebbal alli 2bhk',
  },
  kn: {
    lakh: 'ಲಕ್ಷ',
    parts: [
      'ನನ್ನ ಹತ್ತಿರ # ಇದೆ',
      'ಪಿಎಫ್ #',
      'ಬ್ಯಾಂಕ್ ಸಾಲ #',
      'ಅಪ್ಪ # ಕೊಡ್ತಾರೆ',
      'ಸೈಟ್ ಮಾರಿ # ಬಂತು',
      'ಉಳಿತಾಯ #',
      'ತಮ್ಮ # ಕೊಡ್ತಾನೆ',
      'ಪೆನ್ಷನ್ ಹಣ #',
      'ಯಜಮಾನರದ್ದು #',
      'ಒಡವೆ #',
      'ಮಗಳ ಸಾಲ #',
    ],
    alike: [],
    uncounted: ['ಮಾವನ # ಸೇರಿಸಬೇಡಿ'],
    closings: ['ಒಟ್ಟು ಅಷ್ಟರಲ್ಲೇ', 'ಕೂಡಿದ್ರೆ ಅಷ್ಟೇ'],
    home: 'ಹೆಬ್ಬಾಳದಲ್ಲಿ 2 ಬಿಎಚ್‌ಕೆ',
  },
};

const LAKH = 100_000;

/** Parts of one language, each once, with amounts that tell their sums apart. */
const told = (language: Language) =>
  record({
    parts: shuffledSubarray([...language.parts], { minLength: 2, maxLength: 4 }),
    alike: option(
      language.alike.length > 0 ? constantFrom(...language.alike) : constant(undefined),
      { nil: undefined },
    ),
    uncounted: option(constantFrom(...language.uncounted), { nil: undefined }),
    closing: option(constantFrom(...language.closings), { nil: undefined }),
    amounts: uniqueArray(integer({ min: 21, max: 69 }), { minLength: 6, maxLength: 6 }),
    homeFirst: boolean(),
  });

/** The most that is searched, or else that the first choice of the question about it says. */
function budgetOf(text: string): number | undefined {
  const { constraints, questions } = read(text);
  const most = constraints.flatMap((one) => (one.field === 'price' ? [one.value.max] : []));
  if (most.length > 0) return most.length === 1 ? most[0] : undefined;
  const asked = questions.find(({ about }) => about === 'price')?.choices[0]?.sentence;
  return asked === undefined ? undefined : budgetOf(asked);
}

describe('money told in parts', () => {
  it.each(Object.entries(LANGUAGES))(
    'never takes a single part for the budget: %s',
    (_, language) => {
      assert(
        property(told(language), ({ parts, alike, uncounted, closing, amounts, homeFirst }) => {
          const say = (part: string, index: number) =>
            part
              .replace('#-#', `${amounts[index]}-#`)
              .replace('#', `${amounts[index]} ${language.lakh}`);
          const said = parts.map(say);
          let sum = parts.reduce((all, _part, index) => all + (amounts[index] ?? 0), 0);
          if (alike !== undefined) {
            said.push(say(alike.said, 4));
            sum += alike.times * (amounts[4] ?? 0);
          }
          if (uncounted !== undefined) said.push(say(uncounted, 5));
          if (closing !== undefined) said.push(closing);
          const text = homeFirst
            ? `${language.home}. ${said.join(', ')}`
            : `${said.join(', ')}. ${language.home}`;
          expect([text, budgetOf(text)]).toEqual([text, sum * LAKH]);
        }),
        { numRuns: 25 },
      );
    },
  );

  it.each([
    ['9 log, teeno bhai 60-60 lakh denge aur maa apna 45 lakh, row house', 22_500_000],
    ['साठ लाख मेरे और चालीस पत्नी के, 2 बीएचके', 10_000_000],
    ['दो भाइयों का एक-एक करोड़ और पिताजी का पचास लाख, डुप्लेक्स', 25_000_000],
    [
      "my stipend wont get me a loan so it's dad's 30L + grandma's 15L + savings of 4.5L. 1bhk",
      4_950_000,
    ],
    ['3 FDs maturing - 12L, 18L, 9L - and nothing more. 1bhk', 3_900_000],
    [
      'left with 40 lakhs, loan eligibility is 55 but I only want to take 35 of it. 2bhk',
      7_500_000,
    ],
    [
      'husband sends 20 lakh, my PF 4 lakh, gold loan 6, bank 28, but gold loan i dont want to take. 2bhk',
      5_200_000,
    ],
    [
      'appa 25 lakh kodthare, nandu 8 lakh savings, loan 50 lakh aadre interior ge 10 lakh bidbeku, ulididralli 2bhk',
      7_300_000,
    ],
    ['Budget is 80 lakh loan plus 30 lakhs savings, 3 bhk Horamavu', 11_000_000],
    ['खेत बिकने के पचास लाख आए, दस लाख बहन को देने हैं, बाकी में फ्लैट', 4_000_000],
    ['ಒಡವೆ ಎಂಟು ಲಕ್ಷ, ಬ್ಯಾಂಕ್ ಸಾಲ ಇಪ್ಪತ್ತೆರಡು ಲಕ್ಷ, ಕೂಡಿದ್ರೆ ಅಷ್ಟೇ, 1 ಬಿಎಚ್‌ಕೆ', 3_000_000],
    ['ಹೊಲ ಮಾರಿ 60 ಲಕ್ಷ ಬಂತು, ಮಗ 25 ಲಕ್ಷ ಹಾಕ್ತಾನೆ, ಹೊಸಕೋಟೆ', 8_500_000],
    ['In Chennai I paid 1.1 crore for my 3bhk. Here I have only 90', 9_000_000],
  ])('comes to its sum: “%s”', (text, max) => {
    const prices = read(text).constraints.filter(({ field }) => field === 'price');
    expect(prices.map(({ value }) => value)).toEqual([{ max, basis: 'listed' }]);
  });

  it.each([
    [
      'mere hisse me ek crore chalis aaya, usme se assi lakh rakhna hai, baaki loan milake ek crore das tak ka flat',
      11_000_000,
    ],
    [
      'bank ek crore bees ka loan de rahe, apne paas pachees hain, ghar ek crore das ka hi dhoondo',
      11_000_000,
    ],
    [
      'PF atthara lakh, sasur ji dus de rahe, SBI se pachaas ka loan, main pachhattar se upar ka ghar nahi loonga',
      7_500_000,
    ],
  ])('yields to a limit that is said: “%s”', (text, max) => {
    const prices = read(text).constraints.filter(({ field }) => field === 'price');
    expect(prices.map(({ value }) => value)).toEqual([{ max, basis: 'listed' }]);
  });

  it('asks about an amount that is added up of what may be all', () => {
    const { constraints, questions } = read(
      'बैंक ने नब्बे लाख का लोन पास किया, पीएफ और ग्रेच्युटी मिलाके चालीस लाख, 3 बीएचके',
    );
    expect(constraints.map(({ field }) => field)).toEqual(['bhk']);
    expect(questions[0]?.choices.map(({ label }) => label)).toEqual([
      'Up to ₹1.3 Cr',
      'Up to ₹40 L',
    ]);
  });

  it('asks for nothing that was sold for a part', () => {
    const { constraints } = read(
      'we have sold our flat for 70 lakhs, HDFC has sanctioned 95. 3BHK in hebbal',
    );
    expect(constraints.map(({ field }) => field)).toEqual(['price', 'bhk', 'locality']);
  });

  it.each([
    ['me n 2 roomies buying together lol, 30L each. 3bhk', 9_000_000],
    ['three of us, 30L each', 9_000_000],
    ['two flats, 60 lakh each', 6_000_000],
    ['90L loan + 20L pf + 10L chit fund. btm alli 2bhk', 12_000_000],
  ])('counts who gives as much, with who speaks: “%s”', (text, max) => {
    const prices = read(text).constraints.filter(({ field }) => field === 'price');
    expect(prices.map(({ value }) => value)).toEqual([{ max, basis: 'listed' }]);
  });
});
