/** A segment as the list shows it. */
interface SegmentFixture {
  databaseId: number;
  revision: number;
  name: string;
  list: 'MEMBERS' | 'NONMEMBERS';
  search: string;
  path: string;
  link: string;
  isOwn: boolean;
  isShared: boolean;
  isOnHome: boolean;
  ownerName: string;
  people: number | null;
  problem: string | null;
  notices: readonly string[];
  createdAt: string;
}

/** An own segment that is not shared. */
export const cebu: SegmentFixture = {
  databaseId: 7,
  revision: 1,
  name: 'Cebu, expiring soon',
  list: 'MEMBERS',
  search: 'expiring=soon&province=Cebu',
  path: '/community/members?expiring=soon&province=Cebu',
  link: '/community/members?segment=k3_-Az09k3_-Az09k3_-Az',
  isOwn: true,
  isShared: false,
  isOnHome: true,
  ownerName: 'Aileen Bautista',
  people: 26,
  problem: null,
  notices: [],
  createdAt: '2025-11-10T02:00:00Z',
};

/** A segment of someone else, which names an archived group. */
export const shared: SegmentFixture = {
  ...cebu,
  databaseId: 8,
  name: 'Group Amihan',
  search: 'group=4',
  path: '/community/members?group=4',
  link: '/community/members?segment=b7_-Az09k3_-Az09k3_-Az',
  isOwn: false,
  isShared: true,
  isOnHome: false,
  ownerName: 'Kristine Joy Mercado',
  people: 1001,
  notices: ['A group of this segment is archived. It still selects the people in it.'],
};

/** A segment whose filters this version does not have. */
export const unusable: SegmentFixture = {
  ...cebu,
  databaseId: 9,
  name: 'Former filters',
  isOnHome: false,
  people: null,
  problem: '“gone=1” is not a filter of this list. Clear the filters, then try again.',
};
