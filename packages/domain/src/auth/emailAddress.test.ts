import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { maskEmail } from '../affiliates/maskLead.ts';
import { fieldErrors } from '../forms/fieldErrors.ts';
import { visibleText } from '../forms/visibleText.ts';
import { checkWorkbook } from '../imports/checkWorkbook.ts';
import { problemText } from '../imports/importProblem.ts';
import { IMPORT_TEMPLATES } from '../imports/templates.ts';
import { emailAddress } from './emailAddress.ts';
import { loginForm } from './loginForm.ts';
import { forgotPasswordForm, setNewPasswordForm } from './askCodeForms.ts';
import { signUpForm } from './signUpForm.ts';

const HOST = '@example.com';
/** An address with the given number of characters. */
const long = (characters: number): string => `${'a'.repeat(characters - HOST.length)}${HOST}`;

const ADDRESSES: readonly (readonly [typed: string, address: string])[] = [
  ['juan@example.com', 'juan@example.com'],
  [' juan@example.com', 'juan@example.com'],
  ['juan@example.com ', 'juan@example.com'],
  ['\t\u00a0juan@example.com\n', 'juan@example.com'],
  ['Juan.Cruz@EXAMPLE.Com', 'juan.cruz@example.com'],
  ['juan+atlas@example.com', 'juan+atlas@example.com'],
  ['juan+@example.com', 'juan+@example.com'],
  ['juan.dela-cruz_1@mail.example.com.ph', 'juan.dela-cruz_1@mail.example.com.ph'],
  ["o'neil@example.com", "o'neil@example.com"],
  ['a@b.co', 'a@b.co'],
  // Invisible characters, as copied from web pages, chats and word processors.
  ['juan@example.com\u200b', 'juan@example.com'],
  ['\ufeffjuan@example.com', 'juan@example.com'],
  ['juan\u200b@example.com', 'juan@example.com'],
  ['juan@exam\u00adple.com', 'juan@example.com'],
  ['\u200ejuan@example.com\u200f', 'juan@example.com'],
  ['juan@example.com\u2060\ufe0f', 'juan@example.com'],
  ['\u3000juan@example.com\u2800', 'juan@example.com'],
  ['juan@1.example.com', 'juan@1.example.com'],
  ['juan@xn--bcher-kva.example', 'juan@xn--bcher-kva.example'],
  ['juan@example.xn--fiqs8s', 'juan@example.xn--fiqs8s'],
  [`juan@${'a'.repeat(63)}.com`, `juan@${'a'.repeat(63)}.com`],
  [long(254), long(254)],
  [` ${long(254)} `, long(254)],
];

const NONE: readonly string[] = [
  'juan',
  '@',
  'juan@',
  '@example.com',
  'juan.example.com',
  // The top-level domain is missing or invalid.
  'juan@example',
  'juan@localhost',
  'juan@example.',
  'juan@example.c',
  'juan@example.com.',
  'juan@example.1',
  'juan@192.168.0.1',
  'juan@[192.168.0.1]',
  'juan@.com',
  'juan@mail..com',
  'juan@-example.com',
  'juan@example-.com',
  'juan@exam_ple.com',
  `juan@${'a'.repeat(64)}.com`,
  // More than one @, or more than one address.
  'juan@@example.com',
  'juan@ana@example.com',
  'juan@example.com,ana@example.com',
  'juan@example.com;ana@example.com',
  'juan@example.com ana@example.com',
  // Dots and spaces in invalid positions.
  '.juan@example.com',
  'juan.@example.com',
  'juan..cruz@example.com',
  'juan cruz@example.com',
  'juan@ example.com',
  'juan@exam ple.com',
  // Letters outside ASCII, and letters that resemble ASCII or lower-case to it.
  'muñoz@example.com',
  'juan@exämple.com',
  'juan@例え.jp',
  'juan＠example.com',
  '\u212aaren@example.com',
  'juan@example.com\u202e',
  '\u2066juan@example.com\u2069',
  'juan\u00a0cruz@example.com',
  // Control characters, and text that would start another header.
  'juan\u0000@example.com',
  'juan@example.com\u0000',
  'juan\u007f@example.com',
  'juan@example.com\nBcc: ana@example.com',
  'juan@example.com\r\nana@example.com',
  // Text that surrounds an address elsewhere.
  '<juan@example.com>',
  'Juan <juan@example.com>',
  '"juan cruz"@example.com',
  'juan(work)@example.com',
  'mailto:juan@example.com',
  long(255),
];

