import './refundCommands.ts';
