import { data, redirect } from 'react-router';
import { refusalIn } from '#web/api/problem.ts';
import { paths } from '#web/paths.ts';

/** What the loader of a project's staff page throws: "not found", the way to sign in, or the failure as it was. */
export function refusedToStaff(error: unknown): unknown {
  const code = refusalIn(error)?.code;
  if (code === 'property.not-found' || code === 'input.invalid') return data(null, { status: 404 });
  if (code === 'access.refused' || code === 'session.required')
    return redirect(paths.unauthorized());
  return error;
}
