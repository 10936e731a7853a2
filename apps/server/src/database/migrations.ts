import type { Migration } from 'kysely';
import { up as catalogue } from './migrations/0001-catalogue.ts';
import { up as people } from './migrations/0002-people.ts';
import { up as textSearch } from './migrations/0003-text-search.ts';
import { up as changedProjects } from './migrations/0004-changed-projects.ts';
import { up as promoterNames } from './migrations/0005-promoter-names.ts';
import { up as searchPlaces } from './migrations/0006-search-places.ts';
import { up as oldSlugs } from './migrations/0007-old-slugs.ts';
import { up as places } from './migrations/0008-places.ts';
import { up as homeFloors } from './migrations/0009-home-floors.ts';
import { up as outbox } from './migrations/0010-outbox.ts';
import { up as accounts } from './migrations/0011-accounts.ts';
import { up as oneTimeCodes } from './migrations/0012-one-time-codes.ts';
import { up as outboxAttempts } from './migrations/0015-outbox-attempts.ts';
import { up as events } from './migrations/0016-events.ts';
import { up as modelCalls } from './migrations/0017-model-calls.ts';
import { up as leads } from './migrations/0018-leads.ts';
import { up as keptLists } from './migrations/0020-kept-lists.ts';
import { up as firstPublished } from './migrations/0021-first-published.ts';
import { up as prompts } from './migrations/0022-prompts.ts';
import { up as staffDashboard } from './migrations/0024-staff-dashboard.ts';
import { up as promptNotes } from './migrations/0025-prompt-notes.ts';
import { up as propertyStaff } from './migrations/0028-property-staff.ts';
import { up as propertyEdits } from './migrations/0029-property-edits.ts';
import { up as imports } from './migrations/0030-imports.ts';
import { up as exports } from './migrations/0031-exports.ts';
import { up as callCounts } from './migrations/0032-call-counts.ts';
import { up as bulkRuns } from './migrations/0034-bulk-runs.ts';
import { up as contentChanges } from './migrations/0036-content-changes.ts';
import { up as projectsOfPromoters } from './migrations/0037-projects-of-promoters.ts';
import { up as sessionList } from './migrations/0038-session-list.ts';
import { up as secondFactors } from './migrations/0039-second-factors.ts';
import { up as unnumberedSlugs } from './migrations/0040-unnumbered-slugs.ts';
import { up as importReports } from './migrations/0041-import-reports.ts';
import { up as givenDates } from './migrations/0042-given-dates-plain-names.ts';
import { up as leadContext } from './migrations/0043-lead-context.ts';
import { up as wholeRecords } from './migrations/0044-whole-records.ts';
import { up as proofsOfBrowsers } from './migrations/0045-proofs-of-browsers.ts';
import { up as uploads } from './migrations/0046-uploads.ts';
import { up as documentsOfNoHomes } from './migrations/0047-documents-of-no-homes.ts';
import { up as runsTakenBack } from './migrations/0048-runs-taken-back.ts';
import { up as searchesNeedNoIndexes } from './migrations/0049-searches-need-no-indexes.ts';
import { up as tellings } from './migrations/0050-tellings.ts';
import { up as importPlans } from './migrations/0051-import-plans.ts';
import { up as importPromoters } from './migrations/0052-import-promoters.ts';
import { up as sheets } from './migrations/0053-sheets.ts';
import { up as likelyDoubles } from './migrations/0054-likely-doubles.ts';
import { up as otherPromoterNames } from './migrations/0055-promoter-names.ts';
import { up as registerFiles } from './migrations/0056-register.ts';
import { up as verdictFacts } from './migrations/0058-verdict-facts.ts';
import { up as whoSawRegister } from './migrations/0065-who-saw-the-register.ts';
import { up as sheetChanges } from './migrations/0066-sheet-changes.ts';
import { up as approximatePlaces } from './migrations/0068-approximate-places.ts';
import { up as mergesUndone } from './migrations/0070-merges-undone.ts';
import { up as fileBatches } from './migrations/0071-file-batches.ts';
import { up as twoFactsOfAKhata } from './migrations/0072-two-facts-of-a-khata.ts';
import { up as allInAtLeast } from './migrations/0073-all-in-at-least.ts';
import { up as indexesAskedByImports } from './migrations/0074-indexes-asked-by-imports.ts';
import { up as allInPriceRanges } from './migrations/0075-all-in-price-ranges.ts';
import { up as drafts } from './migrations/0076-drafts.ts';
import { up as promptChooseReading } from './migrations/0077-prompt-choose-reading.ts';
import { up as towersOfRegistrations } from './migrations/0078-towers-of-registrations.ts';
import { up as madePromoters } from './migrations/0079-made-promoters.ts';
import { up as factsOfSheets } from './migrations/0080-facts-of-sheets.ts';
import { up as repeatedTellings } from './migrations/0081-repeated-tellings.ts';
import { up as oneDayOfABuilder } from './migrations/0082-one-day-of-a-builder.ts';
import { up as rowIdentities } from './migrations/0084-row-identities.ts';
import { up as untoldCharges } from './migrations/0085-untold-charges.ts';
import { up as listsInPart } from './migrations/0086-lists-in-part.ts';
import { up as whatSourcesMean } from './migrations/0087-what-sources-mean.ts';
import { up as complaintsOfABuilder } from './migrations/0088-complaints-of-a-builder.ts';
import { up as projectsOfABuilder } from './migrations/0089-projects-of-a-builder.ts';
import { up as importChoices } from './migrations/0090-import-choices.ts';

