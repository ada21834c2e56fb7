import './memberRepo.ts';
