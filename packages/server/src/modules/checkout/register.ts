import './approveCommands.ts';
