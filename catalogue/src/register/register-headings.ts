/** Headings of the register and of extracts from it, reduced to letters and digits. */
const REGISTER_FIELDS = {
  reraNumber: [
    'registrationnumber',
    'registrationno',
    'rerano',
    'reranumber',
    'reraregistrationno',
    'reraregistrationnumber',
    'projectregistrationno',
    'projectregistrationnumber',
    'reranumbers',
  ],
  project: ['projectname', 'nameoftheproject', 'nameofproject', 'project', 'name'],
  promoter: ['promotername', 'nameofthepromoter', 'nameofpromoter', 'promoter', 'developer'],
  status: ['status', 'projectstatus', 'registrationstatus', 'statusofregistration'],
  approvedOn: [
    'approvedon',
    'approvaldate',
    'dateofapproval',
    'registrationdate',
    'dateofregistration',
    'reraapprovedon',
  ],
  validUntil: [
    'validuntil',
    'validupto',
    'registrationvaliduntil',
    'registrationvalidupto',
    'proposedcompletiondate',
    'proposeddateofcompletion',
    'completiondate',
    'dateofcompletion',
    'projectenddate',
    'reravaliduntil',
  ],
  extendedUntil: [
    'extendeduntil',
    'extendedupto',
    'extensiondate',
    'extensionuntil',
    'extendedcompletiondate',
    'revisedcompletiondate',
    'dateofextension',
    'reraextendeduntil',
  ],
  totalUnits: [
    'totalunits',
    'totalnumberofunits',
    'totalnoofunits',
    'noofunits',
    'numberofunits',
    'totalinventory',
    'noofinventories',
    'totalnumberofinventoriesflatssitesplotsvillas',
  ],
  soldUnits: [
    'unitssold',
    'soldunits',
    'noofunitssold',
    'numberofunitssold',
    'unitsbooked',
    'bookedunits',
    'inventorysold',
  ],
  complaintCount: [
    'complaints',
    'numberofcomplaints',
    'noofcomplaints',
    'complaintcount',
    'totalcomplaints',
  ],
  isLitigated: [
    'litigation',
    'litigations',
    'litigated',
    'litigationdetails',
    'islitigated',
    'pendinglitigation',
    'anylitigation',
  ],
} as const satisfies Record<string, readonly string[]>;
export type RegisterField = keyof typeof REGISTER_FIELDS;

const FIELDS = new Map<string, RegisterField>(
  (Object.keys(REGISTER_FIELDS) as RegisterField[]).flatMap((field) =>
    REGISTER_FIELDS[field].map((heading) => [heading, field] as const),
  ),
);

/** `Registration No.` is the number; what the register has besides is `undefined`. */
export const fieldOfHeading = (heading: string): RegisterField | undefined =>
  FIELDS.get(heading.toLowerCase().replace(/\(.*\)|[^a-z0-9]/g, ''));
