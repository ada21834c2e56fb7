import { aboutPerson, ofPerson, type Authorization } from '../../graphql/rules.ts';
import type { PaymentPromise, PortfolioMember, RetentionCase, SuccessManager } from './repo.ts';

/** Access rules for success managers. */
export const successManagersAuthorization: Authorization = {
  types: {
    ManagerFigures: 'with-parent',
    PaymentPromise: aboutPerson('successManager', ({ userId }: PaymentPromise) => userId),
    PortfolioMember: aboutPerson('successManager', ({ userId }: PortfolioMember) => userId),
    RetentionCase: aboutPerson(['retention', 'successManager'], ({ userId }: RetentionCase) => userId),
    SuccessManager: ofPerson('successManager', ({ userId }: SuccessManager) => userId),
  },
  fields: {
    'Viewer.portfolio': { page: 'successManager' },
    'Viewer.retentionCases': { page: 'retention' },
    'Viewer.successManager': { page: 'successManager' },
    'Viewer.successManagers': { page: 'successManagers' },
  },
};
