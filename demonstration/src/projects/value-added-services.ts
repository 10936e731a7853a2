/**
 * What a buyer is offered beside the projects of the demonstration catalogue (spec 3: value-add service): help
 * by people, and the connections and sums every new home needs. No provider, price or rate is named: there
 * is none, and the texts promise no more than a call.
 */

export interface OfferedService {
  type: 'service' | 'utility';
  title: string;
  shortNote: string;
  description: string;
  /** The `type` of the lead that asks for it; absent for what is used and not asked for. */
  leadType?: string;
  /** What a buyer is asked to agree to before the lead is sent. */
  confirmation?: string;
}

/** In the order of the cards: at most six services are shown, then every utility (spec 9). */
export const VALUE_ADDED_SERVICES: readonly OfferedService[] = [
  {
    type: 'service',
    title: 'Home loan',
    shortNote: 'Compare offers before you book',
    description:
      'A call about what you may borrow, which banks have approved the project, and which documents they will ask for.',
    leadType: 'home-loan',
    confirmation: 'Ask a home loan adviser to call you about this project?',
  },
  {
    type: 'service',
    title: 'Legal check',
    shortNote: 'Title, khata and approvals checked by an advocate',
    description:
      'An advocate reads the mother deed, the encumbrance certificate, the khata, the sanction and the registration, and tells you what is missing.',
    leadType: 'legal-check',
    confirmation: 'Ask for a legal check of this project’s documents?',
  },
  {
    type: 'service',
    title: 'Interiors',
    shortNote: 'Kitchen, wardrobes and lighting',
    description:
      'A designer measures the home after handover and plans kitchen, wardrobes, lighting and furniture around it.',
    leadType: 'interiors',
    confirmation: 'Ask an interior designer to call you?',
  },
  {
    type: 'service',
    title: 'Packers and movers',
    shortNote: 'Within Bengaluru or from another city',
    description:
      'Packing, transport and unpacking, with the lift booking and the gate pass that your association asks for.',
    leadType: 'packers-movers',
    confirmation: 'Ask for a quote for moving to this project?',
  },
  {
    type: 'service',
    title: 'Property management',
    shortNote: 'For owners who live elsewhere',
    description:
      'Finding tenants, the agreement, rent, repairs and the yearly tax of a home that you do not live in.',
    leadType: 'property-management',
    confirmation: 'Ask a property manager to call you?',
  },
  {
    type: 'service',
    title: 'Vastu consultation',
    shortNote: 'A reading of the floor plan',
    description:
      'A consultant reads the plan and the facing of the home you have in mind and says what can be set right.',
    leadType: 'vastu',
    confirmation: 'Ask a vastu consultant to call you?',
  },
  {
    type: 'utility',
    title: 'EMI calculator',
    shortNote: 'What the loan costs every month',
    description: 'Calculate the EMI, the interest and the total from amount, rate and years.',
  },
  {
    type: 'utility',
    title: 'Electricity connection',
    shortNote: 'BESCOM meter in your name',
    description:
      'The transfer of the BESCOM meter from the builder to you: khata, sale deed and the last bill are needed.',
    leadType: 'electricity-connection',
    confirmation: 'Ask for help with the electricity connection?',
  },
  {
    type: 'utility',
    title: 'Water connection',
    shortNote: 'BWSSB account, or how water comes here',
    description:
      'The BWSSB account where Cauvery water is supplied; elsewhere what the association does about borewells and tankers.',
    leadType: 'water-connection',
    confirmation: 'Ask for help with the water connection?',
  },
  {
    type: 'utility',
    title: 'Gas connection',
    shortNote: 'Piped gas where there is a line, else cylinders',
    description:
      'Registration for piped gas where the line reaches the building, or the transfer of your cylinder connection.',
    leadType: 'gas-connection',
    confirmation: 'Ask for help with the gas connection?',
  },
  {
    type: 'utility',
    title: 'Internet connection',
    shortNote: 'Which lines reach the building',
    description:
      'Which internet providers have a line in the building, and a connection by the day you move in.',
    leadType: 'internet-connection',
    confirmation: 'Ask for help with the internet connection?',
  },
  {
    type: 'utility',
    title: 'Khata transfer',
    shortNote: 'The tax record in your name',
    description:
      'After registration the khata is transferred to you at the corporation or the panchayat; tax and resale depend on it.',
    leadType: 'khata-transfer',
    confirmation: 'Ask for help with the khata transfer?',
  },
];
