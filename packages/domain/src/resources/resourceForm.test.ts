import { describe, expect, test } from 'vitest';
import { fieldErrors } from '../forms/fieldErrors.ts';
import { FILE_NOT_ALLOWED } from '../uploads/uploadProblem.ts';
import { RESOURCE_FILE_MISSING, RESOURCE_LINK_INSIDE, RESOURCE_LINK_INVALID, resourceForm } from './resourceForm.ts';

const FILE = { name: 'Rates', source: 'file', fileName: 'rates.xlsx' };
const LINK = { name: 'Templates', source: 'link', url: 'canva.com/templates' };

test('fills missing values with defaults', () => {
  expect(resourceForm().parse({ ...FILE, name: ' Rates ' })).toEqual({
    name: 'Rates',
    description: '',
    url: null,
    fileName: 'rates.xlsx',
    kind: 'spreadsheet',
    isPublic: false,
    forAffiliates: false,
    accessLevelIds: [],
  });
});

describe('the kind', () => {
  test.each([
    ['palette.PNG', 'image'],
    ['film.mkv', 'video'],
    ['minute.mp3', 'audio'],
    ['slides.pptx', 'presentation'],
    ['words.csv', 'spreadsheet'],
    ['script.docx', 'document'],
    ['checklist.pdf', 'pdf'],
    ['folder.rar', 'archive'],
  ])('of the file %s is %s', (fileName, kind) => {
    expect(resourceForm().parse({ ...FILE, fileName })).toMatchObject({ fileName, kind, url: null });
  });

  test.each([
    ['https://www.youtube.com/watch?v=dQw4w9WgXcQ', 'video'],
    ['youtu.be/dQw4w9WgXcQ', 'video'],
    ['https://www.youtube.com/embed/dQw4w9WgXcQ', 'video'],
    ['https://www.youtube.com/v/dQw4w9WgXcQ', 'video'],
    ['https://www.youtube.com/shorts/dQw4w9WgXcQ', 'video'],
    ['https://www.youtube.com/@atlas', 'link'],
    ['https://files.example/plan.PDF?v=2', 'pdf'],
    ['https://files.example/plan.xyz', 'link'],
    ['https://www.canva.com/templates/', 'link'],
  ])('of the link %s is %s', (url, kind) => {
    expect(resourceForm().parse({ ...LINK, url })).toMatchObject({ kind, fileName: null });
  });
});

describe('file or link', () => {
  test('drops the values of the other source', () => {
    expect(resourceForm().parse({ ...FILE, url: 'canva.com' })).toMatchObject({ fileName: 'rates.xlsx', url: null });
    expect(resourceForm().parse({ ...LINK, fileName: 'rates.xlsx' })).toMatchObject({ fileName: null, url: 'https://canva.com/templates' });
  });

  test('keeps the existing file', () => {
    const stays = { fileName: null, url: null, kind: null };
    expect(resourceForm({ hasFile: true }).parse({ ...FILE, fileName: '' })).toMatchObject(stays);
    expect(resourceForm({ hasFile: true }).parse({ ...FILE, fileName: 'new.pdf' })).toMatchObject({ fileName: 'new.pdf', kind: 'pdf' });
    expect(resourceForm({ hasFile: true }).parse(LINK)).toMatchObject({ kind: 'link', fileName: null });
  });

  test.each([
    [{ ...FILE, fileName: '' }, { fileName: RESOURCE_FILE_MISSING }],
    [{ ...FILE, fileName: undefined }, { fileName: RESOURCE_FILE_MISSING }],
    [{ ...FILE, fileName: 'setup.exe' }, { fileName: FILE_NOT_ALLOWED }],
    [{ ...FILE, fileName: 'pdf' }, { fileName: FILE_NOT_ALLOWED }],
    [{ ...FILE, fileName: `${'a'.repeat(197)}.pdf` }, { fileName: 'File name is too long' }],
    [{ ...FILE, source: 'both' }, { source: 'Source is required' }],
    [{ ...LINK, url: '' }, { url: 'Link is required' }],
    [{ ...LINK, url: '   ' }, { url: 'Link is required' }],
    [{ ...LINK, url: 'my page' }, { url: RESOURCE_LINK_INVALID }],
    [{ ...LINK, url: 'http://192.168.1.1/' }, { url: RESOURCE_LINK_INSIDE }],
    [{ ...LINK, url: 'javascript:alert(1)' }, { url: RESOURCE_LINK_INVALID }],
    [{ ...LINK, url: `https://example.com/${'a'.repeat(2000)}` }, { url: 'Link is too long' }],
  ])('parses %j with the error %j', (values, errors) => {
    expect(fieldErrors(resourceForm(), values)).toEqual(errors);
  });
});

test.each([
  [{ name: 'a'.repeat(150) }, undefined],
  [{ name: 'a'.repeat(151) }, { name: 'Name is too long' }],
  [{ name: ' ' }, { name: 'Name is required' }],
  [{ description: 'a'.repeat(2000) }, undefined],
  [{ description: 'a'.repeat(2001) }, { description: 'Description is too long' }],
  [{ fileName: `${'a'.repeat(196)}.pdf` }, undefined],
])('parses %j with the error %j', (values, errors) => {
  expect(fieldErrors(resourceForm(), { ...FILE, ...values })).toEqual(errors);
});
