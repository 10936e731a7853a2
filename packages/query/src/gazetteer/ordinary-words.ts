/*
 * Words that are never a place by themselves, and words that are never a misspelt place. A place
 * that is written exactly is found whatever these lists say.
 */

function wordSet(text: string): ReadonlySet<string> {
  return new Set(text.split(/\s+/).filter((word) => word !== ''));
}

/** Kinds of place and directions: part of many names, a name alone of none. */
export const GENERIC_WORDS = wordSet(`
  road roads layout layouts nagar town main cross phase block stage sector lake lakes city garden gardens
  park parks metro station mall hospital hospitals village villages area areas extension extn colony
  circle junction signal flyover bridge gate market bus stand stop railway road tech techpark
  business campus tower towers north south east west central old new outer inner ring highway main
  street lane avenue enclave palya halli pura puram sandra agrahara kere tank temple school college
  hobli taluk post zone ward hills hill heights residency apartments line lines side college towne
`);

/** What everybody says of children, investments and what is outside: as it is heard it is near to Makali, Hoodi and Haragadde. */
export const NEVER_HEARD_AS_PLACES = wordSet(`
  kodtane kodtaane kodtare kodtaare kodtale kodtaale kodthane kodthare kodthale kodtini kodthini kottidare
  makkalu makkala makkali makkalige magali magalige hoodike hoodikege hoodikegaagi hudike hudikege hudikegagi horagade
  ಮಕ್ಕಳು ಮಕ್ಕಳ ಮಕ್ಕಳಿ ಮಗಳಿ ಹೂಡಿಕೆ ಹೂಡಿಕೆಗಾಗಿ
`);

