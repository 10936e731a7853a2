import { isCertificateUnknown } from '@manemitra/contract/facts/fact-texts';
import { approvalStep } from '@manemitra/domain/approval-ladder';
import { unaskedText } from '@manemitra/domain/complaint-texts';
import { formatDate } from '@manemitra/domain/dates';
import { formatKnownMonth } from '@manemitra/domain/periods';
import { pastPromiseText } from '@manemitra/domain/possession-state';
import { khathaText } from '@manemitra/domain/khatha';
import { E_KHATA_RULE } from '@manemitra/domain/khatha-ladder';
import { andList } from '@manemitra/domain/list-words';
import { reraText } from '@manemitra/domain/rera-standing';
import { registrationOf } from '#server/features/registrations/public.ts';
import { counted, type Topic } from './project-facts.ts';

export const khata: Topic = {
  name: 'The khata',
  groups: ['khatha'],
  say: ({ detail: { khatha, land } }) => {
    if (khatha.isMixed) {
      const each = land.surveyNumDetails.flatMap(({ surveyNumber, khathaClass, isEKhatha }) => {
        const text = khathaText({ class: khathaClass, isE: isEKhatha });
        return text === null ? [] : `${surveyNumber ?? 'one survey number'} ${text}`;
      });
      return `Its survey numbers have different khatas: ${andList(each)}. Ask which one your home is on.`;
    }
    const text = khathaText(khatha);
    if (text === null) return khatha.id === 'none' ? 'It has no khata.' : null;
    const form = khatha.isE === false ? ` ${E_KHATA_RULE}` : '';
    if (khatha.id === null)
      return `It is not an e-khata. Its class, A or B, is not disclosed.${form}`;
    const ofForm = khatha.isE === null ? ' Whether it is an e-khata is not disclosed.' : '';
    return `It has ${article(text)}.${ofForm}${form}`;
  },
};

export const surveyNumbers: Topic = {
  name: 'The survey numbers',
  groups: ['khatha'],
  say: ({ detail: { land } }) => {
    const numbers = land.surveyNumDetails.flatMap(({ surveyNumber }) => surveyNumber ?? []);
    return numbers.length === 0 ? null : `Its survey numbers are ${andList(numbers)}.`;
  },
};

const READY_BY_WORD =
  'It is ready to move in by the builder’s word; whether its occupancy certificate is there is not disclosed. Ask for it: without it nobody may lawfully live in it.';
const BUILT_ONLY =
  'It is built, and its occupancy certificate has not been received: nobody may lawfully live in it until then.';

const STAGE_SENTENCES = {
  'new-launch': 'It is a new launch. ',
  'pre-launch': 'It is at pre-launch: it has not been launched yet. ',
  'under-construction': 'It is under construction. ',
};

export const possession: Topic = {
  name: 'The possession date',
  groups: ['possession'],
  say: ({ detail }) => {
    const { project } = detail;
    if (isCertificateUnknown(detail)) return READY_BY_WORD;
    if (project.status === 'ready') return 'It is ready to move in.';
    if (project.status === 'built-oc-pending') return BUILT_ONLY;
    const status = project.status === null ? '' : STAGE_SENTENCES[project.status];
    const { completionDate, completionPrecision, isPromisePast } = project;
    if (completionDate !== null && isPromisePast) {
      return `${status}${pastPromiseText(completionDate, completionPrecision)}: that date has passed, and nobody has said that it is built.`;
    }
    if (project.completionDate !== null) {
      const what = project.isDateOfCompletion ? 'Completion' : 'Possession';
      return `${status}${what} is promised for ${formatKnownMonth(project.completionDate, project.completionPrecision)}.`;
    }
    return status === '' ? null : `${status}The possession date: not disclosed.`;
  },
};

export const rera: Topic = {
  name: 'The RERA registration',
  groups: ['rera'],
  say: ({ row }) => {
    const { rera_numbers, rera_status, rera_checked_on, rera_approved_on, source_name } = row;
    const seen = row.rera_seen_by_staff ? ' Our staff looked it up.' : '';
    if (rera_numbers.length > 0) {
      const since =
        rera_approved_on === null ? '' : ` It was registered on ${formatDate(rera_approved_on)}.`;
      const number = `Its RERA number is ${rera_numbers.join(', ')}`;
      return rera_checked_on === null
        ? `${number}, ${unaskedText(source_name)}.${since}`
        : `${number}.${since}${seen}`;
    }
    if (rera_checked_on === null)
      return rera_status === 'applied'
        ? `Its RERA registration is applied for, and no number is given yet, ${unaskedText(source_name)}.`
        : null;
    return `${reraText(registrationOf(row), row.is_demonstration)}.`;
  },
};

export const approval: Topic = {
  name: 'The approving authority',
  groups: ['approval'],
  say: ({ detail: { approval: at } }) => {
    const step = approvalStep(at.id);
    if (step === undefined) return null;
    const reference = at.reference === null ? '' : ` under ${at.reference}`;
    return `The plan was approved by ${step.label}${reference}.`;
  },
};

export const occupancyCertificate: Topic = {
  name: 'The occupancy certificate',
  groups: ['certificates'],
  say: ({ row }) => {
    if (row.occupancy_certificate_received === null) return null;
    if (!row.occupancy_certificate_received)
      return 'The occupancy certificate has not been received.';
    const on = row.occupancy_certificate_on;
    return `The occupancy certificate was received${on === null ? '' : ` on ${formatDate(on)}`}.`;
  },
};

export const litigation: Topic = {
  name: 'Litigation',
  groups: ['litigation'],
  say: ({ detail: { land } }) => {
    if (land.isLitigated === null) return null;
    return land.isLitigated
      ? 'The land is in litigation.'
      : 'No litigation over the land is on record. Have a lawyer read the title all the same.';
  },
};

/** An answer is read in one go: the rest stands on the page. */
const SHOWN = 3;

export const documents: Topic = {
  name: 'The documents',
  groups: ['documents'],
  say: ({ detail: { documents: shown, documentGaps } }) => {
    const names = [...shown.plan, ...shown.noc, ...shown.land].map(({ name }) => name);
    const have = names.length === 0 ? 'It shows no documents.' : `It shows ${andList(names)}.`;
    const missing =
      documentGaps.length === 0
        ? ''
        : ` ${counted(documentGaps.length, 'document')} that it should have ${documentGaps.length === 1 ? 'is' : 'are'} missing.`;
    return `${have}${missing}`;
  },
};

export const missingDocuments: Topic = {
  name: 'The missing documents',
  groups: ['documents'],
  say: ({ detail: { documentGaps } }) => {
    if (documentGaps.length === 0)
      return 'None of the documents that such a project should have is missing.';
    const names = documentGaps.map(({ name }) => name);
    const asks = documentGaps.slice(0, SHOWN).map(({ question }) => question);
    return `Not shown, so ask for them: ${andList(names)}. For a start: ${asks.join(' ')}`;
  },
};

function article(noun: string): string {
  return `${/^[aeio]/i.test(noun) ? 'an' : 'a'} ${noun}`;
}
