import { list, phraseSet } from '@manemitra/query/phrases';

/** What people say of a list in which nothing is, or too little, before they say what is to change: "yaavudu illva? Sobha tegiri". */
export const nothingThere = phraseSet(
  list(`
    nothing; none; none at all; nothing at all; nothing there; no results; zero results; not even one; not one; empty; so few; that few; only one; only two;
    is that all; is that it; thats all; that is all; thats it; is that all there is; is this all; this is all; only this; only these; only this much; only this many; just these;
    koi nahi; kuch nahi; kuch bhi nahi; ek bhi nahi; koi nahi mila; kuch nahi mila; bas itna; bas itne; bas itna hi; bas itne hi; itna hi; itne hi; bas yahi; khali hai;
    enu illa; enu illva; yenu illa; yenu illva; yavudu illa; yavudu illva; yaavudu illa; yaavudu illva; yavdu illa; yavdu illva; ondu illa; ondu illva; ishtena; ishte na; ashtena; ashte na; ishte; khali ide;
    कोई नहीं; कुछ नहीं; कुछ भी नहीं; एक भी नहीं; कुछ नहीं मिला; बस इतना; बस इतने; बस इतना ही; बस इतने ही; इतना ही; इतने ही;
    ಯಾವುದೂ ಇಲ್ವಾ; ಯಾವುದೂ ಇಲ್ಲವಾ; ಯಾವುದೂ ಇಲ್ಲ; ಏನೂ ಇಲ್ವಾ; ಏನೂ ಇಲ್ಲವಾ; ಏನೂ ಇಲ್ಲ; ಒಂದೂ ಇಲ್ವಾ; ಒಂದೂ ಇಲ್ಲ; ಇಷ್ಟೇನಾ; ಅಷ್ಟೇನಾ; ಇಷ್ಟೇ
  `),
);
