import type { StaffAccount } from './require-staff.ts';

/** What a role may find: the words are read aloud, so they promise no more. */
export const FOUND_BY: Record<StaffAccount['role'], string> = {
  admin: 'a project, promoter, operator or user',
  operator: 'a project or promoter',
  promoter: 'a project',
};