/** Every migration in order. They only ever grow: the release before runs on the schema after. */
export const migrations: Record<string, Migration> = {
  '0001-catalogue': { up: catalogue },
  '0002-people': { up: people },
  '0003-text-search': { up: textSearch },
  '0004-changed-projects': { up: changedProjects },
  '0005-promoter-names': { up: promoterNames },
  '0006-search-places': { up: searchPlaces },
  '0007-old-slugs': { up: oldSlugs },
  '0008-places': { up: places },
  '0009-home-floors': { up: homeFloors },
  '0010-outbox': { up: outbox },
  '0011-accounts': { up: accounts },
  '0012-one-time-codes': { up: oneTimeCodes },
  '0015-outbox-attempts': { up: outboxAttempts },
  '0016-events': { up: events },
  '0017-model-calls': { up: modelCalls },
  '0018-leads': { up: leads },
  '0020-kept-lists': { up: keptLists },
  '0021-first-published': { up: firstPublished },
  '0022-prompts': { up: prompts },
  '0024-staff-dashboard': { up: staffDashboard },
  '0025-prompt-notes': { up: promptNotes },
  '0028-property-staff': { up: propertyStaff },
  '0029-property-edits': { up: propertyEdits },
  '0030-imports': { up: imports },
  '0031-exports': { up: exports },
  '0032-call-counts': { up: callCounts },
  '0034-bulk-runs': { up: bulkRuns },
  '0036-content-changes': { up: contentChanges },
  '0037-projects-of-promoters': { up: projectsOfPromoters },
  '0038-session-list': { up: sessionList },
  '0039-second-factors': { up: secondFactors },
  '0040-unnumbered-slugs': { up: unnumberedSlugs },
  '0041-import-reports': { up: importReports },
  '0042-given-dates-plain-names': { up: givenDates },
  '0043-lead-context': { up: leadContext },
  '0044-whole-records': { up: wholeRecords },
  '0045-proofs-of-browsers': { up: proofsOfBrowsers },
  '0046-uploads': { up: uploads },
  '0047-documents-of-no-homes': { up: documentsOfNoHomes },
  '0048-runs-taken-back': { up: runsTakenBack },
  '0049-searches-need-no-indexes': { up: searchesNeedNoIndexes },
  '0050-tellings': { up: tellings },
  '0051-import-plans': { up: importPlans },
  '0052-import-promoters': { up: importPromoters },
  '0053-sheets': { up: sheets },
  '0054-likely-doubles': { up: likelyDoubles },
  '0055-promoter-names': { up: otherPromoterNames },
  '0056-register': { up: registerFiles },
  '0058-verdict-facts': { up: verdictFacts },
  '0065-who-saw-the-register': { up: whoSawRegister },
  '0066-sheet-changes': { up: sheetChanges },
  '0068-approximate-places': { up: approximatePlaces },
  '0070-merges-undone': { up: mergesUndone },
  '0071-file-batches': { up: fileBatches },
  '0072-two-facts-of-a-khata': { up: twoFactsOfAKhata },
  '0073-all-in-at-least': { up: allInAtLeast },
  '0074-indexes-asked-by-imports': { up: indexesAskedByImports },
  '0075-all-in-price-ranges': { up: allInPriceRanges },
  '0076-drafts': { up: drafts },
  '0077-prompt-choose-reading': { up: promptChooseReading },
  '0078-towers-of-registrations': { up: towersOfRegistrations },
  '0079-made-promoters': { up: madePromoters },
  '0080-facts-of-sheets': { up: factsOfSheets },
  '0081-repeated-tellings': { up: repeatedTellings },
  '0082-one-day-of-a-builder': { up: oneDayOfABuilder },
  '0084-row-identities': { up: rowIdentities },
  '0085-untold-charges': { up: untoldCharges },
  '0086-lists-in-part': { up: listsInPart },
  '0087-what-sources-mean': { up: whatSourcesMean },
  '0088-complaints-of-a-builder': { up: complaintsOfABuilder },
  '0089-projects-of-a-builder': { up: projectsOfABuilder },
  '0090-import-choices': { up: importChoices },
};
