import './repo.ts';
