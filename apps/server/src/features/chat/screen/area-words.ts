import { list, phraseSet } from '@manemitra/query/phrases';

/** Words that ask how a part of the city is, or which of two is better. */
export const areaQuestions = phraseSet(
  list(`
    get metro; getting metro; getting a metro; get the metro; metro coming; metro planned; metro aayega; metro aayegi; metro aa raha; metro aane wala; metro barutta; metro baratta; metro bartide; मेट्रो आएगी; मेट्रो आएगा; मेट्रो आ रही; ಮೆಟ್ರೋ ಬರುತ್ತಾ; ಮೆಟ್ರೋ ಬರತ್ತಾ; how is; how are; hows; good area; good place; good for; better; best area; safe area; is it good; worth it; for living; to live; to stay; like to live; livable; which area; which side;
    kaisa; kaisi; kaise; kaisa hai; accha; acha hai; achha; rehne; rehna; behtar; kya lagta; kaunsa area; hege; hegide; hegidhe; chennagideya; chenagideya; olleya; olledu; yavudu olledu; iralikke; vaasa;
    कैसा; कैसी; अच्छा; रहने; बेहतर; ಹೇಗಿದೆ; ಚೆನ್ನಾಗಿದೆಯಾ; ಒಳ್ಳೆಯದು; ಒಳ್ಳೆಯ; ವಾಸಕ್ಕೆ; ಉತ್ತಮ
  `),
);
