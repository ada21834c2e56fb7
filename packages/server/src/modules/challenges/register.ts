import './keyCommands.ts';
