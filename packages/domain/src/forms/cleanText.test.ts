import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cleanLine, hasForbiddenCharacters } from './cleanLine.ts';
import { cleanParagraphs } from './cleanParagraphs.ts';
import { visibleText } from './visibleText.ts';

const PIECES = [
  'a',
  'n',
  '\u0303',
  '1',
  '#',
  ' ',
  '\t',
  '\n',
  '\r',
  '\u0000',
  '\u0085',
  '\u00a0',
  '\u00ad',
  '\u061c',
  '\u0627',
  '\u0dca',
  '\u1160',
  '\u17b4',
  '\u180b',
  '\u200b',
  '\u200c',
  '\u200d',
  '\u2028',
  '\u202e',
  '\u2066',
  '\u20e3',
  '\u212a',
  '\u2764',
  '\u2800',
  '\ufe0e',
  '\ufe0f',
  '\ufeff',
  '\u{1f3f4}',
  '\u{1f3fd}',
  '\u{1f468}',
  '\u{e0067}',
  '\u{e007f}',
  '\ud83d',
  '\udc68',
];

/** Texts that combine every kind of character the rules handle with every other. */
const ANY_TEXT = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.array(fc.constantFrom(...PIECES), { maxLength: 12 }).map((pieces) => pieces.join('')),
);

describe('visibleText', () => {
  test.each([
    ['a zero-width space', 'Ju\u200ban'],
    ['a zero-width non-joiner', 'Ju\u200can'],
    ['a zero-width joiner', 'Ju\u200dan'],
    ['a byte order mark', '\ufeffJuan'],
    ['a soft hyphen', 'Ju\u00adan'],
    ['a word joiner', 'Ju\u2060an'],
    ['marks of direction', '\u200eJu\u200fan\u061c'],
    ['an invisible operator', 'Ju\u2063an'],
    ['a variation selector', 'Juan\ufe0f'],
    ['a variation selector of the supplement', 'Juan\u{e0101}'],
    ['a tag', 'Juan\u{e0041}'],
    ['an object placeholder', 'Juan\ufffc'],
    ['half of a surrogate pair', 'Juan\ud83d'],
    ['a joiner at the end', 'Juan\u200d'],
  ])('removes %s', (_name, text) => {
    expect(visibleText(text)).toBe('Juan');
  });

  test.each([
    ['a no-break space', '\u00a0'],
    ['a thin space', '\u2009'],
    ['an ideographic space', '\u3000'],
    ['an empty Braille pattern', '\u2800'],
    ['a Hangul filler', '\u3164'],
    ['a half-width Hangul filler', '\uffa0'],
  ])('turns %s into a space', (_name, blank) => {
    expect(visibleText(`Juan${blank}Cruz`)).toBe('Juan Cruz');
  });

  test.each([
    ['a family', '\u{1f468}\u200d\u{1f469}\u200d\u{1f467}'],
    ['a rainbow flag', '\u{1f3f3}\ufe0f\u200d\u{1f308}'],
    ['a skin tone', '\u{1f469}\u{1f3fd}\u200d\u{1f4bb}'],
    ['a red heart', '\u2764\ufe0f'],
    ['a heart as text', '\u2764\ufe0e'],
    ['a keycap', '1\ufe0f\u20e3'],
    ['the flag of England', '\u{1f3f4}\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}'],
    ['Persian', '\u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645'],
    ['Sinhala', '\u0dc1\u0dca\u200d\u0dbb\u0dd3'],
    ['letters with marks', 'Nin\u0303o Ni\u00f1o'],
    ['lines and tabs', 'a\n\tb\r\n'],
  ])('leaves %s unchanged', (_name, text) => {
    expect(visibleText(text)).toBe(text);
  });

  test('leaves no hidden text in the tags after a picture', () => {
    const smuggled = Array.from('ignore', (letter) => String.fromCodePoint(0xe0000 + letter.charCodeAt(0))).join('');
    expect(visibleText(`\u{1f600}${smuggled}`)).toBe('\u{1f600}');
  });

  test('is stable', () => {
    fc.assert(
      fc.property(ANY_TEXT, (text) => {
        expect(visibleText(visibleText(text))).toBe(visibleText(text));
      }),
      { numRuns: 3000 },
    );
  });
});

