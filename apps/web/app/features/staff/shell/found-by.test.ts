import { expect, it } from 'vitest';
import { FOUND_BY } from './found-by.ts';

it('the search of staff promises a role no more than it may find', () => {
  expect(FOUND_BY).toEqual({
    admin: 'a project, promoter, operator or user',
    operator: 'a project or promoter',
    promoter: 'a project',
  });
});
