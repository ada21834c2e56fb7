import { expect, test } from 'vitest';
import { type ComparedAccount, duplicatePoints, duplicateReasons, nameSimilarity } from './duplicates.ts';

const ana: ComparedAccount = {
  firstName: 'Ana Maria',
  lastName: 'Peña',
  birthdate: '1990-05-04',
  mobileNumber: '09171234567',
  facebookProfile: 'https://facebook.com/ana.pena',
};
const nothing = { birthdate: null, mobileNumber: null, facebookProfile: null };

test.each<[string, Partial<ComparedAccount>, string[]]>([
  ['the same values', {}, ['mobile', 'facebook', 'birthday']],
  ['another mobile number', { mobileNumber: '09170000000' }, ['facebook', 'birthday']],
  ['a profile in capitals', { mobileNumber: null, facebookProfile: 'https://Facebook.com/Ana.Pena' }, ['facebook', 'birthday']],
  [
    'names in another order, without accents',
    { ...nothing, birthdate: '1990-05-04', firstName: 'Pena', lastName: 'ana maria' },
    ['birthday'],
  ],
  ['a typing error', { ...nothing, birthdate: '1990-05-04', firstName: 'Ana Mria' }, ['birthday']],
  ['another birthday', { ...nothing, birthdate: '1990-05-05' }, []],
  ['another name with the birthday', { ...nothing, birthdate: '1990-05-04', firstName: 'Jose', lastName: 'Rizal' }, []],
  ['no values', nothing, []],
])('%s', (_name, changed, reasons) => expect(duplicateReasons(ana, { ...ana, ...changed })).toEqual(reasons));

test('empty values are not equal', () => {
  const blank = { ...ana, mobileNumber: '', facebookProfile: '', birthdate: null };
  expect(duplicateReasons(blank, blank)).toEqual([]);
});

test('names without letters are not similar', () => {
  expect(nameSimilarity({ ...ana, firstName: '', lastName: '' }, { ...ana, firstName: '.', lastName: '' })).toBe(0);
  expect(nameSimilarity(ana, ana)).toBe(1);
});

test('more reasons weigh more', () => {
  expect([duplicatePoints([]), duplicatePoints(['birthday']), duplicatePoints(['mobile', 'facebook', 'birthday'])]).toEqual([0, 2, 8]);
});
