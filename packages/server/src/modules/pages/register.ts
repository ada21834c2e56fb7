import './commands.ts';
