import { pageTitle } from '@atlas/domain/navigation';

/** The title of the page that is shown: its own title, then the product's. Specification 1 §2.1. */
export const PageTitle = ({ title }: { title: string }) => <title>{pageTitle(title)}</title>;
