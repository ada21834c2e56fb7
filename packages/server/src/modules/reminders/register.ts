import { checkBeforeMailing } from '../notifications/commands.ts';
import { whyNotMailReminder } from './sendCommands.ts';

checkBeforeMailing('payment-due', whyNotMailReminder);
checkBeforeMailing('payment-overdue', whyNotMailReminder);
