export { suggestEmail as suggest } from '@atlas/domain/orders';
