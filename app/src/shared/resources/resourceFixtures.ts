import type { ResourceKind } from '@atlas/domain/uploads';
import type { NamedFixture } from '../../testing/courses.ts';
import { PUBLISHED, type PublicationFixture } from '../../testing/publication.ts';

export interface ResourceFixture extends PublicationFixture {
  databaseId: number;
  name: string;
  description: string;
  kind: Uppercase<ResourceKind>;
  url: string | null;
  link: string | null;
  embedUrl: string | null;
  fileName: string | null;
  bytes: number | null;
  isInline: boolean;
  awaitsFile: boolean;
  isPublic: boolean;
  forAffiliates: boolean;
  linkCheckedAt: string | null;
  brokenSince: string | null;
  accessLevels: readonly NamedFixture[];
  products: readonly NamedFixture[];
  lock: object | null;
  revision: number;
  createdAt: string;
  archivedAt: string | null;
}

type Named = Partial<ResourceFixture> & Pick<ResourceFixture, 'databaseId' | 'name'>;

/** A file of 340 kB for members to download. */
export const resourceFile = (named: Named & Pick<ResourceFixture, 'kind' | 'fileName'>): ResourceFixture => ({
  description: '',
  url: `/api/uploads/${named.databaseId}`,
  link: null,
  embedUrl: null,
  bytes: 340_000,
  isInline: false,
  awaitsFile: false,
  isPublic: false,
  forAffiliates: false,
  linkCheckedAt: null,
  brokenSince: null,
  accessLevels: [],
  products: [],
  lock: null,
  revision: 1,
  createdAt: '2025-10-20T02:00:00Z',
  ...PUBLISHED,
  archivedAt: null,
  ...named,
});

/** A link that was checked last night. */
export const resourceLink = (url: string, named: Named): ResourceFixture =>
  resourceFile({ kind: 'LINK', fileName: null, bytes: null, url, link: url, linkCheckedAt: '2025-11-09T19:40:00Z', ...named });

const member: NamedFixture = { databaseId: 2, name: 'Member' };

export const checklist = (named: Partial<ResourceFixture> = {}): ResourceFixture =>
  resourceFile({
    databaseId: 1,
    name: 'Proposal checklist',
    description: 'One page to read before you press Send.',
    kind: 'PDF',
    fileName: 'proposal-checklist.pdf',
    isInline: true,
    accessLevels: [member],
    products: [{ databaseId: 1, name: 'Freelancing Course' }],
    ...named,
  });
export const palette = resourceFile({
  databaseId: 2,
  name: 'Calm palette for social posts',
  description: 'Five colors that agree, to pick from in Canva.',
  kind: 'IMAGE',
  fileName: 'calm-palette.png',
  isInline: true,
});
export const quietMinute = resourceFile({
  databaseId: 3,
  name: 'One quiet minute before a call',
  description: 'Press play, breathe, and begin when it ends.',
  kind: 'AUDIO',
  fileName: 'one-quiet-minute.mp3',
  isInline: true,
});
export const starterFolder = resourceFile({
  databaseId: 4,
  name: 'Starter folder for a new client',
  description: 'Agreement, task list and handover notes in one archive.',
  kind: 'ARCHIVE',
  fileName: 'starter-folder.zip',
  bytes: 4_200_000,
});
export const rateCalculator = resourceFile({
  databaseId: 5,
  name: 'Rate calculator',
  description: 'Hours, costs and the price per hour, as a sheet to fill in.',
  kind: 'SPREADSHEET',
  fileName: 'rate-calculator.xlsx',
});
export const slides = resourceFile({
  databaseId: 6,
  name: 'Introduce yourself in three minutes',
  kind: 'PRESENTATION',
  fileName: 'introduce.pptx',
});
export const script = resourceFile({ databaseId: 7, name: 'Client call script', kind: 'DOCUMENT', fileName: 'client-call-script.docx' });
export const film = resourceLink('https://www.youtube.com/watch?v=YqQx75OPRa0', {
  databaseId: 8,
  name: 'Film: letters that are easy to read',
  description: 'Six minutes on choosing two fonts.',
  kind: 'VIDEO',
  embedUrl: 'https://www.youtube-nocookie.com/embed/YqQx75OPRa0',
});
export const canva = resourceLink('https://www.canva.com/templates/', {
  databaseId: 9,
  name: 'Portfolio template in Canva',
  description: 'Copy it, put in three projects, done.',
});
export const forms = (named: Partial<ResourceFixture> = {}): ResourceFixture =>
  resourceLink('https://www.bir.gov.ph/', {
    databaseId: 10,
    name: 'Forms of the Bureau of Internal Revenue',
    description: 'Where the forms for freelancers are kept.',
    brokenSince: '2025-11-05T19:40:00Z',
    ...named,
  });

/** One resource of every kind, the newest first. */
export const everyKind = (): ResourceFixture[] => [
  checklist(),
  palette,
  quietMinute,
  starterFolder,
  rateCalculator,
  slides,
  script,
  film,
  canva,
  forms(),
];
