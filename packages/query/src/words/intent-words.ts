import type { Intent } from '../interpretation.ts';
import { list, phraseSet, phraseTable } from '../phrases.ts';

/** Words that ask for something other than a search. */
export const intentWords = phraseTable<Intent>([
  [
    'compare',
    list(`
      compare; comparison of; comparison between; comparision of; comparison;
      difference between; vs; versus; v/s; which is better; which one is better; tulna;
      tulna karo; ki tulna; holisi; holike; ke saath compare; तुलना; की तुलना; तुलना करो;
      ಹೋಲಿಸಿ; ಹೋಲಿಕೆ
    `),
  ],
  [
    'emi',
    list(`
      emi; emis; emi calculator; calculate emi; emi for; monthly instalment;
      monthly installment; monthly payment; home loan calculator; loan calculator; loan emi;
      कितनी ईएमआई; ईएमआई; ಇಎಂಐ; ಇಎಮ್‌ಐ; kist; kantu
    `),
  ],
  [
    'login',
    list(`
      login; log in; log me in; sign in; signin; sign me in; i want to login; i want to log in;
      want to sign in; login karna hai; login karo; login madbeku; login madi; लॉगिन; लॉग इन;
      ಲಾಗಿನ್; ಲಾಗ್ ಇನ್
    `),
  ],
  [
    'signup',
    list(`
      signup; sign up; sign me up; create account; create an account; create my account;
      open an account; new account; make an account; register me; i want to register;
      want to register; account banana hai; account banao; khata banana; account create madi;
      साइन अप; अकाउंट बनाना; रजिस्टर करना; ಸೈನ್ ಅಪ್; ಖಾತೆ ತೆರೆಯಿರಿ
    `),
  ],
  [
    'logout',
    list(`
      logout; log out; log me out; sign out; signout; sign me out; logoff; log off; logout karo;
      logout madi; लॉगआउट; लॉग आउट; ಲಾಗ್ಔಟ್; ಲಾಗ್ ಔಟ್; ಲಾಗೌಟ್
    `),
  ],
  [
    'help',
    list(`
      help; help me; what can you do; what can i ask; what all can you do; how does this work;
      how do i use this; how to use; how to search; what do you do; who are you; madad;
      madad karo; kya kar sakte ho; aap kya kar sakte ho; sahaya; sahaya madi; enu madbahudu;
      मदद; मदद करो; ಸಹಾಯ; ಸಹಾಯ ಮಾಡಿ
    `),
  ],
  [
    'greeting',
    list(`
      hi; hii; hiii; hello; helo; hey; heya; hi there; hello there; good morning;
      good afternoon; good evening; namaste; namaskar; namaskara; namasthe; vanakkam; yo; howdy;
      how are you; kaise ho; hegiddira; hegidira; नमस्ते; नमस्कार; हैलो; ನಮಸ್ಕಾರ; ನಮಸ್ತೆ; ಹಲೋ;
      ಹಾಯ್; thanks; thank you
    `),
  ],
]);

/** A home to rent, to share or to let is not what the catalogue sells. */
export const rentWords = phraseSet(
  list(`
    rent; rental; rentals; for rent; on rent; to rent; rented; rent house; house rent; renting;
    lease; leasing; on lease; for lease; to let; tolet; pg; pgs; paying guest; hostel;
    co living; coliving; flatmate; flatmates; flat mate; roommate; roommates; room mate;
    sharing room; single sharing; double sharing; baadige; badige; baadigege; badigege;
    baadige ge; badige ge; bhoga; bhogyake; kiraya; kiraye; kiraaye; kiraye pe; kiraye par;
    kiraye ka; kiraye ke liye; bhade pe; bhada; bhade; किराया; किराये; किराए; किराए पर;
    किराये पर; पीजी; ಬಾಡಿಗೆ; ಬಾಡಿಗೆಗೆ; ಬಾಡಿಗೆಯ; ಪಿಜಿ; ಭೋಗ್ಯ; per month; per day; airbnb;
    serviced apartment; service apartment; office space; commercial space; commercial property;
    commercial shop; shop for sale; warehouse; godown; showroom; sell my flat; sell my house;
    sell my property; sell my apartment; sell my home; sell my plot; sell my site; want to sell
  `),
);

/** After these a rent word speaks of income, not of a home to rent. */
export const rentIncomeWords = new Set(
  'yield yields income return returns potential value roi demand purpose out investment agreement receipts'.split(
    ' ',
  ),
);

/** Words of buying: beside them a rent word is part of the story, not of the wish. */
export const buyWords = new Set(
  'buy buying own owning purchase purchasing invest investing investment kharidna kharidni kharidne khareedna sale resale खरीदना खरीदनी ಖರೀದಿ ಖರೀದಿಸಲು kharidi kharidisbeku'.split(
    ' ',
  ),
);
