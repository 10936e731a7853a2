export { loadValueAddedServices, seedValueAddedServices } from './value-added-services.ts';
