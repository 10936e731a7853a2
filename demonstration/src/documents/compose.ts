import type { DocumentKind } from '@manemitra/domain/expected-documents';
import { randomFrom } from '@manemitra/catalogue/random';
import type { DocumentContent } from './content.ts';
import type { DocumentFacts } from './document-facts.ts';
import { airportNoc, fireNoc } from './kinds/clearances.ts';
import {
  commencementCertificate,
  occupancyCertificate,
  siteReleaseOrder,
} from './kinds/construction.ts';
import { jointDevelopmentAgreement, motherDeed, saleDeed } from './kinds/deeds.ts';
import { reraCertificate, reraExtension } from './kinds/rera.ts';
import { conversionOrder, khathaCertificate, taxReceipt } from './kinds/revenue.ts';
import { layoutApproval, planSanction } from './kinds/sanction.ts';
import { encumbranceCertificate, legalOpinion } from './kinds/title.ts';
import { bescomNoc, bwssbNoc, pollutionConsent } from './kinds/utilities.ts';
import type { Dossier } from './kinds/wording.ts';
import { storyOf } from './story.ts';

const WRITERS: Readonly<Record<DocumentKind, (dossier: Dossier) => DocumentContent>> = {
  'rera-certificate': reraCertificate,
  'rera-extension': reraExtension,
  'plan-sanction': planSanction,
  'layout-approval': layoutApproval,
  'commencement-certificate': commencementCertificate,
  'occupancy-certificate': occupancyCertificate,
  'site-release-order': siteReleaseOrder,
  'fire-noc': fireNoc,
  'airport-noc': airportNoc,
  'pollution-consent': pollutionConsent,
  'bwssb-noc': bwssbNoc,
  'bescom-noc': bescomNoc,
  'mother-deed': motherDeed,
  'sale-deed': saleDeed,
  'joint-development-agreement': jointDevelopmentAgreement,
  'conversion-order': conversionOrder,
  'encumbrance-certificate': encumbranceCertificate,
  'khatha-certificate': khathaCertificate,
  'tax-receipt': taxReceipt,
  'legal-opinion': legalOpinion,
};

/** What one paper of a project says: the same for the same facts, whatever was written before. */
export function composeDocument(kind: DocumentKind, facts: DocumentFacts): DocumentContent {
  const random = randomFrom(`paper/${facts.seed}/${kind}`);
  return WRITERS[kind]({ facts, story: storyOf(facts), random });
}
