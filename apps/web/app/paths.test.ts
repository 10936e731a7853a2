import { matchRoutes, type RouteObject } from 'react-router';
import { describe, expect, it } from 'vitest';
import { paths } from './paths.ts';
import routes from './routes.ts';

const tree = routes as unknown as RouteObject[];

/** The file of the route that answers an address. */
function fileFor(address: string): string | undefined {
  const url = new URL(address, 'http://localhost');
  const match = matchRoutes(tree, url.pathname)?.at(-1);
  return (match?.route as { file?: string } | undefined)?.file;
}

describe('paths', () => {
  it.each([
    [paths.home(), 'routes/landing.tsx'],
    [paths.dashboard(), 'routes/dashboard.tsx'],
    [paths.dashboard({ ids: ['7', 'areca'], project: 'areca' }), 'routes/dashboard.tsx'],
    [paths.propertyList(), 'routes/property-list.tsx'],
    [paths.propertyList({ q: '3 BHK & more', sort: 'newest' }), 'routes/property-list.tsx'],
    [paths.admin(), 'routes/admin.tsx'],
    [paths.register(), 'routes/register.tsx'],
    [paths.verification('/dashboard/account'), 'routes/verification.tsx'],
    [paths.account(), 'routes/account.tsx'],
    ['/reset-password/7?token=x', 'routes/reset-password.tsx'],
    [paths.emiCalculator({ loan: '8000000' }), 'routes/emi-calculator.tsx'],
    [paths.comparator(['areca', 'banyan']), 'routes/property-comparator.tsx'],
    [paths.myEnquiries(2), 'routes/my-enquiries.tsx'],
    [paths.sellerSignup(), 'routes/seller-signup.tsx'],
    [paths.blog(), 'routes/blog.tsx'],
    [paths.blog(2), 'routes/blog.tsx'],
    [paths.blogPost('water'), 'routes/blog-details.tsx'],
    [paths.about(), 'routes/about-us.tsx'],
    ['/dashboard/about-us', 'routes/about-us.tsx'],
    [paths.howWeJudge(), 'routes/how-we-judge.tsx'],
    [paths.terms(), 'routes/legal.tsx'],
    [paths.disclaimer(), 'routes/legal.tsx'],
    [paths.privacy(), 'routes/legal.tsx'],
    [paths.unauthorized(), 'routes/unauthorized.tsx'],
    [paths.staff(), 'routes/admin-dashboard/hub.tsx'],
    [
      paths.staff('users-account', { user: '+919845012345' }),
      'routes/admin-dashboard/user-account.tsx',
    ],
    ['/dashboard/chatbot', 'routes/chatbot.tsx'],
    ['/dashboard/modify-component?id=7', 'routes/modify-component.ts'],
    ['/property-detail?slug=areca', 'routes/property-detail.ts'],
    [paths.project('areca-heights'), 'routes/project.tsx'],
    [paths.project('a/b?c'), 'routes/project.tsx'],
  ])('%s leads to a page', (address, file) => {
    expect(fileFor(address)).toBe(file);
  });

  // The last three are left over from a template and no part of the product (spec 2).
  it.each([
    '/no/such/page',
    '/dashboard/all-jobs',
    '/dashboard/edit-job/1',
    '/dashboard/delete-job/1',
  ])('%s is answered by the not-found page', (address) => {
    expect(fileFor(address)).toBe('routes/not-found.tsx');
  });

  it('a sentence survives its journey through the address', () => {
    const q = '2 or 3 BHK & pool, ₹1.5 Cr + “lake view” 100%';
    const url = new URL(paths.propertyList({ q }), 'http://localhost');
    expect(url.searchParams.get('q')).toBe(q);
  });

  it('leaves empty parts out of the address', () => {
    expect(paths.propertyList({ q: '', sort: undefined })).toBe('/dashboard/property-list');
  });
});
