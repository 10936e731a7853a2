import type { Intent } from '../interpretation.ts';
import { list, phraseSet, phraseTable } from '../phrases.ts';
import { wordSet } from '../tokens.ts';

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
      want to sign in; login karna hai; login karo; login madbeku; login madi; sign madbeku; लॉगिन; लॉग इन; साइन इन;
      ಲಾಗಿನ್; ಲಾಗ್ ಇನ್; ಸೈನ್ ಇನ್
    `),
  ],
  [
    'signup',
    list(`
      signup; sign up; sign me up; create account; create an account; create my account;
      open an account; new account; make an account; register me; i want to register;
      want to register; account banana hai; account banao; khata banana; account create madi; account open madbeku; account open madi; hosa account; account madbeku; account maadi;
      नया अकाउंट; अकाउंट बनाओ; अकाउंट बनाना है; खाता बनाना है; रजिस्टर; ಹೊಸ ಖಾತೆ; ಖಾತೆ ಮಾಡಬೇಕು; ರಿಜಿಸ್ಟರ್ ಮಾಡಬೇಕು;
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
      what all can i ask; what all can i ask you; what all can i ask here;
      what all can i ask you here; what can i ask you; what can i ask you here; what can i ask here;
      what can i search; what can i search here; what can i search for; what all can i search;
      what should i type; what do i type; what should i ask; what can you help with;
      what can you help me with; what all can you help with; what can this do;
      what can this app do; what can this site do; what does this app do; what does this site do;
      what does this website do; what is this app; what is this site; what is this website;
      how does this app work; how does this site work; how does this website work;
      how does it work; how does this thing work; how do you work; how do i search;
      how do i search here; how do i use it; how do i use this app; how do i use this site;
      how do i use this website; how to use it; how to use this; how to use this app;
      how to use this site; how to use this website; how can i use this; how should i search;
      how to start; how do i start; can you help; can you help me; i need help; need help;
      need some help; user guide; any instructions; instructions; guide me; tutorial;
      kaise use kare; kaise use karu; kaise use karna hai; kaise use karte hai;
      kaise use karte hain; kaise use karen; kaise chalta hai; kaise chalaye; kaise chalate hai;
      kaise kaam karta hai; kaise kaam karti hai; kaise search kare; kaise search karu;
      kaise search karte hai; kaise dhundhe; kaise dhoondhe; kaise kare; ye kya hai;
      yeh kya hai; kya kya pooch sakta hu; kya kya puch sakte hai; kya pooch sakta hu;
      kya puchu; kya poochu; kya kya kar sakte ho; kya kya kar sakta hai; kya kya puch sakta hu;
      help chahiye; madad chahiye; help karo; help kar do; samjhao; samajh nahi aa raha;
      help; help me; what can you do; what can i ask; what all can you do; how does this work;
      how do i use this; how to use; how to search; what do you do; who are you; madad;
      madad karo; kya kar sakte ho; aap kya kar sakte ho; sahaya; sahaya madi; enu madbahudu;
      मदद; मदद करो; ಸಹಾಯ; ಸಹಾಯ ಮಾಡಿ; ಏನೆಲ್ಲಾ ಸಹಾಯ; ಸಹಾಯ ಮಾಡಬಹುದು; ಏನೆಲ್ಲಾ ಸಹಾಯ ಮಾಡಬಹುದು; ಏನು ಮಾಡಬಹುದು; ಏನು ಮಾಡಬಲ್ಲೆ; ಹೇಗೆ ಬಳಸುವುದು; ಹೇಗೆ ಹುಡುಕುವುದು;
      क्या क्या कर सकते हो; क्या मदद कर सकते हो; कैसे इस्तेमाल करें; कैसे खोजें
    `),
  ],
  [
    'greeting',
    list(`
      hi; hii; hiii; hello; helo; hey; heya; hi there; hello there; good morning;
      good afternoon; good evening; namaste; namaskar; namaskara; namasthe; vanakkam; yo; howdy;
      how are you; kaise ho; hegiddira; hegidira; oota aytha; oota ayta; oota aita; oota aaytha; uta ayta; oota maadidra; khana khaya; khana khaya kya; khana ho gaya; ಊಟ ಆಯ್ತಾ; ಊಟ ಆಯಿತಾ; खाना खाया; खाना खाया क्या; नमस्ते; नमस्कार; हैलो; ನಮಸ್ಕಾರ; ನಮಸ್ತೆ; ಹಲೋ;
      ಹಾಯ್; thanks; thank you; thanks a lot; thank you so much; ok thanks; dhanyavaad; dhanyavad;
      dhanyawad; shukriya; bye; bye bye
    `),
  ],
]);

/** What is sent of a project, and never of a search. */
export const projectPapers = phraseSet(
  list(`
    price list; pricelist; rate list; cost sheet; brochure; brochures; e brochure; floor plan; floor plans; floorplan; floorplans; master plan; masterplan; layout plan; unit plan; payment plan; payment schedule;
    फ्लोर प्लान; ब्रोशर; प्राइस लिस्ट; ಫ್ಲೋರ್ ಪ್ಲಾನ್; ಬ್ರೋಷರ್
  `),
);

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

/** Said of what others sell. */
export const offeredWords = phraseSet(list('for sale; on sale'));

/** After these a rent word speaks of income, not of a home to rent. */
export const rentIncomeWords = wordSet(
  `yield yields income return returns potential value roi demand purpose out investment agreement receipts`,
);

/** Thanks, in whatever words they are wrapped. */
export const thanksWords = wordSet(
  'thanks thank thanku thanx thx shukriya shukria dhanyavaad dhanyavad dhanyawad dhanyavada dhanyavadagalu cheers शुक्रिया धन्यवाद ಧನ್ಯವಾದ ಧನ್ಯವಾದಗಳು',
);
