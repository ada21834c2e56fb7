import { aboutPerson, ofPerson, type Authorization } from '../../graphql/rules.ts';
import type { PaymentPromise, PortfolioMember, RetentionCase, SuccessManager } from './repo.ts';

/** Pages of staff who collect payments. */
const COLLECTORS = ['successManager', 'studentPaymentDetails'] as const;

/** Access rules for success managers. */
export const successManagersAuthorization: Authorization = {
  types: {
    ManagerFigures: 'with-parent',
    PaymentPromise: aboutPerson(COLLECTORS, ({ userId }: PaymentPromise) => userId),
    PortfolioMember: aboutPerson('successManager', ({ userId }: PortfolioMember) => userId),
    RetentionCase: aboutPerson(['retention', 'successManager'], ({ userId }: RetentionCase) => userId),
    SuccessManager: ofPerson('successManager', ({ userId }: SuccessManager) => userId),
  },
  fields: {
    'Mutation.savePromise': { pages: ['successManager', 'retention'] },
    'PersonMoney.promises': aboutPerson(COLLECTORS, ({ userId }: { userId: number }) => userId),
    'ScheduleEntry.promise': { page: COLLECTORS },
    'UserCommunity.successManager': ofPerson('user', ({ userId }: { userId: number }) => userId),
    'Viewer.portfolio': { page: 'successManager' },
    'Viewer.retentionCases': { page: 'retention' },
    'Viewer.successManager': { page: 'successManager' },
    'Viewer.successManagers': { page: 'successManagers' },
  },
};
