import { isCertificateUnknown } from '@manemitra/contract/facts/fact-texts';
import type { VerdictFact } from '@manemitra/domain/verdict/facts';
import { otherFacts } from '#web/features/verdict/public.ts';
import type { ListedCard } from './listed-card.ts';

/** Each fact stands once on a card: which of two places has it. */

type FirstReason = ListedCard['verdict']['reasons'][number] | undefined;

export const isOfCertificate = (first: FirstReason): boolean =>
  first?.fact === 'occupancyCertificate';

/** That no RERA number is given is what decides: the verdict has said it. */
export const isReraSaid = ({ project, verdict }: ListedCard): boolean =>
  verdict.reasons[0]?.fact === 'registration' &&
  project.rera.number === null &&
  verdict.unknown.some(({ says }) => says === verdict.reasons[0]?.says);

/** Facts whose being unknown is said beside the verdict: by the line of the home, or by that of the registration. */
const saidBeside = (property: ListedCard): readonly VerdictFact[] => [
  ...(isCertificateUnknown(property) ? (['occupancyCertificate'] as const) : []),
  'registration',
];

/** What the verdict weighs beside its first reason; that no RERA number is needed has a line of its own, and is no merit to tick. */
export const weighedOn = (property: ListedCard): ReturnType<typeof otherFacts> =>
  otherFacts(property.verdict, saidBeside(property)).filter(
    ({ fact }) => fact !== 'registration' || property.project.rera.state !== 'not-needed',
  );
