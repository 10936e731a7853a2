import { data } from 'react-router';

export function loader() {
  // The root's error boundary says it, as for every missing page.
  throw data(null, { status: 404 });
}

export default function NotFound() {
  return null;
}
