import { describe, expect, it } from 'vitest';
import { codeIn, nameIn, numberIn, wishIn } from './sign-in-said.ts';

const NUMBER = '+919845098450';

describe('what is typed', () => {
  it.each([
    ['98450 98450', { kind: 'number', mobileNumber: NUMBER }],
    ['my number is +91-98450-98450', { kind: 'number', mobileNumber: NUMBER }],
    ['call me on 9845098450 please', { kind: 'number', mobileNumber: NUMBER }],
    ['೯೮೪೫೦೯೮೪೫೦', { kind: 'number', mobileNumber: NUMBER }],
    ['3bhk under 12000000', undefined],
    ['9845098450 is the number of 3bhk in whitefield', undefined],
    ['PRM/KA/RERA/1251/446/PR/270922/005268', undefined],
  ])('in chat, %s, is a number alone or none', (text, event) => {
    expect(wishIn(text, 'search')).toEqual(event);
  });

  it('in chat, is no wish to sign in where somebody only names their login', () => {
    expect(wishIn('call me, the number is same as my login', 'login')).toBeUndefined();
    expect(wishIn('login please', 'login')).toMatchObject({ kind: 'wish' });
  });

  it.each([
    ['९८४५०९८४५०', { kind: 'number', mobileNumber: NUMBER }],
    ['+1 415 555 2671', { kind: 'number', mobileNumber: '+14155552671' }],
    ['080 2345 6789', { kind: 'unclear' }],
    ['12345', { kind: 'unclear' }],
    ['Cancel', { kind: 'cancel' }],
    ['ಬೇಡ', { kind: 'cancel' }],
    ['nope', { kind: 'cancel' }],
    ['illa', { kind: 'cancel' }],
  ])('for a number, %s, is read', (text, event) => {
    expect(numberIn(text)).toEqual(event);
  });

  it.each([
    ['I am Asha', { kind: 'name', name: 'Asha' }],
    ['ಆಶಾ ರಾವ್', { kind: 'name', name: 'ಆಶಾ ರಾವ್' }],
    ['mera naam Ravi hai', { kind: 'name', name: 'Ravi' }],
    ["D'Souza, no", { kind: 'unclear' }],
    ['https://spam.example', { kind: 'unclear' }],
    ['12345', { kind: 'unclear' }],
    ['x'.repeat(81), { kind: 'unclear' }],
  ])('for a name, %s, is read', (text, event) => {
    expect(nameIn(text)).toEqual(event);
  });

  it.each([
    ['123456', { kind: 'code', code: '123456' }],
    ['123 456', { kind: 'code', code: '123456' }],
    ['೧೨೩೪೫೬', { kind: 'code', code: '123456' }],
    ['12345', { kind: 'unclear' }],
    ['send again', { kind: 'resend' }],
    ["didn't get it", { kind: 'resend' }],
    ['wrong number', { kind: 'other-number' }],
    ['no', { kind: 'cancel' }],
  ])('for a code, %s, is read', (text, event) => {
    expect(codeIn(text)).toEqual(event);
  });
});
