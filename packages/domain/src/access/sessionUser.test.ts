import { describe, expect, test } from 'vitest';
import { sessionUserSchema } from './sessionUser.ts';

const smallest = { id: 1, email: 'juan@example.com', roles: 'member', pageAccess: {}, functionAccess: {} };

describe('sessionUserSchema', () => {
  test('fills missing values', () => {
    expect(sessionUserSchema.parse(smallest)).toEqual({
      id: 1,
      name: null,
      slug: null,
      email: 'juan@example.com',
      tribeId: null,
      roles: 'member',
      userProfile: null,
      profileImage: null,
      firstName: null,
      lastName: null,
      facebookProfile: null,
      batch: null,
      bonusCourseId: 136,
      impersonatesUntil: null,
      isEmailConfirmed: true,
      mustSetUpSecondFactor: false,
      membership: null,
      contact: null,
      linkSettings: { 'enable-affiliate': '', 'enable-challenge-buddies': '', 'community-link': '' },
      accessLevels: [],
      accessLevel: null,
      pageAccess: {},
      functionAccess: {},
      stage: null,
      managedStage: null,
      managedGroup: null,
      group: null,
      subGroup: null,
      stagesAsReviewer: [],
      accountabilityAsLeaderId: null,
      accountabilityGroupId: null,
      isFastTrackStudent: false,
      affiliateTimestamp: null,
      originalUserId: null,
      isImpersonating: false,
      isJourneyFormCompleted: true,
      isBatch17: false,
      showReturneeModal: false,
      is20205Enrollees: false,
      isChallenger: false,
      membershipStatus: null,
    });
  });

  test('keeps stage, groups and profile complete', () => {
    const stage = { id: 2, number: 2, name: 'Stage 2' };
    const group = { id: 5, name: 'Luzon' };
    const userProfile = { firstName: 'Juan', middleName: null, lastName: 'Cruz', suffix: 'Jr.', sex: 'male', birthdate: '1990-02-28' };
    const whole = {
      userProfile,
      stage,
      managedStage: stage,
      group,
      subGroup: group,
      managedGroup: group,
      batch: { id: null, name: 'Batch 17' },
    };
    expect(sessionUserSchema.parse({ ...smallest, ...whole, stagesAsReviewer: [stage] })).toMatchObject({
      ...whole,
      stagesAsReviewer: [stage],
    });
  });

  test('drops unknown keys and flags', () => {
    const user = sessionUserSchema.parse({
      ...smallest,
      hashedPassword: 'x',
      pageAccess: { courses: true, users: false, everything: true },
      functionAccess: { 'user_enroll/unenroll': true, all: true },
    });
    expect(user).not.toHaveProperty('hashedPassword');
    expect(user.pageAccess).toEqual({ courses: true, users: false });
    expect(user.functionAccess).toEqual({ 'user_enroll/unenroll': true });
  });

  test.each([
    ['no id', { id: undefined }],
    ['an id that is not a number', { id: '1' }],
    ['an unknown role', { roles: 'owner' }],
    ['an unknown role in the list', { roles: ['member', 'owner'] }],
    ['no maps', { pageAccess: undefined }],
    ['a flag that is not a boolean', { pageAccess: { courses: 'true' } }],
    ['an access level without a role', { accessLevel: { id: 1, key: 'x', name: 'X' } }],
    ['an unknown membership status', { membershipStatus: 'Paused' }],
  ])('rejects %s', (_name, change) => {
    expect(sessionUserSchema.safeParse({ ...smallest, ...change }).success).toBe(false);
  });
});
