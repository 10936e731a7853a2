import { describe, expect, it } from 'vitest';
import { read } from './testing/wishes.ts';

/** Each way as "whose place minutes by what". */
const ways = (text: string) =>
  read(text).constraints.flatMap(({ field, value }) =>
    field === 'near' && 'mode' in value
      ? [`${value.who ?? 'nobody'} ${value.place} ${value.withinMinutes} ${value.mode}`]
      : [],
  );

describe('the way of each of two people', () => {
  it.each([
    'my shop is in Chickpet, 15 minutes on foot; my wife goes to Marathahalli by car, 45 minutes',
    'meri dukan Chickpet me hai, paidal 15 minute; biwi Marathahalli car se 45 minute',
    'nanna angadi chickpet alli, nadkondu 15 nimisha; hendti marathahalli ge car li 45 nimisha',
    'मेरी दुकान चिकपेट में है, पैदल पंद्रह मिनट, पत्नी मारतहल्ली कार से पैंतालीस मिनट',
    'ನನ್ನ ಅಂಗಡಿ ಚಿಕ್ಕಪೇಟೆಯಲ್ಲಿ, ನಡ್ಕೊಂಡು 15 ನಿಮಿಷ, ಹೆಂಡತಿಗೆ ಮಾರತಹಳ್ಳಿ ಕಾರಲ್ಲಿ 45 ನಿಮಿಷ',
  ])('has its own place, minutes and means: “%s”', (text) => {
    expect(ways(text)).toEqual(['me chickpete 15 walk', 'partner marathahalli 45 drive']);
  });

  it.each([
    'hendtidu Domlur, nandu Hebbal, ibbarigu car alli 45 nimisha olage',
    'avaladdu Domlur, nandu Hebbal, ibbarigu car nalli mukkaalu gante olage',
    'ಅವರದ್ದು ದೊಮ್ಮಲೂರು, ನಂದು ಹೆಬ್ಬಾಳ, ಇಬ್ಬರಿಗೂ ಕಾರಿನಲ್ಲಿ ಮುಕ್ಕಾಲು ಗಂಟೆ ಒಳಗೆ',
    'ಹೆಂಡತಿಯದು ದೊಮ್ಮಲೂರು, ನಂದು ಹೆಬ್ಬಾಳ, ಇಬ್ಬರಿಗೂ ಕಾರಲ್ಲಿ 45 ನಿಮಿಷ ಒಳಗೆ',
    'woh Domlur main Hebbal, dono ko car se pauna ghanta se zyada na lage',
  ])('is of whom a word says that it is theirs, with one limit for both: “%s”', (text) => {
    expect(ways(text)).toEqual(['partner domlur 45 drive', 'me hebbal 45 drive']);
  });

  it.each([
    ['by bus', 'ganda Peenya ge bus nyaaga 30 nimisha, nanu Hebbal ge car nyaaga 20 nimisha'],
    ['by bus', 'ಗಂಡ ಪೀಣ್ಯಕ್ಕೆ ಬಸ್ನ್ಯಾಗ 30 ನಿಮಿಷ, ನಾನು ಹೆಬ್ಬಾಳಕ್ಕೆ ಕಾರ್‌ನ್ಯಾಗ 20 ನಿಮಿಷ'],
    ['by bus', 'ಗಂಡ ಪೀಣ್ಯಕ್ಕೆ ಬಸ್ಸಿನಲ್ಲಿ 30 ನಿಮಿಷ, ನಾನು ಹೆಬ್ಬಾಳಕ್ಕೆ ಬೈಕಲ್ಲಿ 20 ನಿಮಿಷ'],
    ['by metro', 'pati Peenya metro se 30 minute, main Hebbal car se 20 minute'],
  ])('is heard in every ending that says “%s”: “%s”', (_, text) => {
    expect(ways(text)).toEqual(['partner peenya 30 transit', 'me hebbal 20 drive']);
  });

  it('is on foot from the station where a walk is told', () => {
    const text = 'main Indiranagar metro se 10 minute paidal, biwi Hebbal car se 20 minute';
    expect(ways(text)[1]).toBe('partner hebbal 20 drive');
    expect(JSON.stringify(read(text).constraints)).toContain('indiranagar-metro');
  });
});
