import { Hospital, School, ShoppingBag, TrainFront, Trees, Waves } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useReducedMotion } from '#web/browser/use-reduced-motion.ts';
import { Accordion } from '#web/ui/accordion.tsx';
import { MapLegend } from '#web/ui/map-legend.tsx';
import { RatingStars } from '#web/ui/rating-stars.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { Table } from '#web/ui/table.tsx';
import { withOrWithout } from './actions.tsx';
import { Column, GuideSection, Row, Specimen, type Theme } from './specimen.tsx';

const Carousel = lazy(async () => {
  const { Carousel: Loaded } = await import('#web/ui/carousel.tsx');
  return { default: Loaded };
});

export function Contents() {
  return (
    <GuideSection
      id="contents"
      title="Contents"
      text="Facts stand in the same places, in digits of one width, and a missing fact is a fact of its own."
    >
      <Specimen title="Carousel">{(theme) => <Slides theme={theme} />}</Specimen>
      <Specimen title="Table" isWide>
        {(theme) => <Tables theme={theme} />}
      </Specimen>
      <Specimen title="Accordion">{() => <Questions />}</Specimen>
      <Specimen title="Rating stars">{() => <Ratings />}</Specimen>
      <Specimen title="Map legend">{(theme) => <Legend theme={theme} />}</Specimen>
    </GuideSection>
  );
}

/** Of the demonstration catalogue: pictures stay at their addresses. */
const SLIDES = [
  ['/pictures/2/living-room/high-rise/1-655_t3_f24.svg', 'Living room'],
  ['/pictures/2/kitchen/high-rise/1-814_t13_f28.svg', 'Kitchen'],
  ['/pictures/2/balcony/high-rise/1-775_t1_f12.svg', 'View from the balcony'],
  ['/pictures/2/landscaped-garden/high-rise/1-0_t3_f27.svg', 'Garden'],
] as const;

function Slides({ theme }: { theme: Theme }) {
  const isStill = useReducedMotion();
  return (
    <Suspense fallback={<Skeleton className="aspect-[4/3]" />}>
      <Carousel
        label={`Pictures, ${theme}`}
        isStill={isStill}
        slides={SLIDES.map(([src, alt]) => ({
          id: src,
          content: <img src={src} alt={alt} width={800} height={600} className="w-full" />,
        }))}
      />
    </Suspense>
  );
}

interface Home {
  type: string;
  carpet: string | null;
  price: string | null;
  allIn: string | null;
}

const HOMES: Home[] = [
  { type: '1 BHK', carpet: '476 to 589 sq ft', price: '₹78 L to ₹96.5 L', allIn: '₹88.8 L' },
  { type: '2 BHK', carpet: '750 to 888 sq ft', price: '₹1.19 Cr to ₹1.41 Cr', allIn: '₹1.35 Cr' },
  { type: '3 BHK', carpet: '1,152 to 1,509 sq ft', price: '₹1.77 Cr to ₹2.32 Cr', allIn: null },
];

const COMPARED = (
  [
    ['Location', 'Hebbal', 'Sarjapur Road', 'Yelahanka'],
    ['Price', '₹1.19 Cr to ₹2.32 Cr', '₹78 L to ₹1.41 Cr', '₹96.5 L to ₹1.77 Cr'],
    ['Carpet', '750 to 1,509 sq ft', '476 to 888 sq ft', '612 to 1,240 sq ft'],
    ['Khata', null, 'A Khata', 'e-Khata'],
    ['Possession', 'Dec 2027', 'Ready to move', 'Jun 2028'],
    ['Water', 'Borewell and tankers', 'Cauvery water', null],
    ['Homes', '384', '126', '540'],
    ['Open space', '72 %', null, '65 %'],
  ] as const
).map(([fact, first, second, third]) => ({ fact, first, second, third }));

function Tables({ theme }: { theme: Theme }) {
  return (
    <Column>
      <Table
        label={`Homes and prices, ${theme}`}
        rows={HOMES}
        keyOf={(home) => home.type}
        columns={[
          { id: 'type', title: 'Type', cell: (home) => home.type },
          { id: 'carpet', title: 'Carpet', cell: (home) => home.carpet },
          { id: 'price', title: 'Price', cell: (home) => home.price, isNumber: true },
          { id: 'all-in', title: 'All-in', cell: (home) => home.allIn, isNumber: true },
        ]}
      />
      <Table
        label={`Comparison, ${theme}`}
        narrow="scroll"
        className="max-h-64"
        rows={COMPARED}
        keyOf={(row) => row.fact}
        columns={[
          { id: 'fact', title: 'Fact', cell: (row) => row.fact },
          { id: 'first', title: 'Savimane Lakeview', cell: (row) => row.first },
          { id: 'second', title: 'Samruddhi Arali', cell: (row) => row.second },
          { id: 'third', title: 'Hosabelaku Amrutha', cell: (row) => row.third },
        ]}
      />
    </Column>
  );
}

function Questions() {
  return (
    <Accordion
      open="insights"
      items={[
        {
          id: 'insights',
          title: 'AI-Powered Insights',
          content: 'See which wishes of buyers your project meets, and which one fact it lacks.',
        },
        {
          id: 'interaction',
          title: 'Smart Buyer Interaction',
          content: 'Buyers ask in their own words; the facts of your file answer.',
        },
        {
          id: 'leads',
          title: 'First Leads - Free!',
          content: 'You pay nothing for the first buyers who ask to be called.',
        },
      ]}
    />
  );
}

function Ratings() {
  return (
    <Column>
      <Row>
        <RatingStars value={5} />
        <RatingStars value={3.5} />
        <RatingStars value={0} />
        <RatingStars value={null} />
      </Row>
      <RatingStars value={4.3} className="size-8" />
    </Column>
  );
}

const mark = 'size-4';
const PLACES = [
  {
    id: 'metro',
    label: 'Metro',
    isHeld: true,
    colourClass: 'bg-jacaranda',
    icon: <TrainFront aria-hidden="true" className={mark} />,
  },
  {
    id: 'school',
    label: 'Schools',
    isHeld: true,
    colourClass: 'bg-haldi-bright',
    icon: <School aria-hidden="true" className={mark} />,
  },
  {
    id: 'hospital',
    label: 'Hospitals',
    isHeld: true,
    colourClass: 'bg-gulmohar',
    icon: <Hospital aria-hidden="true" className={mark} />,
  },
  {
    id: 'mall',
    label: 'Malls',
    isHeld: true,
    colourClass: 'bg-tabebuia',
    icon: <ShoppingBag aria-hidden="true" className={mark} />,
  },
  {
    id: 'park',
    label: 'Parks',
    isHeld: true,
    colourClass: 'bg-areca',
    icon: <Trees aria-hidden="true" className={mark} />,
  },
  {
    id: 'lake',
    label: 'Lakes',
    isHeld: true,
    colourClass: 'bg-kere',
    icon: <Waves aria-hidden="true" className={mark} />,
  },
];

function Legend({ theme }: { theme: Theme }) {
  const [shown, setShown] = useState<ReadonlySet<string>>(
    new Set(['metro', 'school', 'park', 'lake', 'hospital']),
  );
  return (
    <MapLegend
      label={`Places near it, ${theme}`}
      entries={PLACES}
      shown={shown}
      onToggle={(id, isShown) => setShown(withOrWithout(shown, id, isShown))}
    />
  );
}
