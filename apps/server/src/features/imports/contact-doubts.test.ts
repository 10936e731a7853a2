import { expect, it } from 'vitest';
import { aProjectRecord } from '#server/testing/builders.ts';
import { contactDoubtsOf } from './doubts.ts';

it('doubts a text for everybody that has a phone number or an e-mail address in it', () => {
  const told = (description: string) => contactDoubtsOf(aProjectRecord({ description }));
  expect(told('Contact Ramesh 98450 12345')).toEqual([
    'Description is shown to everybody and has a phone number or an e-mail address in it, which the page leaves out.',
  ]);
  expect(told('120 homes on 3.5 acres, 560066')).toEqual([]);
});
