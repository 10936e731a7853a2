import type { PropertyDetail } from '@manemitra/contract/properties';
import { describe, expect, it } from 'vitest';
import { aProperty } from '#web/testing/property.ts';
import { reraStanding } from '@manemitra/domain/rera-standing';
import { complianceFacts } from './compliance-facts.ts';

describe('the facts of the compliances', () => {
  it('are not disclosed, and the register is not checked, of a project of which nothing is known', () => {
    const facts = complianceFacts(aProperty());
    expect(facts.map(({ label, value, checked }) => [label, value, checked])).toEqual(
      facts.map(({ label }) =>
        label === 'RERA registration'
          ? [label, 'Number not given', 'not checked yet']
          : [label, null, ''],
      ),
    );
  });

  it('tell a register in which nothing was found from one that nobody read', () => {
    const detail = aProperty({
      project: { rera: reraStanding({ numbers: [], checkedOn: '2026-08-03' }) },
    });
    const rera = complianceFacts(detail).find(({ label }) => label === 'RERA registration');
    expect(rera).toMatchObject({
      value: 'Not registered',
      checked: 'checked on 3 Aug 2026',
    });
  });

  it('say who gave a number that nobody looked up', () => {
    const source = { name: 'Leaflet', url: null };
    const detail = aProperty({
      project: { reraNumber: 'PRM/1', rera: reraStanding({ numbers: ['PRM/1'], checkedOn: null }) },
      facts: [{ group: 'rera', label: '', source, checkedOn: null, isKnown: true }],
    });
    const rera = complianceFacts(detail).find(({ label }) => label === 'RERA registration');
    expect(rera).toMatchObject({
      value: 'PRM/1',
      source,
      checked: 'not checked',
    });
  });

  it('have the check of the register where the register is all that is known of an approval', () => {
    const register = { name: 'Register', url: null };
    const detail = aProperty({
      approval: { id: null, reference: null, isReraRegistered: true },
      project: {
        reraNumber: 'PRM/1',
        rera: reraStanding({ numbers: ['PRM/1'], checkedOn: '2026-09-28' }),
      },
      facts: [
        { group: 'rera', label: '', source: register, checkedOn: '2026-09-28', isKnown: true },
        { group: 'approval', label: '', source: register, checkedOn: null, isKnown: true },
      ],
    });
    const facts = complianceFacts(detail);
    const [approval, rera] = ['Approval', 'RERA registration'].map((label) =>
      facts.find((fact) => fact.label === label),
    );
    expect(approval).toMatchObject({
      value: 'RERA registered',
      source: register,
      checked: 'checked on 28 Sep 2026',
    });
    expect(approval?.checked).toBe(rera?.checked);
  });

  it('say of a certificate that is told as received whether it can be seen', () => {
    const gap = {
      kind: 'occupancy-certificate',
      section: 'plan',
      name: '',
      question: '',
      why: '',
    } as const;
    const noteWith = (documentGaps: (typeof gap)[]) =>
      complianceFacts(
        aProperty({ project: { occupancyCertificateReceived: true }, documentGaps }),
      ).find(({ label }) => label === 'Occupancy certificate')?.note;
    expect(noteWith([gap])).toBe('The certificate itself is not shown here.');
    expect(noteWith([])).toBeNull();
  });

  it.each([
    ['under-construction', false, 'Not due yet'],
    ['under-construction', true, null],
    ['ready', false, null],
  ] as const)(
    'say of a certificate of a home that is %s, its promise past: %s, that it is %s',
    (status, isPromisePast, said) => {
      const detail = aProperty({ project: { status, isPromisePast } });
      const fact = complianceFacts(detail).find(({ label }) => label === 'Occupancy certificate');
      expect(fact).toMatchObject({ value: said, checked: '' });
    },
  );

  it('are not said to be checked where they are not known, whenever their source was read', () => {
    const source = { name: 'Leaflet', url: null };
    const detail = aProperty({
      facts: (['khatha', 'project', 'approval', 'litigation'] as const).map((group) => ({
        group,
        label: '',
        source,
        checkedOn: '2026-10-02',
        isKnown: true,
      })),
    });
    for (const { label, value, checked } of complianceFacts(detail)) {
      const isRegister = label === 'RERA registration';
      expect([value, checked]).toEqual(
        isRegister ? ['Number not given', 'not checked yet'] : [null, ''],
      );
    }
  });

  it('tell class and form of a khata apart, the class first', () => {
    const khatas = (khatha: PropertyDetail['khatha']) =>
      complianceFacts(aProperty({ khatha })).flatMap(({ label, value }) =>
        label.startsWith('Khata') ? [[label, value]] : [],
      );
    expect(khatas({ id: 'E', isMixed: false, class: null, isE: true })).toEqual([
      ['Khata class', null],
      ['Khata form', 'e-Khata'],
    ]);
    expect(khatas({ id: 'A', isMixed: false, class: 'A', isE: null })).toEqual([
      ['Khata class', 'A Khata'],
      ['Khata form', null],
    ]);
  });

  it('tell the source and day of the fact itself where others of its group are of another', () => {
    const leaflet = { name: 'Leaflet', url: null };
    const register = { name: 'Register', url: null };
    const detail = aProperty({
      project: { occupancyCertificateReceived: true },
      facts: [
        {
          group: 'certificates',
          label: '',
          source: { name: 'Register; Leaflet', url: null },
          checkedOn: '2026-08-03',
          isKnown: true,
          parts: [
            {
              label: '',
              fields: ['occupancyCertificate'],
              source: register,
              checkedOn: '2026-11-27',
            },
            {
              label: '',
              fields: ['commencementCertificate'],
              source: leaflet,
              checkedOn: '2026-08-03',
            },
          ],
        },
      ],
    });
    const fact = complianceFacts(detail).find(({ label }) => label.startsWith('Occupancy'));
    expect(fact).toMatchObject({ source: register, checked: 'as of 27 Nov 2026' });
  });

  it('combine who approved it with RERA', () => {
    const detail = aProperty({
      approval: { id: 'BDA', reference: 'BDA/12', isReraRegistered: true },
    });
    expect(complianceFacts(detail)[0]).toMatchObject({
      value: 'BDA & RERA approved',
      note: 'BDA/12',
    });
  });

  it('say beside an approval that its letter is not shown, and until when an e-khata can wait', () => {
    const gap = { section: 'plan' as const, name: '', question: '', why: '' };
    const notesOf = (status: 'under-construction' | 'ready') =>
      complianceFacts(
        aProperty({
          project: { status },
          approval: { id: 'BDA', reference: 'BDA/12', isReraRegistered: true },
          documentGaps: [{ kind: 'plan-sanction', ...gap }],
        }),
      ).flatMap(({ label, note }) => (note === null ? [] : [`${label}: ${note}`]));
    expect(notesOf('under-construction')).toEqual([
      'Approval: BDA/12. The sanction letter is not shown here.',
      'Khata form: An e-khata is needed for the sale deed, once it is built.',
    ]);
    expect(notesOf('ready')).toEqual(['Approval: BDA/12. The sanction letter is not shown here.']);
  });

  it('carry the source of their own group', () => {
    const source = { name: 'Leaflet', url: 'https://example.com' };
    const detail = aProperty({
      land: { isLitigated: true, surveyNumDetails: [] },
      facts: [{ group: 'litigation', label: '', source, checkedOn: '2026-10-02', isKnown: true }],
    });
    const litigation = complianceFacts(detail).find(({ label }) => label.startsWith('Litigation'));
    expect(litigation).toMatchObject({
      value: 'A case is recorded',
      source,
      checked: 'as of 2 Oct 2026',
    });
  });
});
