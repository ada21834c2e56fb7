import { expect, test } from 'vitest';
import { fieldErrors } from '../forms/fieldErrors.ts';
import { MAX_CONTENTS, productForm } from './productForm.ts';

const product = { name: 'Freelancing course', price: '9,999' };

test('reads a product as it is typed', () => {
  const contents = [
    { kind: 'event', id: 4 },
    { kind: 'course', id: 4 },
    { kind: 'event', id: '4' },
  ];
  expect(productForm.parse({ ...product, expiresOn: '2025-12-31', contents })).toEqual({
    name: 'Freelancing course',
    description: '',
    price: 9999,
    contents: [
      { kind: 'event', id: 4 },
      { kind: 'course', id: 4 },
    ],
    expiresAt: new Date('2025-12-31T23:59:59.999+08:00'),
  });
});

test('may be free, empty and offered without end', () =>
  expect(productForm.parse({ ...product, price: 0 })).toMatchObject({ price: 0, contents: [], expiresAt: null }));

test.each([
  [{ name: 'x'.repeat(151) }, { name: 'Name is too long' }],
  [{ price: 'cheap' }, { price: 'Price must be in whole pesos, such as 9,999.' }],
  [{ price: '-1' }, { price: 'Price cannot be below zero.' }],
  [{ price: '1,000,001' }, { price: 'Price can be at most ₱1,000,000.00.' }],
  [{ price: '' }, { price: 'Price is required' }],
  [{ expiresOn: 'soon' }, { expiresOn: 'Last day of the offer is not valid' }],
  [{ contents: [{ kind: 'coach', id: 1 }] }, { 'contents.0.kind': 'Content is not valid' }],
  [{ contents: [{ kind: 'course', id: 0 }] }, { 'contents.0.id': 'Content is too low' }],
  [
    { contents: Array.from({ length: MAX_CONTENTS + 1 }, (_none, at) => ({ kind: 'course', id: at + 1 })) },
    { contents: `A product can contain at most ${MAX_CONTENTS} items.` },
  ],
])('rejects %j', (change, errors) => expect(fieldErrors(productForm, { ...product, ...change })).toEqual(errors));
