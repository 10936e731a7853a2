import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, it } from 'vitest';
import { QueryScope } from '#web/api/query-scope.tsx';
import { aProperty } from '#web/testing/property.ts';
import { ValueAddedTab } from './value-added-tab.tsx';

const offer = (type: 'service' | 'utility', title: string) => ({
  type,
  title,
  shortNote: null,
  description: null,
  leadType: 'service',
  confirmation: null,
});

it('what a visitor can ask for leads to a form on the same project, and nothing to the first page', () => {
  const valueAddedServices = [offer('service', 'Home loan'), offer('utility', 'Piped gas')];
  const Page = createRoutesStub([
    { path: '/', Component: () => <ValueAddedTab detail={aProperty({ valueAddedServices })} /> },
  ]);
  const template = document.createElement('template');
  template.innerHTML = renderToStaticMarkup(
    <QueryScope>
      <Page />
    </QueryScope>,
  );

  const links = [...template.content.querySelectorAll('a')];
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Ask for it: Home loan', '/projects/areca-terraces?ask=Home+loan'],
    ['Ask for it: Piped gas', '/projects/areca-terraces?ask=Piped+gas'],
  ]);
});
