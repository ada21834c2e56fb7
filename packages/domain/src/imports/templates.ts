/**
 * The kinds of upload.
 *
 * @spec 2 §3
 */
export const UPLOAD_KINDS = ['members', 'groups', 'courses'] as const;

export type UploadKind = (typeof UPLOAD_KINDS)[number];

export interface ImportSheet {
  readonly sheet: string;
  readonly columns: readonly string[];
}

/**
 * The sheets and columns of each template, in order.
 *
 * @spec 2 §3
 */
export const IMPORT_TEMPLATES = {
  members: [
    {
      sheet: 'Members',
      columns: [
        'Tribe ID',
        'Email',
        'Batch',
        'First Name',
        'Middle Name',
        'Last Name',
        'Suffix',
        'Birth Date (mm/dd/yyyy)',
        'Facebook Profile',
        'Mobile Number',
        'Sex',
        'Group Name',
        'Access Levels',
        'Base Points',
        'Subscription ID',
      ],
    },
    {
      sheet: 'Subscription',
      columns: ['Subscription ID', 'Created At (mm/dd/yyyy)', 'Unenrolled (true or false)', 'Funnel ID', 'Payment Term ID'],
    },
  ],
  groups: [
    { sheet: 'Groups', columns: ['Group ID', 'Name'] },
    { sheet: 'Subgroups', columns: ['Subgroup ID', 'Name', 'Group ID'] },
  ],
  courses: [
    { sheet: 'Courses', columns: ['Course ID', 'Name', 'Short Description', 'Description', 'Author Tribe ID'] },
    { sheet: 'Units', columns: ['Unit ID', 'Name', 'Short Description', 'Description', 'Course ID'] },
    { sheet: 'Lessons', columns: ['Lesson ID', 'Name', 'Short Description', 'Description', 'Unit ID'] },
  ],
} as const satisfies Record<UploadKind, readonly ImportSheet[]>;

export type SheetName = (typeof IMPORT_TEMPLATES)[UploadKind][number]['sheet'];
