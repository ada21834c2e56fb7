import { expect, test } from 'vitest';
import type { FormField } from './formFields.ts';
import { mergedQuestions } from './mergedQuestions.ts';

const short = (key: string, label = key): FormField => ({ key, type: 'short', label });

test('lists the questions of the latest version, then the removed ones', () => {
  const section: FormField = { key: 's', type: 'section', label: 'Begin' };
  const latest = [section, short('b', 'B now'), short('c')];
  expect(mergedQuestions([latest, [short('a'), short('b')], [short('z')]])).toEqual([
    short('b', 'B now'),
    short('c'),
    short('a'),
    short('z'),
  ]);
  expect(mergedQuestions([])).toEqual([]);
});
