import { index, route, type RouteConfig } from '@react-router/dev/routes';

export default [
  index('routes/landing.tsx'),
  route('dashboard', 'routes/dashboard.tsx'),
  route('dashboard/property-list', 'routes/property-list.tsx'),
  route('dashboard/emi-calculator', 'routes/emi-calculator.tsx'),
  route('dashboard/property-comparator', 'routes/property-comparator.tsx'),
  route('projects/:slug', 'routes/project.tsx'),
  route('styleguide', 'routes/styleguide.tsx'),
  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig;
