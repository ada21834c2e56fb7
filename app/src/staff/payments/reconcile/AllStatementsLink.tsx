import { ButtonLink } from '@atlas/ui';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import { statementsPath } from './statementPath.ts';

/** The link from a statement back to the list. */
export const AllStatementsLink = () => (
  <ButtonLink href={statementsPath()} variant="text" size="dense" iconStart={ArrowLeft}>
    All statements
  </ButtonLink>
);
