import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { scrubbedText } from './scrubbedText.ts';

describe('scrubbedText', () => {
  test.each([
    // Addresses lose everything after their path.
    ['at /login?email=ana&token=abc', 'at /login'],
    ['GET https://atlas.example/signup?email=ana#top failed', 'GET https://atlas.example/signup failed'],
    ['see "/events/7#ana", then go', 'see "/events/7", then go'],
    ['at f (https://atlas.example/?a=1:2:3)', 'at f (https://atlas.example/)'],
    [
      'Minified React error #418; visit https://react.dev/errors/418?args[]=HTML',
      'Minified React error #418; visit https://react.dev/errors/418',
    ],
    ['Really? #1 is missing', 'Really? #1 is missing'],
    // Email addresses.
    ['No seat for ana.cruz+1@mail.example.com.', 'No seat for [email].'],
    ['niño@example.ph, ANA@EXAMPLE.COM', '[email], [email]'],
    ['/users/ana%40example.com', '/users/[email]'],
    ['https://ana:secret@example.com/x', 'https://ana:[email]/x'],
    ['draw@http://atlas.example/a.js', 'draw@http://atlas.example/a.js'],
    ['@atlas/ui and ana@home', '@atlas/ui and ana@home'],
    // Long runs of digits, also in groups.
    ['12345 and 123456', '12345 and [number]'],
    ['call +63 917 123 4567', 'call [number]'],
    ['0917-123-4567, 0917.123.4567', '[number], [number]'],
    ['lesson 136 of course 136', 'lesson 136 of course 136'],
    ['code 123456', 'code [number]'],
    // Tokens: 16 letters and digits or more, including a digit.
    ['a1b2c3d4e5f6g7h', 'a1b2c3d4e5f6g7h'],
    ['a1b2c3d4e5f6g7h8', '[token]'],
    ['/api/uploads/3f2b8c1a-9d4e-4f6a-8b7c-1d2e3f4a5b6c', '/api/uploads/[token]'],
    ['eyJhbGciOi.eyJzdWIiOi.abc-def', '[token]'],
    ['Authorization: Bearer abc.def', 'Authorization: [token]'],
    ['useDeferredValueOfSomethingLong', 'useDeferredValueOfSomethingLong'],
    // Locations in our own code stay.
    ['at t (https://atlas.example/assets/core-Dk12345678.js:1:123456)', 'at t (https://atlas.example/assets/core-Dk12345678.js:1:123456)'],
    ['draw@/assets/relay-runtime-Dlwmwl7c.js:1:98', 'draw@/assets/relay-runtime-Dlwmwl7c.js:1:98'],
    ['src/App.tsx:123456', 'src/App.tsx:123456'],
    ['', ''],
  ])('scrubs %s to %s', (text, scrubbed) => {
    expect(scrubbedText(text)).toBe(scrubbed);
  });

  test('leaves its own output unchanged', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (text) => {
        const once = scrubbedText(text);
        expect(scrubbedText(once)).toBe(once);
      }),
    );
  });

  test('leaves no email address and no phone number, whatever surrounds them', () => {
    const around = fc.stringMatching(/^[ \n"'(),:;/]{0,5}$/);
    const secret = fc.oneof(
      fc.stringMatching(/^[a-z0-9!#$%&'*+=?^_{|}~.-]{1,20}@[a-z0-9-]{1,20}\.[a-z]{2,6}$/),
      fc.stringMatching(/^\+639\d{9}$/),
    );
    fc.assert(
      fc.property(around, secret, around, (before, text, after) => {
        expect(scrubbedText(`x${before}${text}${after}y`)).not.toContain(text);
      }),
    );
  });
});