/** English, Hinglish and Kanglish words of a search that lie one or two letters from some place. */
export const ORDINARY_WORDS: ReadonlySet<string> = new Set([
  ...NEVER_HEARD_AS_PLACES,
  ...wordSet(`
  a about above accept access across actual add added adjacent advance affordable after agent agreement airy all
  allotment almost alli along already also always amenities amount anchor and annual another any anyone
  anything anywhere apart apartment apartments approval approved approx april are around asap ask asking
  assets assured attached attic august available average avoid away baby back bad badminton balance
  balcony bank bare basement basic bath bathroom bathrooms beach beautiful beautifully become bed bedroom
  bedrooms bedside before begin begins begun behind being belief believe below benefit best better between
  beyond big bigger bit book booking borewell both bought brand brigade bring broker brokerage budget
  builder builders building buildings built bungalow bunglow but buy buyer buyers buying cab call calm
  came can cancel car card care carpet case cases cash cauvery ceiling cell cent certificate chair
  chahiye chalega change charge charges cheap cheaper check child children choice church clean clear clinic
  close closer club clubhouse cold come comfortable commute commuting complete completed completion
  condition conditioned connect connected connectivity consider construction contact convenient cool corner
  corporate cost could couple court covered crazy creche cricket crore crores daily dam dance day days deal
  dealer decent december deed delay delivered delivery deposit design detail details developer did
  difference different digital dining direct distance doctor dog done door double down drawing dream drive
  driving dual due duplex during each early easily easy either electric elevator else emi employee empty end
  enough enter entire entrance entry estate even evening ever every everything exact except excellent
  excluding expensive expected face facing facilities family fans far fast feel feet few final finance find
  fine finish first fit fitted flat flats flexible floor floors food foot for formal free freehold friday
  friend friendly from front full fully furnish furnished furniture future gap garage gas gated general
  get ghar gift give given giving glass go going gold good got government grand great green ground group
  guess guest gunta gunthas gym gymnasium had half hall handover happy hard has have having he health heavy
  hello help her here hi high higher highest highly him his hoga holiday home homes hobli hope hotel hour
  hours house houses housing how however husband huge idea ideal if immediate immediately import important
  in include included includes including inch income increase independent indoor infant inside instead interest
  interested interior into invest investment investor is issue it items jagah january job jogging join joint
  july june just keep keeping key khata khatha kids kind kinda kitchen kitne know laksha lakh lakhs land
  landmark language large larger last late later launch laundry law lawn layout lease least leave left legal
  less let level library life lift light like likely limit line link list listed listing litigation little
  live living loan loans local locality location locations locked long look looking lot lots love loved low
  lower lowest luxury made maid main maintain maintained maintenance make male mane many march mark market
  married master matter maximum may maybe me mean medium meet member message middle might mile mine minimum
  minute minutes modern modular monday money month monthly months more morning mother mostly move moving
  much multiple music must my nahi name names narrow near nearby nearest neat need needed needs negotiable
  neighbours neither never newly next nice no noise none normal not nothing november now number objection
  occupancy occupied october of off offer office offices often ok okay on once one only open opened opposite
  option options or order other others our out over own owned owner owners pack paid panel papers parents
  parking part parties partner party pass past patio pay paying payment peaceful pending penthouse people per
  perfect person personal pet pets phone pick piece place places plan planned planning plans play please plot
  plots plus point pond pool pools possession possible post power prefer preferable preferably preferred
  premium price priced prices pride print private pricing prime profile project projects promoter proof proper
  properly properties property public purchase pure quality quick quickly quiet range rate rates rather reach
  reached read readily reading ready real really reason recent recently record refund regarding register
  registered registration regular relax reliable rent rental rented renting repair request require required
  requirement resale reserved residence residential rest restaurant return right rise river road roof room
  rooms root round route row rule running safe safety sale same sample saturday save say school schools sea
  search second secure security see seem self sell seller send senior separate september serious service
  services set several shall share shared shed shift shop shops short should show shower side sign silent
  simple since single sir site sites sitting size skip sky slab slot slots small smaller society solar sold
  sole some someone something soon spa space spacious spare special spent split sports spot square stairs
  standard start started starting starts state status stay step steps still stock store storey storeys story
  street strict strong student studio study such suitable sunday super superb support sure swimming system
  table take taken taking talk tall tanker target tax team tell temple ten tenant term terrace test than
  thank thanks that the their them then there these they thing things think this those through thursday
  tight till time title to today together toilet told tomorrow too top total touch touching towards tower
  towers track traffic train transfer transit travel tree trees trip true trust try two type under unit units
  until up upcoming update upper upto usable use used useful utility vacant vacation valid valley valuation
  value varege various vastu very video view views villa village villas visit vista wait walk walking wall
  want wanted wants wardrobe was wash washroom water way we wednesday week weekend weeks welcome well were
  what when where whether which while who whole why wide wife will wind window windows wish with within
  without wood work working world would year yearly years yes yet you young your zero
  agra alwar ambala america aurangabad bagalkot ballari belagavi bellary bengal belgaum bhopal bidar british
  canada chandigarh china cochin coorg dehradun england gulbarga hampi hassan hubballi hubli indore jaipur
  kanpur karnataka kashmir kerala kolar lucknow mandya mangalore mangaluru meerut nagpur nashik pondicherry
  raipur ranchi salem shimla shimoga singapore surat tamil thane tumkur tumakuru udupi vellore vizag
  kannada hindi telugu marathi malayalam tamil gujarati marwari brahmin muslim hindu christian jain
  baadige badige baadigege badiga bhadige
  hosa hosadu hosa hale hattira hatra beku beda bekagide mane manegalu olage olagade oorinalli illa ide
  irali kelage mele kadime jaasti chennagi dodda chikka sanna doora nanage namma nimma yaav yava hogo hogi
  kamre kamra makaan zameen paas pass najdeek bahut accha acha sasta mehnga wala wali wale tak taka andar
  bahar beech saath sattar assi nabbe pachas sau hazaar hazar karod lakhon thoda zyada jyada kam bilkul
  chodke chhodke chhod kahin kahi bhi abhi turant jaldi dena lena milega milegi hona hogi mujhe hamein
`),
]);
