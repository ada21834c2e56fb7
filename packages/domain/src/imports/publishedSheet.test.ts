import { expect, test } from 'vitest';
import { publishedSheet, sheetHostProblem } from './publishedSheet.ts';

const HOSTS = ['docs.google.com', 'googleusercontent.com'];
const PUBLISHED = 'https://docs.google.com/spreadsheets/d/e/2PACX-1v_a';

test.each([
  [`${PUBLISHED}/pubhtml`, `${PUBLISHED}/pub?output=xlsx`],
  [` ${PUBLISHED}/pubhtml#gid=3 `, `${PUBLISHED}/pub?output=xlsx`],
  [`${PUBLISHED}/pub?output=csv`, `${PUBLISHED}/pub?output=csv`],
  [`${PUBLISHED}/pub?gid=7&single=true&output=csv`, `${PUBLISHED}/pub?gid=7&single=true&output=csv`],
  [`${PUBLISHED}/pub?gid=7&single=true&output=pdf`, `${PUBLISHED}/pub?gid=7&single=true&output=xlsx`],
  ['https://docs.google.com/spreadsheets/d/1abc/export?format=csv', 'https://docs.google.com/spreadsheets/d/1abc/export?format=csv'],
  ['https://doc-0k.googleusercontent.com/a.csv', 'https://doc-0k.googleusercontent.com/a.csv'],
])('%s is loaded from %s', (link, url) => expect(publishedSheet(link, HOSTS)).toEqual({ url, problem: null }));

test.each([
  ['', 'begins with https://'],
  ['2PACX', 'begins with https://'],
  [`${PUBLISHED.replace('https', 'http')}/pubhtml`, 'begins with https://'],
  ['https://juan:secret@docs.google.com/spreadsheets/d/e/2PACX/pub', 'begins with https://'],
  ['https://docs.google.com:8443/spreadsheets/d/e/2PACX/pub', 'begins with https://'],
  ['file:///etc/passwd', 'begins with https://'],
  ['https://example.com/members.csv', 'example.com is not on the list'],
  ['https://docs.google.com.example.com/members.csv', 'is not on the list'],
  ['https://mydocs.google.com/members.csv', 'mydocs.google.com is not on the list'],
  ['https://127.0.0.1/members.csv', '127.0.0.1 is not on the list'],
  ['https://docs.google.com/spreadsheets/d/1abc/edit#gid=0', 'Publish to web'],
  ['https://docs.google.com/document/d/1abc/edit', 'Publish to web'],
])('rejects %s: %s', (link, problem) => {
  const found = publishedSheet(link, HOSTS);
  expect([found.url, found.problem]).toEqual([null, expect.stringContaining(problem)]);
});

test.each([
  ['https://a.googleusercontent.com/x', null],
  ['https://googleusercontent.com./x', null],
  ['http://a.googleusercontent.com/x', 'begins with https://'],
  ['https://accounts.google.com/signin', 'accounts.google.com is not on the list'],
])('a redirect to %s: %s', (address, problem) => {
  expect(sheetHostProblem(address, HOSTS)).toEqual(problem === null ? null : expect.stringContaining(problem));
});
