import { expect, it } from 'vitest';
import { furtherQuestions, questionsText, toAskFor } from './question-list.ts';

it('the questions can be sent as they are', () => {
  expect(questionsText('Areca Terraces', ['Send the deed.', 'Send the receipt.'])).toBe(
    'About Areca Terraces:\n1. Send the deed.\n2. Send the receipt.',
  );
});

it('what decides is asked beside the documents, each question once', () => {
  const gap = {
    kind: 'occupancy-certificate',
    section: 'plan' as const,
    name: 'X',
    question: 'Send the certificate.',
    why: 'Because.',
  };
  const unknown = [
    { fact: 'occupancyCertificate' as const, says: 'OC', ask: 'Send the certificate.' },
    { fact: 'registration' as const, says: 'RERA', ask: 'Send the number.' },
  ];
  const reason = { says: 'No e-khata.', change: null, source: null, checkedOn: null };
  const reasons = [
    { ...reason, fact: 'khata.form' as const, rule: 'no-e-khata', ask: 'Have it made.' },
    { ...reason, fact: 'registration' as const, rule: null, ask: 'Send the number.' },
    { ...reason, fact: 'khata' as const, rule: 'a-khata', ask: null },
  ];
  expect(furtherQuestions([gap], { reasons, unknown }).map(({ ask }) => ask)).toEqual([
    'Have it made.',
    'Send the number.',
  ]);
});

it('counts documents and questions apart, and says nothing where neither is lacking', () => {
  const gap = {
    kind: 'a',
    section: 'noc',
    name: 'A',
    question: 'Please send A.',
    why: '',
  } as never;
  const unknown = [{ fact: 'litigation' as const, says: '', ask: 'Which cases?' }];
  expect(toAskFor({ documentGaps: [gap], verdict: { reasons: [], unknown } })).toBe(
    '1 document and 1 question',
  );
  expect(toAskFor({ documentGaps: [gap, gap], verdict: { reasons: [], unknown: [] } })).toBe(
    '2 documents',
  );
  expect(toAskFor({ documentGaps: [], verdict: { reasons: [], unknown: [] } })).toBeNull();
});
