import { NEEDED_COLUMNS } from './titleProblems.ts';
import { IMPORT_TEMPLATES, type ImportSheet, type SheetName, type UploadKind } from './templates.ts';

/** The sheet of a template that explains the others. An import ignores it. */
export const GUIDE_SHEET = 'How to fill in';

/** The explanation of a column of a template. */
export interface ColumnGuide {
  readonly sheet: SheetName;
  readonly column: string;
  readonly isNeeded: boolean;
  readonly text: string;
  readonly example: string;
}

type Texts = Readonly<Record<string, readonly [text: string, example: string]>>;

const described: Texts = {
  'Short Description': ['Up to 300 characters.', 'What this is about'],
  Description: ['Up to 20,000 characters. Markdown is kept.', 'You learn how to set your rates.'],
};

const GUIDES: Readonly<Record<SheetName, Texts>> = {
  Members: {
    'Tribe ID': ['Finds a person who has an account. Without one, a new person gets a Tribe ID.', 'T10000001'],
    Email: ['Needed for a new person. An import never changes the address of an account.', 'maria.cruz@example.com'],
    Batch: ['The name of a batch in Atlas.', ''],
    'First Name': ['Needed for a new person.', 'Maria'],
    'Middle Name': ['An empty cell leaves the value as it is, here and in every column.', 'Santos'],
    'Last Name': ['May be empty.', 'Cruz'],
    Suffix: ['Up to 20 characters.', 'Jr.'],
    'Birth Date (mm/dd/yyyy)': ['A date, or a text like 11/30/1995.', '11/30/1995'],
    'Facebook Profile': ['The link of a profile.', 'https://www.facebook.com/maria.cruz'],
    'Mobile Number': ['A Philippine number; the leading zero may be missing.', '09171234567'],
    Sex: ['Up to 20 characters.', 'Female'],
    'Group Name': ['The name of a group in Atlas.', ''],
    'Access Levels': ['Names of access levels, with commas between them. They are added, never removed.', ''],
    'Base Points': ['A whole number. It becomes XP.', '250'],
    'Subscription ID': ['The row of the sheet Subscription that belongs to this person.', 'S1'],
  },
  Subscription: {
    'Subscription ID': ['Any text that no other row of this sheet has.', 'S1'],
    'Created At (mm/dd/yyyy)': ['The day of the purchase: a date, or a text like 11/30/2025.', '11/30/2025'],
    'Unenrolled (true or false)': ['true when the subscription was ended.', 'false'],
    'Funnel ID': ['The number of a funnel in Atlas.', '1'],
    'Payment Term ID': ['The number of a payment term that the funnel offers.', '1'],
  },
  Groups: {
    'Group ID': ['Any text that no other row of this sheet has. It is remembered, so that a group is never added twice.', 'G1'],
    Name: ['A name that no other group has.', 'Amihan'],
  },
  Subgroups: {
    'Subgroup ID': ['Any text that no other row of this sheet has.', 'SG1'],
    Name: ['A name that no other subgroup of the group has.', 'Luzon'],
    'Group ID': ['The row of the sheet Groups to which it belongs.', 'G1'],
  },
  Courses: {
    'Course ID': ['Any text that no other row of this sheet has. It is remembered, so that a course is never added twice.', 'C1'],
    Name: ['Up to 150 characters. The course arrives as a draft.', 'Setting your rates'],
    ...described,
    'Author Tribe ID': ['The Tribe ID of a person with an account, or nothing.', ''],
  },
  Units: {
    'Unit ID': ['Any text that no other row of this sheet has.', 'U1'],
    Name: ['Up to 150 characters.', 'First steps'],
    ...described,
    'Course ID': ['The row of the sheet Courses to which it belongs.', 'C1'],
  },
  Lessons: {
    'Lesson ID': ['Any text that no other row of this sheet has.', 'L1'],
    Name: ['Up to 150 characters.', 'Your first offer'],
    ...described,
    'Unit ID': ['The row of the sheet Units to which it belongs.', 'U1'],
  },
};

/**
 * Explains the columns of a template, sheet by sheet, with an example for each.
 *
 * @example templateGuide('groups')[0]?.column // 'Group ID'
 * @spec 2 §3 names the columns; their contents are a product decision
 */
export function templateGuide(kind: UploadKind): ColumnGuide[] {
  const sheets: readonly ImportSheet[] = IMPORT_TEMPLATES[kind];
  return sheets.flatMap(({ sheet, columns }) =>
    columns.map((column) => {
      const name = sheet as SheetName;
      const [text = '', example = ''] = GUIDES[name][column] ?? [];
      return { sheet: name, column, isNeeded: NEEDED_COLUMNS[name].includes(column), text, example };
    }),
  );
}
