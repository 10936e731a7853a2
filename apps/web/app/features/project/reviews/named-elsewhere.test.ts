import { expect, it } from 'vitest';
import { namedElsewhere } from './named-elsewhere.ts';

it('the projects of complaints that a record does not have are each named once', () => {
  const record = [{ name: 'Manor' }];
  const complaints = ['Arali', 'manor', 'Arali', null].map((projectName) => ({ projectName }));
  expect(namedElsewhere(record, complaints)).toEqual(['Arali']);
});
