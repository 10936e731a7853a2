import { beginOfPeriod, dayOfPeriod } from '@manemitra/domain/periods';
import type { FieldProblem } from '@manemitra/contract/problems';
import type { PropertySections, SectionName } from '@manemitra/contract/staff-properties-sections';

type Check = (sections: PropertySections) => Record<string, string | false>;

/** Contradictions between facts of one project, which no single field can show. By section, then by field. */
const CHECKS: Partial<Record<SectionName, Check>> = {
  basics: ({ basics: { landSqm, openSqm } }) => ({
    openSqm:
      landSqm !== null &&
      openSqm !== null &&
      openSqm > landSqm &&
      'The open space is larger than the land.',
  }),
  schedule: ({ schedule: { launchedOn, possessionOn } }) => ({
    possessionOn:
      launchedOn !== null &&
      possessionOn !== null &&
      dayOfPeriod(possessionOn).day < beginOfPeriod(launchedOn) &&
      'Possession comes before the launch.',
  }),
  legal: ({ legal }) => {
    const numbers = legal.surveyNumbers.map(({ number }) => number);
    const differing = legal.surveyNumbers.find(
      ({ khatha }) => khatha !== null && legal.khatha !== null && khatha !== legal.khatha,
    );
    const otherForm = legal.surveyNumbers.find(
      ({ eKhatha }) => eKhatha !== null && legal.eKhatha !== null && eKhatha !== legal.eKhatha,
    );
    return {
      surveyNumbers: new Set(numbers).size < numbers.length && 'A survey number is named twice.',
      khatha:
        differing !== undefined &&
        `Survey number ${differing.number} has the ${differing.khatha} khata. Change it too, or leave the khata of the whole project open.`,
      eKhatha:
        otherForm !== undefined &&
        `Survey number ${otherForm.number} says otherwise. Change it too, or leave the form of the whole project open.`,
    };
  },
};

/** The contradictions within a section, at their fields. */
export function contradictionsIn(section: SectionName, sections: PropertySections): FieldProblem[] {
  const found = CHECKS[section]?.(sections) ?? {};
  return Object.entries(found).flatMap(([field, message]) =>
    message === false ? [] : [{ field: `body.changes.${field}`, message }],
  );
}
