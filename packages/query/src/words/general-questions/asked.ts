import type { GeneralQuestionId } from '@manemitra/domain/general-questions';
import { DEED_WORDS } from './deed-words.ts';
import { HOME_CONCEPTS } from './home-concepts.ts';
import { MONEY_CONCEPTS } from './money-concepts.ts';

/** What is spoken of, with its words in every language. */
export const CONCEPTS = { ...DEED_WORDS, ...HOME_CONCEPTS, ...MONEY_CONCEPTS };
export type ConceptId = keyof typeof CONCEPTS;

/** By which concepts, said in any order, a question is told; more than one set where it is asked in several ways. */
/**
 * By which concepts, said in any order, a question is told: concepts between spaces, and ways of asking it between
 * semicolons.
 */
export const ASKED: Readonly<Record<GeneralQuestionId, string>> = {
  'papers-before-token':
    'papers token; papers check; papers before; papers buy; papers lawyer; papers builder; papers matter; papers token check; papers token before; papers token before check',
  'papers-resale': 'papers resale',
  'papers-plot': 'papers layout; check layout; papers layout check; papers layout buy',
  'oc-missing': 'oc missing; oc safe; oc matter; oc buy',
  'oc-partial': 'oc partial',
  'cc-missing': 'cc missing; cc matter',
  'ec-years': 'ec years',
  'ec-where': 'ec where; ec process',
  'title-check': 'title check; title process',
  'title-insurance': 'title-insurance; title-insurance matter',
  'own-lawyer': 'lawyer matter; lawyer check; lawyer buy; lawyer better',
  'sale-agreement': 'agreement sale-deed; agreement better',
  'power-of-attorney-sale': 'poa safe; poa buy; poa sell',
  'joint-development': 'jda safe; jda buy; jda check',
  litigation: 'litigation check; litigation buy; litigation safe; litigation layout',
  'unregistered-agreement':
    'unregistered agreement; unregistered sale-deed; unregistered safe; agreement registration matter',
  'lost-deed': 'lost papers; lost sale-deed; lost title',
  'undervalued-deed': 'undervalue; undervalue sale-deed',
  'b-khata-safe': 'b-khata safe; b-khata buy; b-khata better',
  'b-khata-loan': 'b-khata loan; b-khata bank',
  'b-khata-register': 'b-khata registration',
  'b-to-a-khata': 'b-khata convert; b-khata a-khata process; b-khata a-khata convert',
  'b-khata-resale': 'b-khata sell; b-khata resale',
  'b-khata-utilities': 'b-khata power; b-khata tanker',
  'a-khata-title': 'a-khata title; khata title; a-khata safe',
  'ekhata-registration': 'e-khata registration; e-khata matter; e-khata loan; e-khata sell',
  'no-khata': 'no-khata buy; no-khata safe; no-khata registration; no-khata loan',
  'khata-transfer':
    'khata transfer; khata transfer process; khata transfer registration; khata transfer after; khata transfer process registration after',
  'khata-new-flat': 'khata new; khata under-construction; khata builder; khata time',
  'panchayat-approval':
    'panchayat safe; panchayat loan; panchayat buy; panchayat bank; panchayat better; panchayat layout safe',
  'bda-bmrda': 'bda bmrda',
  'unapproved-layout': 'unapproved layout; unapproved safe; unapproved buy',
  'agricultural-land':
    'agricultural buy; agricultural layout; agricultural safe; agricultural convert',
  'rera-check': 'rera check; rera where; rera check registration; rera check where',
  'rera-safe': 'rera safe',
  'rera-missing': 'no-rera buy; no-rera safe; no-rera builder; no-rera sell; rera matter',
  'rera-expired': 'rera expired',
  'rera-ack': 'ack rera; ack token; ack safe',
  'rera-complaint': 'rera complaint; complaint builder; rera process complaint',
  'rera-or-consumer': 'consumer rera; consumer builder; consumer complaint',
  'section-13':
    'section-13; section-13 agreement; section-13 builder; section-13 token; section-13 rera; section-13 before; section-13 before agreement',
  'escrow-70': 'escrow; escrow rera; escrow builder',
  'plan-changes': 'plan-change; plan-change builder; plan-change after',
  'structural-defects':
    'defects builder; defects after; defects possession; defects rera; defects time',
  'false-advert': 'advert; advert builder; advert safe; advert compensation',
  'builder-sells-project': 'takeover; takeover builder',
  'builder-mortgage': 'mortgage builder; mortgage safe; mortgage layout; mortgage buy',
  'agent-registered': 'agent rera; agent form; agent matter',
  'parking-sale': 'parking sell; parking builder; parking buy',
  'carpet-price': 'carpet super-built-up; carpet better; carpet builder',
  'delay-compensation':
    'delay builder; delay compensation; delay builder compensation; delay possession; delay possession compensation; delay refund',
  'delay-interest':
    'interest delay share; interest possession delay rera; interest rera; interest possession',
  'delay-check': 'delay check; builder delay check',
  'builder-bankrupt': 'bankrupt; bankrupt builder; bankrupt refund',
  'under-construction-safe':
    'under-construction safe; under-construction buy; under-construction check; under-construction buy safe',
  'ready-vs-construction':
    'under-construction ready; under-construction better; ready better; under-construction ready better',
  'take-possession':
    'possession check; possession before; possession papers; possession check before',
  'possession-without-oc': 'possession oc; possession oc missing',
  'conveyance-when': 'sale-deed time; sale-deed builder; sale-deed after; sale-deed possession',
  'grace-period': 'grace-period; grace-period builder',
  'new-launch-risk': 'new-launch safe; new-launch buy; new-launch better; new-launch investment',
  'pre-launch':
    'pre-launch; pre-launch safe; pre-launch token; pre-launch buy; pre-launch better; pre-launch rera',
  'resale-vs-new':
    'resale new; resale better; resale new better; resale safe; resale under-construction',
  'cancel-refund':
    'cancel refund; cancel token; cancel after; cancel agreement; refund builder; cancel token refund',
  'builder-cancels': 'cancel builder',
  'stamp-duty-women':
    'stamp-duty women; registration women; registration women better; women negotiate',
  'registration-total':
    'registration stamp-duty total; registration total; registration stamp-duty; stamp-duty total',
  'small-flat-duty': 'stamp-duty small-flat; registration small-flat',
  'gst-ready-construction':
    'gst ready; gst under-construction; gst resale; gst ready under-construction; gst matter; gst layout; gst ready under-construction better',
  'tds-property': 'tds; tds buy; tds sell; tds builder; tds who; tds process; tds tax',
  'capital-gains': 'capital-gains; tax sell; capital-gains sell; capital-gains tax',
  'capital-gains-saving': 'capital-gains save; tax sell save; capital-gains tax save',
  'land-gain':
    'section-54f; layout sell tax; layout tax save; layout capital-gains; layout capital-gains save; layout sell tax buy; agricultural capital-gains; agricultural sell tax; agricultural layout sell tax; agricultural sell capital-gains; agricultural layout capital-gains; agricultural layout sell capital-gains',
  'home-loan-tax': 'loan tax; loan tax save',
  'stamp-duty-deduction': 'stamp-duty tax; registration tax',
  'rent-tax': 'rent tax',
  'below-guidance-value': 'guidance-value below; guidance-value buy; guidance-value registration',
  'guidance-value-check': 'guidance-value check; guidance-value where; guidance-value process',
  'maintenance-gst': 'maintenance gst',
  'cash-payment':
    'cash safe; cash builder; cash token; cash ban; cash sell; cash buy; cash share; cash',
  'gift-property': 'gift tax; gift stamp-duty; gift registration; gift wife; gift process',
  'loan-documents': 'loan papers; bank papers; loan papers matter',
  'loan-share': 'loan share; bank share; loan stamp-duty; loan registration',
  'down-payment': 'down-payment; down-payment loan; down-payment matter',
  'loan-eligibility': 'loan eligibility; bank eligibility',
  'bank-approved-safe': 'bank safe; loan bank safe; bank title',
  'loan-process': 'loan process; loan time; bank process',
  'credit-score': 'credit-score; credit-score loan; credit-score matter',
  'fixed-floating': 'fixed floating; fixed loan; floating loan',
  prepayment: 'prepay; prepay loan; prepay compensation',
  'pre-emi': 'pre-emi; pre-emi better',
  'subvention-scheme': 'subvention; subvention safe; subvention better',
  'joint-loan':
    'joint loan; wife loan; women loan; joint loan wife; joint tax; joint tax wife; joint tax better; joint tax better wife; joint tax buy; joint tax buy wife; joint tax better wife buy',
  'loan-papers-back': 'closed loan; closed bank; closed papers; closed loan papers',
  pmay: 'pmay; pmay loan; pmay eligibility; pmay process; pmay flat',
  'loan-rejected': 'rejected loan; rejected bank',
  'plot-loan': 'layout loan; layout bank',
  'nri-buy':
    'nri nre-account; nre-account; nri buy; oci buy; nri layout; oci layout; nri flat; oci flat; nri oci buy',
  'foreign-citizen':
    'foreign-citizen; foreign-citizen buy; foreign-citizen flat; foreign-citizen oci; foreign-citizen layout; foreign-citizen oci buy',
  'nri-loan': 'nri loan; oci loan; nri bank',
  'nri-tds':
    'nri tds; nri tax; nri sell; nri buy tds; nri capital-gains; nri capital-gains sell; nri sell tax; nri tds sell',
  'nri-poa':
    'nri poa; nri registration; oci poa; poa registration; poa sign; nri sign; sign poa nri',
  'nri-repatriation': 'repatriate; nri repatriate; repatriate sell; nri repatriate sell',
  'nri-agricultural':
    'nri agricultural; oci agricultural; nri agricultural buy; oci agricultural buy',
  'nri-rent': 'nri rent',
  'nri-documents': 'nri papers; oci papers; nri papers buy',
  'booking-amount':
    'token share; token safe; token matter; token before; token better; token process; token builder',
  'token-refund': 'token refund',
  'payment-plan':
    'payment-plan; payment-plan better; payment-plan safe; payment-plan under-construction; at-once under-construction; at-once payment-plan',
  'late-payment': 'late-payment; late-payment builder; late-payment compensation',
  negotiate: 'negotiate; negotiate builder; negotiate process; negotiate new-launch',
  'hidden-charges':
    'hidden-charges; hidden-charges builder; hidden-charges flat; hidden-charges buy',
  'maintenance-deposit': 'maintenance deposit; maintenance builder; maintenance deposit builder',
  'price-rise': 'price-rise; price-rise builder; price-rise after; price-rise agreement',
  'rent-or-buy': 'rent buy; rent buy better; rent better',
  'good-investment': 'investment better; investment flat; investment safe; investment layout',
  brokerage: 'brokerage; brokerage resale; brokerage share; brokerage agent',
  'joint-owner':
    'joint wife; joint buy; joint registration; joint better; wife registration joint; joint wife buy; joint wife better',
  'society-dues': 'dues resale; dues association; dues buy; dues sell',
  'possession-charges': 'at-possession; at-possession hidden-charges',
  'pets-banned': 'pets ban; pets association; pets association ban',
  'society-formation':
    'association form; association process; association who; association time; association form process',
  'association-handover': 'association handover; association builder handover',
  'which-floor': 'floor better; floor safe; floor buy',
  vastu: 'vastu matter; vastu better; vastu check',
  'water-tanker': 'tanker check; tanker safe; tanker buy; tanker better',
  'borewell-water': 'borewell safe; borewell better; borewell tanker; borewell check',
  'flood-risk': 'flood check; flood safe; flood process',
  'lake-buffer': 'buffer; buffer check; buffer safe; buffer buy; buffer layout',
  'power-connection': 'power check; power missing; power builder; power process',
  'sewage-plant': 'sewage matter; sewage check; sewage missing',
  'fire-safety': 'fire matter; fire check; fire missing',
  'alter-flat': 'alter; alter flat; alter ban; alter association',
  'rent-out': 'rent ban; rent association; rent registration; rent papers',
  'undivided-share': 'uds; uds matter; uds flat; uds check',
  'flat-or-plot': 'flat villa better; layout flat better; villa flat buy',
  'gated-or-standalone':
    'gated standalone; standalone maintenance; standalone safe; standalone better; gated better',
  'buying-steps': 'buy process; process flat',
  'registration-where': 'registration where; registration process',
  'registration-time': 'registration time',
  'registration-papers': 'registration papers; sale-deed papers',
  'registration-who': 'registration who; sale-deed who',
  'registration-compulsory': 'registration matter; sale-deed matter; sale-deed registration matter',
  'after-registration': 'registration after; after buy',
  'site-visit': 'visit check; visit papers; visit matter',
  'check-builder': 'builder check; builder track-record; builder safe; builder track-record check',
  'home-insurance': 'insurance; insurance matter; insurance loan; insurance bank',
  'first-time-buyer': 'first-time; first-time buy; first-time check; first-time safe',
  'will-or-nominee':
    'nominee; will; nominee will; heir; nominee heir; will heir; nominee who; will who',
  'property-tax':
    'property-tax; property-tax who; property-tax process; property-tax dues; property-tax check',
};
