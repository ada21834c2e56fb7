import type { ResourceKind } from '@atlas/domain/uploads';
import type { DemoFile } from '../files/fileToMake.ts';

/** A resource of the demo: a file generated when it is seeded, or a link. */
export interface DemoResource {
  name: string;
  description: string;
  kind: ResourceKind;
  file?: DemoFile;
  url?: string;
  /** Number of days for which its link has been broken. */
  linkBrokenDays?: number;
  /**
   * membership and studio: sold with these products; members: granted to them; affiliates: granted
   * to them; public: open to all.
   */
  opens: 'membership' | 'studio' | 'members' | 'affiliates' | 'public';
  archived?: true;
}

const FILES: readonly DemoResource[] = [
  {
    name: 'Proposal checklist',
    description: 'One page to read before you press Send.',
    kind: 'pdf',
    file: {
      name: 'proposal-checklist.pdf',
      kind: 'pdf',
      lines: [
        '# Before you press Send',
        '[ ] The first line answers what the client asked',
        '[ ] One example of work, not five',
        '[ ] A price with what it includes',
        '[ ] A question that is easy to answer',
        '[ ] Read aloud once',
      ],
    },
    opens: 'membership',
  },
  {
    name: 'Rate calculator',
    description: 'Hours, costs and the price per hour, as a sheet to fill in.',
    kind: 'spreadsheet',
    file: {
      name: 'rate-calculator.csv',
      kind: 'csv',
      lines: [
        'What | Amount a month',
        'Income wanted | ₱45,000',
        'Internet and power | ₱3,500',
        'Savings for taxes | ₱5,000',
        'Hours free | 100',
      ],
    },
    opens: 'membership',
  },
  {
    name: 'Client call script',
    description: 'Opening, questions and a kind ending, in plain English.',
    kind: 'document',
    file: {
      name: 'client-call-script.txt',
      kind: 'txt',
      lines: [
        'Good morning, this is Maricel. Can you hear me well?',
        'Before we start: how much time do you have today?',
        'What would make this project a success for you?',
        'Let me repeat what I understood, so that we agree.',
        'I will send you a summary before five. Thank you for your time.',
      ],
    },
    opens: 'membership',
  },
  {
    name: 'Calm palette for social posts',
    description: 'Five colors that agree, to pick from in Canva.',
    kind: 'image',
    file: { name: 'calm-palette.png', kind: 'png', lines: ['#0f766e', '#99f6e4', '#fef3c7', '#f59e0b', '#1f2937'] },
    opens: 'members',
  },
  {
    name: 'One quiet minute before a call',
    description: 'Press play, breathe, and begin when it ends.',
    kind: 'audio',
    file: { name: 'one-quiet-minute.mp3', kind: 'mp3', lines: ['60'] },
    opens: 'members',
  },
  {
    name: 'Slides: introduce yourself in three minutes',
    description: 'A presentation to copy and fill in before your first client meeting.',
    kind: 'presentation',
    file: {
      name: 'introduce-yourself.pptx',
      kind: 'pptx',
      lines: [
        '# My name and what I do',
        'One sentence, no titles',
        'Where I am, and my hours',
        '# Work I am proud of',
        'One project, one picture',
        'What changed for the client',
        '# How we would start',
        'A small first task',
        'When you hear from me',
      ],
    },
    opens: 'membership',
  },
  {
    name: 'Starter folder for a new client',
    description: 'Agreement, task list and handover notes in one archive.',
    kind: 'archive',
    file: {
      name: 'starter-folder.zip',
      kind: 'zip',
      lines: [
        '== 1-agreement.txt',
        'Who, what, until when, for how much. Half before the start.',
        '== 2-task-list.txt',
        'Monday: inbox and calendar',
        'Friday: report with three numbers',
        '== 3-handover.txt',
        'Passwords live in the password manager, never here.',
      ],
    },
    opens: 'membership',
  },
  {
    name: 'Ten proposals that were answered',
    description: 'The texts from the live evening, with a note beside each.',
    kind: 'pdf',
    file: {
      name: 'ten-proposals.pdf',
      kind: 'pdf',
      lines: [
        '# Ten proposals',
        '## 1. Inbox for a dental clinic',
        'Hello Dr. Cruz, you get 60 messages a day and answer at night. I can give you your evenings back.',
        '## 2. Product texts for a soap shop',
        'I washed my hands with your soap before writing this. It smells of rain.',
      ],
    },
    opens: 'membership',
  },
  {
    name: 'Monthly income and costs',
    description: 'A sheet for every month, ready for your accountant.',
    kind: 'spreadsheet',
    file: {
      name: 'income-and-costs.csv',
      kind: 'csv',
      lines: ['Date | What | In | Out', '2025-01-06 | Dental clinic | ₱12,000 | ', '2025-01-10 | Internet |  | ₱1,699'],
    },
    opens: 'membership',
  },
  {
    name: 'Weekly report for clients',
    description: 'Three numbers and one question: a report that is read.',
    kind: 'document',
    file: {
      name: 'weekly-report.txt',
      kind: 'txt',
      lines: [
        'This week: 42 messages answered, 3 orders saved, 1 complaint solved.',
        'Next week: the new price list.',
        'My question: may I change the opening hours on the page?',
      ],
    },
    opens: 'membership',
  },
  {
    name: 'Subcontractor agreement',
    description: 'For the first person to whom you hand work over.',
    kind: 'pdf',
    file: {
      name: 'subcontractor-agreement.pdf',
      kind: 'pdf',
      lines: [
        '# Agreement',
        'Between the studio and the freelancer, for one month on trial.',
        '## Work',
        '## Pay',
        '## What stays confidential',
      ],
    },
    opens: 'studio',
  },
  {
    name: 'Studio price list',
    description: 'Packages with hours, margin and what they include.',
    kind: 'spreadsheet',
    file: {
      name: 'studio-price-list.csv',
      kind: 'csv',
      lines: ['Package | Hours | Price | Margin', 'Inbox | 40 | ₱18,000 | 35%', 'Shop | 80 | ₱34,000 | 38%'],
    },
    opens: 'studio',
  },
  {
    name: 'Onboarding slides for your team',
    description: 'The first day of a new assistant, slide by slide.',
    kind: 'presentation',
    file: {
      name: 'onboarding.pptx',
      kind: 'pptx',
      lines: ['# Welcome to the studio', 'Whom we work for', 'How we write to clients', '# Your first week', 'Watch, then do, then show'],
    },
    opens: 'studio',
  },
];

