import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, it } from 'vitest';
import { Footer } from './footer.tsx';

/** The foot of a page, as the server sends it under the root with these profiles. */
function footWith(socialLinks: readonly string[]): DocumentFragment {
  const Page = createRoutesStub([
    { id: 'root', path: '/', loader: () => null, Component: () => <Footer /> },
  ]);
  const data = { root: { socialLinks, hasDemonstration: false } };
  const template = document.createElement('template');
  template.innerHTML = renderToStaticMarkup(<Page hydrationData={{ loaderData: data }} />);
  return template.content;
}

const links = (foot: DocumentFragment, nav: string) =>
  [...foot.querySelectorAll(`nav[aria-label="${nav}"] a`)].map(
    (link) => [link.childNodes[0]?.textContent, link.getAttribute('href')] as const,
  );

it('the foot has the six links of the specification, and the profiles that the operator names', () => {
  const foot = footWith(['https://www.instagram.com/homes', 'https://x.com/homes']);
  expect(links(foot, 'Foot of the page').map(([label]) => label)).toEqual(
    expect.arrayContaining([
      'About',
      'Blog',
      'Sellers',
      'Terms of Use',
      'Disclaimer',
      'Privacy Policy',
    ]),
  );
  expect(links(foot, 'ManeMitra elsewhere')).toEqual([
    ['Instagram', 'https://www.instagram.com/homes'],
    ['X', 'https://x.com/homes'],
  ]);
});

it('the foot invents no profile where none is named', () => {
  expect(footWith([]).textContent).not.toMatch(/Instagram|Facebook|X\(opens/);
  expect(links(footWith([]), 'ManeMitra elsewhere')).toEqual([]);
});
