import './commands.ts';
import './myAccount.ts';
