import { whenMoneyMoves } from '../payments/commands.ts';
import { settleCommission, takeBackCommissions } from './earnRepo.ts';

whenMoneyMoves({ settled: settleCommission, paidBack: takeBackCommissions });