const LINKS: readonly DemoResource[] = [
  {
    name: 'Portfolio template in Canva',
    description: 'Copy it, put in three projects, done.',
    kind: 'link',
    url: 'https://www.canva.com/templates/',
    opens: 'membership',
  },
  {
    name: 'Film: letters that are easy to read',
    description: 'Six minutes on choosing two fonts.',
    kind: 'video',
    url: 'https://www.youtube.com/watch?v=YqQx75OPRa0',
    opens: 'members',
  },
  {
    name: 'Forms of the Bureau of Internal Revenue',
    description: 'Where the forms for freelancers are kept.',
    kind: 'link',
    url: 'https://www.bir.gov.ph/',
    linkBrokenDays: 4,
    opens: 'membership',
  },
];

const PUBLIC: readonly DemoResource[] = [
  {
    name: 'Is freelancing for you? Twelve questions',
    description: 'An honest test, open to everybody.',
    kind: 'pdf',
    file: {
      name: 'twelve-questions.pdf',
      kind: 'pdf',
      lines: [
        '# Twelve questions',
        '[ ] I can wait a month for the first income',
        '[ ] I like to finish things alone',
        '[ ] I ask when I do not understand',
      ],
    },
    opens: 'public',
  },
  {
    name: 'Words that clients use',
    description: 'Sixty English words of job posts, in Tagalog.',
    kind: 'spreadsheet',
    file: {
      name: 'words-that-clients-use.csv',
      kind: 'csv',
      lines: ['English | Tagalog', 'deadline | takdang petsa', 'draft | burador', 'to hand over | ipasa'],
    },
    opens: 'public',
  },
  {
    name: 'Film: what a virtual assistant does all day',
    description: 'A day in ten minutes.',
    kind: 'video',
    url: 'https://www.youtube.com/watch?v=UNP03fDSj1U',
    opens: 'public',
  },
  {
    name: 'How to tell a scam',
    description: 'Seven signs, on one page to share.',
    kind: 'document',
    file: {
      name: 'how-to-tell-a-scam.txt',
      kind: 'txt',
      lines: [
        '1. They ask for money before you earn any.',
        '2. The pay is too good.',
        '3. They write in the middle of the night and hurry you.',
      ],
    },
    opens: 'public',
  },
];

const AFFILIATES: readonly DemoResource[] = [
  {
    name: 'Post templates for affiliates',
    description: 'Five posts to put into your own words.',
    kind: 'document',
    file: {
      name: 'post-templates.txt',
      kind: 'txt',
      lines: ['I was tired of the two-hour ride to work. Here is what I learned instead:', 'Ask me anything about working from home.'],
    },
    opens: 'affiliates',
  },
  {
    name: 'Brand colors for affiliates',
    description: 'Use these, and nobody wonders who it comes from.',
    kind: 'image',
    file: { name: 'brand-colors.png', kind: 'png', lines: ['#0f766e', '#134e4a', '#f0fdfa'] },
    opens: 'affiliates',
  },
  {
    name: 'What you may promise, and what not',
    description: 'The rules for posts and ads.',
    kind: 'pdf',
    file: {
      name: 'what-you-may-promise.pdf',
      kind: 'pdf',
      lines: [
        '# What you may promise',
        'Your own story, with your own numbers.',
        '## What you may not',
        'Any income of somebody else. Any date by which it comes.',
      ],
    },
    opens: 'affiliates',
  },
];

const ARCHIVED: readonly DemoResource[] = [
  {
    name: 'Price guide 2023',
    description: 'Replaced by the rate calculator.',
    kind: 'pdf',
    file: { name: 'price-guide-2023.pdf', kind: 'pdf', lines: ['# Price guide 2023', 'Kept for the record.'] },
    opens: 'membership',
    archived: true,
  },
  {
    name: 'Old group chat',
    description: 'Closed; your group has its own.',
    kind: 'link',
    url: 'https://chat.atlas.example/2023',
    opens: 'members',
    archived: true,
  },
];

export const DEMO_RESOURCES: readonly DemoResource[] = [...FILES, ...LINKS, ...PUBLIC, ...AFFILIATES, ...ARCHIVED];
