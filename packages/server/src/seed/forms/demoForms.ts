import type { FormLayout, FormState } from '@atlas/domain/forms';
import type { FormField } from '../../modules/forms/tables.ts';

/** A rule of the Journey Form, with the number of the stage. */
export interface DemoStageRule {
  key: string;
  equals: string;
  stage: number;
}

export interface DemoForm {
  slug: string;
  title: string;
  description: string;
  state: FormState;
  oncePerUser: boolean;
  layout: FormLayout;
  mostResponses?: number;
  /** Those of the latest version. */
  stageRules?: readonly DemoStageRule[];
  /** Days before seeding. */
  madeBefore: number;
  /** Oldest first, with the days before seeding. */
  versions: readonly { daysBefore: number; fields: readonly FormField[] }[];
}

const SITUATION: FormField = {
  key: 'situation',
  type: 'choice',
  label: 'What do you do now?',
  required: true,
  options: ['I have a job', 'I study', 'I take care of my family', 'I freelance already', 'I am between jobs'],
};
const GOAL: FormField = {
  key: 'goal',
  type: 'long',
  label: 'What should be different in a year?',
  hint: 'Two or three sentences are enough.',
  required: true,
};
const HOURS: FormField = { key: 'hours', type: 'number', label: 'How many hours a week can you learn?', required: true };
const SCALE = ['1', '2', '3', '4', '5'];

const FIRST_JOURNEY_FORM: readonly FormField[] = [
  { key: 'nickname', type: 'short', label: 'How shall we call you?', required: true },
  SITUATION,
  HOURS,
  GOAL,
];

const JOURNEY_FORM: readonly FormField[] = [
  ...FIRST_JOURNEY_FORM.slice(0, 2),
  {
    key: 'first-client',
    type: 'date',
    label: 'When did you get your first client?',
    hint: 'Roughly is fine.',
    showIf: { key: 'situation', equals: 'I freelance already' },
  },
  {
    key: 'income',
    type: 'peso',
    label: 'What do you earn from freelancing in a month?',
    showIf: { key: 'situation', equals: 'I freelance already' },
  },
  HOURS,
  {
    key: 'devices',
    type: 'multi',
    label: 'What can you work with?',
    required: true,
    options: ['Smartphone', 'Laptop', 'Desktop computer', 'Headset', 'Webcam', 'Second internet line'],
  },
  {
    key: 'english',
    type: 'scale',
    label: 'How sure are you of your English?',
    hint: '1 is not at all, 5 is very.',
    required: true,
    options: SCALE,
  },
  GOAL,
  { key: 'mobile', type: 'mobile', label: 'Mobile number', hint: 'For the welcome call.' },
  { key: 'facebook', type: 'facebook', label: 'Facebook profile' },
  { key: 'cv', type: 'file', label: 'Your résumé, if you have one' },
];

