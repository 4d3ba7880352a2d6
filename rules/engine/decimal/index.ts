export { Decimal } from './decimal.ts';
