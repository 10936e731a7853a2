import {
  Building2,
  FileCheck2,
  IndianRupee,
  LayoutGrid,
  MapPin,
  Ruler,
  Star,
  Wrench,
} from 'lucide-react';
import { useState } from 'react';
import { BottomTabBar } from '#web/ui/bottom-tab-bar.tsx';
import { Breadcrumb } from '#web/ui/breadcrumb.tsx';
import { Pagination } from '#web/ui/pagination.tsx';
import { Stepper } from '#web/ui/stepper.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import { Column, GuideSection, Specimen, type Theme } from './specimen.tsx';

export function Navigation() {
  return (
    <GuideSection
      id="navigation"
      title="Finding one’s way"
      text="Where one is, is marked by a line as thick as a plinth and by weight, never by colour alone."
    >
      <Specimen title="Tabs">{(theme) => <TabLooks theme={theme} />}</Specimen>
      <Specimen title="Bottom tab bar">{(theme) => <BottomTabs theme={theme} />}</Specimen>
      <Specimen title="Breadcrumb, pagination">{(theme) => <Pages theme={theme} />}</Specimen>
      <Specimen title="Stepper" isWide>
        {(theme) => <Steps theme={theme} />}
      </Specimen>
    </GuideSection>
  );
}

function TabLooks({ theme }: { theme: Theme }) {
  const [part, setPart] = useState('approvals');
  const [view, setView] = useState('map');
  const [plan, setPlan] = useState('2d');
  return (
    <Column>
      <Tabs
        label={`Compliances, ${theme}`}
        value={part}
        onChange={setPart}
        tabs={[
          {
            value: 'approvals',
            label: 'Approvals',
            content: 'Plan sanction and RERA certificate.',
          },
          { value: 'noc', label: 'NOC', content: 'Fire, airport, pollution, water, power.' },
          { value: 'title', label: 'Title Documents', content: 'Mother deed and encumbrance.' },
        ]}
      />
      <Tabs
        label={`View, ${theme}`}
        look="switch"
        value={view}
        onChange={setView}
        tabs={[
          { value: 'map', label: 'Map View', content: 'The project and what is near it.' },
          { value: 'street', label: 'Street View', content: 'Street View is not available' },
        ]}
      />
      <Tabs
        label={`Plans, ${theme}`}
        value={plan}
        onChange={setPlan}
        tabs={[
          { value: '2d', label: '2D View', content: '3 floor plans available' },
          { value: '3d', label: '3D View', content: '', isDisabled: true },
          { value: 'tour', label: 'Virtual Tour', content: '', isDisabled: true },
        ]}
      />
    </Column>
  );
}

const icon = 'size-6';
const TABS = [
  { value: 'overview', label: 'Overview', icon: <Building2 aria-hidden="true" className={icon} /> },
  { value: 'location', label: 'Location', icon: <MapPin aria-hidden="true" className={icon} /> },
  { value: 'plans', label: 'Plans', icon: <Ruler aria-hidden="true" className={icon} /> },
  {
    value: 'amenities',
    label: 'Amenities',
    icon: <LayoutGrid aria-hidden="true" className={icon} />,
  },
];
const MORE = [
  {
    value: 'compliances',
    label: 'Compliances',
    icon: <FileCheck2 aria-hidden="true" className={icon} />,
  },
  { value: 'price', label: 'Price', icon: <IndianRupee aria-hidden="true" className={icon} /> },
  { value: 'reviews', label: 'Reviews', icon: <Star aria-hidden="true" className={icon} /> },
  { value: 'services', label: 'Services', icon: <Wrench aria-hidden="true" className={icon} /> },
];
const withAddress = (tab: (typeof TABS)[number]) => ({ ...tab, href: '#navigation' });

function BottomTabs({ theme }: { theme: Theme }) {
  const [part, setPart] = useState('location');
  const [other, setOther] = useState('price');
  return (
    <Column>
      <BottomTabBar
        label={`Parts of the project, ${theme}`}
        tabs={TABS.map(withAddress)}
        more={MORE.map(withAddress)}
        value={part}
        onChange={setPart}
        className="max-w-sm rounded-lg border"
      />
      <BottomTabBar
        label={`With one of More, ${theme}`}
        tabs={TABS.map(withAddress)}
        more={MORE.map(withAddress)}
        value={other}
        onChange={setOther}
        className="max-w-sm rounded-lg border"
      />
    </Column>
  );
}

function Pages({ theme }: { theme: Theme }) {
  const [page, setPage] = useState(5);
  return (
    <Column>
      <Breadcrumb
        label={`Breadcrumb, ${theme}`}
        entries={[
          { label: 'Bengaluru', href: '#foundations' },
          { label: 'Projects in Hebbal', href: '#navigation' },
        ]}
        current="Rangavalli Ankana"
      />
      <Pagination
        label={`Pages, ${theme}`}
        page={page}
        total={10}
        hrefOf={() => '#navigation'}
        onPage={setPage}
      />
      <Pagination label={`Two pages, ${theme}`} page={1} total={2} hrefOf={() => '#navigation'} />
    </Column>
  );
}

function Steps({ theme }: { theme: Theme }) {
  return (
    <Stepper
      label={`Selling, ${theme}`}
      current={1}
      steps={[
        { title: 'Create account', text: 'With your mobile number.' },
        { title: 'Add property details', text: 'From your RERA file.' },
        { title: 'Get free leads' },
      ]}
    />
  );
}
