const lead = (databaseId: number, name: string) => ({ databaseId, name, profileImage: null });

export const [ana, paolo, rowena, dennis] = [
  lead(41, 'Ana Cruz'),
  lead(42, 'Paolo Reyes'),
  lead(43, 'Rowena Aquino'),
  lead(44, 'Dennis Salazar'),
];

const seat = (of: ReturnType<typeof lead>, more: object = {}) => ({
  lead: of,
  about: '',
  groupName: 'Narra',
  meetingDay: 7,
  meetingTime: '19:30',
  seats: 8,
  seatsLeft: 8,
  whyNot: null,
  assigned: [],
  ...more,
});

/** Four leads: with seats left, with the last one, full, and the lead of the own group. */
export const seats = [
  seat(ana, {
    about: 'Bookkeeper for three clients in Australia. I help you keep one promise a week, even when the kids are sick.',
    seatsLeft: 3,
  }),
  seat(paolo, { about: 'Video editor, father of two.', groupName: 'Molave', meetingDay: 3, meetingTime: '06:00', seatsLeft: 1 }),
  seat(rowena, {
    groupName: 'Sampaguita',
    meetingDay: null,
    meetingTime: null,
    seatsLeft: 0,
    whyNot: 'All seats of this team lead are taken. Choose another one.',
  }),
  seat(dennis, { groupName: 'Yakal', seatsLeft: 5, whyNot: 'You are already in the group of this team lead.' }),
];

/** The leads of a ranked round, in which no seat is taken before the draw. */
export const rankedSeats = seats.map((one) => ({ ...one, seatsLeft: one.seats, whyNot: one.lead === dennis ? one.whyNot : null }));

/** An open round that is first come, first served. */
export const openRound = (more: object = {}) => ({
  databaseId: 4,
  name: 'Team leads of Batch 18',
  kind: 'CHOOSE_ONE',
  state: 'OPEN',
  opensAt: '2025-11-10T00:00:00Z',
  closesAt: '2025-11-17T12:00:00Z',
  assignedAt: null,
  announcedAt: null,
  revision: 1,
  whyNot: null,
  batch: null,
  seed: null,
  protocol: null,
  myChoices: [],
  seats,
  seatCount: 32,
  chosenCount: 15,
  ...more,
});

/** An open round in which members rank three leads. */
export const rankedRound = (more: object = {}) =>
  openRound({ databaseId: 5, name: 'Team leads of Batch 17', kind: 'RANK_THREE', seats: rankedSeats, ...more });

/** A choice of a lead. */
export const choice = (of: ReturnType<typeof lead>, rank = 1, assigned = false) => ({ rank, assigned, lead: of });
