import { ProjectFilesPage } from '#web/features/project-files/project-files-page.tsx';
import { staffMeta } from '#web/features/staff/shell/staff-meta.ts';

export const meta = staffMeta('Pictures and documents');

export default function ProjectFiles() {
  return <ProjectFilesPage />;
}