/** The forms of the demo, in every state. */
export const DEMO_FORMS: readonly DemoForm[] = [
  {
    slug: 'journey-form',
    title: 'Journey Form',
    description: 'A few questions, five minutes. Your answers decide in which stage you begin, and nobody else sees them but your coaches.',
    state: 'open',
    oncePerUser: true,
    layout: 'one-by-one',
    stageRules: [
      { key: 'situation', equals: 'I freelance already', stage: 3 },
      { key: 'english', equals: '5', stage: 2 },
    ],
    madeBefore: 335,
    versions: [
      { daysBefore: 335, fields: FIRST_JOURNEY_FORM },
      { daysBefore: 150, fields: JOURNEY_FORM },
    ],
  },
  {
    slug: 'course-feedback',
    title: 'How was this course?',
    description: 'Tell us what helped and what did not. We read every answer on Mondays.',
    state: 'open',
    oncePerUser: false,
    layout: 'one-by-one',
    madeBefore: 120,
    versions: [
      {
        daysBefore: 120,
        fields: [
          { key: 'course', type: 'short', label: 'Which course?', required: true },
          { key: 'rating', type: 'scale', label: 'How useful was it?', required: true, options: SCALE },
          {
            key: 'pace',
            type: 'choice',
            label: 'The pace was',
            options: ['Too slow', 'Just right', 'Too fast'],
            required: true,
          },
          { key: 'best', type: 'long', label: 'What helped you most?' },
          {
            key: 'missing',
            type: 'long',
            label: 'What went too fast?',
            showIf: { key: 'pace', equals: 'Too fast' },
          },
        ],
      },
    ],
  },
  {
    slug: 'live-workshop-survey',
    title: 'After the live workshop',
    description: 'Thank you for three evenings with us. Open to everybody who was there, with or without an account.',
    state: 'closed',
    oncePerUser: false,
    layout: 'all-at-once',
    madeBefore: 75,
    versions: [
      {
        daysBefore: 75,
        fields: [
          { key: 'days', type: 'multi', label: 'Which days were you there?', required: true, options: ['Day 1', 'Day 2', 'Day 3'] },
          { key: 'score', type: 'scale', label: 'Would you tell a friend about it?', required: true, options: SCALE },
          {
            key: 'next',
            type: 'choice',
            label: 'What comes next for you?',
            options: ['I joined the course', 'I think about it', 'Not now'],
            required: true,
          },
          { key: 'spend', type: 'peso', label: 'What did it cost you to take part, data and all?' },
        ],
      },
    ],
  },
  {
    slug: 'first-client',
    title: 'I got a client!',
    description: 'Tell us about it, so that we can celebrate with you and show the next one how it is done.',
    state: 'open',
    oncePerUser: false,
    layout: 'one-by-one',
    madeBefore: 200,
    versions: [
      {
        daysBefore: 200,
        fields: [
          { key: 'service', type: 'short', label: 'What do you do for them?', required: true },
          { key: 'since', type: 'date', label: 'Since when?', required: true },
          { key: 'monthly', type: 'peso', label: 'What do they pay in a month?' },
          {
            key: 'found',
            type: 'choice',
            label: 'Where did you find them?',
            options: ['A marketplace', 'Facebook', 'A friend', 'They found me'],
            required: true,
          },
          {
            key: 'share',
            type: 'choice',
            label: 'May we share your story?',
            options: ['Yes, with my name', 'Yes, without my name', 'No'],
            required: true,
          },
          {
            key: 'photo',
            type: 'file',
            label: 'A photo for your story',
            hint: 'A picture of at most 10 MB.',
            accept: 'pictures',
            showIf: { key: 'share', equals: 'Yes, with my name' },
          },
        ],
      },
    ],
  },
  {
    slug: 'success-story',
    title: 'Your success story',
    description: 'For the page of stories: where you began, what changed, and a photo.',
    state: 'draft',
    oncePerUser: true,
    layout: 'all-at-once',
    madeBefore: 8,
    versions: [
      {
        daysBefore: 8,
        fields: [
          { key: 'before', type: 'long', label: 'What was your day like before?', required: true },
          { key: 'after', type: 'long', label: 'And now?', required: true },
          { key: 'photo', type: 'file', label: 'A photo of your desk' },
        ],
      },
    ],
  },
];

/** Texts for the answers of the demo, by the key of the question. */
export const DEMO_ANSWERS: Record<string, readonly string[]> = {
  nickname: ['Joy', 'Kuya Ben', 'Tess', 'Migs', 'Len', 'Ate Rose', 'Jun', 'Cha', 'Dodong', 'Inday', 'Mylene', 'Bong'],
  goal: [
    'I want to be at home when my children come from school and still pay for their tuition.',
    'Leave the night shift for good. My health cannot take another year of it.',
    'Earn enough for my own laptop and help my parents with the loan on the tricycle.',
    'Two steady clients, one in the morning and one in the evening.',
    'My husband works in Dubai. I would like him to come home because we can afford it.',
    'Move back to the province and work from there, near my mother.',
    'I already have a client, but I need to raise my rate and learn to say no.',
    'To prove that I can do it although I stopped college in second year.',
  ],
  course: [
    'Proposals that get answered',
    'Virtual assistance from the first day',
    'Client calls without nerves',
    'Price your work in pesos and dollars',
    'Social media management that stays calm',
    'Transcription for beginners',
    'Taxes and papers for freelancers',
  ],
  best: [
    'The examples of proposals that were not answered. I wrote exactly such ones.',
    'Short lessons. I could watch them in the jeepney.',
    'The worksheet with the prices, I use it every week.',
    'That the coach speaks slowly and shows every click.',
    'Ang saya ng mga halimbawa, parang kapitbahay ko lang ang nagkukuwento.',
    'The checklist at the end of each unit.',
  ],
  missing: [
    'The part on contracts, please show one line by line.',
    'The call at the end; I had to watch it three times.',
    'Spreadsheet formulas.',
  ],
  service: [
    'Inbox and calendar care',
    'Product listings',
    'Video captions',
    'Bookkeeping for a bakery',
    'Customer support by chat',
    'Podcast transcripts',
    'Social media posts',
  ],
};
