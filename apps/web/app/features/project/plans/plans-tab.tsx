import type { PropertyDetail } from '@manemitra/contract/properties';
import { useState } from 'react';
import { Tabs } from '#web/ui/tabs.tsx';
import { FloorPlans } from './floor-plans.tsx';

const NOT_YET = 'not available yet';

/** Floor plans in two dimensions; the other two views are not made yet (spec 9). */
export function PlansTab({ detail }: { detail: PropertyDetail }) {
  const [view, setView] = useState('2d');
  return (
    <Tabs
      label="Views of the floor plans"
      look="switch"
      value={view}
      onChange={setView}
      tabs={[
        { value: '2d', label: '2D View', content: <FloorPlans detail={detail} /> },
        { value: '3d', label: '3D View', content: null, whyDisabled: `3D View is ${NOT_YET}` },
        {
          value: 'tour',
          label: 'Virtual Tour',
          content: null,
          whyDisabled: `Virtual Tour is ${NOT_YET}`,
        },
      ]}
    />
  );
}
