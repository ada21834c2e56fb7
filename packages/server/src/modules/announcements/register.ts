import './mail.ts';
