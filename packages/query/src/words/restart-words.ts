import { list, phraseSet } from '../phrases.ts';

export const restartWords = phraseSet(
  list(`
    start over; start again; start afresh; start fresh; new search; fresh search; reset;
    reset all; reset search; clear all; clear everything; clear search; clear filters;
    remove all filters; remove everything except; remove everything but; remove all except;
    remove all but; drop everything except; drop everything but; clear everything except;
    clear everything but; forget everything except; forget everything but; naya search; phir se shuru;
    scrap all that; scrap all this; scrap that; forget that; forget it; forget about that; forget all that; forget all this; forget all of that; ignore all that;
    leave all that; ye chhodo; yeh chhodo; ye sab chhodo; yeh sab chhodo; ye chodo; yeh chodo; sab chhodo; adu bittbidi; adu bitbidi;
    adu bittu bidi; from scratch; from the beginning; ab shuru se; naye sire se; नए सिरे से; अब शुरू से; adella bittbidi; adella bittu bidi; yella bittbidi; ಅದು ಬಿಟ್ಟುಬಿಡಿ; ಅದೆಲ್ಲ ಬಿಡಿ; ये छोड़ो; यह छोड़ो; ये सब छोड़ो; hosa search; modalinda; modalinda shuru; hosadagi shuru; hosdagi shuru; hosadagi shuru madona; hosadagi shuru madu; hosadagi shuru madi; hosdagi start madona; फिर से शुरू;
    नया सर्च; ಹೊಸದಾಗಿ; ಮೊದಲಿನಿಂದ
  `),
);

/** "clear everything", "sab bhool jao", "adella alisi": all of it goes, whichever word says so and whichever comes first. */
export const clearing = phraseSet(
  list(`
    clear; erase; wipe; wipe out; delete; scrap; forget; reset; bhool jao; bhul jao; bhool jaao; hata do; hatao; mita do; alisi; alisu; aliso; tegedu haaki; tegedaki; maretu bidi;
    chhodo; chodo; chhod do; chod do; chhodiye; bidi; bittbidi; bitbidi; bittu bidi;
    छोड़ो; छोड़ दो; छोड़िए; छोडो; ಬಿಡಿ; ಬಿಟ್ಟುಬಿಡಿ; ಬಿಟ್ಟು ಬಿಡಿ; भूल जाओ; भूल जाइए; हटा दो; मिटा दो; मिटाओ; ಅಳಿಸಿ; ಅಳಿಸು; ಮರೆತುಬಿಡಿ; ತೆಗೆದುಹಾಕಿ
  `),
);

export const everything = phraseSet(
  list(`
    everything; it all; all of it; all of that; all that; all this; ye sab; yeh sab; wo sab; woh sab; idella; idanella; idannella; adanella; adannella; ivella;
    यह सब; ये सब; वो सब; वह सब; ಇದೆಲ್ಲ; ಇದೆಲ್ಲಾ; ಇದನ್ನೆಲ್ಲ; ಇದನ್ನೆಲ್ಲಾ; ಅದನ್ನೆಲ್ಲ; ಅದನ್ನೆಲ್ಲಾ; ಇವೆಲ್ಲ; sab; sab kuch; sabkuch; ella; adella; yella; ellanu; सब; सब कुछ; सबकुछ; ಎಲ್ಲ; ಎಲ್ಲಾ; ಅದೆಲ್ಲ; ಅದೆಲ್ಲಾ; ಎಲ್ಲವನ್ನೂ
  `),
);