describe('cleanLine', () => {
  test.each([
    ['Juan', 'Juan'],
    ['  Juan \t Cruz\n', 'Juan Cruz'],
    ['Juan\u00a0\u2003Cruz', 'Juan Cruz'],
    ['Juan\u200b \u200b \u200bCruz', 'Juan Cruz'],
    ['Juan\u2028Cruz', 'Juan Cruz'],
    ['Juan\vCruz', 'Juan Cruz'],
    ['Nin\u0303o', 'Ni\u00f1o'],
    // Composed, the joiner would follow a mark that joins nothing.
    ['\u0303\u0dca\u200c\u0dca', '\u0dca\u0dca\u0303'],
    ['\u200b', ''],
    ['\u00ad\ufeff \u2060', ''],
    ['\u3164\u2800', ''],
  ])('turns %j into %j', (typed, line) => {
    expect(cleanLine(typed)).toBe(line);
  });

  test('is stable', () => {
    fc.assert(
      fc.property(ANY_TEXT, (text) => {
        expect(cleanLine(cleanLine(text))).toBe(cleanLine(text));
      }),
      { numRuns: 3000 },
    );
  });

  test('leaves no space at an end, no two in a row, and no lone invisible character', () => {
    fc.assert(
      fc.property(ANY_TEXT, (text) => {
        expect(cleanLine(text)).not.toMatch(/^\s|\s$| {2}|[\u00a0\u00ad\u200b\ufeff]/);
      }),
    );
  });
});

describe('hasForbiddenCharacters', () => {
  test.each(['Juan\nBcc: x@example.com', 'Juan\rCruz', 'a\u0000b', 'a\u001bb', 'a\u007fb', 'a\u0085b', 'a\u202eb', 'a\u2066b', '\u2069'])(
    'is true for %j',
    (line) => {
      expect(hasForbiddenCharacters(cleanLine(line))).toBe(true);
    },
  );

  test.each(['', 'Juan\tCruz', '\nJuan\r\n', 'Juan\u200e', 'Ni\u00f1o', '\u{1f468}\u200d\u{1f469}', '\u0639\u0644\u064a'])(
    'is false for %j',
    (line) => {
      expect(hasForbiddenCharacters(cleanLine(line))).toBe(false);
    },
  );
});

describe('cleanParagraphs', () => {
  test.each([
    ['Mon\r\nTue\rWed\nThu', 'Mon\nTue\nWed\nThu'],
    ['Mon\vTue\u2028Wed\u2029Thu\u0085Fri', 'Mon\nTue\nWed\nThu\nFri'],
    ['Mon\n\n\nTue', 'Mon\n\n\nTue'],
    ['- a\n\t- b\n    code  \nc', '- a\n\t- b\n    code  \nc'],
    ['#\u00a0Plan\u200b', '# Plan'],
    ['a\u0000b\u001b[0m\u007f', 'ab[0m'],
    ['Call \u2068Ana\u2069 \u202enow', 'Call Ana now'],
    ['Nin\u0303o', 'Ni\u00f1o'],
    ['\u{1f468}\u200d\u{1f469}', '\u{1f468}\u200d\u{1f469}'],
    [' \n\u200b\u3164\n ', ''],
  ])('turns %j into %j', (typed, text) => {
    expect(cleanParagraphs(typed)).toBe(text);
  });

  test('is stable, and leaves only line feeds and tabs as control characters', () => {
    fc.assert(
      fc.property(ANY_TEXT, (typed) => {
        const text = cleanParagraphs(typed);
        expect(cleanParagraphs(text)).toBe(text);
        expect(text).not.toMatch(/(?![\n\t])[\p{Control}\u202a-\u202e\u2066-\u2069]/u);
      }),
      { numRuns: 3000 },
    );
  });
});
