import { daysFrom, type Seed } from '../seed.ts';
import { seededRandom, type Random } from '../seededRandom.ts';
import type { SeededPeople } from '../users/seededPeople.ts';
import { reportRuns, savedReports } from '../../modules/reports/tables.ts';

type Report = typeof savedReports.$inferInsert;

const OWNED: readonly {
  owner: string;
  name: string;
  report: Report['report'];
  schedule: NonNullable<Report['schedule']>;
  filters: object;
}[] = [
  { owner: 'admin', name: 'Monday numbers', report: 'summary', schedule: 'weekly', filters: { period: 'Daily' } },
  { owner: 'admin', name: 'Collected this month', report: 'payment', schedule: 'daily', filters: { period: 'Daily' } },
  { owner: 'admin', name: 'Overdue by age', report: 'payment', schedule: 'weekly', filters: { period: 'Monthly', show: 'overdue' } },
  { owner: 'admin', name: 'Year so far', report: 'summary', schedule: 'monthly', filters: { period: 'Monthly' } },
  { owner: 'admin', name: 'Failed sign-ins', report: 'info-logs', schedule: 'none', filters: { success: false } },
  { owner: 'admin', name: 'Changes to access levels', report: 'info-logs', schedule: 'none', filters: { action: 'updateAccessLevel' } },
  { owner: 'admin', name: 'Community by quarter', report: 'community', schedule: 'none', filters: { period: 'Quarterly' } },
  { owner: 'tribe-team-fa', name: 'Payments to look at', report: 'payment', schedule: 'daily', filters: { show: 'for-review' } },
  { owner: 'tribe-team-fa', name: 'GCash only', report: 'payment', schedule: 'none', filters: { platform: 'GCash' } },
  { owner: 'tribe-team-fa', name: 'Batch 17', report: 'community', schedule: 'none', filters: { batch: 'Batch 17' } },
  { owner: 'tribe-team-fa', name: 'Batch 18', report: 'community', schedule: 'none', filters: { batch: 'Batch 18' } },
  { owner: 'tribe-team-fa', name: 'Batch 19', report: 'community', schedule: 'weekly', filters: { batch: 'Batch 19' } },
  {
    owner: 'tribe-team-fa',
    name: 'Emails that came back',
    report: 'info-logs',
    schedule: 'weekly',
    filters: { tab: 'emails', state: 'failed' },
  },
  { owner: 'tribe-team-ro', name: 'For the team meeting', report: 'summary', schedule: 'weekly', filters: { period: 'Daily' } },
  { owner: 'tribe-team-ro', name: 'Check-ins', report: 'community', schedule: 'weekly', filters: { show: 'check-ins' } },
  { owner: 'tribe-team-ro', name: 'Due in December', report: 'payment', schedule: 'none', filters: { period: 'Custom Range' } },
  { owner: 'tribe-team-ro', name: 'Move-ups by stage', report: 'community', schedule: 'monthly', filters: { show: 'move-ups' } },
  { owner: 'tribe-team-ro', name: 'Last launch', report: 'summary', schedule: 'none', filters: { period: 'Custom Range' } },
  { owner: 'head-coach', name: 'My coaches', report: 'community', schedule: 'weekly', filters: { period: 'Daily' } },
  { owner: 'head-coach', name: 'Stuck in stage 2', report: 'community', schedule: 'none', filters: { stage: 2 } },
  { owner: 'head-coach', name: 'Activity in the evening', report: 'community', schedule: 'none', filters: { show: 'activity' } },
  { owner: 'head-coach', name: 'Quarter of the coaches', report: 'summary', schedule: 'monthly', filters: { period: 'Quarterly' } },
  { owner: 'tribe-team-fa', name: 'Old launch page', report: 'summary', schedule: 'none', filters: { period: 'Annual' } },
];
const EVERY = { none: 0, daily: 1, weekly: 7, monthly: 30 } as const;
const MAX_RUNS = 14;

/** Seeds saved reports with the runs of their schedules. The last one is archived. */
export async function seedReports(seed: Seed, people: SeededPeople): Promise<void> {
  const random = seededRandom('reports');
  const ids = await seed.tx
    .insert(savedReports)
    .values(
      OWNED.map(({ owner, name, report, schedule, filters }, index) => ({
        name,
        report,
        schedule,
        filters: { ...filters },
        ownerId: people.accounts.get(owner) ?? 0,
        nextRunAt: schedule === 'none' ? null : daysFrom(seed, Math.min(EVERY[schedule], 1 + (index % 7))),
        archivedAt: index === OWNED.length - 1 ? daysFrom(seed, -20) : null,
        createdAt: daysFrom(seed, -120 + index * 4),
      })),
    )
    .returning({ id: savedReports.id });
  await seed.tx.insert(reportRuns).values(
    OWNED.flatMap(({ report, schedule }, index) =>
      Array.from({ length: schedule === 'none' ? index % 2 : Math.min(MAX_RUNS, Math.ceil(90 / EVERY[schedule])) }, (_none, run) => {
        const asOf = daysFrom(seed, -run * (EVERY[schedule] || 9));
        return { reportId: ids[index]?.id ?? 0, figures: FIGURES[report](random, run), asOf, createdAt: new Date(asOf.getTime() + 1500) };
      }),
    ),
  );
}

/** The figures of a report `ago` runs ago, in whole pesos. */
const FIGURES: Record<Report['report'], (random: Random, ago: number) => Record<string, number>> = {
  summary: (random, ago) => ({ members: 218 - ago * 4, newMembers: random.between(3, 11), collectedPesos: random.between(60, 140) * 1749 }),
  community: (random, ago) => ({ active: 160 - ago * 2, moveUps: random.between(2, 14), checkIns: random.between(35, 90) }),
  payment: (random) => ({
    collectedPesos: random.between(60, 140) * 1749,
    duePesos: random.between(40, 80) * 1749,
    overduePesos: random.between(6, 20) * 1749,
  }),
  'info-logs': (random) => ({ signIns: random.between(180, 320), failed: random.between(8, 25) }),
};
