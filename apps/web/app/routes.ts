import { index, route, type RouteConfig } from '@react-router/dev/routes';

export default [
  index('routes/landing.tsx'),
  route('dashboard', 'routes/dashboard.tsx'),
  route('dashboard/property-list', 'routes/property-list.tsx'),
  route('dashboard/emi-calculator', 'routes/emi-calculator.tsx'),
  route('dashboard/property-comparator', 'routes/property-comparator.tsx'),
  route('dashboard/shortlist', 'routes/shortlist.tsx'),
  route('dashboard/seller-signup', 'routes/seller-signup.tsx'),
  route('dashboard/blog', 'routes/blog.tsx'),
  route('dashboard/blog-details', 'routes/blog-details.tsx'),
  route('about-us', 'routes/about-us.tsx'),
  route('dashboard/about-us', 'routes/about-us.tsx', { id: 'about-us-in-dashboard' }),
  route('dashboard/terms-of-use', 'routes/terms-of-use.tsx'),
  route('dashboard/disclaimer', 'routes/disclaimer.tsx'),
  route('dashboard/privacy-policy', 'routes/privacy-policy.tsx'),
  route('offline', 'routes/offline.tsx'),
  route('unauthorized', 'routes/unauthorized.tsx'),
  route('property-detail', 'routes/property-detail.ts'),
  route('projects/:slug', 'routes/project.tsx'),
  route('styleguide', 'routes/styleguide.tsx'),
  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig;
