import type { SectionName } from '@manemitra/contract/staff-properties-sections';
import type { ReactNode } from 'react';
import { SectionFrame } from './section-frame.tsx';
import type { SectionProps } from './section-props.ts';
import type { ValuesOf } from './section-values.ts';
import { AmenitiesSection } from './sections/amenities-section.tsx';
import { BasicsSection } from './sections/basics-section.tsx';
import { DescriptionSection } from './sections/description-section.tsx';
import { DocumentsSection } from './sections/documents-section.tsx';
import { ImagesSection } from './sections/images-section.tsx';
import { LegalSection } from './sections/legal-section.tsx';
import { LocationSection } from './sections/location-section.tsx';
import { ScheduleSection } from './sections/schedule-section.tsx';
import { UnitsSection } from './sections/units-section.tsx';
import { WaterSection } from './sections/water-section.tsx';
import type { Editor } from './use-editor.ts';

/** The fields of each section but the images, whose panel saves by itself. */
const FORMS: { [S in Exclude<SectionName, 'images'>]: (editor: Editor) => ReactNode } = {
  basics: (editor) => <BasicsSection {...propsOf(editor, 'basics')} />,
  description: (editor) => <DescriptionSection {...propsOf(editor, 'description')} />,
  location: (editor) => <LocationSection {...propsOf(editor, 'location')} />,
  units: (editor) => <UnitsSection {...propsOf(editor, 'units')} />,
  amenities: (editor) => <AmenitiesSection {...propsOf(editor, 'amenities')} />,
  legal: (editor) => <LegalSection {...propsOf(editor, 'legal')} />,
  'water-and-charges': (editor) => <WaterSection {...propsOf(editor, 'water-and-charges')} />,
  schedule: (editor) => <ScheduleSection {...propsOf(editor, 'schedule')} />,
  documents: (editor) => <DocumentsSection {...propsOf(editor, 'documents')} />,
};

export function SectionForm({ name, editor }: { name: SectionName; editor: Editor }) {
  if (name === 'images') {
    return (
      <SectionFrame name="images" editor={editor} savesItself>
        <ImagesSection key={editor.state.sections.images.edition} editor={editor} />
      </SectionFrame>
    );
  }
  return (
    <SectionFrame name={name} editor={editor}>
      {FORMS[name](editor)}
    </SectionFrame>
  );
}

function propsOf<S extends SectionName>(editor: Editor, name: S): SectionProps<S> {
  const { draft, errors } = editor.state.sections[name];
  return {
    // A draft has the fields of its section: it begins with them, and only `set` changes it.
    values: draft as ValuesOf<S>,
    errors,
    set: (change) => editor.edit(name, change),
    property: editor.state.property,
  };
}
