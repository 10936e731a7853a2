import type { Token } from '../token.ts';
import { spansAt } from './name-spans.ts';
import { keyOf, plainWord } from './spelling.ts';

/*
 * Places of Bengaluru that are known by name only: wards and their key areas in the delimitation of
 * 2025 (Greater Bengaluru Authority, opencity.in) which the gazetteer has no point for. A name of these
 * is never taken for a misspelling of another, nor for the shorter name it begins with.
 */
const NAMES = `
  abbaiah reddy layout; abdul kalam nagar; abshot layout; achaiah chetty layout; adarsh nagar;
  adi chunchanagiri; adithyanagara; aditya layout; aerocity; agaram; agrahara dasarahalli;
  ags layout; air view colony; akg colony; akkithimmanahalli; alfa gardens; amarjyothi layout;
  amarjyothi nagar; amarjyothi nagara; ambedkar colony; amruthnagar; ams layout; anand nagar;
  anand nagar colony; ananda nagara; anandapuram; anantapura; anchappa garden; anepalya;
  anjanappa garden; annaniappa layout; annapoorneshwari nagara; annasandra palya;
  anubhava nagara; appareddipalaya; arab lines; aramane nagara; arkavathy layout; aruna asif ali;
  ashoka pillar; ashokapuram; ashraya layout; austin town bda layout; ayyappanagara; azad nagar;
  babasaheb colony; badrappa layout; balaji layout; balepet; bandepalya; bank of baroda colony;
  bapuji nagar; bapuji nagara; basappa garden; bcc layout; bda layout; bel colony; bel layout;
  belur nagasandra; belure ambedkar nagar; bendre nagar; bethel layout; bharath aikya;
  bharathnagar; bhbcs layout; bhcs layout; bheereshwara nagar; bhel layout; bhoomi reddy colony;
  binnamangala; binny layout; bismillah nagar; bm kaval; boohbcs layout; brooke bond;
  brookes haven layout; brundavana nagara; buvaneswari nagara; byataranyapura; byrasandra;
  byrathi bande; byrathikhane; byraveshwara nagara; cambridge layout; canara bank colony;
  canara bank layout; central excise layout; chakravarty layout; chamundeshwari layout;
  chamundi nagara; chandana layout; chandra reddy layout; channama layout; chelekere; chellakere;
  cheluvadi palya; chettupalya; chikka adugodi; chikka banasawadi; chikka kammanahalli;
  chikkabommasandra; chikkabyrathi; chikkathoguru; chikkegowdanpalya;
  chinnanna layout; chinnappa garden; chinnayanapalya; chokkasandra; cholanayakanahalli;
  cholourpalya; chowdeshwari; chowdeshwari nagar; cleveland town; cnr layout;
  coffee board layout; commercial street market; concept city; concorde layout;
  corporation colony; cottonpete; cqal layout; craig park layout; cubbonpet; d'costa square;
  d'souza layout; d'souza nagar; d.v gundappa; da.ra. bendre; darga mohalla; dattatreya;
  dattatreya nagara; dayanand nagara; deewanarapalya; defence colony; defence layout;
  devaraj urs; devasandra industrial estate; deverajivanahalli; dharmagiri; dinnur;
  dk naik nagar; doctors layout; dodakattappa; doddanna nagar; doddigunta; dollar scheme colony;
  dollars colony; domlur bda layout; doopanahalli; doresanipalya; dr rajkumar;
  dr. puneeth rajkumar; dr. shivaram karanth nagar; dr. vishnuvardhan; dubasi palya;
  dwaraka nagar; eramma layout; eshwara layout; evergreen layout; fair field layout;
  fakir colony; fatima layout; ferns habitat; ferrar nagar; freedom fighter; further extension;
  gajendra nagara; ganakkal; ganapathy nagar; gandhi nagar; gandhinagar; ganesh mandira;
  gangappa layout; gangenahalli; ganigarapalya; ganigarpet; gattigere extension; gattigerepalya;
  gavipuram; geddalahalli; geetha colony; geleyara balaga layout; giridhama layout;
  gitanjali layout; gjm sai garden layout; gkvk layout; gkw layout; gnr gardens; gokula;
  gollarahatti; gopalpura; goripalya; gorkamantapalya; govinda reddy layout; govindapura;
  govindaraj nagara; gowdanapalya; gowtham colony; gowthamapura; grace town; green domain layout;
  green leaf layout; gruhalaxmi layout; guddadahalli; gunjur hosahalli; gupta layout;
  gurappana palya; gurudarshan layout; guttahalli; halagevaderahalli; hanuman nagar;
  hanumanthappa layout; harinagar; heerachand layout; high grounds; hmt colony; hmt layout;
  hmt watch factory colony; hombegowda nagara; hoody garden; hosahalli golarapalya;
  hoysala nagara central; hoysala nagara east; hutting colony; ias officers colony; idbi layout;
  ilyas nagar; immadihalli; indira gandhi colony; ipd salappa; isaac layout; islampur;
  isro colony; itc colony; iti colony; iti industrial estate; iti layout; j.p park;
  jagajeevanram nagara; jagruthi colony; jai bheema nagar; jai jawan nagar; jai maruthi nagar;
  jakkasandra block; jakkur plantation; jaladarshini layout; jaraganahalli; javaranadoddi;
  jaya chamarajendra nagara; jayantinagara; jayaraj nagar; jc nagar; jcr layout; jhbcs layout;
  jjr nagara; jk pura; jogappa layout; jogi colony; jogpalya; jooganahalli; jothinagar;
  judicial officer's layout; junnasandra; justice bheemiah layout; k chennasandra;
  k h ranganath colony; k kamaraj; k narayanapura; k r layout; k. channasandra; k.g.halli;
  k.p agrahara; k.s. nissar ahmed; kadiranpalaya; kadirenahalli; kadugodi colony; kaithota;
  kalahalli; kalasipalyam; kalyani nagara; kamakya layout; kamdhenu nagar; kammagondanahalli;
  kanakanapalya; kanakashree layout; kane muneshwara; kankanpalya; kanshiram nagar; kareem nagar;
  kareemsab nagar; karishma hills; kariyammana agrahara; kariyannanapalya; karthik nagar;
  kasturbha nagar; kasturibai nagar; kathalipalya; kaverappa layout; kaveri layout; kaveri nagar;
  kaveri nagara; kaveri pura; kaveripura; keb layout; kempambudhi; kempapura agrahara;
  kempegowda layout; kenchenahalli; kengal hanumanthaiah south; kengal hanumanthaiah west;
  kengeri kote; keshavaraj layout; kfsc layout; khb colony; khr colony; kirloskar colony;
  kirloskar layout; kodandarampura; kodipalya; kothandram layout; kothnur lake view layout;
  kottegepalya; kotthur; kowdenahalli; kpc layout; kr garden; krishna garden layout;
  krishna nagar; krishna reddy colony; krishnadevaraya; krishnanagar; krishnappa block;
  krishnappa garden; krishnappa layout; ksrtc layout; kumara park east; kumara park west;
  kurubara halli; kushal nagar; kuvempu; kuvempu nagar; kuvempunagara; lakshmi nagar;
  lakshmipuram; lal bahadur shastri nagar; langford gardens; lazar layout; lbs nagar;
  lottegollahalli; lower palace orchard; lr bande; lrde layout; m c layout; m nanjappa layout;
  m s ramaiah city; madeena nagar; madeshwara nagara; madhav nagar; madhuranagara;
  mahadeshwara nagara; maheshwari nagar; maistripalaya; maithri layout; malagala; malappa layout;
  mamulpete; manjunath nagara; manorayanapalya; marappa garden; marappa layout; marenahalli;
  marenahalli south; marenahalli west; mariappanapalya; maruthi extension;
  maruthi house building co-operative society layout; maruthi layout; maruthi mandira;
  mathru layout; mavalli; mcechs layout; mchs colony; mchs layout; meenakshi layout;
  meenakshi nagar; meg layout; meghanapalya; mei colony; mei layout; mes colony; michaelpalya;
  milk colony; minaz nagara; mks layout; mla layout; modi garden; mohan kumar nagar;
  moodalapalya; motappanapalya; mount joy; mso colony; msr layout; msr nagar; muneshwara block;
  muneshwara layout; munirangappa layout; munireddypalya; muniswamappa layout; muniyappa layout;
  munniswamy garden; mv garden; n thyagaraju layout; n. g. r. layout; n.r colony; n.s palya;
  nada prabhu kempegowda nagara; nagamma nagar; nagayana palya; nagegowdanapalya;
  nalwadi krishnaraja wadiyar; nanjappa garden; nanjappa layout; narasipura layout;
  narayana nagara; narayanappa gardens; nataraja layout; national games village; navodaya nagar;
  nelagadaranahalli; nelagedaranahalli; nellurupuram; new bagalur layout;
  new baiyyappanahalli extension; new tavarekere; ngef layout; ngos colony; nhcs layout;
  nobo nagar; nr colony; nr layout; nrupathunga nagar; nrupatunga nagar; nty layout;
  nyayanga badavane; officers colony; old binnamangala; old guddadahalli; old tharagupete;
  old thippasandra; p r layout; padarayanapura; palanahalli; palm grove; panathur dinne;
  papaiah layout; papanna layout; parangipalya; parvathi nagar; pattabhirama nagara;
  pattegar palya; pf layout; pillaganahlli; pillana garden; pnb layout; poojappa layout;
  poojary layout; post & telegraph layout; postal and telecom colony; postal colony;
  prakash nagar; prakash nagara; prakruthi nagar; pramodha layout; prasanna layout;
  prashanth extension; prashanth nagar; prem nagar; priyadarshini; pudupadacheri;
  pushpagiri nagar; putanna garden; puttappa layout; puttenahalli; r. narayanapura;
  raghavendra colony; rahat bagh; raja kempegowda; raja mayura varma;
  raja ram mohan roy extension; rajagopala nagara; rajamahal; rajendranagar; rajeshwarinagar;
  rajiv gandhi nagar; rajotsava nagar; rama mandira; ramachandra pura; ramakrishna layout;
  ramanna gardens; ramappa layout; ramaswami layout; ramaswamy layout; ramaswamy palya;
  ramaswamypalya; ramesh nagar; ramiah reddy layout; ranasingpete; rashad nagar; rayapuram;
  rbi colony; reflex layout; rehamathnagara; rhb colony; rms colony; roopena agrahara;
  royal placid layout; royal residency layout; rpc layout; rudrappa garden; rukmini nagara;
  rustum bagh; rv layout; s.m krishna; sadananda nagar; sai layout; saitpalya; samadhana nagar;
  sampige layout; sangama; sapthagiri layout; saraipalya; saraswathipuram; sarovara layout;
  sarvabhouma nagar; sathyanagara; sbi colony; seven hills layout; sfhs layout; shabarinagara;
  shakthi nagar; shamana nagar; shamanna reddy layout; shankar mutt; shankar nagar;
  shankarapuram; shanthala nagar; sharada colony; sharadhanagar; shbcs layout; shettihalli;
  shirdi sai nagara; shivaganga layout; shivalingaiah colony; shivanagara; shivanahalli;
  shivanapalya; shivanasamudra; shree vinayaka layout; shreyas colony; siddapura;
  siddhartha nagar; sidhartha colony; silver springs layout; silverjubilee park; sindhi colony;
  sir m. visvesvaraya layout; sir mv layout; sivanchetti gardens; someshwara nagara;
  someshwaranagar; someshwarapura; someshwarpura; sorahunase; sr layout;
  sri guru raghavendra nagar; sri krishna nagar; sri lakshmi devi; sri ram nagar;
  sri rama layout; sri sai layout; srigandada kaval; srigandhakavalu; srigandhanagar;
  srikantan layout; srinagar; srinidhi layout; srinivas nagar; srinivasa nagara; srinivasapura;
  st bed layout; st. thomas town; subedar garden; subedarpalya; subrahmanya nagar;
  subramanyanagara; sudgunte palya; sudhama nagar; sudhama nagara; sultanpete; sun city layout;
  sundar nagar; sunkenahalli; surabhi layout; swamy vivekananda; swatantra palya; syed block;
  syndicate bank colony; syndicate bank layout; t.r shamanna nagar; talacauvery layout;
  tasker town; tatanagar; teacher's colony; telecom layout; thimanahalli; thimmah reddy colony;
  thimmenahalli; thippasandra; thubarahalli palya; tirumala nagar; tunga nagar; uday nagar;
  udaya nagar; ullal; ullalu; upper palace orchard; vaikuntam layout; vaishnavi layout;
  vakil marina layout; valluvarpuram; valmiki nagar; vannarapete; vannarpet; varalakshmi nagar;
  varanasi; varthur kodi; vasanthappa block; veerabhadra nagara; venkat reddy nagara; venkatala;
  venkateshapura; venkatpura; venugopala nagara; vibhootipura; vidyamanyanagar; vidyaranyanagara;
  vigneshwara nagara; vijaya bank colony; vijayashree layout; vijinapura; vikram nagar;
  vinayaka layout; vinayaka nagar; vinayaka nagara; vinayakanagar; vishwapriya nagara;
  viswamanava kuvempu; vittal nagar; vivekananda nagar; viveknagar; vrishabha nagar;
  vrishabhavathi nagar; vs reddy colony; vv nagar; vyalikaval; wasa layout; waseem layout;
  wellington paradise layout; williams town; xavier layout; yadava layout; yarab nagar;
  yashoda nagar; yellagondanpalya; yellappa chetty layout; yellukunte;
`;

const keys = new Set(
  NAMES.split(';')
    .map((name) => keyOf(name.trim().split(/\s+/).map(plainWord)))
    .filter((key) => key !== ''),
);

/** The tokens that such a name takes up at a position, 0 when there is none. */
export function unplacedNameLength(tokens: readonly Token[], index: number): number {
  return spansAt(tokens, index).find((span) => keys.has(span.key))?.length ?? 0;
}
