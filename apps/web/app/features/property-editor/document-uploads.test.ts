import { describe, expect, it } from 'vitest';
import { choosePapers, nextUploads, paperName, type UploadEvent } from './document-uploads.ts';

const file = (name: string, type: string, text = 'x') => new File([text], name, { type });
const after = (...events: UploadEvent[]) => events.reduce(nextUploads, []);
const chosen: UploadEvent = {
  kind: 'chosen',
  uploads: ['a', 'b'].map((id) => ({ id, file: file(`${id}.pdf`, 'application/pdf') })),
};

describe('choosing documents', () => {
  it.each<[string, File, RegExp | undefined]>([
    ['a PDF', file('khata.pdf', 'application/pdf'), undefined],
    ['a PDF of which the browser does not know the type', file('khata.PDF', ''), undefined],
    ['a picture', file('khata.png', 'image/png'), /khata\.png is no PDF/],
    ['an empty file', file('khata.pdf', 'application/pdf', ''), /khata\.pdf is empty/],
    ['a large file', file('k.pdf', 'application/pdf', 'x'.repeat(20)), /larger than/],
  ])('%s', (_, given, refusal) => {
    const { papers, refusals } = choosePapers([given], 10);
    expect(papers).toHaveLength(refusal === undefined ? 1 : 0);
    expect(refusals.join()).toMatch(refusal ?? /^$/);
  });

  it('names a paper after its file', () => {
    expect(paperName('Khata_certificate-2026.PDF')).toBe('Khata certificate 2026');
  });
});

describe('documents being uploaded', () => {
  it('fail one by one, are tried again, and leave when they arrive', () => {
    const failed = after(chosen, { kind: 'failed', id: 'a', message: '' });
    expect(failed).toMatchObject([
      { id: 'a', failure: 'Unknown error' },
      { id: 'b', failure: null },
    ]);
    const again = nextUploads(failed, { kind: 'retried', id: 'a' });
    expect(again).toMatchObject([{ failure: null, percent: 0 }, {}]);
    expect(nextUploads(again, { kind: 'gone', id: 'b' }).map(({ id }) => id)).toEqual(['a']);
  });

  it('that were cancelled are not brought back by what comes late', () => {
    const late = after(
      chosen,
      { kind: 'gone', id: 'a' },
      { kind: 'progressed', id: 'a', percent: 9 },
    );
    expect(late.map(({ id }) => id)).toEqual(['b']);
  });
});