describe('emailAddress', () => {
  test.each(ADDRESSES)('reads %j as %s', (typed, address) => {
    expect(emailAddress(typed)).toBe(address);
  });

  test.each(['', ' ', ...NONE])('rejects %j', (typed) => {
    expect(emailAddress(typed)).toBeNull();
  });

  test.each([undefined, null, 7, ['juan@example.com']])('rejects %j', (typed) => {
    expect(emailAddress(typed as unknown as string)).toBeNull();
  });

  test('reads its own output unchanged', () => {
    fc.assert(
      fc.property(fc.emailAddress(), (typed) => {
        const address = emailAddress(typed);
        expect(address).toBe(typed.length <= 254 ? typed.toLowerCase() : null);
        if (address !== null) expect(emailAddress(address)).toBe(address);
      }),
    );
  });

  test('rejects a name with anything visible outside ASCII', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0x80, max: 0xffff }), (code) => {
        const character = String.fromCharCode(code);
        const address = emailAddress(`ju${character}an@example.com`);
        expect(address).toBe(visibleText(character) === '' ? 'juan@example.com' : null);
      }),
    );
  });
});

/** The import result for a sheet with one member who has this address. */
const membersSheet = (email: string) => {
  const [members, subscription] = IMPORT_TEMPLATES.members;
  const line = members.columns.map((column) => (column === 'Email' ? email : column === 'Tribe ID' ? 'T1' : null));
  return checkWorkbook('members', { Members: [members.columns, line], Subscription: [subscription.columns] });
};

/** Every function that accepts an address: returns the parsed address, or null when rejected. */
const TAKERS: readonly (readonly [name: string, take: (typed: string) => string | null])[] = [
  ['sign-up', (email) => signUpForm.shape.email.safeParse(email).data ?? null],
  ['login', (email) => loginForm.shape.email.safeParse(email).data ?? null],
  ['forgot password', (email) => forgotPasswordForm.safeParse({ email }).data?.email ?? null],
  ['set new password', (email) => setNewPasswordForm.safeParse({ email }).data?.email ?? null],
  ['the sheet of members', (email) => membersSheet(email).sheets.Members?.[0]?.value.Email ?? null],
];

describe('forms and sheets', () => {
  test.each(TAKERS)('%s accepts the same addresses', (_name, take) => {
    for (const [typed, address] of ADDRESSES) expect(take(typed), typed).toBe(address);
    for (const typed of NONE) expect(take(typed), typed).toBeNull();
  });

  test('a mask reveals nothing of an invalid address', () => {
    for (const [typed] of ADDRESSES) expect(maskEmail(typed), typed).toMatch(/^.\*{3}@.\*{3}\.[a-z0-9-]+$/);
    for (const typed of NONE) expect(maskEmail(typed), typed).toBe('***');
  });

  test.each([signUpForm, loginForm, forgotPasswordForm, setNewPasswordForm])(
    'form %# uses the same message for every rejection',
    (form) => {
      for (const email of NONE)
        expect(fieldErrors(form, { email })?.['email'], email).toBe('Enter a valid email address (e.g., juan@example.com)');
    },
  );

  test('the import reports the row of an invalid address', () => {
    const { problems } = membersSheet('juan@example');
    expect(problems.map(problemText)).toEqual(["Members, row 2, Email: 'juan@example' is not an email address."]);
  });
});
