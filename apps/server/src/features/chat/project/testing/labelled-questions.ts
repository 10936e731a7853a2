/**
 * What people ask about a project, in five ways of writing, with what each asks for: topics, `+amenity`, `@place`.
 * Labelled by hand before they were read by the program.
 */
const LABELLED = `
khata? -> khata
what khata does it have -> khata
is it A khata or B khata -> khata
is e-khata available -> khata
iska khata kya hai -> khata
khata yavdu -> khata
idakke A khata ideya -> khata
ಖಾತಾ ಯಾವುದು? -> khata
इसका खाता कौन सा है -> khata
what are the survey numbers -> survey-numbers
total till keys -> all-in
what is the all-in price of the 3bhk -> all-in
total cost including everything included -> all-in
on road price kya hai -> all-in
total kitna padega -> all-in
sab milake kitna hoga -> all-in
ella seri eshtu -> all-in
total eshtu aagutte -> all-in
ಒಟ್ಟು ಬೆಲೆ ಎಷ್ಟು -> all-in
ಎಲ್ಲಾ ಸೇರಿ ಎಷ್ಟು ಆಗುತ್ತದೆ -> all-in
सब मिलाकर कितना -> all-in
कुल कीमत क्या है -> all-in
how much is the stamp duty -> charges
any hidden charges? -> charges
is gst extra -> charges
registration charges eshtu -> charges
जीएसटी कितना लगेगा -> charges
what is the price -> price
how much does it cost -> price
price of 2 bhk -> price
kitna hai -> price
daam kya hai -> price
iska rate kya hai -> price
bele eshtu -> price
ಬೆಲೆ ಎಷ್ಟು? -> price
ಎಷ್ಟು? -> price
कीमत क्या है -> price
दाम कितना है -> price
what is the price per sqft -> price-per-sqft
rate per square foot? -> price-per-sqft
per sqft kitna hai -> price-per-sqft
sqft ge eshtu -> price-per-sqft
ಚದರ ಅಡಿಗೆ ಎಷ್ಟು -> price-per-sqft
प्रति वर्ग फुट कितना -> price-per-sqft
emi for it -> emi
what will be the monthly instalment -> emi
iska emi kitna hoga -> emi
emi eshtu aagutte -> emi
इसकी किस्त कितनी होगी -> emi
ಇಎಂಐ ಎಷ್ಟು -> emi
can i get a home loan on this -> loan
loan milega kya -> loan
saala sigutta -> loan
ಸಾಲ ಸಿಗುತ್ತಾ -> loan
what is the maintenance -> maintenance
monthly maintenance cost? -> maintenance
maintenance eshtu -> maintenance
मेंटेनेंस कितना है -> maintenance
when is possession -> possession
is it ready to move -> possession
kab milega -> possession
kab tak ready hoga -> possession
yavaga ready aagutte -> possession
yavaga sigutte -> possession
ಯಾವಾಗ ಸಿಗುತ್ತದೆ? -> possession
कब तक तैयार होगा -> possession
has construction finished -> possession
rera number? -> rera
is it rera registered -> rera
rera hai kya -> rera
ರೇರಾ ಸಂಖ್ಯೆ ಏನು -> rera
रेरा नंबर क्या है -> rera
who approved the plan -> approval
is it bda approved -> approval
bbmp approval ideya -> approval
ಯಾರ ಅನುಮೋದನೆ ಇದೆ -> approval
मंजूरी किसने दी -> approval
does it have oc -> occupancy-certificate
oc mila kya -> occupancy-certificate
oc bandidya -> occupancy-certificate
has the occupancy certificate come -> occupancy-certificate
any litigation on the land -> litigation
any court case going on -> litigation
is the title clear -> litigation
koi case hai kya -> litigation
ವ್ಯಾಜ್ಯ ಇದೆಯಾ -> litigation
कोई विवाद है क्या -> litigation
any complaints against the builder -> complaints
how many rera complaints -> complaints
shikayat hai kya -> complaints
ದೂರುಗಳು ಇವೆಯಾ -> complaints
कोई शिकायत -> complaints
which documents are there -> documents
is fire noc available -> documents
kagaz dikhao -> documents
ದಾಖಲೆಗಳು ಏನೇನಿವೆ -> documents
which documents are missing -> missing-documents
what papers should i ask for -> missing-documents
yava dakhale illa -> missing-documents
who is the builder -> builder
who built this -> builder
builder kaun hai -> builder
yaaru kattiddu -> builder
ಬಿಲ್ಡರ್ ಯಾರು -> builder
बिल्डर कौन है -> builder
was the builder late with past projects -> track-record
builder track record? -> track-record
kya builder delay karta hai -> track-record
hindina record hegide -> track-record
ವಿಳಂಬ ಆಗಿದೆಯಾ -> track-record
what is the google rating -> rating
how many units are there -> homes
kitne flats hai -> homes
eshtu mane ide -> homes
ಎಷ್ಟು ಮನೆಗಳು ಇವೆ -> homes
how many floors -> floors
kitni manzil hai -> floors
ಎಷ್ಟು ಮಹಡಿ -> floors
how many acres is the land -> land
how much open space -> open-space
what is the carpet area -> sizes
how big is the 3bhk -> sizes
kitna bada hai -> sizes
ವಿಸ್ತೀರ್ಣ ಎಷ್ಟು -> sizes
what is the super built up area -> super-built-up
what is the loading -> loading
loading kitna hai -> loading
which facing flats are available -> facing
yava dikku -> facing
how many bathrooms in 3 bhk -> bathrooms
what configurations are available -> bhk
which bhk do you have -> bhk
list the amenities -> amenities
what facilities are there -> amenities
kya kya suvidha hai -> amenities
saulabhya enu ide -> amenities
ಸೌಲಭ್ಯಗಳು ಏನು -> amenities
सुविधाएं क्या हैं -> amenities
is there a gym -> +gym
swimming pool hai kya -> +swimming-pool
pool ideya -> +swimming-pool
is there power backup and lift -> +power-backup +lift
ಜಿಮ್ ಇದೆಯಾ -> +gym
क्या स्विमिंग पूल है -> +swimming-pool
is it pet friendly -> +pet-friendly
ev charging available? -> +ev-charging
where does the water come from -> water
cauvery water ideya -> water
paani kahan se aata hai -> water
neeru elli inda barutte -> water
ನೀರು ಎಲ್ಲಿಂದ ಬರುತ್ತದೆ -> water
पानी का स्रोत -> water
how far is the metro -> metro
nearest metro station? -> metro
metro kitna door hai -> metro
metro eshtu doora -> metro
ಮೆಟ್ರೋ ಎಷ್ಟು ದೂರ -> metro
how many minutes walk is it -> metro
kitne minute chalna padega -> metro
मेट्रो कितनी दूर है -> metro
how far is the airport -> @kempegowda-international-airport
airport kitna door -> @kempegowda-international-airport
airport eshtu doora -> @kempegowda-international-airport
ವಿಮಾನ ನಿಲ್ದಾಣ ಎಷ್ಟು ದೂರ -> @kempegowda-international-airport
एयरपोर्ट कितना दूर है -> @kempegowda-international-airport
how far is manyata tech park -> @manyata-tech-park
distance to electronic city -> @electronic-city
bagmane solarium se kitna door -> @bagmane-solarium-city
which is nearer, airport or metro -> metro @kempegowda-international-airport
schools nearby? -> schools
any hospital near -> hospitals
school paas me hai -> schools
ಶಾಲೆ ಹತ್ತಿರ ಇದೆಯಾ -> schools
अस्पताल पास में है क्या -> hospitals
which malls are near -> malls
restaurants nearby -> restaurants
what is nearby -> sights
what is the address -> address
where is it -> address
kahan hai -> address
elli ide -> address
ವಿಳಾಸ ಏನು -> address
पता क्या है -> address
where is this from -> source
tell me about it -> overview
kaisa hai -> overview
hegide -> overview
khata and rera? -> khata rera
price and maintenance -> price maintenance
khata, oc aur litigation -> khata occupancy-certificate litigation
price mattu possession -> price possession
will it appreciate -> future-value
what is the rental yield -> rent
is there traffic -> surroundings
does it flood here -> floods
who lives there -> neighbours
what is your favourite colour ->
sing me a song ->
`;

export interface LabelledQuestion {
  text: string;
  topics: string[];
  amenities: string[];
  places: string[];
}

export const labelledQuestions: readonly LabelledQuestion[] = LABELLED.trim()
  .split('\n')
  .map((line) => {
    const [text = '', labels = ''] = line.split('->').map((part) => part.trim());
    const words = labels.split(' ').filter((label) => label !== '');
    const marked = (mark: string) =>
      words.filter((word) => word.startsWith(mark)).map((word) => word.slice(1));
    return {
      text,
      topics: words.filter((word) => !/^[+@]/.test(word)).sort(),
      amenities: marked('+').sort(),
      places: marked('@').sort(),
    };
  });
