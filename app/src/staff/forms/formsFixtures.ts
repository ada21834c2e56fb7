/** A field as the API sends it. */
export const storyField = (key: string, type: string, label: string, more: object = {}) => ({
  key,
  type,
  label,
  hint: null,
  required: false,
  options: [],
  accept: null,
  showIf: null,
  ...more,
});

export const FEEDBACK_FIELDS = [
  storyField('course', 'SHORT', 'Which course?', { required: true }),
  storyField('pace', 'CHOICE', 'The pace was', { required: true, options: ['Too slow', 'Just right', 'Too fast'] }),
  storyField('missing', 'LONG', 'What went too fast?', { showIf: { key: 'pace', equals: 'Too fast' } }),
  storyField('spent', 'PESO', 'What did it cost you to take part?'),
  storyField('proof', 'FILE', 'A picture of your work', { accept: 'PICTURES' }),
];

export const feedback = {
  databaseId: 7,
  revision: 4,
  title: 'How was this course?',
  slug: 'course-feedback',
  state: 'OPEN',
  archivedAt: null,
  responseCount: 48,
  lastResponseAt: '2025-11-14T02:00:00.000Z',
  createdAt: '2025-07-20T02:00:00.000Z',
  description: 'Tell us what helped and what did not.',
  oncePerUser: false,
  mostResponses: null,
  layout: 'ONE_BY_ONE',
  hasDraft: false,
  versions: [{ databaseId: 9, version: 1 }],
  editedFields: FEEDBACK_FIELDS,
  editedStageRules: [],
  questions: FEEDBACK_FIELDS,
};

export const draftForm = {
  ...feedback,
  databaseId: 8,
  title: 'Your success story',
  slug: 'success-story',
  state: 'DRAFT',
  responseCount: 0,
  lastResponseAt: null,
};

const answer = (key: string, label: string, text: string, file: number | null = null) => ({ key, label, text, file });

export const RESPONSES = [
  {
    databaseId: 31,
    email: null,
    submittedAt: '2025-11-14T02:00:00.000Z',
    user: { databaseId: 61, name: 'Kristine Bautista' },
    version: { version: 1 },
    answers: [
      answer('course', 'Which course?', 'Proposals that get answered'),
      answer('pace', 'The pace was', 'Too fast'),
      answer('missing', 'What went too fast?', 'The part on contracts.'),
      answer('spent', 'What did it cost you to take part?', '₱350.00'),
      answer('proof', 'A picture of your work', 'desk.jpg', 90),
    ],
  },
  {
    databaseId: 30,
    email: 'nanay.luz@mail.example',
    submittedAt: '2025-11-12T09:30:00.000Z',
    user: null,
    version: { version: 1 },
    answers: [answer('course', 'Which course?', 'Transcription for beginners'), answer('pace', 'The pace was', 'Just right')],
  },
];
