import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { PriceWithoutHomes } from './price-without-homes.tsx';

it('a project that lists no homes says what is known of its prices all the same', () => {
  const ofProject = {
    sum: '₹90 L to ₹1.8 Cr (project)',
    what: 'Before taxes and charges; which home costs what is not known',
    isAllIn: false,
  };
  const known = renderToStaticMarkup(
    <PriceWithoutHomes ofProject={ofProject} rate="from ₹8,500 a sq ft" />,
  );
  expect(known).toContain('₹90 L to ₹1.8 Cr (project).');
  expect(known).toContain('from ₹8,500 a sq ft');
  const unknown = renderToStaticMarkup(<PriceWithoutHomes ofProject={null} rate={null} />);
  expect(unknown).toContain('Pricing details will be available soon.');
});
