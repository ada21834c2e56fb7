import './commands.ts';
import './ownAccount.ts';
